"""Games and matches as the pages show them in short."""

import json
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from prestol.server.api.games import GameView, Option, game_view
from prestol.server.pages import static
from prestol.server.pages.show import Show
from prestol.server.play.lists import ListedMatch
from prestol.server.play.plan import bots_of
from prestol.server.play.rows import Pace, Seat
from prestol.server.words import typeset
from prestol.table import Game, installed

FREE: Final = ("open", "invited")
"""Seats that wait for somebody."""
USUAL: Final = 3
"""So many sit at a table that was made with one click, where the game allows it."""


class GameCard(Struct, kw_only=True):
    """A game in short."""

    name: str
    title: str
    tagline: str
    cover: str
    for_players: str
    bots: list[str]
    options: list[Option]
    quick: str
    """The plan of a match against the best bots, as JSON."""
    lesson: str
    """The plan of a match to learn the game by, as JSON; empty where the game has no lesson."""


@lru_cache(maxsize=64)
def cover(game: str) -> str:
    """Where the game's cover is found; a general one for a game that brings none."""
    file = cover_of(game)
    return f"/games/{game}/cover.svg?v={file.mark}" if file else static.address("cover.svg")


@lru_cache(maxsize=64)
def cover_of(game: str) -> static.File | None:
    """The game's own cover."""
    path = installed()[game].folder / "cover.svg"
    return static.read(path) if path.is_file() else None


@lru_cache(maxsize=64)
def viewed(game: str, lang: str) -> GameView:
    """All about a game, in words."""
    return game_view(installed()[game], lang)


def game_card(game: Game[Any], show: Show) -> GameCard:
    view = viewed(game.name, show.lang)
    alone = 1 in view.players
    several = sorted(n for n in view.players if n > 1)
    says = "game-players-solo" if alone else "game-players"
    span = f"{several[0]}–{several[-1]}" if len(several) > 1 else f"{several[0]}"
    return GameCard(
        name=game.name,
        title=view.title,
        tagline=typeset(view.tagline),
        cover=cover(game.name),
        for_players=show.say(says, players=span, n=several[-1]),
        bots=view.bots,
        options=view.options,
        quick=plan_against(game, usual(game), bots_of(game)[0]),
        lesson=lesson_plan(game) if game.words(show.lang).has("lesson-welcome") else "",
    )


def usual(game: Game[Any]) -> int:
    """For how many a match usually is."""
    return USUAL if USUAL in game.players else game.players[0]


def plan_against(game: Game[Any], players: int, bot: str, **more: Any) -> str:
    """The plan of a match against bots, as JSON."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
    return json.dumps({"game": game.name, "seats": seats, **more})


def lesson_plan(game: Game[Any]) -> str:
    """The plan of a match to learn the game by, against beginners."""
    players, options = game.lesson
    return plan_against(game, players, bots_of(game)[-1], options=dict(options), lesson=True)


def chosen_options(game: str, chosen: dict[str, Any], lang: str) -> list[str]:
    """The options of a match that are not the usual ones, in words."""
    return [
        f"{option.title}: {choice.title}"
        for option in viewed(game, lang).options
        for choice in option.choices[1:]
        if chosen.get(option.name) == choice.value
    ]


class SeatCard(Struct, kw_only=True):
    """Who sits at a seat, in words."""

    name: str
    kind: str
    free: bool = False
    mine: bool = False
    asked: bool = False
    won: bool = False


class MatchCard(Struct, kw_only=True):
    """A match in short, in words."""

    id: str
    title: str
    cover: str
    state: str
    my_turn: bool
    seats: list[SeatCard]
    pace: str
    ago: str
    moved_iso: str
    gain: str = ""
    """What a match has given somebody in whose history it stands; said in `gain_words`, too."""
    gain_words: str = ""


def seat_name(show: Show, kind: str, name: str, bot: str, number: int) -> str:
    """What to call who sits at a seat."""
    match kind:
        case "open" | "invited":
            return show.say(f"seat-{kind}")
        case "bot":
            return name or show.say(f"bot-{bot}.cap")
        case _:
            return name or show.say("player", n=number + 1)


def seat_cards(seats: Sequence[Seat], person: str | None, show: Show) -> list[SeatCard]:
    """Who sits at a table that somebody has before them."""
    return [
        SeatCard(
            name=seat_name(show, seat.kind, seat.name, seat.bot, seat.seat),
            kind=seat.kind,
            free=seat.kind in FREE,
            mine=person is not None and seat.kind == "person" and seat.person == person,
        )
        for seat in seats
    ]


def match_card(match: ListedMatch, show: Show) -> MatchCard:
    seats = [
        SeatCard(
            name=seat_name(show, seat.kind, seat.name, seat.bot, seat.seat),
            kind=seat.kind,
            free=seat.kind in FREE,
            mine=seat.mine,
            asked=seat.asked,
            won=seat.won,
        )
        for seat in match.seats
    ]
    return MatchCard(
        id=match.id,
        title=viewed(match.game, show.lang).title,
        cover=cover(match.game),
        state=_state(match, seats, show),
        my_turn=match.my_turn,
        seats=seats,
        pace=pace_words(match.pace, show, short=True),
        ago=ago(match.moved, show),
        moved_iso=datetime.fromtimestamp(match.moved, UTC).isoformat(timespec="seconds"),
    )


def _state(match: ListedMatch, seats: Sequence[SeatCard], show: Show) -> str:
    if match.my_turn:
        return show.say("match-your-turn")
    match match.status:
        case "open":
            return show.say("match-wait", n=sum(seat.free for seat in seats))
        case "running":
            asked = [seat.name for seat in seats if seat.asked]
            return (
                show.say("match-turn", n=len(asked), names=listed_names(asked, show))
                if asked
                else show.say("match-between")
            )
        case "over":
            won = [seat.name for seat in seats if seat.won]
            return show.say("match-won", n=len(won), names=listed_names(won, show))
        case _:
            return show.say("match-ended")


def listed_names(names: Sequence[str], show: Show) -> str:
    """Names one after the other: Anna, Boris and Clara."""
    if len(names) < 2:
        return "".join(names)
    return show.say("and", first=", ".join(names[:-1]), last=names[-1])


def span(seconds: float, show: Show) -> str:
    """A length of time in whole words: 20 minutes, 3 days."""
    for unit, size in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= size:
            return show.say(f"n-{unit}", n=round(seconds / size))
    return show.say("n-seconds", n=round(seconds))


def ago(moment: float, show: Show) -> str:
    """How long ago something was."""
    gone = time.time() - moment
    for unit, size in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if gone >= size:
            return show.say(f"ago-{unit}", n=int(gone / size))
    return show.say("now")


def pace_words(pace: Pace, show: Show, *, short: bool = False) -> str:
    """The pace of a match; in short nothing where there is no clock."""
    match pace.kind:
        case "live":
            how = show.say("pace-live-short", bank=span(pace.bank, show), increment=span(pace.increment, show))
        case "slow":
            how = show.say("pace-slow-short", deadline=span(pace.deadline, show))
        case _:
            return "" if short else show.say("pace-none")
    return how if short else f"{show.say(f'pace-{pace.kind}')}: {how}"
