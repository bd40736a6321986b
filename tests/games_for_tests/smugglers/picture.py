"""The words of the options and the picture."""

from typing import Any

from prestol.table import Ask, Pile, Value, Words, is_hidden
from tests.games_for_tests.smugglers.state import Smugglers, game, kind_of


@game.hook
def label(s: Smugglers, ask: Ask, option: Value) -> tuple[str, dict[str, Any]] | None:
    if ask.kind == "action":
        return f"action-{option}", {}
    if ask.kind == "good":
        return "good", {"kind": kind_of(option), "number": int(option.partition("-")[2])}
    if ask.kind == "raid":
        return "raid-option", {"seat_from": option[0], "coins": option[1]}
    return None


@game.hook
def scene(s: Smugglers, seat: int | None, ask: Ask | None, words: Words, names: list[str]) -> dict[str, Any]:
    """One row for each player, and one for the deck and the harbour."""

    def row(pile: Pile) -> list[str]:
        return ["" if is_hidden(card) else words.say(f"kind-{kind_of(card)}") for card in pile.cards]

    return {
        "rows": [
            {
                "name": words.name(each, names),
                "coins": smuggler.coins,
                "cards": row(smuggler.hand) + row(smuggler.stash),
            }
            for each, smuggler in enumerate(s.smugglers)
        ],
        "harbour": row(s.harbour),
        "deck": len(s.deck),
    }
