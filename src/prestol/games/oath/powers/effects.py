"""What the powers of many cards do alike."""

from collections.abc import Sequence

from prestol.games.oath.law.access import holder, locked, place_of, rules_card, suited
from prestol.games.oath.law.armies import army_of, campaign_of, enemy_of, seats_of
from prestol.games.oath.law.cards import crowd, dismiss, dismissible
from prestol.games.oath.law.costs import Cannot, Must, Said, allowed
from prestol.games.oath.law.pieces import (
    discard,
    gain_favor,
    lift_warbands,
    place_warbands,
    put_adviser,
    put_at_site,
    remove_card,
)
from prestol.games.oath.law.search import search_cost
from prestol.games.oath.moments import GIVE_SAID, MUST_STAY, PLAN, SITE_WARBANDS, TAKE_SAID, TRADE_MATCHES
from prestol.games.oath.state import (
    BANDITS,
    NOBODY,
    PLACES,
    PLACES_OF,
    REGION,
    REGIONS,
    SUIT,
    SUITS,
    SUPPLY,
    Deed,
    Oath,
)
from prestol.table import Ask, Asking, Pile

# Questions


def which_bank(s: Oath, seat: int, card: str, suits: Sequence[str] = SUITS) -> Asking:
    """One of the favor banks that are not empty."""
    return (yield Ask(seat, "bank", stocked(s, suits), about={"card": card}))


def whom(seat: int, card: str, players: Sequence[int]) -> Asking:
    return (yield Ask(seat, "whom", tuple(players), about={"card": card}))


def may(seat: int, card: str) -> Asking:
    """Whether the seat wants what a card offers."""
    return (yield Ask(seat, "may", (card,), optional=True, about={"card": card})) is not None


def stocked(s: Oath, suits: Sequence[str] = SUITS) -> tuple[str, ...]:
    """The banks that are not empty."""
    return tuple(suit for suit in suits if s.banks[suit])


# Who and where


def elsewhere(s: Oath, seat: int) -> list[str]:
    """The discard piles of other regions that the seat could search."""
    own, supply = REGION[s.players[seat].site], s.players[seat].supply
    return [
        region
        for region in REGIONS
        if region != own and s.discards[region].cards and search_cost(s, seat, region) <= supply
    ]


def all_regions(sources: tuple[str, ...]) -> tuple[str, ...]:
    """The sources of a search, and the discard piles that are not among them."""
    return (*sources, *[region for region in REGIONS if region not in sources])


def together(s: Oath, seat: int) -> tuple[int, ...]:
    """The other players whose pawns stand where this one's does."""
    here = s.players[seat].site
    return tuple(other for other in s.from_seat(seat)[1:] if s.players[other].site == here)


def owns(s: Oath, seat: int, card: str) -> bool:
    """Whether a seat has this faceup adviser: for a persistent card, whose power looks for whom it works."""
    return card in s.players[seat].advisers


def takeable(s: Oath, seat: int, other: int) -> list[str]:
    """The relics of another player that a seat may take."""
    return allowed(s.players[other].relics, TAKE_SAID(s, seat, (), other))


def loose(s: Oath, seat: int, place: int) -> list[str]:
    """The cards at a site that are not locked for a seat."""
    return [card for card in s.sites[place].cards if not locked(s, seat, card)]


def loose_advisers(s: Oath, seat: int, others: Sequence[int]) -> list[str]:
    """The faceup advisers of other players that are not locked for a seat."""
    return [card for other in others for card in s.players[other].advisers if not locked(s, seat, card)]


def banners_of(s: Oath, owner: int) -> list[str]:
    """The banners that a player has."""
    return [banner for banner, flag in s.banners.items() if flag.holder == owner]


def ruled_by(s: Oath, seats: Sequence[int]) -> list[str]:
    """The cards that any of these players, or the bandits, rule: advisers, and cards at sites."""
    found = [card for seat in seats if seat != BANDITS for card in s.players[seat].advisers]
    for site in s.sites:
        if site.ruler == BANDITS and BANDITS in seats:
            found += site.cards
        else:
            found += [card for card in site.cards if any(rules_card(s, seat, card) for seat in seats)]
    return found


def trade_matches(s: Oath, seat: int, card: str) -> int:
    """How many advisers match a card that is traded with."""
    count: int = TRADE_MATCHES(s, seat, suited(s, seat, SUIT[card]), card)
    return count


def past_the_pass(said: Said, places: tuple[int, ...]) -> Said:
    """What is said about a travel, if the Narrow Pass does not stand before these places."""
    return tuple(
        Must(saying.card, (*saying.only, *places))
        if isinstance(saying, Must) and saying.card == "narrow-pass"
        else saying
        for saying in said
    )


def beasts(s: Oath) -> int:
    """How many cards of beasts lie at sites."""
    return sum(SUIT[card] == "beast" for site in s.sites for card in site.cards)


def may_give(s: Oath, seat: int, goods: str) -> bool:
    """Whether a player may give things of this kind."""
    return bool(allowed((goods,), GIVE_SAID(s, seat, ())))


# Pieces


def discard_all(s: Oath, seat: int, card: str, cards: Sequence[str]) -> Asking:
    """A card discards others, in any order; not a modifier of the action that is under way (7.4.3)."""
    left = [other for other in cards if other != card and not used(s, other)]
    while left:
        gone = (yield Ask(seat, "discard-next", tuple(left), about={"card": card})) if len(left) > 1 else left[0]
        left.remove(gone)
        discard(s, seat, gone)


def refill(s: Oath, seat: int, supply: int) -> None:
    """The marker goes to the left, not past the leftmost space."""
    p = s.players[seat]
    p.supply = min(SUPPLY["most"], p.supply + supply)


def burn_all_but_one(s: Oath, seat: int) -> int:
    """A player's board keeps one secret, a faceup one if there is one. Returns how many were burned."""
    p = s.players[seat]
    burned = max(0, p.secrets + p.spent - 1)
    facedown = min(p.spent, burned)
    p.spent -= facedown
    p.secrets -= burned - facedown
    return burned


def unknown_to(pile: Pile, seat: int, count: int | None = None) -> bool:
    """Whether a seat would learn something from the top cards of a pile."""
    marks = pile.marks if count is None else pile.marks[-count:]
    return any(not mark >> seat & 1 for mark in marks)


def look_through(s: Oath, pile: Pile, seat: int, card: str, count: int | None = None) -> None:
    """A seat looks at the top cards of a pile, or at all of them; their order stays."""
    count = len(pile) if count is None else min(count, len(pile))
    for at in range(1, count + 1):
        s.peek(pile, seat, -at)
    s.whisper(seat, "looks-through", card=card, card_all=tuple(pile.cards[len(pile) - count :]))


def rearrange(s: Oath, seat: int, card: str) -> Asking:
    """A player's own warbands are arranged anew, site by site; the rest are on the board."""
    p, color = s.players[seat], s.color(seat)
    ruled = [place for place in PLACES if s.sites[place].ruler == s.side(seat)]
    places = [place for place in ruled if s.sites[place].color in (color, NOBODY)]
    here = [s.sites[place].warbands for place in places]
    fewest = [min(now, MUST_STAY(s, seat, 1, place)) for place, now in zip(places, here, strict=True)]
    free = SITE_WARBANDS(s, seat, True)
    spare = p.warbands + sum(here) - sum(fewest)
    stay = []
    for place, now, least in zip(places, here, fewest, strict=True):
        most = least + spare if free else now
        about = {"card": card, "site": s.sites[place].name}
        stay.append((yield Ask(seat, "warbands-stay", range(least, most + 1), about=about)))
        spare -= stay[-1] - least
    for place, now, then in zip(places, here, stay, strict=True):
        lift_warbands(s, seat, place, max(0, now - then))
    for place, now, then in zip(places, here, stay, strict=True):
        place_warbands(s, seat, place, max(0, then - now))
    s.tell("rearranges", seat, card=card)


def sweep(s: Oath, seat: int, card: str, suits: Sequence[str]) -> Asking:
    """All cards of these suits but this one are discarded from the sites of the pawn's region."""
    places = PLACES_OF[REGION[s.players[seat].site]]
    yield from discard_all(s, seat, card, [c for at in places for c in loose(s, seat, at) if SUIT[c] in suits])


def swap(s: Oath, one: str, other: str) -> None:
    """Two faceup cards trade places, with all that lies on them. It is not a play. Who has too many advisers by it
    discards some."""
    owners = [_owner(s, card) for card in (one, other)]
    fine = [owner for owner in owners if owner != NOBODY and not crowd(s, owner)]
    places = [remove_card(s, card) for card in (one, other)]
    for card, place, owner in zip((other, one), places, owners, strict=True):
        if place >= 0:
            put_at_site(s, card, place)
        else:
            put_adviser(s, owner, card)
    for card, owner in zip((other, one), owners, strict=True):
        if owner in fine and dismissible(s, owner):
            s.then(dismiss, owner, False, card)


def _owner(s: Oath, card: str) -> int:
    return next((seat for seat, p in enumerate(s.players) if card in p.advisers), NOBODY)


# Deeds and campaigns


def used(s: Oath, card: str) -> bool:
    """Whether a modifier is in use."""
    return s.deed is not None and card in s.deed.used


def player_of(s: Oath) -> int:
    """Who plays a card."""
    return s.active if s.deed is None else s.deed.seat


def travelling(s: Oath, card: str) -> bool:
    """Whether a modifier is in use for a travel; a campaign after it is something else."""
    return used(s, card) and s.campaign is None


def at_hand(s: Oath, seat: int, *beside: str) -> bool:
    """Whether the player still has access to all modifiers in use, beside these."""
    return all(card in s.working[seat] for card in deed_of(s).used if card not in beside)


def deed_of(s: Oath) -> Deed:
    """The major action in progress."""
    assert s.deed is not None
    return s.deed


def planned(s: Oath, card: str) -> bool:
    """Whether a battle plan was used in this campaign."""
    return s.campaign is not None and card in s.campaign.used


def foes(s: Oath, seat: int) -> tuple[int, ...]:
    """The players of the other army, seen from one that a seat, or the bandits, fight in."""
    return seats_of(s, enemy_of(army_of(s, seat)))


def against_holder(s: Oath, card: str, who: int) -> bool:
    """Whether a seat, or the bandits, fight against the holder of an adviser in this campaign."""
    owner = holder(s, card)
    army = army_of(s, owner) if owner != NOBODY else ""
    return army != "" and army != army_of(s, who)


def forbidden_to_foes(s: Oath, card: str, said: Said, who: int, suits: Sequence[str]) -> Said:
    """Against the holder of an adviser plans of some suits cannot be used."""
    if not against_holder(s, card, who):
        return said
    return (*said, Cannot(card, tuple(plan for plan in PLAN.powers if SUIT[plan] in suits)))


def defends(s: Oath, seat: int) -> bool:
    """Whether a seat is the defender, or the Chancellor, who always stands by an imperial one."""
    c = campaign_of(s)
    return seat == c.defender or (seat == 0 and c.defender >= 0 and s.side(c.defender) == 0)


def is_target(s: Oath, place: int) -> bool:
    """Whether a site is declared as a target."""
    return ("site", place) in campaign_of(s).targets


def target_at(s: Oath, place: int) -> bool:
    """Whether anything at a site is a target: the site, or what belongs to a defender whose pawn is there."""
    c = campaign_of(s)
    return any(at == place if kind == "site" else s.players[c.defender].site == place for kind, at in c.targets)


def lies_at_target(s: Oath, card: str) -> bool:
    """Whether the site where a card lies is a target."""
    place = place_of(s, card)
    return place >= 0 and is_target(s, place)


def nothing_yet(s: Oath, seat: int) -> None:
    """A battle plan or modifier that is in use from now on; what it does comes later."""


def reward(s: Oath, seat: int, card: str, suit: str, favor: int) -> None:
    """Favor from a bank for whoever used a plan; what bandits would get is burned."""
    if seat == BANDITS:
        burned = min(favor, s.banks[suit])
        s.banks[suit] -= burned
        s.favor += burned
        s.tell("burns-from-bank", None, card=card, suit=suit, favor=burned)
        return
    s.tell("gains-favor", seat, card=card, suit=suit, favor=gain_favor(s, seat, suit, favor))
