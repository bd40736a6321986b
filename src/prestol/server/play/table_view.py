"""What one onlooker gets to see of a match: everything that a page or a program needs, and nothing more."""

import html
import re
import time
from typing import Any

import msgspec
from msgspec import Struct

from prestol.server.play import clocks, seating
from prestol.server.play.live import Live
from prestol.server.play.pictures import Pictures
from prestol.server.play.rows import Left, Pace, Seat, SeatKind
from prestol.table import Ask, Match, Words
from prestol.table.lesson import Met, Note, lesson, note
from prestol.table.standing import window

OPTION = re.compile(r'data-option="([^"]*)"')


class OptionView(Struct):
    """An answer that may be given: its value, what it means, whether it has a place on the board (null where nobody
    looks at the board), and whether it only leads back to what one has answered before: programs do well to leave
    that."""

    value: Any
    label: str
    on_board: bool | None
    back: bool


class AskView(Struct):
    """A question that an onlooker may answer. Send `moment` back with the answer. `window` is the card that one may ask
    never to be asked about again."""

    seat: int
    kind: str
    text: str
    options: list[OptionView]
    moment: str
    forced: bool
    window: str | None
    window_name: str
    lesson: Note | None
    """What it means and what is usually a good idea, for whoever is asked it first."""


class ClockView(Struct):
    """The time of a seat: seconds left (at the view's `now`), and whether they run."""

    left: float
    running: bool


class SeatView(Struct):
    """Who sits at a seat. `asked`: it is waited for. `by_bot`: a bot plays it, for a person if `left` says why."""

    seat: int
    name: str
    kind: SeatKind
    mine: bool
    here: bool
    asked: bool
    by_bot: bool
    left: Left
    bot: str
    clock: ClockView | None
    scores: dict[str, int]
    total: int | None


class ProposalView(Struct):
    """What somebody asks the others to agree to: undo, or end. `mine`: whether the onlooker is asked, too."""

    kind: str
    seat: int
    agreed: list[int]
    missing: list[int]
    mine: bool


class ScoreView(Struct):
    """A category of points, and what each seat has in it."""

    category: str
    name: str
    points: list[int]


class ResultView(Struct):
    """How the match ended. `ended`: before its rules did (agreed, resigned, abandoned)."""

    reason: str
    text: str
    ended: bool
    ranks: list[int]
    winners: list[int]
    scores: list[ScoreView]
    leaves: bool
    """Whether a next match can begin with what this one has left."""


class StandingView(Struct):
    """Something that a seat never wants to be asked."""

    what: str
    name: str


class TableView(Struct):
    """A match as one seat, or a spectator, sees it now (or, with `at`, saw it then)."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    status: str
    steps: int
    at: int | None
    seat: int | None
    own: list[int]
    """All seats of the onlooker, the one that is asked first."""
    creator: bool
    audience: str
    pace: Pace
    now: float
    deadline: float | None
    step: str
    waiting: str
    """Who is asked, in a sentence that everybody may read; empty where nobody is."""
    seats: list[SeatView]
    watching: int
    """How many spectators are here."""
    ask: AskView | None
    lesson: list[Note] | None
    """What to explain now, in a match that is a lesson."""
    can_hint: bool
    """Whether one may ask what a strong bot would answer."""
    draft: list[Any]
    """The seat's answers inside the running step."""
    can_undo: bool
    can_ask_undo: bool
    """With the others' consent."""
    can_withdraw: bool
    proposal: ProposalView | None
    forced: bool
    never: list[StandingView]
    since: int | None
    """The step that the onlooker has seen last, on any device; null before they have looked."""
    categories: dict[str, str]
    """What the categories of the scores are called."""
    result: ResultView | None
    seal: str
    key: str | None
    """The key of chance, once nothing is secret any more."""
    edition: int
    notes: list[dict[str, int]]
    """Where the rules got a new edition."""
    origin: dict[str, Any] | None
    rematch: str | None
    invitations: dict[int, str]
    """The secrets of the links to seats that are kept for guests: for whoever has made the match."""


def table_view(
    live: Live,
    person: str | None,
    seat: int | None,
    lang: str,
    *,
    pictures: Pictures | None = None,
    here: frozenset[str] = frozenset(),
    past: Match[Any] | None = None,
    at: int | None = None,
    met: Met | None = None,
) -> TableView:
    """The table as a seat (None: a spectator) sees it. `here`: who is looking at it; `past`: the match at `at`; `met`:
    what a learner has met; `pictures`: for whoever needs to know which options are on the board."""
    row, words, names, now = live.row, live.game.words(lang), live.names(lang), time.time()
    match = past or (live.match if live.begun else None)
    mine = live.seats[seat] if seat is not None else None
    own = live.seats_of(person)
    present = live.running and past is None
    ask = match.asks.get(seat) if match and present and seat is not None else None
    scores = _scores(live, match)
    return TableView(
        id=live.id,
        game=row.game,
        title=words.say("game-name") if words.has("game-name") else row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        steps=row.steps,
        at=at,
        seat=seat,
        own=own,
        creator=person is not None and person == row.creator,
        audience=row.audience,
        pace=row.pace,
        now=now,
        deadline=row.deadline,
        step=match.step if match and not live.done else "",
        waiting=words.waiting(match.step, sorted(match.asks), names) if match and match.asks and not live.done else "",
        seats=[_seat(live, each, names, scores, own, here, now) for each in live.seats],
        watching=len(here - {each.person for each in live.seats}),
        ask=_asked(live, ask, words, names, pictures, lang) if ask else None,
        lesson=lesson(words, met, ask, over=live.done) if met else None,
        can_hint=ask is not None and live.may_hint(seat) and live.game.greedy is not None,
        draft=match.draft(seat) if match and seat is not None and not live.done else [],
        can_undo=present and mine is not None and live.match.can_undo(mine.seat),
        can_ask_undo=present and mine is not None and not live.match.can_undo(mine.seat) and live.match.number > 0,
        can_withdraw=present and mine is not None and live.match.can_withdraw(mine.seat),
        proposal=_proposal(live, own) if row.proposal else None,
        forced=mine.forced if mine else True,
        never=[StandingView(what, window_name(words, what)) for what in mine.never] if mine else [],
        since=mine.seen if mine and mine.seen >= 0 else None,
        categories={category: _category(words, category) for each in scores for category in each},
        result=_result(live, words, names, scores) if live.done and past is None else None,
        seal=row.seal,
        key=row.key.hex() if live.done else None,
        edition=row.edition,
        notes=[{"edition": each["edition"], "steps": each["steps"]} for each in row.notes],
        origin={key: value for key, value in row.origin.items() if key != "record"} if row.origin else None,
        rematch=row.rematch,
        invitations=seating.invitations(live, person),
    )


def _scores(live: Live, match: Match[Any] | None) -> list[dict[str, int]]:
    """The points so far, by what everybody can see."""
    if match is None:
        return []
    result = live.row.result or {}
    if match is live.match and "scores" in result:
        return list(result["scores"])
    return match.game.scores_so_far(match.view(None))


def _seat(
    live: Live,
    seat: Seat,
    names: list[str],
    scores: list[dict[str, int]],
    own: list[int],
    here: frozenset[str],
    now: float,
) -> SeatView:
    end = clocks.expires(live, seat)
    left = end - now if end is not None else seat.bank
    points = scores[seat.seat] if scores else {}
    return SeatView(
        seat=seat.seat,
        name=names[seat.seat],
        kind=seat.kind,
        mine=seat.seat in own,
        here=seat.kind == "person" and seat.person in here,
        asked=seat.seat in live.asked,
        by_bot=seat.by_bot,
        left=seat.left,
        bot=seat.bot if seat.by_bot else "",
        clock=ClockView(max(0.0, left), end is not None) if left is not None else None,
        scores=points,
        total=sum(points.values()) if live.game.summed else None,
    )


def _asked(live: Live, ask: Ask, words: Words, names: list[str], pictures: Pictures | None, lang: str) -> AskView:
    """A question in words."""
    view = live.match.view(ask.seat)
    lit = None if pictures is None else _lit(pictures.of(live, ask.seat, lang).svg)
    card = window(ask)
    options = []
    for number, answer in enumerate((*ask.answers, *ask.changes)):
        on_board = None if lit is None else msgspec.json.encode(answer) in lit
        label = words.option(view, ask, answer, names)
        options.append(OptionView(answer, label, on_board, back=number >= len(ask.answers)))
    return AskView(
        seat=ask.seat,
        kind=ask.kind,
        text=words.question(ask, names),
        options=options,
        moment=live.moment(ask.seat),
        forced=ask.forced,
        window=card,
        window_name=window_name(words, card) if card else "",
        lesson=note(words, ask.kind),
    )


def _lit(svg: str) -> set[bytes]:
    """The options that have a place on the board."""
    return {msgspec.json.encode(msgspec.json.decode(html.unescape(each))) for each in set(OPTION.findall(svg))}


def window_name(words: Words, what: str) -> str:
    """What somebody may never want to be asked about, in words."""
    return words.say(f"card-{what}") if words.has(f"card-{what}") else what


def _proposal(live: Live, own: list[int]) -> ProposalView:
    proposal = live.row.proposal
    assert proposal is not None
    missing = [seat.seat for seat in live.seats if not seat.by_bot and seat.seat not in proposal["agreed"]]
    return ProposalView(
        proposal["kind"], proposal["seat"], proposal["agreed"], missing, any(seat in own for seat in missing)
    )


def _category(words: Words, category: str) -> str:
    return words.say(f"score-{category}") if words.has(f"score-{category}") else category


def _result(live: Live, words: Words, names: list[str], scores: list[dict[str, int]]) -> ResultView:
    result = live.row.result or {}
    reason = result.get("reason", "")
    ended = live.row.status == "ended"
    known = not ended and words.has(f"end-{reason}")
    categories = dict.fromkeys(category for each in scores for category in each)
    return ResultView(
        reason=reason,
        text=words.say(f"end-{reason}", names) if known else "",
        ended=ended,
        ranks=result.get("ranks", []),
        winners=result.get("winners", []),
        scores=[ScoreView(c, _category(words, c), [each.get(c, 0) for each in scores]) for c in categories],
        leaves=live.begun and live.match.legacy is not None,
    )
