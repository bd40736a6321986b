"""What the table page shows to one onlooker: everything in words, ready for its templates."""

import html
import json
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from prestol.server.play.live import Live
from prestol.server.play.rows import Seat
from prestol.server.words import speech
from prestol.table import PASS, Ask, Fact, Match, Value, Words
from prestol.table.match import UNDONE
from prestol.table.standing import window

LINES: Final = 60
"""So many lines of the story come at a time."""
_OPTION: Final = re.compile(r'data-option="([^"]*)"')


class Option(Struct):
    """An answer: its value as JSON, and what it means."""

    json: str
    label: str
    passing: bool = False


class Line(Struct):
    """A sentence of the story, the moment it was told at, and what it speaks of on the board."""

    n: int
    steps: int
    text: str
    places: list[str]
    own: bool = False
    kind: str = ""


class SeatRow(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    tag: str
    mine: bool
    asked: bool
    presence: str
    left: float | None
    running: bool
    scores: list[tuple[str, int]]
    total: int


class Ending(Struct):
    """How the match ended, as a table."""

    headline: str
    reason: str
    seats: list[dict[str, Any]]
    rows: list[tuple[str, list[int]]]
    totals: list[int]


class Onlooker(Struct):
    """Who looks: a person with the seats they play, the seat they look from (None: as everybody), and where to."""

    person: str | None
    own: list[int]
    seat: int | None
    lang: str
    at: int | None = None


class Now(Struct, kw_only=True):
    """The table as one onlooker sees it at a moment."""

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
    """Whether an answer may not be taken back without another person's consent."""
    yours: bool
    sign: list[int]
    question: str
    moment: str | None
    options: list[Option]
    buttons: list[Option]
    acts: list[str]
    window: str | None
    before: int | None
    after: int | None
    seats: list[SeatRow]
    lines: list[Line]
    lines_from: int
    proposal: dict[str, Any] | None
    forced: bool
    never: list[dict[str, str]]
    about: str
    can_fork: bool
    can_rematch: bool
    seal: str
    key: str | None
    result: Ending | None
    mark: str = ""


def now(live: Live, match: Match[Any] | None, told: Sequence[tuple[int, Fact]], who: Onlooker, board: str) -> Now:
    """What this onlooker sees. `match` is the position to show, `told` the story as this onlooker knows it, with the
    steps it was told at, and `board` the picture: what it has no place for becomes a button."""
    say, row, lang = speech(who.lang).say, live.row, who.lang
    names = [seat.name for seat in live.seats]
    present = who.at is None
    asks = match.asks if match is not None and row.status == "running" else {}
    ask = asks.get(who.seat) if present and who.seat is not None else None
    options = _options(match, ask, names, lang) if match is not None and ask is not None else []
    lit = {canonical(html.unescape(found)) for found in _OPTION.findall(board)}
    mine = live.seats[who.seat] if who.seat is not None else None
    stops = sorted({steps for steps, _ in told})
    here = row.steps if who.at is None else who.at
    question = _question(match, ask, sorted(asks), names, who, live)
    title = say("table-title", what=say("table-turn-title") if ask else "", game=_game(live, lang))
    return Now(
        id=live.id,
        game=row.game,
        status=row.status,
        title=title,
        steps=row.steps,
        at=who.at,
        seat=who.seat,
        others=[seat for seat in who.own if seat in asks and seat != who.seat],
        careful=any(each.kind == "person" and each.person != who.person for each in live.seats),
        yours=ask is not None,
        sign=[who.seat] if ask is not None and who.seat is not None else sorted(asks),
        question=question,
        moment=live.moment(who.seat) if ask is not None and who.seat is not None else None,
        options=options,
        buttons=[option for option in options if option.json not in lit],
        acts=_acts(match, ask, mine, present=present, running=row.status == "running"),
        window=window(ask) if ask is not None else None,
        before=max((steps for steps in stops if steps < here), default=0 if here else None),
        after=min((steps for steps in stops if steps > here), default=None if present else row.steps),
        seats=_seats(live, match, asks, who, names),
        lines=lines(live, told, names, lang),
        lines_from=max(0, len(told) - LINES),
        proposal=_proposal(live, who, names, say),
        forced=bool(getattr(mine, "forced", True)),
        never=_never(live, mine, lang),
        about=say("table-about", players=row.players, pace=row.pace.kind),
        can_fork=match is not None and (who.person is not None),
        can_rematch=row.status in ("over", "ended") and bool(who.own),
        seal=row.seal,
        key=row.key.hex() if row.status in ("over", "ended") else None,
        result=_ending(live, names, lang) if row.status in ("over", "ended") and present else None,
    )


def canonical(text: str) -> str:
    """JSON as the page writes it."""
    return json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)


def _options(match: Match[Any], ask: Ask, names: list[str], lang: str) -> list[Option]:
    words, view = match.game.words(lang), match.view(ask.seat)
    return [
        Option(_json(value), words.option(view, ask, value, names), passing=value is PASS and ask.optional)
        for value in ask.answers
    ]


def _json(value: Value) -> str:
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


def _game(live: Live, lang: str) -> str:
    return _words(live, lang).say("game-name")


def _words(live: Live, lang: str) -> Words:
    from prestol.table import game_named

    return game_named(live.row.game).words(lang)


def _question(
    match: Match[Any] | None, ask: Ask | None, asked: list[int], names: list[str], who: Onlooker, live: Live
) -> str:
    say = speech(who.lang).say
    if who.at is not None:
        return say("table-looking-back", steps=who.at)
    if ask is not None and match is not None:
        return match.game.words(who.lang).question(ask, names)
    if live.row.status == "open":
        return say("table-waiting-players")
    if live.row.status != "running":
        return _headline(live, names, who.lang)
    return say("table-asked", n=len(asked), names=listed([names[seat] for seat in asked], who.lang))


def listed(names: Sequence[str], lang: str) -> str:
    """Names, one after the other."""
    if len(names) < 2:
        return "".join(names)
    return speech(lang).say("and", first=", ".join(names[:-1]), last=names[-1])


def _acts(match: Match[Any] | None, ask: Ask | None, mine: Seat | None, *, present: bool, running: bool) -> list[str]:
    if match is None or mine is None or not present or not running:
        return []
    found = []
    if mine.left:
        found.append("back")
    if ask is not None and window(ask) is not None:
        found.append("never")
    if match.can_withdraw(mine.seat):
        found.append("withdraw")
    elif match.can_undo(mine.seat):
        found.append("undo")
    return found


def _seats(live: Live, match: Match[Any] | None, asks: Any, who: Onlooker, names: list[str]) -> list[SeatRow]:
    say = speech(who.lang).say
    scores = match.game.scores_so_far(match.view(None)) if match is not None else []
    words = _words(live, who.lang)
    rows = []
    for seat in live.seats:
        points = scores[seat.seat] if scores else {}
        mine = seat.seat in who.own
        tag = (
            "you"
            if mine
            else "bot"
            if seat.kind == "bot"
            else seat.left or (seat.kind if seat.kind != "person" else "")
        )
        rows.append(
            SeatRow(
                seat=seat.seat,
                name=names[seat.seat] or say("table-seat", n=seat.seat + 1),
                tag=say(f"table-tag-{tag}") if tag else "",
                mine=mine,
                asked=seat.seat in asks,
                presence="bot" if seat.kind == "bot" else "here" if mine else "away",
                left=seat.bank,
                running=seat.seat in asks and seat.bank is not None,
                scores=[(_category(words, name), points[name]) for name in points],
                total=sum(points.values()),
            )
        )
    return rows


def _category(words: Words, name: str) -> str:
    return words.say(f"score-{name}") if words.has(f"score-{name}") else name


def lines(
    live: Live, told: Sequence[tuple[int, Fact]], names: list[str], lang: str, end: int | None = None
) -> list[Line]:
    """The last lines of a story, or those before one of them."""
    words = _words(live, lang)
    end = len(told) if end is None else min(end, len(told))
    start = max(0, end - LINES)
    return [
        Line(
            n=start + at,
            steps=steps,
            text=words.sentence(fact, names),
            places=places_of(fact),
            own=fact.to.bit_count() == 1,
            kind=UNDONE if fact.kind == UNDONE else "",
        )
        for at, (steps, fact) in enumerate(told[start:end])
    ]


def places_of(fact: Fact) -> list[str]:
    """What a fact speaks of, as the board may name it: region-kiev, card-M01, seat-2."""
    found: dict[str, None] = {}
    for key, value in fact.about.items():
        kind = key.partition("_")[0]
        for each in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(each, (str, int)):
                found[f"{kind}-{each}"] = None
    return list(found)


def _proposal(live: Live, who: Onlooker, names: list[str], say: Any) -> dict[str, Any] | None:
    proposal = live.row.proposal
    if proposal is None or who.at is not None:
        return None
    by = proposal["seat"]
    return {
        "kind": proposal["kind"],
        "by": by,
        "text": say(f"table-proposes-{proposal['kind']}", name=names[by]),
        "mine": by in who.own,
        "may_answer": any(seat not in proposal["agreed"] for seat in who.own),
    }


def _never(live: Live, mine: Seat | None, lang: str) -> list[dict[str, str]]:
    words = _words(live, lang)
    found = []
    for each in mine.never if mine is not None else ():
        name = words.say(f"card-{each}") if words.bundle.has_message(f"card-{each}") else each
        found.append({"window": each, "name": name})
    return found


def _headline(live: Live, names: list[str], lang: str) -> str:
    say, result = speech(lang).say, live.row.result
    if not result or not result.get("winners"):
        return say("table-ended")
    winners = [names[seat] for seat in result["winners"]]
    return say("table-won", n=len(winners), names=listed(winners, lang))


def _ending(live: Live, names: list[str], lang: str) -> Ending:
    words, result = _words(live, lang), live.row.result or {}
    scores, ranks = result.get("scores") or [], result.get("ranks") or []
    categories = list(dict.fromkeys(category for each in scores for category in each))
    reason = f"end-{result.get('reason', '')}"
    order = sorted(range(len(live.seats)), key=lambda seat: ranks[seat] if ranks else seat)
    return Ending(
        headline=_headline(live, names, lang),
        reason=words.say(reason, names) if words.has(reason) else "",
        seats=[
            {
                "seat": seat,
                "name": names[seat],
                "place": ranks[seat] if ranks else "",
                "won": seat in result.get("winners", ()),
            }
            for seat in order
        ],
        rows=[(_category(words, name), [scores[seat].get(name, 0) for seat in order]) for name in categories],
        totals=[sum(scores[seat].values()) for seat in order] if categories else [],
    )
