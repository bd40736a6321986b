"""When the rules get a new edition while a match runs: it goes on from its checkpoint, and a note says where.

A snapshot is decoded by defaults and step aliases, and the few entries after it are played by the new rules. Where they
no longer fit, the match goes on from the last that does; what came after it is struck out, and the note counts it.
"""

from collections.abc import Iterable
from typing import Any

from prestol.server.play.rows import MatchRow
from prestol.table import BadRecord, Item, Match, game_named


def edition_of(row: MatchRow) -> int:
    """The edition of the rules that the match is played by now."""
    return int(row.notes[-1]["edition"]) if row.notes else row.edition


def changed(row: MatchRow) -> bool:
    """True if the rules here are of another edition."""
    return edition_of(row) != game_named(row.game).edition


def as_far_as_it_goes(match: Match[Any], items: Iterable[Item]) -> Match[Any]:
    """The match with these entries, up to the first that the rules no longer allow."""
    for item in items:
        try:
            match.apply([item])
        except BadRecord:
            break
    return match


def note(row: MatchRow, match: Match[Any]) -> None:
    """Remember where the new edition begins."""
    row.notes = [
        *row.notes,
        {
            "edition": match.game.edition,
            "number": match.number,
            "steps": match.steps_done,
            "struck": row.number - match.number,
        },
    ]
