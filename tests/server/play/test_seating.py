"""Joining, leaving, resigning, standing answers, several people at one device, news."""

import asyncio

import pytest

from prestol.bots import bot
from prestol.server.errors import NotAllowed, NotFound
from prestol.server.play import proposals, seating
from prestol.server.play.plan import Plan, SeatPlan
from prestol.server.play.room import Room
from prestol.table import PASS, Refused, Standing
from tests.server.tables import ANNA, BORIS, VERA, answer_first, asked, holder, plan, seated

pytestmark = pytest.mark.anyio


async def test_an_invitation_opens_one_seat_to_whoever_has_it(room: Room) -> None:
    live = await room.hall.create(plan("me", "invited", "open"), ANNA, "Anna")
    secret = seating.invitations(live, ANNA)[1]
    assert seating.invitations(live, BORIS) == {}
    assert (await room.table(live.id, BORIS, "en")).invitations == {}
    assert await seating.invited(room.hall, secret) == (live.id, 1)
    with pytest.raises(NotFound):
        await seating.invited(room.hall, secret + "0")
    with pytest.raises(NotAllowed, match="invitation"):
        await seating.join(room.hall, live.id, BORIS, "Boris", seat=1)
    with pytest.raises(Refused, match="no free seat"):
        await seating.join(room.hall, live.id, BORIS, "Boris", invite="guessed")
    live = await seating.join(room.hall, live.id, BORIS, "Boris", invite=secret)
    with pytest.raises(Refused, match="no free seat"):
        await seating.join(room.hall, live.id, VERA, "Vera", invite=secret)
    with pytest.raises(Refused, match="already"):
        await seating.join(room.hall, live.id, BORIS, "Boris", seat=2)
    live = await seating.join(room.hall, live.id, VERA, "Vera")
    assert live.running


async def test_who_leaves_before_the_beginning_frees_the_seat(room: Room) -> None:
    live = await room.hall.create(plan("me", "open", "open"), ANNA, "Anna")
    await seating.join(room.hall, live.id, BORIS, "Boris")
    live = await seating.leave(room.hall, live.id, BORIS, 1)
    assert live.seats[1].kind == "open"
    live = await seating.leave(room.hall, live.id, ANNA, 0)
    assert live.row.status == "ended"
    with pytest.raises(Refused):
        await seating.join(room.hall, live.id, BORIS, "Boris")


async def test_a_bot_plays_for_who_has_left(room: Room) -> None:
    live = await seated(room)
    who, _, ask = await asked(room, live)
    live = await seating.leave(room.hall, live.id, who, ask.seat)
    assert (live.row.status, live.seats[ask.seat].by_bot) == ("running", True)
    while ask.seat in live.asked:
        await asyncio.sleep(0.01)
        live = await room.hall.live(live.id)
    live = await seating.back(room.hall, live.id, who, ask.seat)
    assert not live.seats[ask.seat].by_bot
    live = await seating.leave(room.hall, live.id, who, ask.seat)
    live = await seating.leave(room.hall, live.id, holder(live, 1 - ask.seat), 1 - ask.seat)
    assert (live.row.status, (live.row.result or {})["reason"]) == ("ended", "abandoned")


async def test_who_has_resigned_does_not_come_back(room: Room) -> None:
    live = await seated(room)
    live = await seating.resign(room.hall, live.id, ANNA, 0)
    assert live.running
    with pytest.raises(NotAllowed):
        await seating.back(room.hall, live.id, ANNA, 0)
    live = await proposals.propose(room.hall, live.id, BORIS, 1, "end")
    assert (live.row.status, (live.row.result or {})["reason"]) == ("ended", "agreed")
    table = await room.table(live.id, BORIS, "en")
    assert table.key is not None
    assert table.result is not None
    assert table.result.ended


async def test_all_must_agree_to_the_end(room: Room) -> None:
    live = await seated(room)
    live = await proposals.propose(room.hall, live.id, ANNA, 0, "end")
    with pytest.raises(Refused, match="already"):
        await proposals.propose(room.hall, live.id, BORIS, 1, "undo")
    live = await proposals.agree(room.hall, live.id, BORIS, 1, False)
    assert (live.row.proposal, live.row.status) == (None, "running")
    await proposals.propose(room.hall, live.id, ANNA, 0, "end")
    live = await proposals.agree(room.hall, live.id, BORIS, 1, True)
    assert live.row.status == "ended"


async def test_only_the_maker_fills_seats(room: Room) -> None:
    live = await room.hall.create(plan("me", "open", "invited"), ANNA, "Anna")
    secret = seating.invitations(live, ANNA)[2]
    with pytest.raises(NotAllowed):
        await seating.fill(room.hall, live.id, BORIS, 1)
    with pytest.raises(Refused, match="no bot"):
        await seating.fill(room.hall, live.id, ANNA, 1, "genius")
    await seating.fill(room.hall, live.id, ANNA, 2)
    with pytest.raises(NotFound):
        await seating.invited(room.hall, secret)
    live = await seating.fill(room.hall, live.id, ANNA, 1, "random")
    assert live.running
    assert live.names("ru") == ["Anna", "Бот 2", "Бот 3"]


async def test_several_people_at_one_device(room: Room) -> None:
    wishes = [SeatPlan(kind="me"), SeatPlan(kind="guest", name="Boris"), SeatPlan(kind="guest")]
    live = await room.hall.create(Plan(game="huns", seats=wishes), ANNA, "Anna")
    assert live.names("en") == ["Anna", "Boris", "Player 3"]
    for _ in range(30):
        table = await room.table(live.id, ANNA, "en")
        assert sorted(table.own) == [0, 1, 2]
        assert table.seat == table.own[0] == min(live.asked)
        live = await answer_first(room, live)


async def test_forced_answers_are_taken_in_the_same_change(room: Room) -> None:
    live = await seated(room)
    player = bot("random", live.match.game, 1)
    while not any(isinstance(item, Standing) for item in live.match.journal):
        seat = min(live.asked)
        assert not live.match.asks[seat].forced
        live = await room.hall.answer(live.id, seat, player(None, live.match.asks[seat]))
    for each in (0, 1):
        live = await seating.prefer(room.hall, live.id, holder(live, each), each, False)
    for _ in range(200):
        seat = min(live.asked)
        ask = live.match.asks[seat]
        if ask.forced:
            break
        live = await room.hall.answer(live.id, seat, player(None, ask))
    assert ask.forced


async def test_a_standing_answer_says_no_beforehand(room: Room) -> None:
    live = await seated(room)
    with pytest.raises(Refused, match="no card"):
        await seating.standing(room.hall, live.id, ANNA, 0, "nonsense", True)
    player = bot("random", live.match.game, 1)
    while True:
        seat = min(live.asked)
        ask = live.match.asks[seat]
        if ask.optional:
            break
        live = await room.hall.answer(live.id, seat, player(None, ask))
    live = await seating.standing(room.hall, live.id, holder(live, seat), seat, ask.kind, True)
    assert Standing(seat, ask.kind, PASS) in live.match.journal[-3:]
    table = await room.table(live.id, holder(live, seat), "en", seat)
    assert [each.what for each in table.never] == [ask.kind]
    live = await seating.standing(room.hall, live.id, holder(live, seat), seat, ask.kind, False)
    assert live.seats[seat].never == []


async def test_everybody_hears_that_a_step_has_ended_and_nobody_what_it_was(room: Room) -> None:
    live = await seated(room)
    streams = {who: room.watching.events(live, who) for who in (ANNA, BORIS, None)}
    heard: dict[str | None, list[bytes]] = {who: [] for who in streams}

    async def listen(who: str | None) -> None:
        async for event in streams[who]:
            heard[who].append(event)

    tasks = [asyncio.create_task(listen(who)) for who in streams]
    while room.watching.here(live.id) != {ANNA, BORIS, ""}:
        await asyncio.sleep(0.01)
    assert [seat.here for seat in (await room.table(live.id, None, "en")).seats] == [True, True]
    assert (await room.table(live.id, None, "en")).watching == 1
    for each in heard.values():
        await asyncio.sleep(0.05)
        each.clear()
    steps = (await room.hall.live(live.id)).row.steps
    for _ in range(15):
        live = await answer_first(room, live)
    end = f"event: table\nid: {live.row.steps}\n".encode()
    while not all(any(event.startswith(end) for event in each) for each in heard.values()):
        await asyncio.sleep(0.01)
    for who, events in heard.items():
        told = [event for event in events if event.startswith(b"event: table")]
        numbers = [int(event.split(b"data: ")[1]) for event in told]
        assert numbers == sorted(set(numbers))
        assert numbers[0] > steps
        assert who is not None or not any(event.startswith(b"event: draft") for event in events)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert room.watching.here(live.id) == set()
