"""The denizens of the hearth."""

from prestol.games.oath.law.access import locked, place_of, ruled_suits
from prestol.games.oath.law.armies import ATTACK, DEFENSE, army_of, campaign_of, seats_of, sway
from prestol.games.oath.law.bargains import bargain, can_bargain
from prestol.games.oath.law.cards import TO_SITE, Removal, move_to_site, takes_in
from prestol.games.oath.law.citizenship import become_citizen
from prestol.games.oath.law.costs import Must, Said
from prestol.games.oath.law.pieces import discard, drop, gain_favor, gain_warbands, kill, station, take_back, take_favor
from prestol.games.oath.moments import (
    ACTION,
    CAMPAIGN_ENDS,
    CAMPAIGN_OPEN,
    CAMPAIGNED,
    DEFEAT,
    KEPT,
    MODIFY_SEARCH,
    MODIFY_TRADE,
    MOVE_ROOM,
    MUSTER_GAIN,
    PLAN,
    PLAY_ROOM,
    PLAY_SAID,
    PLAYED,
    RELICS_SHUT,
    SACRIFICE,
    SAVED,
    SEARCH_COST,
    SEARCH_PLAYED,
    SITE_WARBANDS,
    SKULLS,
    SUITED,
    TRADE_COST,
)
from prestol.games.oath.powers.effects import (
    deed_of,
    foes,
    look_through,
    loose,
    nothing_yet,
    owns,
    player_of,
    refill,
    stocked,
    together,
    unknown_to,
    used,
    which_bank,
    whom,
)
from prestol.games.oath.powers.relics import draw_relic
from prestol.games.oath.state import BANDITS, CARDS, REGION, SUIT, SUITS, SUPPLY, VISIONS, Oath
from prestol.table import Ask, Asking, power

PEOPLES_FAVOR = "peoples-favor"

# Tinker's Fair

FAIR = ("favor", "secret", "relic")


@power("tinkers_fair", ACTION, when=lambda s, seat: can_bargain(s, seat, "tinkers_fair", s.from_seat(seat), FAIR))
def tinkers_fair(s: Oath, seat: int) -> None:
    s.then(bargain, seat, "tinkers_fair", s.from_seat(seat)[1:], FAIR)


# Wayside Inn


@power("wayside_inn", ACTION, when=lambda s, seat: s.players[seat].supply < SUPPLY["most"])
def wayside_inn(s: Oath, seat: int) -> None:
    refill(s, seat, 2)
    s.tell("gains-supply", seat, card="wayside_inn", supply=2)


# Extra Provisions


@power("extra_provisions", PLAN)
def extra_provisions(s: Oath, seat: int) -> None:
    campaign_of(s).defense_dice += 1


# Memory of Home

OTHERS = tuple(suit for suit in SUITS if suit != "hearth")


@power("memory_of_home", ACTION, when=lambda s, seat: bool(stocked(s, OTHERS)))
def memory_of_home(s: Oath, seat: int) -> Asking:
    suit = yield from which_bank(s, seat, "memory_of_home", OTHERS)
    favor = s.banks[suit]
    s.banks["hearth"] += favor
    s.banks[suit] = 0
    s.tell("moves-bank", seat, card="memory_of_home", suit=suit, suit_to="hearth", favor=favor)


# Welcoming Party


def fresh_denizen(s: Oath, seat: int, card: str, place: int, fresh: bool) -> bool:
    own = seat == s.active and fresh and card != "welcoming_party"
    return own and CARDS[card].kind == "denizen" and s.banks["hearth"] > 0


@power("welcoming_party", SEARCH_PLAYED, when=fresh_denizen)
def welcoming_party(s: Oath, seat: int, card: str, place: int, fresh: bool) -> None:
    gain_favor(s, seat, "hearth")
    s.tell("gains-favor", seat, card="welcoming_party", suit="hearth", favor=1)


# Traveling Doctor


@power("traveling_doctor", PLAN)
def traveling_doctor(s: Oath, seat: int) -> None:
    campaign_of(s).spared.append(army_of(s, seat))


@power("traveling_doctor", DEFEAT)
def doctor_leaves(s: Oath, seat: int) -> None:
    drop(s, seat, "traveling_doctor")


# Storyteller


@power("storyteller", ACTION)
def storyteller(s: Oath, seat: int) -> None:
    s.banners["darkest-secret"].tokens += 1
    s.tell("adds-secret", seat, card="storyteller")


# Armed Mob


def exposed(s: Oath, seat: int) -> list[str]:
    """Faceup advisers, not locked, of who holds the Darkest Secret but not the People's Favor."""
    holder = s.banners["darkest-secret"].holder
    if holder < 0 or s.banners["peoples-favor"].holder == holder:
        return []
    return [card for card in s.players[holder].advisers if not locked(s, seat, card)]


@power("armed_mob", ACTION, when=lambda s, seat: bool(exposed(s, seat)))
def armed_mob(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "discard-which", exposed(s, seat), about={"card": "armed_mob"})
    discard(s, seat, card)


# Tavern Songs


def songs(s: Oath, seat: int) -> bool:
    return unknown_to(s.discards[REGION[s.players[seat].site]], seat, 3)


@power("tavern_songs", ACTION, when=songs)
def tavern_songs(s: Oath, seat: int) -> None:
    region = REGION[s.players[seat].site]
    s.tell("looks-through-pile", seat, card="tavern_songs", region=region)
    look_through(s, s.discards[region], seat, "tavern_songs", 3)


# A Round of Ale


def something_is_out(s: Oath, seat: int) -> bool:
    """Tokens lie on cards, or secrets face down on the board."""
    return bool(s.favor_on or s.secrets_on or s.players[seat].spent)


@power("a_round_of_ale", ACTION, when=something_is_out)
def a_round_of_ale(s: Oath, seat: int) -> None:
    """Only what was just paid stays where it is."""
    take_back(s, seat, "a_round_of_ale")
    s.tell("takes-back", seat, card="a_round_of_ale")


# Awaited Return


@power("awaited_return", MODIFY_TRADE, when=lambda s, seat: s.players[seat].warbands > 0)
def awaited_return(s: Oath, seat: int) -> None:
    s.tell("loses-warbands", seat, card="awaited_return", warbands=kill(s, seat, 1))


@power("awaited_return", TRADE_COST)
def trades_for_the_fallen(s: Oath, seat: int, supply: int, card: str) -> int:
    return 0 if used(s, "awaited_return") else supply


# Ballot Box


def elected(s: Oath, seat: int) -> bool:
    return s.players[seat].role == "exile" and s.banners[PEOPLES_FAVOR].holder == seat


@power("ballot_box", ACTION, when=elected)
def ballot_box(s: Oath, seat: int) -> None:
    become_citizen(s, seat)


# Book Binders


def anothers_vision(s: Oath, seat: int, card: str, place: int, fresh: bool) -> bool:
    """The Conspiracy is one too."""
    return card in VISIONS and owns(s, seat, "book_binders") and seat != player_of(s) and bool(stocked(s))


@power("book_binders", SEARCH_PLAYED, when=anothers_vision)
def book_binders(s: Oath, seat: int, card: str, place: int, fresh: bool) -> Asking:
    suit = yield from which_bank(s, seat, "book_binders")
    s.tell("gains-favor", seat, card="book_binders", suit=suit, favor=gain_favor(s, seat, suit, 2))


# Charming Friend


def generous(s: Oath, seat: int) -> tuple[int, ...]:
    """Those who stand here and have favor."""
    return tuple(other for other in together(s, seat) if s.players[other].favor)


@power("charming_friend", ACTION, when=lambda s, seat: bool(generous(s, seat)))
def charming_friend(s: Oath, seat: int) -> Asking:
    other = yield from whom(seat, "charming_friend", generous(s, seat))
    s.tell("takes-favor", seat, card="charming_friend", seat_of=other, favor=take_favor(s, seat, other, 1))


# Crop Rotation


@power("crop_rotation", PLAY_ROOM)
def crop_rotation(s: Oath, seat: int, room: tuple[Removal, ...], card: str, to: int) -> tuple[Removal, ...]:
    """One denizen of the site may make room; not this card, which is in use (7.4.3)."""
    others = [other for other in loose(s, seat, to) if other != "crop_rotation"]
    return (*room, *[("crop_rotation", to, other) for other in others])


# Deed Writer

DEEDS = ("favor", "secret", "site")


@power("deed_writer", ACTION, when=lambda s, seat: can_bargain(s, seat, "deed_writer", s.from_seat(seat), DEEDS))
def deed_writer(s: Oath, seat: int) -> None:
    s.then(bargain, seat, "deed_writer", s.from_seat(seat)[1:], DEEDS)


# Fabled Feast


@power("fabled_feast", PLAYED, when=lambda s, seat, card, place: "hearth" in ruled_suits(s, seat) and bool(stocked(s)))
def fabled_feast(s: Oath, seat: int, card: str, place: int) -> Asking:
    """At a site that its player does not rule it does not count itself."""
    guests = ruled_suits(s, seat).count("hearth")
    suit = yield from which_bank(s, seat, card)
    s.tell("gains-favor", seat, card=card, suit=suit, favor=gain_favor(s, seat, suit, guests))


# Family Heirloom


@power("family_heirloom", PLAYED, when=lambda s, seat, card, place: bool(s.relics.cards))
def family_heirloom(s: Oath, seat: int, card: str, place: int) -> None:
    draw_relic(s, seat)


# Hearts and Minds


@power("hearts_and_minds", PLAN)
def hearts_and_minds(s: Oath, seat: int) -> None:
    campaign_of(s).decided = DEFENSE


@power("hearts_and_minds", CAMPAIGN_ENDS)
def hearts_grow_cold(s: Oath, seat: int) -> None:
    if s.banners[PEOPLES_FAVOR].holder not in seats_of(s, DEFENSE):
        drop(s, seat, "hearts_and_minds")


# Herald


def anothers_war(s: Oath, seat: int, attacker: int, defender: int, won: int) -> bool:
    return owns(s, seat, "herald") and attacker != seat and defender != BANDITS and bool(stocked(s))


@power("herald", CAMPAIGNED, when=anothers_war)
def herald(s: Oath, seat: int, attacker: int, defender: int, won: int) -> Asking:
    suit = yield from which_bank(s, seat, "herald")
    s.tell("gains-favor", seat, card="herald", suit=suit, favor=gain_favor(s, seat, suit))


# Homesteaders


def settlers(s: Oath, seat: int) -> list[str]:
    """Advisers that can be moved to the own site (7.2, 2.8.1)."""
    p = s.players[seat]
    free = [card for card in p.advisers if not locked(s, seat, card) and CARDS[card].only != "adviser"]
    return [card for card in free if takes_in(s, seat, card, p.site, MOVE_ROOM)]


@power("homesteaders", ACTION, when=lambda s, seat: bool(settlers(s, seat)))
def homesteaders(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "move-which", settlers(s, seat), about={"card": "homesteaders"})
    yield from move_to_site(s, seat, card, s.players[seat].site)


# Hospital

power("hospital", PLAN)(nothing_yet)


@power("hospital", SAVED)
def hospital(s: Oath, seat: int, saved: bool, army: str) -> bool:
    user = campaign_of(s).used.get("hospital")
    return saved or (user is not None and army_of(s, user) == army)


@power("hospital", CAMPAIGN_ENDS, when=lambda s, seat: bool(campaign_of(s).saved))
def the_healed(s: Oath, seat: int) -> None:
    """They come to the hospital if their side rules it now; else they die after all."""
    c, place = campaign_of(s), place_of(s, "hospital")
    count = sum(c.saved.values())
    for color, saved in c.saved.items():
        s.players[color].bank += saved
    c.saved = {}
    if place >= 0 and s.sites[place].ruler == s.side(seat) and SITE_WARBANDS(s, seat, True):
        warbands = station(s, s.color(seat), place, count)
        s.tell("are-healed", seat, card="hospital", warbands=warbands, site=s.sites[place].name)
    else:
        s.tell("loses-warbands", seat, card="hospital", warbands=count)


# Land Warden

power("land_warden", MODIFY_SEARCH)(nothing_yet)


@power("land_warden", KEPT)
def land_warden(s: Oath, seat: int, cards: int) -> int:
    return max(cards, 2) if used(s, "land_warden") else cards


@power("land_warden", PLAY_SAID)
def one_for_the_land(s: Oath, seat: int, said: Said, card: str) -> Said:
    """The second card goes to a site if the first did not."""
    if used(s, "land_warden") and deed_of(s).played == [-1]:
        return (*said, Must("land_warden", TO_SITE))
    return said


# Levelers


@power("levelers", ACTION, when=lambda s, seat: bool(stocked(s)))
def levelers(s: Oath, seat: int) -> Asking:
    """From a fullest bank to an emptiest; among equals the player chooses."""
    most = max(s.banks.values())
    fullest = [suit for suit in SUITS if s.banks[suit] == most]
    suit = yield from which_bank(s, seat, "levelers", fullest)
    others = [other for other in SUITS if other != suit]
    least = min(s.banks[other] for other in others)
    emptiest = tuple(other for other in others if s.banks[other] == least)
    to = yield Ask(seat, "bank-to", emptiest, about={"card": "levelers", "suit": suit})
    favor = min(2, most)
    s.banks[suit] -= favor
    s.banks[to] += favor
    s.tell("moves-bank", seat, card="levelers", suit=suit, suit_to=to, favor=favor)


# Marriage


@power("marriage", SUITED)
def marriage(s: Oath, seat: int, count: int, suit: str) -> int:
    """It counts as two."""
    return count + (suit == "hearth" and owns(s, seat, "marriage"))


# News from Afar

power("news_from_afar", MODIFY_SEARCH)(nothing_yet)


@power("news_from_afar", SEARCH_COST)
def news_from_afar(s: Oath, seat: int, supply: int, source: str) -> int:
    return 0 if used(s, "news_from_afar") else supply


# Relic Breaker


def breakable(s: Oath, seat: int) -> bool:
    """A relic lies at the own site, and nothing locks it."""
    place = s.players[seat].site
    return bool(s.sites[place].relics.cards) and not RELICS_SHUT(s, seat, False, place)


@power("relic_breaker", ACTION, when=breakable)
def relic_breaker(s: Oath, seat: int) -> Asking:
    site = s.sites[s.players[seat].site]
    at = yield Ask(seat, "relic-here", range(len(site.relics)), about={"card": "relic_breaker"})
    site.relics.move(site.relics.cards[at], s.relics, under=True)
    s.tell("buries-relic", seat, site=site.name)
    s.tell("gains-warbands", seat, card="relic_breaker", warbands=gain_warbands(s, seat, 3))


# Rowdy Pub


@power("rowdy_pub", MUSTER_GAIN)
def rowdy_pub(s: Oath, seat: int, warbands: int, card: str) -> int:
    return warbands + (card == "rowdy_pub")


# Saddle Makers


def anothers_riders(s: Oath, seat: int, card: str, place: int, fresh: bool) -> bool:
    rides = SUIT[card] in ("nomad", "order") and s.banks[SUIT[card]] > 0
    return rides and owns(s, seat, "saddle_makers") and seat != player_of(s)


@power("saddle_makers", SEARCH_PLAYED, when=anothers_riders)
def saddle_makers(s: Oath, seat: int, card: str, place: int, fresh: bool) -> None:
    suit = SUIT[card]
    s.tell("gains-favor", seat, card="saddle_makers", suit=suit, favor=gain_favor(s, seat, suit, 2))


# Salad Days


@power("salad_days", PLAYED)
def salad_days(s: Oath, seat: int, card: str, place: int) -> Asking:
    """A favor each from three banks, as far as there is any."""
    left = list(SUITS)
    for _ in range(3):
        if stocked(s, left):
            suit = yield from which_bank(s, seat, card, left)
            left.remove(suit)
            s.tell("gains-favor", seat, card=card, suit=suit, favor=gain_favor(s, seat, suit))


# The Great Levy, Village Constable


def people_are_not_against(s: Oath, seat: int) -> bool:
    """The enemy does not hold the People's Favor."""
    return s.banners[PEOPLES_FAVOR].holder not in foes(s, seat)


@power("the_great_levy", PLAN, when=people_are_not_against)
def the_great_levy(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


@power("the_great_levy", SKULLS)
def unharmed(s: Oath, seat: int, skulls: int) -> int:
    """An attacker who has raised the levy loses nobody to skulls."""
    user = campaign_of(s).used.get("the_great_levy", BANDITS)
    return 0 if army_of(s, user) == ATTACK else skulls


@power("village_constable", PLAN, when=people_are_not_against)
def village_constable(s: Oath, seat: int) -> None:
    sway(s, seat, 2)


# Vow of Peace


@power("vow_of_peace", CAMPAIGN_OPEN)
def keeps_the_peace(s: Oath, seat: int, may_campaign: bool) -> bool:
    return may_campaign and not owns(s, seat, "vow_of_peace")


@power("vow_of_peace", SACRIFICE)
def nobody_dies_for_it(s: Oath, seat: int, may_sacrifice: bool) -> bool:
    """Also if the holder stands by the defender (5.5.2)."""
    return may_sacrifice and not any(owns(s, other, "vow_of_peace") for other in seats_of(s, DEFENSE))
