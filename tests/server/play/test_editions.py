"""The rules get a new edition while a match runs."""

from functools import partial

import pytest

from prestol.server.play import archive, forks, proposals
from prestol.server.play.doctor import examined
from prestol.server.play.room import Room
from prestol.server.store import Store
from prestol.table import PrestolError, game_named
from tests.server.tables import answer_first, asked, holder, seated

pytestmark = pytest.mark.anyio


async def test_a_match_goes_on_from_its_checkpoint(room: Room, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await seated(room)
    for _ in range(21):
        live = await answer_first(room, live)
    number, state = live.row.number, live.match.state
    monkeypatch.setattr(game_named("huns"), "edition", game_named("huns").edition + 1)
    room.hall.forget(live.id)
    live = await room.hall.live(live.id)
    assert live.match.state == state
    assert live.row.notes == [{"edition": live.game.edition, "number": number, "steps": live.row.steps, "struck": 0}]
    assert (await room.table(live.id, None, "en")).notes == [{"edition": live.game.edition, "steps": live.row.steps}]
    live = await answer_first(room, live)
    assert live.row.number > number
    assert (examined(store).earlier, examined(store).differ) == (1, [])
    moment = (await room.past.moments(live))[2]
    assert (await room.past.position(live, moment)).number > 0


async def test_what_the_new_rules_do_not_allow_is_struck_out(
    room: Room, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await seated(room)
    for _ in range(21):
        live = await answer_first(room, live)
    number = live.row.number
    entries = await store.read(partial(archive.read_entries, match=live.id, start=number - 2))
    from sqlalchemy import update

    from prestol.server.store.schema import entries as table

    wrong = [*entries[0].item[:-1], "no longer offered"]
    await store.write(
        lambda db: db.execute(
            update(table).where(table.c.match == live.id, table.c.number == number - 2).values(item=wrong)
        )
    )
    monkeypatch.setattr(game_named("huns"), "edition", game_named("huns").edition + 1)
    room.hall.forget(live.id)
    live = await room.hall.live(live.id)
    assert (live.row.number, live.row.notes[0]["struck"]) == (number - 2, 2)
    live = await answer_first(room, live)
    room.hall.forget(live.id)
    assert (await room.hall.live(live.id)).match.state == live.match.state


async def test_an_undo_beyond_the_new_edition_is_refused_in_a_sentence(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await seated(room)
    who, _, ask = await asked(room, live)
    while live.asked == {ask.seat}:
        live = await answer_first(room, live)
    live = await answer_first(room, live)
    monkeypatch.setattr(game_named("huns"), "edition", game_named("huns").edition + 1)
    room.hall.forget(live.id)
    with pytest.raises(PrestolError, match="edition"):
        await proposals.undo(room.hall, live.id, who, ask.seat)
    live = await proposals.propose(room.hall, live.id, holder(live, 0), 0, "end")
    live = await proposals.agree(room.hall, live.id, holder(live, 1), 1, True)
    record = await forks.download(room.hall, room.past, live, None, "en")
    assert record["edition"] == live.game.edition - 1
    assert record["notes"][0]["edition"] == live.game.edition
