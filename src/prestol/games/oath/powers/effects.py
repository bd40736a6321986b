"""What the powers of many cards do alike."""

from collections.abc import Sequence

from prestol.games.oath.law.access import holder, place_of, suited
from prestol.games.oath.law.armies import army_of, campaign_of, enemy_of, seats_of
from prestol.games.oath.law.costs import Cannot, Must, Said, allowed
from prestol.games.oath.law.pieces import discard, gain_favor, put_adviser, put_at_site, remove_card
from prestol.games.oath.moments import PLAN, TAKE_SAID, TRADE_MATCHES
from prestol.games.oath.state import BANDITS, CARDS, SUIT, SUITS, SUPPLY, Deed, Oath
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


def loose(s: Oath, place: int) -> list[str]:
    """The cards at a site that are not locked."""
    return [card for card in s.sites[place].cards if not CARDS[card].locked]


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


# Pieces


def discard_all(s: Oath, seat: int, card: str, cards: Sequence[str]) -> Asking:
    """A card discards others, in any order; not a modifier of the action that is under way (7.4.3)."""
    left = [other for other in cards if not used(s, other)]
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


def swap(s: Oath, one: str, other: str) -> None:
    """Two faceup cards trade places, with all that lies on them. It is not a play."""
    owners = [_owner(s, card) for card in (one, other)]
    places = [remove_card(s, card) for card in (one, other)]
    for card, place, owner in zip((other, one), places, owners, strict=True):
        if place >= 0:
            put_at_site(s, card, place)
        else:
            put_adviser(s, owner, card)


def _owner(s: Oath, card: str) -> int:
    return next((seat for seat, p in enumerate(s.players) if card in p.advisers), -1)


# Deeds and campaigns


def used(s: Oath, card: str) -> bool:
    """Whether a modifier is in use."""
    return s.deed is not None and card in s.deed.used


def player_of(s: Oath) -> int:
    """Who plays a card."""
    return s.active if s.deed is None else s.deed.seat


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


def forbidden_to_foes(s: Oath, card: str, said: Said, who: int, suits: Sequence[str]) -> Said:
    """Where who has an adviser takes part, the other side has no plans of some suits."""
    army = army_of(s, holder(s, card))
    if not army or army == army_of(s, who):
        return said
    return (*said, Cannot(card, tuple(plan for plan in PLAN.powers if SUIT[plan] in suits)))


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


def drop(s: Oath, seat: int, card: str) -> None:
    """A plan is discarded by its own text, if it is still there and not locked."""
    if not CARDS[card].locked and (place_of(s, card) >= 0 or _owner(s, card) >= 0):
        discard(s, s.active if seat == BANDITS else seat, card)
