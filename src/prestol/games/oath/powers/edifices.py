"""What the edifices do, intact and in ruins."""

from prestol.games.oath.law.access import hostile, ruler_of
from prestol.games.oath.law.armies import change_attack
from prestol.games.oath.law.bargains import bargain, can_bargain
from prestol.games.oath.law.cards import ADVISER, TO_SITE
from prestol.games.oath.law.costs import Cannot, Said
from prestol.games.oath.law.pieces import put_at_site, remove_card
from prestol.games.oath.moments import (
    ACTION,
    DRAWN,
    END_DIE,
    MODIFY_SEARCH,
    PLAN,
    PLAY_SAID,
    RECOVERED,
    SITE_STAYS,
    TARGET_DICE,
    TARGETS_SAID,
)
from prestol.games.oath.powers.effects import lies_at_target, nothing_yet, used
from prestol.games.oath.powers.relics import draw_relic
from prestol.games.oath.state import CARDS, REGION, SUIT, VISIONS, Oath
from prestol.table import PASS, Ask, Asking, power

# Sprawling Rampart, Bandit Rampart


@power("rampart", TARGET_DICE)
def sprawling_rampart(s: Oath, seat: int, dice: int, target: tuple[str, int | str]) -> int:
    kind, at = target
    ruler = ruler_of(s, seat, "rampart")
    return dice + (kind == "site" and ruler >= 0 and s.sites[int(at)].ruler == ruler)


@power("rampart-ruined", PLAN, when=lambda s, seat: lies_at_target(s, "rampart-ruined"))
def bandit_rampart(s: Oath, seat: int) -> None:
    change_attack(s, -2)


# Hall of Debate, Hall of Mockery


@power("hall", TARGETS_SAID)
def hall_of_debate(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Cannot("hall", (("banner", "peoples-favor"),)))


@power("hall-ruined", RECOVERED, when=lambda s, seat, what: what == "peoples-favor")
def hall_of_mockery(s: Oath, seat: int, what: str) -> None:
    s.banners["peoples-favor"].mob = True
    s.tell("mob")


# Forest Temple, Ruined Temple


@power("temple", SITE_STAYS)
def forest_temple(s: Oath, seat: int, stays: bool, place: int) -> bool:
    return stays or any(SUIT[card] == "beast" for card in s.sites[place].cards)


@power("temple-ruined", PLAY_SAID)
def ruined_temple(s: Oath, seat: int, said: Said, card: str) -> Said:
    if SUIT[card] != "beast" or not hostile(s, seat, "temple-ruined"):
        return said
    return (*said, Cannot("temple-ruined", (ADVISER, *TO_SITE)))


# Festival District, Squalid District

FESTIVAL = ("favor", "secret", "adviser")


@power("district", ACTION, when=lambda s, seat: can_bargain(s, seat, "district", s.from_seat(seat), FESTIVAL))
def festival_district(s: Oath, seat: int) -> None:
    s.then(bargain, seat, "district", s.from_seat(seat)[1:], FESTIVAL)


@power("district-ruined", END_DIE)
def squalid_district(s: Oath, seat: int, may_change: bool) -> bool:
    """The ruler may; citizens may not."""
    rules = not hostile(s, seat, "district-ruined")
    return may_change or (rules and s.players[seat].role != "citizen")


# Great Spire, Fallen Spire

power("spire", MODIFY_SEARCH, when=lambda s, seat: bool(s.dispossessed.cards))(nothing_yet)


@power("spire", DRAWN, when=lambda s, seat: used(s, "spire"))
def great_spire(s: Oath, seat: int) -> Asking:
    """Denizens that were drawn, for as many of the Dispossessed by chance."""
    hand = s.players[seat].hand
    sent: list[str] = []
    while len(sent) < len(s.dispossessed.cards):
        left = tuple(card for card in hand.cards if CARDS[card].kind == "denizen" and card not in sent)
        if not left:
            break
        card = yield Ask(seat, "send-away", left, optional=True, about={"card": "spire"}, private=True)
        if card is PASS:
            break
        sent.append(card)
    if sent:
        s.shuffle("dispossessed", s.dispossessed)
        s.draw(s.dispossessed, hand, seat, len(sent))
        for card in sent:
            hand.move(card, s.dispossessed)
        s.shuffle("dispossessed", s.dispossessed)
        s.tell("swaps-with-dispossessed", seat, card="spire", cards=len(sent))


def denizens_in_pile(s: Oath, seat: int) -> list[int]:
    """Where denizens lie in the discard pile of the pawn's region, from its top."""
    cards = s.discards[REGION[s.players[seat].site]].cards
    return [at for at in reversed(range(len(cards))) if cards[at] not in VISIONS]


@power("spire-ruined", ACTION, when=lambda s, seat: bool(s.dispossessed.cards and denizens_in_pile(s, seat)))
def fallen_spire(s: Oath, seat: int) -> Asking:
    """Up to five of the uppermost denizens trade places, unseen, with some of the Dispossessed."""
    pile, away = s.discards[REGION[s.players[seat].site]], s.dispossessed
    found = denizens_in_pile(s, seat)
    most = min(5, len(found), len(away.cards))
    count = yield Ask(seat, "spire-count", range(1, most + 1), about={"card": "spire-ruined"})
    s.shuffle("dispossessed", away)
    for at, other in zip(found, range(count), strict=False):
        pile.cards[at], away.cards[other] = away.cards[other], pile.cards[at]
        pile.marks[at], away.marks[other] = away.marks[other], pile.marks[at]
    s.shuffle("dispossessed", away)
    s.tell("swaps-with-dispossessed", seat, card="spire-ruined", cards=count)


# Ancient Forge, Broken Forge


@power("forge", ACTION, when=lambda s, seat: bool(s.relics.cards))
def ancient_forge(s: Oath, seat: int) -> None:
    draw_relic(s, seat)


@power("forge-ruined", ACTION)
def broken_forge(s: Oath, seat: int) -> None:
    """It is turned to its intact side; whether what was just paid stays on it is the table's reading."""
    place = remove_card(s, "forge-ruined")
    put_at_site(s, "forge", place)
    favor, secrets = s.favor_on.pop("forge-ruined", 0), s.secrets_on.pop("forge-ruined", 0)
    if s.variants.forge_tokens == "stay":
        s.favor_on["forge"], s.secrets_on["forge"] = favor, secrets
    else:
        s.banks["nomad"] += favor
        s.players[seat].spent += secrets
    s.tell("rebuilds", seat, card="forge")
