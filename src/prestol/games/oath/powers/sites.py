"""What the sites do. A power of a site is asked for every seat: it looks itself who is concerned."""

from prestol.games.oath.law.access import place_of
from prestol.games.oath.law.armies import campaign_of
from prestol.games.oath.law.bargains import bargain, can_bargain
from prestol.games.oath.law.cards import Removal
from prestol.games.oath.law.costs import Cannot, Ignore, Must, Said, can_spare
from prestol.games.oath.law.pieces import flip_secret, gain_favor, gain_secrets, gain_warbands
from prestol.games.oath.law.recover import affordable, pay_for_relic, recover_relic
from prestol.games.oath.moments import (
    ACTION,
    DECLARED,
    DRAW_COUNT,
    HOMELAND,
    MODIFY_TRAVEL,
    MOVE_ROOM,
    MUSTER_GAIN,
    PLAY_ROOM,
    RELICS_SHUT,
    TARGETS_DONE,
    TARGETS_SAID,
    TRAVEL_CHOOSER,
    TRAVEL_COST,
    TRAVEL_EXTRA,
    TRAVEL_SAID,
    TRAVEL_TOLL,
    WAKE_TOKENS,
)
from prestol.games.oath.powers.effects import loose, past_the_pass, target_at, used
from prestol.games.oath.state import PLACES, PLACES_OF, REGION, SITES, SUIT, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Opportunity: Mine, Salt Flats, Drowned City (4.1.4)


def opportunity(site: str) -> None:
    @power(site, WAKE_TOKENS)
    def tokens(s: Oath, seat: int, found: tuple[str, ...]) -> tuple[str, ...]:
        here = s.sites[s.players[seat].site]
        if here.name != site:
            return found
        return (*["favor"] * bool(here.favor), *["secret"] * bool(here.secrets))


for _site in ("mine", "salt-flats", "drowned-city"):
    opportunity(_site)


# Homelands


def homeland(site: str) -> None:
    facts = SITES[site]

    def comes_home(s: Oath, seat: int, card: str, place: int) -> bool:
        """A card of the suit, unless its player has discarded one from here in this turn."""
        return (
            s.sites[place].name == site
            and SUIT[card] == facts.homeland
            and (place, facts.homeland) not in s.turn.discarded
        )

    @power(site, HOMELAND, when=comes_home)
    def reward(s: Oath, seat: int, card: str, place: int) -> None:
        for goods, count in facts.reward.items():
            if goods == "favor":
                favor = gain_favor(s, seat, facts.homeland, count)
                s.tell("gains-favor", seat, card=site, suit=facts.homeland, favor=favor)
            elif goods == "secret":
                gain_secrets(s, seat, count)
                s.tell("gains-secrets", seat, card=site, secrets=count)
            elif goods == "warbands":
                s.tell("gains-warbands", seat, card=site, warbands=gain_warbands(s, seat, count))
            else:
                s.then(find_relic, seat, place, site)


for _site, _facts in SITES.items():
    if _facts.homeland:
        homeland(_site)


@game.step
def find_relic(s: Oath, seat: int, place: int, site: str) -> Asking:
    """A relic of the site is recovered without Supply; whether its price is due is the table's reading."""
    relics = s.sites[place].relics.cards
    paid = s.variants.homeland_relic == "paid"
    if not relics or RELICS_SHUT(s, seat, False, place) or (paid and not affordable(s, seat, s.sites[place])):
        return
    at = yield Ask(seat, "find-relic", range(len(relics)), optional=paid, about={"site": site})
    if at is PASS:
        return
    if paid:
        pay_for_relic(s, seat, place)
    recover_relic(s, seat, place, at)


# Plains, Mountain


@power("plains", DECLARED)
def plains(s: Oath, seat: int, dice: int) -> int:
    return dice + target_at(s, place_of(s, "plains"))


@power("mountain", DECLARED)
def mountain(s: Oath, seat: int, dice: int) -> int:
    return dice - target_at(s, place_of(s, "mountain"))


# River


@power("river", MUSTER_GAIN)
def river(s: Oath, seat: int, warbands: int, card: str) -> int:
    site = s.sites[place_of(s, card)]
    return warbands + (site.name == "river" and site.ruler == s.side(seat))


# Marshes


@power("marshes", DRAW_COUNT)
def marshes(s: Oath, seat: int, cards: int, source: str) -> int:
    return cards - (s.sites[s.players[seat].site].name == "marshes")


# Narrow Pass


def behind_pass(s: Oath) -> tuple[int, ...]:
    """The other sites of its region."""
    place = place_of(s, "narrow-pass")
    return tuple(other for other in PLACES_OF[REGION[place]] if other != place)


@power("narrow-pass", TRAVEL_SAID)
def through_the_pass(s: Oath, seat: int, said: Said, start: int) -> Said:
    hidden = behind_pass(s)
    if REGION[start] == REGION[hidden[0]]:
        return said
    return (*said, Must("narrow-pass", tuple(place for place in PLACES if place not in hidden)))


def pass_stands_between(s: Oath, seat: int) -> bool:
    """The attacker fights from another region and does not rule the pass."""
    place = place_of(s, "narrow-pass")
    return REGION[campaign_of(s).place] != REGION[place] and s.sites[place].ruler != s.side(seat)


@power("narrow-pass", TARGETS_SAID)
def no_way_round(s: Oath, seat: int, said: Said) -> Said:
    c = campaign_of(s)
    ruler = s.sites[place_of(s, "narrow-pass")].ruler
    if not pass_stands_between(s, seat) or ruler == s.side(c.defender):
        return said
    return (*said, Cannot("narrow-pass", tuple(("site", place) for place in behind_pass(s))))


@power("narrow-pass", TARGETS_DONE)
def pass_first(s: Oath, seat: int, done: bool) -> bool:
    targets = campaign_of(s).targets
    beyond = any(("site", place) in targets for place in behind_pass(s))
    if beyond and pass_stands_between(s, seat) and ("site", place_of(s, "narrow-pass")) not in targets:
        return False
    return done


# Coasts


def coast(site: str) -> None:
    @power(site, TRAVEL_COST)
    def along_the_coast(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
        return min(supply, 1) if s.sites[start].name == site and is_coast(s, to) else supply

    @power(site, TRAVEL_SAID)
    def sail_past(s: Oath, seat: int, said: Said, start: int) -> Said:
        """From coast to coast the pass does not stand in the way."""
        if s.sites[start].name != site:
            return said
        return past_the_pass(said, tuple(place for place in PLACES if is_coast(s, place)))


def is_coast(s: Oath, place: int) -> bool:
    return bool(s.sites[place].name) and SITES[s.sites[place].name].coast


for _site, _facts in SITES.items():
    if _facts.coast:
        coast(_site)


# Charming Valley


@power("charming-valley", TRAVEL_EXTRA)
def charming_valley(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return supply + (s.sites[start].name == "charming-valley")


# Great Slum


@power("great-slum", PLAY_ROOM, MOVE_ROOM)
def great_slum(s: Oath, seat: int, room: tuple[Removal, ...], card: str, to: int) -> tuple[Removal, ...]:
    if s.sites[to].name != "great-slum":
        return room
    return (*room, *[("great-slum", to, other) for other in loose(s, seat, to)])


# Buried Giant


def can_wake_giant(s: Oath, seat: int) -> bool:
    return s.sites[s.players[seat].site].name == "buried-giant" and can_spare(s, seat, 1)


@power("buried-giant", MODIFY_TRAVEL, when=can_wake_giant)
def buried_giant(s: Oath, seat: int) -> None:
    flip_secret(s, seat)


@power("buried-giant", TRAVEL_COST)
def giant_strides(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if used(s, "buried-giant") else supply


@power("buried-giant", TRAVEL_SAID)
def over_the_pass(s: Oath, seat: int, said: Said, start: int) -> Said:
    return (*said, Ignore("buried-giant", "narrow-pass")) if used(s, "buried-giant") else said


# Shrouded Wood


@power("shrouded-wood", TRAVEL_COST)
def out_of_the_wood(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 2 if s.sites[start].name == "shrouded-wood" else supply


@power("shrouded-wood", TRAVEL_SAID)
def unhindered(s: Oath, seat: int, said: Said, start: int) -> Said:
    return (*said, Ignore("shrouded-wood", "narrow-pass")) if s.sites[start].name == "shrouded-wood" else said


@power("shrouded-wood", TRAVEL_CHOOSER)
def lord_of_the_wood(s: Oath, seat: int, chooser: int, start: int) -> int:
    """An enemy who rules the wood says where one comes out; for the Empire the Chancellor does."""
    wood = s.sites[start]
    return wood.ruler if wood.name == "shrouded-wood" and 0 <= wood.ruler != s.side(seat) else chooser


# The Hidden Place


@power("the-hidden-place", TRAVEL_TOLL)
def hidden_place(s: Oath, seat: int, secrets: int, place: int) -> int:
    return secrets + (s.sites[place].name == "the-hidden-place")


@power("shrouded-wood", TRAVEL_TOLL)
def finds_it_at_once(s: Oath, seat: int, secrets: int, place: int) -> int:
    """Whoever comes out of the wood finds the Hidden Place; an attacker does not."""
    leaves = s.campaign is None or s.campaign.stage == "spoils"
    return 0 if leaves and s.sites[s.players[seat].site].name == "shrouded-wood" else secrets


# The Tribunal

TRIBUNAL = ("favor", "secret", "peace", "tribute")
"""What can be dealt in: now, and later."""


def at_the_tribunal(s: Oath, seat: int) -> bool:
    place = place_of(s, "the-tribunal")
    present = place == s.players[seat].site or s.sites[place].ruler == s.side(seat)
    return present and can_bargain(s, seat, "the-tribunal", s.from_seat(seat), TRIBUNAL)


@power("the-tribunal", ACTION, when=at_the_tribunal)
def the_tribunal(s: Oath, seat: int) -> None:
    s.then(bargain, seat, "the-tribunal", s.from_seat(seat)[1:], TRIBUNAL)
