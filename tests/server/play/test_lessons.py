"""Learning by playing at a table: what is new is explained once, and a strong bot may be asked for advice."""

from typing import Any

import pytest

from prestol.server.errors import NotAllowed, Stale
from prestol.server.play import forks
from prestol.server.play.live import Live
from prestol.server.play.plan import Plan, SeatPlan
from prestol.server.play.room import Room
from prestol.server.play.table_view import TableView
from prestol.table import Refused, game_named
from tests.server.tables import ANNA, BORIS, plan, seated, until

pytestmark = pytest.mark.anyio


async def lesson(room: Room, game: str = "huns") -> Live:
    players, options = game_named(game).lesson
    seats = [SeatPlan(kind="me"), *[SeatPlan(kind="bot", bot="random")] * (players - 1)]
    return await room.hall.create(Plan(game=game, seats=seats, options=dict(options), lesson=True), ANNA, "Anna")


async def look(room: Room, live: Live, **more: Any) -> TableView:
    """What Anna sees, when she is asked."""

    async def mine() -> bool:
        return 0 in (await room.hall.live(live.id)).asked

    await until(mine)
    return await room.table(live.id, ANNA, "en", 0, **more)


async def choose(room: Room, live: Live, at: int = 0) -> None:
    """Anna gives an answer."""
    view = await look(room, live)
    assert view.ask is not None
    await room.hall.answer(live.id, 0, view.ask.options[at].value, view.ask.moment)


def topics(view: TableView) -> list[str]:
    assert view.lesson is not None
    return [note.topic for note in view.lesson]


@pytest.mark.parametrize("game", ["huns", "oath", "rurik", "xidit"])
async def test_a_lesson_begins_with_a_welcome_and_explains_each_kind_of_question_once(room: Room, game: str) -> None:
    live = await lesson(room, game)
    met: list[str] = []
    for _ in range(12):
        view = await look(room, live)
        assert view.ask is not None
        assert view.ask.lesson is not None
        told = topics(view)
        assert ("welcome" in told) == (not met)
        assert (view.ask.kind in told) == (view.ask.kind not in met)
        assert (await look(room, live)).lesson == view.lesson  # to look is not to learn
        met.append(view.ask.kind)
        await choose(room, live)
    assert len(set(met)) < len(met)


async def test_what_is_taken_back_is_explained_anew(room: Room) -> None:
    live = await lesson(room)
    first = topics(await look(room, live))
    await choose(room, live)
    assert "die" not in topics(await look(room, live))
    assert (await look(room, live)).can_undo
    await room.hall.change(live.id, lambda live: live.do(lambda match: match.undo(0)), False)
    assert topics(await look(room, live)) == first


async def test_the_past_and_the_onlookers_are_not_taught(room: Room) -> None:
    live = await lesson(room)
    await choose(room, live)
    assert (await look(room, live, at=0)).lesson is None
    assert (await room.table(live.id, BORIS, "en")).lesson is None


async def test_the_end_says_farewell(room: Room) -> None:
    live = await lesson(room)
    await choose(room, live)
    await room.hall.change(live.id, lambda live: live.end("agreed"))
    assert topics(await room.table(live.id, ANNA, "en", 0))[-1] == "farewell"


async def test_other_matches_explain_on_request_alone(room: Room) -> None:
    live = await room.hall.create(plan("me", "bot"), ANNA, "Anna")
    view = await look(room, live)
    assert view.lesson is None
    assert view.ask is not None
    assert view.ask.lesson is not None


async def test_after_a_lesson_one_plays_on_without_a_coach(room: Room) -> None:
    live = await lesson(room)
    await room.hall.change(live.id, lambda live: live.end("agreed"))
    again = await forks.rematch(room.hall, live.id, ANNA)
    assert not again.lesson


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "guest"), ("bot", "bot"), ("guest", "bot")])
async def test_one_learns_alone_against_bots(room: Room, seats: tuple[str, str]) -> None:
    with pytest.raises(Refused, match="One learns alone, against bots"):
        await room.hall.create(plan(*seats, lesson=True), ANNA, "Anna")


# Hints


@pytest.mark.parametrize("game", ["huns", "oath", "rurik", "xidit"])
async def test_a_hint_is_an_answer_that_may_be_given(room: Room, game: str) -> None:
    live = await lesson(room, game)
    for _ in range(4):
        view = await look(room, live)
        assert view.ask is not None
        assert view.can_hint
        hint = await room.hint(live.id, ANNA, "en", 0, view.ask.moment)
        assert (hint.value, hint.label) in [(option.value, option.label) for option in view.ask.options]
        await room.hall.answer(live.id, 0, hint.value, view.ask.moment)


async def test_a_hint_knows_no_more_than_its_seat(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await lesson(room)
    await look(room, live)
    seen = []

    async def run(job: Any) -> Any:
        seen.append(job.args)
        return job.args[3].options[0]

    monkeypatch.setattr(room.hall.robots, "run", run)
    await room.hint(live.id, ANNA, "en", 0, None)
    ((game, bot, view, _, _),) = seen
    assert (game, bot) == ("huns", "greedy")
    assert game_named(game).decode(view) == (await room.hall.live(live.id)).match.view(0)


async def test_that_hints_were_given_is_remembered(room: Room) -> None:
    live = await lesson(room)
    view = await look(room, live)
    assert view.origin == {"kind": "lesson"}
    assert view.ask is not None
    await room.hint(live.id, ANNA, "en", 0, view.ask.moment)
    room.hall.forget(live.id)
    assert (await look(room, live)).origin == {"kind": "lesson", "hinted": True}


async def test_between_people_there_are_no_hints(room: Room) -> None:
    live = await seated(room)
    for seat, person in enumerate((ANNA, BORIS)):
        assert not (await room.table(live.id, person, "en", seat)).can_hint
        with pytest.raises(NotAllowed, match="play against bots alone"):
            await room.hint(live.id, person, "en", seat, None)


async def test_nobody_asks_for_another_or_for_an_old_question(room: Room) -> None:
    live = await lesson(room)
    view = await look(room, live)
    assert view.ask is not None
    with pytest.raises(NotAllowed, match="not yours"):
        await room.hint(live.id, BORIS, "en", 0, None)
    await choose(room, live)
    await look(room, live)
    with pytest.raises(Stale):
        await room.hint(live.id, ANNA, "en", 0, view.ask.moment)
