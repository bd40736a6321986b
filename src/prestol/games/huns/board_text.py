"""The board as plain text, for terminals and screen readers: nothing is said by colour or place alone."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from prestol.games.huns.rules import scores
from prestol.games.huns.state import CARDS, CELLS, COLOURS, ROOM, SCORING, Camp, Curse, Huns, Wagon, game
from prestol.table import Words, is_hidden
from prestol.table.lettering import in_columns

NO_BREAK = "\u00a0"


@game.hook
def board_text(s: Huns, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """The common area, then the camps: one's own first, then clockwise."""
    lines = common(s, words, names)
    first = 0 if seat is None else seat
    for owner in (first, *s.opponents(first)):
        lines += ["", *camp(s, owner, seat, words, names)]
    return in_columns(lines)


def common(s: Huns, words: Words, names: Sequence[str]) -> list[str]:
    """What lies in the middle of the table."""
    dice = ", ".join(words.say("board-die", colour=colour, value=value) for colour, value in s.dice.items())
    decks = [
        words.say("board-deck", deck=colour, cards=len(deck)).replace(" ", NO_BREAK) for colour, deck in s.decks.items()
    ]
    lines = [words.say("board-round", names, round=s.round, seat=s.first)] if s.round else []
    if s.turn.number:
        lines.append("  " + words.say("board-turn", names, seat=s.turn.seat))
        if s.turn.die:
            lines[-1] += " " + words.say("board-taken", colour=s.turn.die, value=s.turn.value)
    lines += [
        "  " + words.say("board-dice", dice=dice or words.say("board-none")),
        "  " + words.say("board-reserve", cubes=", ".join(counted(words, c, n) for c, n in s.supply.items())),
        "  " + words.say("board-decks", decks=", ".join(decks), wagons=len(s.wagon_deck)),
    ]
    if s.row:
        lines.append("  " + words.say("board-row"))
        lines += [
            "    " + words.say("board-open-wagon", kind=wagon.partition("-")[0], cells=cubes(words, CELLS[wagon]))
            for wagon in s.row
        ]
    return lines


def camp(s: Huns, owner: int, seat: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """All that lies in front of a player."""
    there = s.camps[owner]
    lines = [words.say("board-own-camp" if owner == seat else "board-camp", names, seat=owner)]
    closed = {curse.place: card for card, curse in there.curses.items() if there.curse_works(card)}
    for place, wagon in enumerate(there.wagons):
        line = loaded(words, place, wagon)
        if place in closed:
            line += " " + words.say("board-closed", card=closed[place])
        lines.append("  " + line)
    listed = {
        "equipment": [idle(s, owner, words, card, words.say(f"card-{card}")) for card in there.equipment],
        "raids": [raid(s, owner, words, card) for card in there.raids],
        "mercenaries": [mercenary(s, owner, words, card) for card in there.mercenaries],
        "curses": [curse_line(there, card, curse, words, names) for card, curse in there.curses.items()],
        "treasures": [words.say(f"card-{card}") for card in there.treasures],
        "stash": [counted(words, colour, there.stash[colour]) for colour in COLOURS if there.stash[colour]],
        "dispatched": dispatched(there, words),
        "hand": hand(there, words),
    }
    for what, items in listed.items():
        if items:
            lines.append("  " + words.say(f"board-{what}", items="; ".join(items)))
    return lines


def loaded(words: Words, place: int, wagon: Wagon | None) -> str:
    """A wagon with what lies on it and what is still to come."""
    if wagon is None:
        return words.say("board-no-wagon", place=place + 1)
    there = list(zip(wagon.cells, wagon.cubes, strict=True))
    odd = [words.say("board-odd", colour=cube, colour_cell=cell) for cell, cube in there if cube not in ("", cell)]
    on = ", ".join([text for text in (cubes(words, [c for cell, c in there if c == cell]), *odd) if text])
    nothing = words.say("board-nothing")
    return words.say(
        "board-wagon",
        place=place + 1,
        kind=wagon.kind,
        loaded=on or nothing,
        empty=cubes(words, wagon.free) or nothing,
    )


def raid(s: Huns, owner: int, words: Words, card: str) -> str:
    if s.camps[owner].raids[card]:
        return idle(s, owner, words, card, words.say(f"card-{card}"))
    return words.say("board-used", card=card)


def mercenary(s: Huns, owner: int, words: Words, card: str) -> str:
    on = s.camps[owner].mercenaries[card]
    if len(on) == ROOM[card]:
        return idle(s, owner, words, card, words.say("board-full", card=card, cubes=cubes(words, on)))
    message = "board-unfilled" if on else "board-unfilled.empty"
    return words.say(message, card=card, on=len(on), cells=ROOM[card], cubes=cubes(words, on))


def idle(s: Huns, owner: int, words: Words, card: str, text: str) -> str:
    """The text of a card that could work, with a remark if a curse keeps it from working."""
    return text if card in s.working[owner] else words.say("board-idle", text=text)


def curse_line(there: Camp, card: str, curse: Curse, words: Words, names: Sequence[str]) -> str:
    if not there.curse_works(card):
        return words.say("board-fled" if curse.fled else "board-lifted", card=card)
    message = "board-active" if curse.cubes else "board-active.empty"
    about = {"on": len(curse.cubes), "cells": ROOM[card], "cubes": cubes(words, curse.cubes)}
    return words.say(message, names, card=card, seat_by=curse.by, **about)


def dispatched(there: Camp, words: Words) -> list[str]:
    kinds = Counter(wagon.partition("-")[0] for wagon in there.dispatched)
    return [words.say("board-kind", kind=kind, count=count) for kind, count in kinds.items()]


def hand(there: Camp, words: Words) -> list[str]:
    """Cards drawn and not yet played: their names for who sees them, their number for the others."""
    seen = [words.say(f"card-{card}") for card in there.hand.cards if not is_hidden(card)]
    hidden = len(there.hand) - len(seen)
    return seen + ([words.say("n-cards", cards=hidden)] if hidden else [])


def cubes(words: Words, colours: Iterable[str]) -> str:
    """Cubes of these colours, like ones together."""
    numbers = Counter(colours)
    return ", ".join(counted(words, colour, numbers[colour]) for colour in COLOURS if numbers[colour])


def counted(words: Words, colour: str, count: int) -> str:
    return words.say("board-cubes", colour=colour, count=count).replace(" ", NO_BREAK)


@game.hook
def numbers(s: Huns, message: str) -> dict[str, Any]:
    """The numbers in the texts of cards and score categories."""
    return {**SCORING, **CARDS.get(message.removeprefix("card-"), {}), "players": s.players}


@game.hook
def scores_so_far(s: Huns) -> list[dict[str, int]]:
    """The points as they stand: what lies in the camps is open."""
    return [scores(s, seat) for seat in range(s.players)]
