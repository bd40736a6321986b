"""What a position is made of."""

from pathlib import Path
from typing import Any, Final

from prestol.table import EVERYBODY, Game, Piece, Pile, Secret, State

KINDS: Final = ("silk", "tea", "gems", "salt")
GOODS: Final = [f"{kind}-{number}" for kind in KINDS for number in range(1, 10)]
CREW: Final = ("fence", "ghost", "thief", "lookout", "cook", "gambler")
RICH: Final = 10


class Smuggler(Piece, kw_only=True):
    """One player. The hand and the stash lie face down."""

    hand: Pile
    stash: Pile
    pledge: Secret[int]
    coins: int = 2


class Smugglers(State, kw_only=True):
    """A position. `working` holds the crews. `crowned`: the first seat that got rich. `closing`: the last day."""

    smugglers: list[Smuggler]
    deck: Pile
    harbour: Pile
    discard: list[str] = []
    tip: Secret[str]
    days: int
    day: int = 1
    crowned: int = -1
    closing: bool = False

    def around(self, seat: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [*range(seat, len(self.smugglers)), *range(seat)]


game = Game(
    "smugglers",
    Smugglers,
    players=[2, 3, 4],
    options={"days": (3, 2), "crew": (2, 0, 3), "harbour": ("empty", "stocked")},
    folder=Path(__file__).parent,
)


def kind_of(good: str) -> str:
    return good.partition("-")[0]


@game.hook
def begin(players: int, options: dict[str, Any]) -> Smugglers:
    from tests.games_for_tests.smugglers.rules import set_up

    s = Smugglers(
        smugglers=[
            Smuggler(hand=Pile(back="good"), stash=Pile(back="good"), pledge=Secret(0, EVERYBODY, "pledge"))
            for _ in range(players)
        ],
        deck=Pile.of(GOODS[:], "good"),
        harbour=Pile(back="good"),
        tip=Secret("", 0, "tip"),
        days=options["days"],
    )
    s.then(set_up, options["crew"], options["harbour"])
    return s


@game.hook
def unseen(s: Smugglers) -> dict[str, list[Any]]:
    shown = {*s.discard, *s.deck.cards, *s.harbour.cards}
    for smuggler in s.smugglers:
        shown.update(smuggler.hand.cards, smuggler.stash.cards)
    return {
        "good": [good for good in GOODS if good not in shown],
        "tip": list(KINDS),
        "pledge": [0, 1, 2, 4] * len(s.smugglers),
    }
