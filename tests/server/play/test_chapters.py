"""Matches that go on with what an earlier one has left."""

import pytest

from prestol.bots import bot
from prestol.server.play import forks
from prestol.server.play.room import Room
from prestol.table import Refused
from tests.server.tables import ANNA, plan, seated

pytestmark = pytest.mark.anyio


async def test_the_next_chapter_begins_with_what_the_last_one_has_left(room: Room) -> None:
    live = await room.hall.create(plan("me", "guest", game="oath"), ANNA, "Anna")
    player = bot("greedy", live.match.game)
    while live.running:
        seat = min(live.asked)
        value = player(live.match.view(seat), live.match.asks[seat])
        live = await room.hall.answer(live.id, seat, value)
    table = await room.table(live.id, ANNA, "en")
    assert table.result is not None
    assert table.result.leaves
    later = await forks.rematch(room.hall, live.id, ANNA, onward=True)
    assert later.running
    assert later.row.start == live.match.legacy
    assert later.row.options["oath"] == live.match.legacy["oath"]
    assert later.seats[0].name == live.seats[live.match.result.winners[0]].name, "the winner is Chancellor"
    room.hall.forget(later.id)
    assert (await room.hall.live(later.id)).match.view(0) == later.match.view(0)
    assert (await forks.rematch(room.hall, live.id, ANNA)).id == later.id


async def test_most_matches_leave_nothing(room: Room) -> None:
    live = await seated(room)
    player = bot("greedy", live.match.game)
    while live.running:
        seat = min(live.asked)
        live = await room.hall.answer(live.id, seat, player(live.match.view(seat), live.match.asks[seat]))
    table = await room.table(live.id, ANNA, "en")
    assert table.result is not None
    assert not table.result.leaves
    with pytest.raises(Refused, match="left nothing"):
        await forks.rematch(room.hall, live.id, ANNA, onward=True)
