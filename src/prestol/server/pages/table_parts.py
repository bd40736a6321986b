"""What the table page shows to one onlooker: everything in words, ready for its templates and scripts."""

import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from prestol.server.play.scrubber import Line
from prestol.server.play.table_view import AskView, SeatView, TableView
from prestol.server.words import speech, typeset
from prestol.table import PASS

LINES: Final = 60
"""So many lines of the story come at a time."""

Say = Callable[..., str]


class Option(Struct):
    """An answer: its value as JSON, and what it means."""

    json: str
    label: str
    on_board: bool
    passing: bool


class StoryLine(Struct):
    """A sentence of the story: its place in it, the moment it was told at, and what it speaks of on the board."""

    n: int
    steps: int
    text: str
    places: list[str]
    own: bool
    sign: int | None
    """Whose sign stands before it: of the first seat that it speaks of, if the line before does not."""


class SeatRow(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    tag: str
    mine: bool
    asked: bool
    presence: str
    clock: int | None
    running: bool
    points: list[tuple[str, int]]
    total: int | None
    """Nothing where the categories do not add up."""


class Now(Struct, kw_only=True):
    """What the scripts know of the table at a moment."""

    id: str
    game: str
    status: str
    title: str
    steps: int
    at: int | None
    seat: int | None
    others: list[int]
    """Seats of the same person that are asked and not looked from: they want the device handed over."""
    careful: bool
    """Whether there is another person whose consent would be needed to take something back."""
    yours: bool
    moment: str | None
    window: str | None
    options: list[Option]
    acts: list[str]
    before: int | None
    after: int | None
    seats: list[SeatRow]
    lines: list[StoryLine]
    since: int | None
    """The step that the seat's person has seen last."""
    mark: str


class Ending(Struct):
    """How the match ended, as a table."""

    headline: str
    seats: list[tuple[SeatRow, int | None, bool]]
    """With their places, and whether they have won."""
    rows: list[tuple[str, list[int]]]
    totals: list[int]
    """Empty where the categories do not add up."""


def now(view: TableView, story: Sequence[Line], moments: Sequence[int], lang: str, mark: str) -> Now:
    """The table for the scripts. `moments` are the steps that one can look at, `mark` is the board's."""
    say = speech(lang).say
    ask, here = view.ask, view.steps if view.at is None else view.at
    asked = [seat.seat for seat in view.seats if seat.asked]
    return Now(
        id=view.id,
        game=view.game,
        status=view.status,
        title=say("table-title", what=say("table-turn-title") if ask else "", game=view.title),
        steps=view.steps,
        at=view.at,
        seat=view.seat,
        others=[seat for seat in view.own if seat in asked and seat != view.seat],
        careful=any(not seat.by_bot and not seat.mine for seat in view.seats),
        yours=ask is not None,
        moment=ask.moment if ask else None,
        window=ask.window if ask else None,
        options=_options(ask) if ask else [],
        acts=_acts(view),
        before=max((steps for steps in moments if steps < here), default=None),
        after=min((steps for steps in moments if steps > here), default=None) if view.at is not None else None,
        seats=[_seat(view, seat, say) for seat in view.seats],
        lines=lines(story),
        since=view.since,
        mark=mark,
    )


def lines(story: Sequence[Line], before: int | None = None) -> list[StoryLine]:
    """The last lines of a story, or those before one of them."""
    end = len(story) if before is None else max(0, min(before, len(story)))
    start = max(0, end - LINES)
    found, last = [], None
    for n, line in enumerate(story[start:end], start):
        seat = next((int(each[5:]) for each in line.about if each.startswith("seat-") and each[5:].isdigit()), None)
        found.append(
            StoryLine(n, line.steps, line.text, line.about, line.to is not None, seat if seat != last else None)
        )
        last = seat
    return found


def question(view: TableView, say: Say) -> str:
    """What is asked of whom, in a sentence."""
    if view.at is not None:
        return say("table-looking-back", steps=view.at)
    if view.ask is not None:
        return view.ask.text
    if view.status != "running":
        return headline(view, say)
    return view.waiting


def signs(view: TableView) -> list[int]:
    """The seats whose signs stand before the question."""
    if view.at is not None:
        return []
    if view.result is not None:
        return view.result.winners
    return [view.ask.seat] if view.ask else [seat.seat for seat in view.seats if seat.asked]


def headline(view: TableView, say: Say) -> str:
    """Who has won."""
    winners = [view.seats[seat].name for seat in view.result.winners] if view.result else []
    return say("table-won", n=len(winners), names=listed(winners, say)) if winners else say("table-ended")


def listed(names: Sequence[str], say: Say) -> str:
    """Names, one after the other."""
    return say("and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def ending(view: TableView, seats: Sequence[SeatRow], say: Say) -> Ending | None:
    """How the match ended, the best first."""
    result = view.result
    if result is None:
        return None
    order = sorted(range(len(seats)), key=lambda seat: (result.ranks[seat] if result.ranks else 0, seat))
    summed = all(seat.total is not None for seat in seats)
    return Ending(
        headline=headline(view, say),
        seats=[(seats[s], result.ranks[s] if result.ranks else None, s in result.winners) for s in order],
        rows=[(score.name, [score.points[seat] for seat in order]) for score in result.scores],
        totals=[sum(score.points[seat] for score in result.scores) for seat in order] if summed else [],
    )


def _options(ask: AskView) -> list[Option]:
    return [
        Option(msgspec.json.encode(each.value).decode(), each.label, bool(each.on_board), each.value is PASS)
        for each in ask.options
    ]


class Explained(Struct):
    """What the coach says about a topic, in paragraphs; what is not `fresh` only on request."""

    topic: str
    text: list[str]
    fresh: bool


def coached(view: TableView) -> list[Explained]:
    """What the coach has to say: what the learner has not met before, and in any match what is asked, on request."""
    fresh = view.lesson or []
    asked = [view.ask.lesson] if view.ask and view.ask.lesson and view.ask.lesson not in fresh else []
    return [Explained(note.topic, [typeset(part) for part in note.text], note in fresh) for note in (*fresh, *asked)]


def _acts(view: TableView) -> list[str]:
    """What one may do beside answering."""
    if view.seat is None or view.at is not None or view.status != "running":
        return []
    may = {
        "hint": view.can_hint,
        "explain": view.can_hint and view.ask is not None and view.ask.lesson is not None,
        "back": view.seats[view.seat].by_bot,
        "never": view.ask is not None and view.ask.window is not None,
        "withdraw": view.can_withdraw,
        "undo": view.can_undo and not view.can_withdraw,
    }
    return [act for act, possible in may.items() if possible]


def _seat(view: TableView, seat: SeatView, say: Say) -> SeatRow:
    kind = seat.left or ("you" if seat.mine else "bot" if seat.kind == "bot" else "")
    return SeatRow(
        seat=seat.seat,
        name=seat.name,
        tag=say(f"table-tag-{kind}") if kind else "",
        mine=seat.mine,
        asked=seat.asked and view.at is None,
        presence="bot" if seat.kind == "bot" else "here" if seat.here else "away",
        clock=math.ceil(seat.clock.left) if seat.clock else None,
        running=seat.clock.running if seat.clock else False,
        points=[(view.categories[category], points) for category, points in seat.scores.items()],
        total=seat.total,
    )
