"""Making matches, answering, taking back; the story and the past."""

import asyncio
import re
from functools import partial

import msgspec
import pytest
from sqlalchemy import delete

from prestol.bots import bot
from prestol.server.errors import NotAllowed, NotFound, Stale
from prestol.server.play import archive, forks, proposals, seating
from prestol.server.play.plan import Plan, SeatPlan
from prestol.server.play.room import Room
from prestol.server.settings import Settings
from prestol.server.store import Store
from prestol.server.store.schema import matches
from prestol.table import Refused, new, verify
from tests.server.tables import ANNA, BORIS, VERA, answer_first, asked, holder, plan, seated

pytestmark = pytest.mark.anyio


async def test_a_match_begins_when_its_last_seat_is_taken(room: Room) -> None:
    live = await room.hall.create(plan("me", "open"), ANNA, "Anna")
    assert live.row.status == "open"
    table = await room.table(live.id, ANNA, "en")
    assert (table.ask, table.steps) == (None, 0)
    live = await seating.join(room.hall, live.id, BORIS, "Anna")
    assert live.row.status == "running"
    assert live.names("ru") == ["Anna", "Anna 2"]


async def test_an_answer_is_kept(room: Room) -> None:
    live = await seated(room)
    who, _, ask = await asked(room, live)
    await room.hall.answer(live.id, ask.seat, ask.options[1].value, ask.moment)
    after = await room.table(live.id, who, "en", ask.seat)
    assert after.ask is None or after.ask.moment != ask.moment
    room.hall.forget(live.id)
    loaded = await room.hall.live(live.id)
    assert loaded is not live
    assert loaded.match.state == live.match.state
    assert loaded.asked == live.asked
    items = await room.hall.store.read(partial(archive.read_items, match=live.id, start=0, end=99))
    assert [item.value for item in items][:1] == [ask.options[1].value]  # type: ignore[union-attr]


async def test_who_is_not_asked_cannot_answer(room: Room) -> None:
    live = await seated(room)
    who, _, ask = await asked(room, live)
    other = 1 - ask.seat
    with pytest.raises(Refused, match="not asked"):
        await room.hall.answer(live.id, other, ask.options[0].value)
    with pytest.raises(NotAllowed):
        room.hall.seat_of(live, who, other)
    with pytest.raises(Refused, match="may answer"):
        await room.hall.answer(live.id, ask.seat, "nonsense")
    assert (await room.hall.live(live.id)).match.number == 0


async def test_an_answer_to_another_question_is_stale(room: Room) -> None:
    live = await seated(room)
    _, _, ask = await asked(room, live)
    await room.hall.answer(live.id, ask.seat, ask.options[0].value, ask.moment)
    with pytest.raises(Stale):
        await room.hall.answer(live.id, ask.seat, ask.options[0].value, ask.moment)


async def test_of_two_answers_at_once_one_counts(room: Room) -> None:
    live = await seated(room)
    _, _, ask = await asked(room, live)
    both = [room.hall.answer(live.id, ask.seat, option.value, ask.moment) for option in ask.options[:2]]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Live", "Stale"]


async def test_of_two_processes_one_is_quicker(room: Room, settings: Settings, store: Store) -> None:
    live = await seated(room)
    other = Room(settings, store)
    _, _, ask = await asked(other, live)
    await asked(room, live)
    both = [
        each.hall.answer(live.id, ask.seat, option.value, ask.moment)
        for each, option in zip((room, other), ask.options, strict=False)
    ]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Live", "Stale"]
    room.hall.forget(live.id)
    other.hall.forget(live.id)
    one, two = await room.hall.live(live.id), await other.hall.live(live.id)
    assert one.match.number == two.match.number == 1
    assert one.match.state == two.match.state


async def test_a_question_of_another_process_is_answered(room: Room, settings: Settings, store: Store) -> None:
    live, other = await seated(room), Room(settings, store)
    for moment_said in (True, False):
        _, _, ask = await asked(other, await answer_first(other, live))
        if not store.shared:
            for each in (room, other):
                await each.hall.look_around()
        answered = await room.hall.answer(live.id, ask.seat, ask.options[0].value, ask.moment if moment_said else None)
        assert answered.match.number == answered.row.version - 1
        await other.hall.look_around()
    with pytest.raises(NotAllowed):
        await other.hall.answer(live.id, ask.seat, ask.options[0].value, person="nobody")


async def test_what_a_command_changes_is_seen(room: Room, settings: Settings, store: Store) -> None:
    live, gone = await seated(room), await seated(room)
    command = Room(settings, store)
    await answer_first(command, live)
    await store.write(lambda db: db.execute(delete(matches).where(matches.c.id == gone.id)))
    await room.hall.look_around()
    assert (await room.hall.live(live.id)).match.number > 0
    with pytest.raises(NotFound):
        await room.hall.live(gone.id)


async def test_undo_alone_and_by_consent(room: Room) -> None:
    live = await seated(room)
    who, _, ask = await asked(room, live)
    live = await answer_first(room, live)
    live = await proposals.undo(room.hall, live.id, who, ask.seat)
    assert live.row.proposal is None
    assert (await asked(room, live))[2].options == ask.options
    while live.asked == {ask.seat}:
        live = await answer_first(room, live)
    other, number = holder(live, 1 - ask.seat), live.match.number
    live = await answer_first(room, live)
    live = await proposals.undo(room.hall, live.id, who, ask.seat)
    assert live.row.proposal is not None
    table = await room.table(live.id, other, "en")
    assert table.proposal is not None
    assert (table.proposal.mine, table.proposal.missing) == (True, [1 - ask.seat])
    live = await proposals.agree(room.hall, live.id, other, 1 - ask.seat, True)
    assert (live.row.proposal, live.asked) == (None, {ask.seat})
    assert live.match.number > number
    story = await room.story(live.id, who, "en")
    assert story.lines[-1].text.endswith("takes a move back.")


async def test_another_answer_voids_a_proposal_to_undo(room: Room) -> None:
    live = await seated(room)
    who, _, ask = await asked(room, live)
    while live.asked == {ask.seat}:
        live = await answer_first(room, live)
    live = await answer_first(room, live)
    live = await proposals.undo(room.hall, live.id, who, ask.seat)
    assert live.row.proposal is not None
    live = await answer_first(room, live)
    assert live.row.proposal is None


async def test_bots_agree_at_once(room: Room) -> None:
    bots = [SeatPlan(kind="bot", bot="random"), SeatPlan(kind="bot", bot="random")]
    live = await room.hall.create(Plan(game="huns", seats=[SeatPlan(kind="me"), *bots]), ANNA, "Anna")

    async def mine() -> bool:
        return 0 in (await room.hall.live(live.id)).asked

    for _ in range(2):
        while not await mine():
            await asyncio.sleep(0.01)
        first = (await room.hall.live(live.id)).match.number
        while await mine():
            await answer_first(room, live)
    while not await mine():
        await asyncio.sleep(0.01)
    live = await proposals.undo(room.hall, live.id, ANNA, 0)
    assert (live.row.proposal, live.asked) == (None, {0})
    assert first > 0


async def test_nobody_sees_what_is_not_theirs(room: Room) -> None:
    live = await room.hall.create(plan("me", "open", audience="nobody"), ANNA, "Anna")
    live = await seating.join(room.hall, live.id, BORIS, "Boris")
    with pytest.raises(NotFound):
        await room.table(live.id, VERA, "en")
    with pytest.raises(NotFound):
        await room.picture(live.id, None, "en")
    with pytest.raises(NotAllowed):
        await room.table(live.id, ANNA, "en", 1)


async def test_the_story_goes_on_from_a_step_and_forgets_what_was_undone(room: Room) -> None:
    live = await seated(room)
    for _ in range(12):
        live = await answer_first(room, live)
    whole = await room.story(live.id, ANNA, "en")
    half = whole.lines[len(whole.lines) // 2].steps
    rest = await room.story(live.id, ANNA, "en", since=half)
    assert whole.keep == 0
    assert whole.lines[: rest.keep] + rest.lines == whole.lines
    known = whole.lines
    who, _, ask = await asked(room, live)
    live = await answer_first(room, live)
    live = await proposals.undo(room.hall, live.id, who, ask.seat)
    rest = await room.story(live.id, ANNA, "en", since=known[-1].steps)
    assert known[: rest.keep] + rest.lines == (await room.story(live.id, ANNA, "en")).lines


async def test_the_past_as_one_knew_it(room: Room) -> None:
    live = await seated(room)
    seen = {}
    for _ in range(20):
        live = await answer_first(room, live)
        seen[live.row.steps] = live.match.view(None)
    moments = await room.past.moments(live)
    assert moments[0] == 0
    assert set(seen) <= set(moments)
    last = {steps: view for steps, view in seen.items() if steps != live.row.steps}
    for steps, view in last.items():
        assert (await room.past.position(live, steps)).view(None) == view
    table = await room.table(live.id, ANNA, "en", at=moments[3])
    assert (table.at, table.ask) == (moments[3], None)


async def test_pictures_are_drawn_once(room: Room) -> None:
    live = await seated(room)
    one = await room.picture(live.id, ANNA, "en")
    assert await room.picture(live.id, ANNA, "en") is one
    assert room.pictures.drawn == 1
    assert (await room.picture(live.id, None, "en")).etag != one.etag
    steps = live.row.steps
    while live.row.steps == steps:
        live = await answer_first(room, live)
    assert (await room.picture(live.id, ANNA, "en")).etag != one.etag


async def test_a_finished_match_opens_everything(room: Room) -> None:
    room.hall.robots.budget = 90  # the process that plays a record through has to start first
    live = await seated(room)
    running = await forks.download(room.hall, room.past, live, 0, "en")
    assert "key" not in running
    player = bot("greedy", live.match.game)
    while live.running:
        seat = min(live.asked)
        value = player(live.match.view(seat), live.match.asks[seat])
        live = await room.hall.answer(live.id, seat, value)
    assert live.row.status == "over"
    record = await forks.download(room.hall, room.past, live, None, "en")
    assert verify(record).over
    table = await room.table(live.id, None, "ru")
    assert table.key == live.row.key.hex()
    assert table.result is not None
    assert table.result.text
    assert live.match.result is not None
    assert table.result.ranks == list(live.match.result.ranks)
    with pytest.raises(Refused, match="over"):
        await proposals.undo(room.hall, live.id, ANNA, 0)
    story = await room.story(live.id, None, "en")
    seen = [line.text for line in story.lines if line.to is not None]
    assert seen
    assert all(re.match(r"(Anna|Boris) sees ", text) for text in seen)
    assert story == await room.story(live.id, ANNA, "en")
    assert (await room.past.scores(live))[-1][1] == [seat.total for seat in table.seats]
    room.hall.forget(live.id)
    assert (await room.hall.live(live.id)).match.over
    brought = await forks.bring(room.hall, msgspec.json.encode(record), VERA)
    assert [line.text for line in (await room.story(brought.id, None, "en")).lines] == [
        line.text for line in story.lines
    ]
    assert (await room.table(brought.id, VERA, "en")).result == (await room.table(live.id, VERA, "en")).result
    again = await forks.rematch(room.hall, live.id, ANNA)
    assert (again.row.status, (await room.hall.live(live.id)).row.rematch) == ("open", again.id)
    again = await seating.join(room.hall, again.id, BORIS, "Boris")
    assert again.running
    moment = (await room.past.moments(live))[10]
    fork = await forks.fork(room.hall, room.past, live, VERA, "Vera", seat=None, at=moment)
    start = new(live.row.game, live.row.players, options=live.row.options, start=fork.row.start, key=live.row.key)
    then = (await room.past.position(live, moment)).checkpoint
    start.checkpoint.chance = then.chance
    assert start.checkpoint == then
    assert fork.row.seal != live.row.seal


async def test_nobody_sees_a_match_begin_before_it_is_kept(room: Room) -> None:
    live = await room.hall.create(plan("me", "open"), ANNA, "Anna")
    joining = asyncio.create_task(seating.join(room.hall, live.id, BORIS, "Boris"))
    while not live.begun:
        await asyncio.sleep(0)
    told = (await room.past.story(await room.hall.live(live.id), None, "en")).lines
    live.match.names = ["Anna", "Boris"]
    assert [line.text for line in told] == live.match.story() != []  # what the setup told stands there, too
    await joining
