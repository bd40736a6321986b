"""Ratings: what counts, who comes off how, and that they can always be computed anew."""

from typing import Any

import pytest
from sqlalchemy import select, update

from prestol.server.people.belongings import Belongings
from prestol.server.people.hosts import Hosts
from prestol.server.people.registry import Registry
from prestol.server.play import forks, proposals, ratings, seating
from prestol.server.play.doctor import examined
from prestol.server.play.live import Live
from prestol.server.play.ratings import Outcome, Standing, computed
from prestol.server.play.room import Room
from prestol.server.store import schema
from tests.server.tables import ANNA, BORIS, answer_first, given_up, plan, seated

pytestmark = pytest.mark.anyio


async def ended(room: Room, live: Live) -> Live:
    """The match, played to its end: people take their first options, bots answer by themselves."""
    room.hall.robots.budget = 0  # the random one is good enough
    while (live := await room.hall.live(live.id)).running:
        people = [seat for seat in live.asked if not live.seats[seat].by_bot]
        for seat in people:
            ask = live.match.asks[seat]
            live = await room.hall.answer(live.id, seat, ask.options[-1])
            break
        else:
            seat = min(live.asked)
            live = await room.hall.answer(live.id, seat, live.match.asks[seat].options[0], bot=True)
    return live


async def table(room: Room) -> dict[str, tuple[int, int, int]]:
    """The rating, the matches and the wins of every player."""
    wanted = select(schema.ratings).order_by(schema.ratings.c.player)
    rows = await room.hall.store.read(lambda db: db.execute(wanted).all())
    return {row.player: (row.rating, row.matches, row.wins) for row in rows}


def well(room: Room) -> bool:
    return room.hall.store.reading(ratings.faults) == []


def outcome(number: int, player: str, place: int) -> Outcome:
    return Outcome(f"m{number}", number=number, seat=place, game="g", player=player, place=place, score=None)


def test_everybody_begins_with_a_thousand_and_who_wins_gains() -> None:
    assert Standing().rating == 1000
    known = computed([outcome(1, "a", 1), outcome(1, "b", 2), outcome(1, "c", 2)])
    a, b, c = (known["g", player].rating for player in "abc")
    assert a > 1000
    assert a > b == c
    assert [known["g", player].wins for player in "abc"] == [1, 0, 0]


def test_a_draw_with_an_equal_changes_only_how_sure_the_model_is() -> None:
    known = computed([outcome(1, "a", 1), outcome(1, "b", 1)])
    assert known["g", "a"] == known["g", "b"]
    assert known["g", "a"].mu == pytest.approx(Standing().mu)
    assert known["g", "a"].sigma < Standing().sigma


def test_a_bot_with_several_seats_is_one_player() -> None:
    known = computed([outcome(1, "a", 1), outcome(1, "bot:x", 2), outcome(1, "bot:x", 3)])
    assert known["g", "bot:x"].matches == 1
    assert known["g", "bot:x"].mu < Standing().mu


def test_better_players_come_out_on_top() -> None:
    results = [outcome(n, *each) for n in range(30) for each in (("a", 1), ("b", 2), ("c", 3))]
    known = computed(results)
    order = sorted("cab", key=lambda player: -known["g", player].rating)
    assert order == ["a", "b", "c"]
    assert results[-1].gain != results[0].gain


async def test_a_finished_match_is_rated_with_its_end(room: Room) -> None:
    live = await ended(room, await seated(room))
    found = await table(room)
    assert set(found) == {ANNA, BORIS}
    winners = {live.seats[seat].person for seat in live.row.result["winners"]}  # type: ignore[index]
    assert {player for player, (_, _, wins) in found.items() if wins} == winners
    rows = room.hall.store.reading(ratings.read_results)
    assert [row.score for row in rows] == [sum(each.values()) for each in live.row.result["scores"]]  # type: ignore[index]
    assert [row.gain for row in rows] == [found[str(seat.person)][0] - 1000 for seat in live.seats]
    assert well(room)
    assert examined(room.hall.store).differ == []


async def test_bots_are_players_of_their_level(room: Room) -> None:
    live = await room.hall.create(plan("me", "bot", "bot"), ANNA, "Anna")
    await ended(room, live)
    assert {player: matches for player, (_, matches, _) in (await table(room)).items()} == {ANNA: 1, "bot:greedy": 1}
    assert well(room)


async def test_what_one_plays_with_oneself_or_again_does_not_count(room: Room) -> None:
    hot_seat = await ended(room, await room.hall.create(plan("me", "guest"), ANNA, "Anna"))
    fork = await forks.fork(room.hall, room.past, hot_seat, ANNA, "Anna", seat=0, at=4)
    await ended(room, fork)
    record = await forks.download(room.hall, room.past, hot_seat, 0, "en")
    assert record["result"] is not None
    alone = await room.hall.create(plan("bot", "bot"), ANNA, "Anna")
    await ended(room, alone)
    assert await table(room) == {}
    assert well(room)


async def test_what_is_ended_by_agreement_does_not_count(room: Room) -> None:
    live = await answer_first(room, await answer_first(room, await seated(room)))
    await proposals.propose(room.hall, live.id, ANNA, 0, "end")
    live = await proposals.agree(room.hall, live.id, BORIS, 1, True)
    assert live.row.status == "ended"
    assert await table(room) == {}
    assert well(room)


async def both_have_answered(room: Room, live: Live) -> Live:
    begun: set[int] = set()
    while len(begun) < 2:
        live = await room.hall.live(live.id)
        begun.add(min(live.asked))
        live = await answer_first(room, live)
    return live


async def test_who_resigns_is_last_and_who_went_first_is_behind(room: Room) -> None:
    live = await given_up(room)
    assert live.row.status == "ended"
    found = await table(room)
    assert found[BORIS][0] > found[ANNA][0]
    assert [found[BORIS][2], found[ANNA][2]] == [1, 0]
    assert well(room)


async def test_a_match_that_was_not_begun_by_all_is_nobodys_loss(room: Room) -> None:
    live = await answer_first(room, await seated(room))
    for person, seat in ((ANNA, 0), (BORIS, 1)):
        live = await seating.leave(room.hall, live.id, person, seat)
    assert live.row.status == "ended"
    assert await table(room) == {}


async def test_whose_seat_a_bot_has_kept_is_last_whatever_it_has_won(room: Room) -> None:
    live = await both_have_answered(room, await seated(room))
    await seating.leave(room.hall, live.id, ANNA, 0)
    await ended(room, live)
    places = {row.player: row.place for row in room.hall.store.reading(ratings.read_results)}
    assert places == {ANNA: 2, BORIS: 1}
    assert [row.score is None for row in room.hall.store.reading(ratings.read_results)] == [True, False]
    assert well(room)


async def rated_three(room: Room) -> list[str]:
    return [(await ended(room, await seated(room))).id for _ in range(3)]


async def test_a_match_that_is_removed_has_never_counted(room: Room) -> None:
    first, *_ = await rated_three(room)
    await Hosts(Registry(room.hall.store), room.hall).remove_match(first)
    assert {matches for _, matches, _ in (await table(room)).values()} == {2}
    assert well(room)


async def test_a_guest_who_comes_in_brings_the_ratings_along(room: Room) -> None:
    registry = Registry(room.hall.store)
    guest, _ = await registry.welcome("Guest", "en")
    person, _ = await registry.welcome("Vera", "en")

    async def plays(*people: Any) -> None:
        live = await room.hall.create(plan("me", *("open" for _ in people[1:])), people[0].id, people[0].name)
        for each in people[1:]:
            live = await seating.join(room.hall, live.id, each.id, each.name)
        await ended(room, live)

    boris, _ = await registry.welcome("Boris", "en")
    await plays(guest, boris)
    await plays(person, boris)
    await plays(guest, person)
    await Belongings(registry, room.hall).hand_over(guest, person)
    found = await table(room)
    assert {player: matches for player, (_, matches, _) in found.items()} == {boris.id: 2, person.id: 2}
    assert well(room)
    before = found[boris.id]
    await Belongings(registry, room.hall).give_up(person)
    found = await table(room)
    assert found[boris.id] == before
    assert [player.startswith(ratings.GONE) for player in sorted(found)].count(True) == 1
    assert person.id not in found
    assert well(room)


async def test_the_doctor_finds_what_does_not_agree(room: Room) -> None:
    await rated_three(room)
    game = schema.ratings.c.game == "huns"
    await room.hall.store.write(lambda db: db.execute(update(schema.ratings).where(game).values(rating=1, mu=30.0)))
    complaint = examined(room.hall.store).differ
    assert [(each.match, each.game) for each in complaint] == [("", "huns")]
    await room.hall.store.write(lambda db: ratings.rebuild(db, ["huns"]))
    assert well(room)
    moved = schema.results.c.number == 1
    await room.hall.store.write(lambda db: db.execute(update(schema.results).where(moved).values(place=1)))
    assert len(examined(room.hall.store).differ) == 2
