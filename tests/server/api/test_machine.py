"""Everything that people and programs can do at a table, in any order; and what must hold whatever they do.

The journal is what was acknowledged, in its order. What is refused changes nothing. Nobody is told of a card that they
do not know: not in the table, the board, the story, the record, nor by an event.
"""

import asyncio
import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import hypothesis
import msgspec
import pytest
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from prestol.server.play.live import Live
from prestol.server.settings import Settings
from prestol.table import is_hidden
from prestol.table.hidden import Pile
from prestol.table.plain import places
from tests.server.site import Site, Visitor, open_site

SOAK: Final = bool(os.environ.get("PRESTOL_SOAK"))
GAMES: Final = {"huns": 2, "rurik": 2, "xidit": 3}
NAMES: Final = ("Anna", "Boris", "Vera", "Olga")
LOOKS: Final = ("", "/board.svg", "/board.txt", "/story", "/record")
EVENT: Final = re.compile(
    r"(event: (table\nid: \d+\ndata: \d+|draft\ndata: |people\ndata: |chat\ndata: \w+)\n\n|:\n\n)*"
)

TERMS: Final = ("term-", "ask-", "story-")
"""Messages that are about kinds of things."""


class Table(RuleBasedStateMachine):
    """One match, its guests, and everything they do there."""

    def __init__(self, site: Site, people: list[Visitor]) -> None:
        super().__init__()
        self.site = site
        self.people = people
        self.room = site.part("room")
        self.looked = 0
        self.acknowledged: list[tuple[Any, ...]] = []
        self.seats: dict[int, Visitor] = {}
        self.last: tuple[Visitor, dict[str, Any]] | None = None
        self.heard: dict[int, bytearray] = {}
        self.listening: list[asyncio.Task[None]] = []

    # What is done

    @initialize(game=st.sampled_from(sorted(GAMES)))
    def create(self, game: str) -> None:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (GAMES[game] - 1)]
        made = self.people[0].done("POST", "/api/matches", {"game": game, "seats": seats})
        self.match = str(made["id"])
        self.seats = {0: self.people[0]}
        for number, visitor in enumerate(self.people):
            self.heard[number] = bytearray()
            person = visitor.done("GET", "/api/me")["id"]
            self.listening.append(self.site.run(self._listening(number, person)))

    async def _listening(self, number: int, person: str) -> asyncio.Task[None]:
        live = await self.room.hall.live(self.match)

        async def hear() -> None:
            async for event in self.room.watching.events(live, person):
                self.heard[number] += event

        return asyncio.create_task(hear())

    @property
    def live(self) -> Live:
        live: Live = self.site.run(self.room.hall.live(self.match))
        return live

    def do(self, visitor: Visitor, what: str, body: dict[str, Any]) -> int:
        """The status of what somebody does. What is refused leaves no trace."""
        before = self.kept()
        response = visitor.post(f"/api/matches/{self.match}/{what}", body)
        note(f"{what} {body} -> {response.status_code} {response.text[:80]}")
        assert response.status_code < 500
        if not response.is_success:
            assert self.kept() == before
            assert set(response.json()) == {"error"}
        return response.status_code

    def kept(self) -> Any:
        live = self.live
        return (msgspec.json.encode([live.row, live.seats]), live.match.number if live.begun else -1)

    def begun(self) -> bool:
        return len(self.seats) == len(self.live.seats)

    @precondition(lambda self: not self.begun())
    @rule(who=st.integers(1, 3), seat=st.none() | st.integers(-1, 4))
    def join(self, who: int, seat: int | None) -> None:
        free = [number for number in range(len(self.live.seats)) if number not in self.seats]
        visitor = self.people[who]
        may = visitor not in self.seats.values() and (seat is None or seat in free)
        status = self.do(visitor, "join", {"seat": seat})
        assert (status == 200) == may
        if may:
            self.seats[free[0] if seat is None else seat] = visitor

    @precondition(lambda self: not self.begun() and len(self.seats) > 1)
    @rule(who=st.integers(1, 3))
    def leave(self, who: int) -> None:
        own = [seat for seat, visitor in self.seats.items() if visitor is self.people[who]]
        status = self.do(self.people[who], "leave", {"seat": own[0] if own else 0})
        assert (status == 200) == bool(own)
        for seat in own:
            del self.seats[seat]

    def asked(self) -> tuple[int, Visitor, Any]:
        seat = min(self.live.asked)
        return seat, self.seats[seat], self.seats[seat].table(self.match, seat=seat)["ask"]

    @precondition(lambda self: self.begun() and self.live.running)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seat, visitor, ask = self.asked()
        value = data.draw(st.sampled_from([option["value"] for option in ask["options"]]))
        body = {"seat": seat, "value": value, "moment": ask["moment"]}
        assert self.do(visitor, "answer", body) == 200
        self.acknowledged.append(("answer", seat, value))
        self.last = (visitor, body)

    @precondition(lambda self: self.last is not None and self.live.running)
    @rule()
    def answer_twice(self) -> None:
        assert self.last is not None
        visitor, body = self.last
        if body["moment"] != self.live.moment(body["seat"]):  # undone meanwhile, the question is the same again
            assert self.do(visitor, "answer", body) == 409

    @precondition(lambda self: self.begun() and self.live.running)
    @rule(value=st.sampled_from([None, 0, 99, "nope", [], {}, [1, 2], 1.5, True]))
    def answer_what_is_not_offered(self, value: Any) -> None:
        seat, visitor, ask = self.asked()
        if value not in [option["value"] for option in ask["options"]]:
            assert self.do(visitor, "answer", {"seat": seat, "value": value, "moment": ask["moment"]}) == 400

    @precondition(lambda self: self.begun() and self.live.running)
    @rule()
    def answer_an_old_question(self) -> None:
        seat, visitor, ask = self.asked()
        body = {"seat": seat, "value": ask["options"][0]["value"], "moment": "999"}
        assert self.do(visitor, "answer", body) == 409

    @precondition(lambda self: self.begun() and self.live.running)
    @rule(who=st.integers(0, 3))
    def answer_for_somebody_else(self, who: int) -> None:
        seat, visitor, ask = self.asked()
        if self.people[who] is not visitor:
            assert self.do(self.people[who], "answer", {"seat": seat, "value": ask["options"][0]["value"]}) == 403

    @precondition(lambda self: self.begun() and self.live.running)
    @rule(seat=st.integers(-2, 5))
    def answer_out_of_turn(self, seat: int) -> None:
        if seat not in self.live.asked:
            visitor = self.seats.get(seat, self.people[0])
            assert self.do(visitor, "answer", {"seat": seat, "value": 0}) in (400, 403)

    @precondition(lambda self: self.begun() and self.live.running)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.seats)))
        alone = self.live.match.can_undo(seat)
        status = self.do(self.seats[seat], "undo", {"seat": seat})
        if alone:
            assert status == 200
            self.acknowledged.append(("undo", seat))
        elif status == 200:  # the others are asked whether they agree, and somebody does not
            other = next(number for number in self.seats if number != seat)
            assert self.do(self.seats[other], "agree", {"seat": other, "yes": False}) == 200

    @precondition(lambda self: self.begun() and self.live.running)
    @rule(data=st.data())
    def withdraw(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.seats)))
        may = self.live.match.can_withdraw(seat)
        assert (self.do(self.seats[seat], "withdraw", {"seat": seat}) == 200) == may
        if may:
            self.acknowledged.append(("withdraw", seat))

    # What must hold

    @invariant()
    def the_journal_is_what_was_acknowledged(self) -> None:
        if self.acknowledged:
            self.room.hall.forget(self.match)  # what counts is what is on the disk
            journal = msgspec.to_builtins(self.live.match.record()["journal"])
            given = [(item[0], item[1], *item[3:]) if item[0] == "answer" else tuple(item[:2]) for item in journal]
            assert [item for item in given if item[0] != "standing"] == msgspec.to_builtins(self.acknowledged)

    @invariant()
    def nobody_is_told_what_they_do_not_know(self) -> None:
        self.looked += 1  # each in turn: to look for everybody at every step would be most of the work
        self.look_for(self.looked % len(self.people))

    def look_for(self, number: int) -> None:
        live, visitor = self.live, self.people[number]
        if not live.begun or live.done:
            return
        seat = next((seat for seat, sits in self.seats.items() if sits is visitor), None)
        unknown = secrets_from(live, seat) - spoken_of_anyway(live)
        for look in LOOKS:
            told = visitor.get(f"/api/matches/{self.match}{look}").text
            found = read_in(told, unknown)
            assert found == [], f"{NAMES[number]} (seat {seat}) sees {found} in {look or 'the table'}"
        assert EVENT.fullmatch(self.heard[number].decode())
        assert seat is not None or b"event: draft" not in self.heard[number]

    def teardown(self) -> None:
        if self.listening:
            for number in range(len(self.people)):
                self.look_for(number)
        for task in self.listening:
            task.cancel()
        if self.listening:
            self.site.run(asyncio.wait(self.listening))


def secrets_from(live: Live, seat: int | None) -> set[str]:
    """What a seat may not read: the messages and names of cards and tiles that it sees nowhere."""
    hidden: set[str] = set()
    known: set[str] = set()
    for place, masked in zip(places(live.match.state), places(live.match.view(seat)), strict=True):
        pile = isinstance(place, Pile)
        pairs = zip(place.cards, masked.cards, strict=True) if pile else [(place.value, masked.value)]
        for card, shown in pairs:
            (hidden if is_hidden(shown) and not is_hidden(card) else known).add(str(card))
    words = live.game.words("en")
    messages = [message for message in words.messages if message.partition("-")[2] in hidden - known]
    told = {message for message in messages if not message.startswith(TERMS)}
    for message in sorted(told):
        with contextlib.suppress(KeyError):  # it is said with arguments
            told.add(words.say(message))
    return told


def read_in(told: str, unknown: set[str]) -> list[str]:
    """The secrets that somebody reads who is told this."""
    return [secret for secret in unknown if re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", told)]


def spoken_of_anyway(live: Live) -> set[str]:
    """Names that are those of categories of points, too."""
    words = live.game.words("en")
    return {words.say(message) for message in words.messages if message.startswith("score-")}


@pytest.fixture
def site(settings: Settings) -> Iterator[Site]:
    with open_site(msgspec.structs.replace(settings, limits=False)) as site:
        yield site


def test_whatever_people_do_at_a_table(site: Site) -> None:
    people = [site.named(name) for name in NAMES]

    class TableHere(Table):
        def __init__(self) -> None:
            super().__init__(site, people)

    run_state_machine_as_test(
        TableHere,
        settings=hypothesis.settings(
            max_examples=200 if SOAK else 4,
            stateful_step_count=60 if SOAK else 20,
            deadline=None,
            print_blob=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        ),
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_there_is_something_to_keep_secret(tmp_path: Path, game: str) -> None:
    with open_site(tmp_path, limits=False) as site:
        anna = site.named("Anna")
        seats = [{"kind": "me"}, *[{"kind": "guest"}] * (GAMES[game] - 1)]
        match = anna.done("POST", "/api/matches", {"game": game, "seats": seats})["id"]
        live = site.run(site.part("room").hall.live(match))
        assert secrets_from(live, None) - spoken_of_anyway(live)


def test_the_search_finds_what_is_there(tmp_path: Path) -> None:
    with open_site(tmp_path, limits=False) as site:
        anna = site.named("Anna")
        plan = {"game": "rurik", "seats": [{"kind": "me"}, {"kind": "guest"}]}
        match = anna.done("POST", "/api/matches", plan)["id"]
        found: set[str] = set()
        for _ in range(8):
            table = anna.table(match)
            live = site.run(site.part("room").hall.live(match))
            boards = {seat: anna.get(f"/api/matches/{match}/board.svg?seat={seat}").text for seat in (0, 1)}
            for seat in (0, 1):  # what one knows and the other does not, on the board of whoever knows it
                found |= {*read_in(boards[seat], secrets_from(live, 1 - seat))}
            ask = table["ask"]
            answer = {"seat": ask["seat"], "value": ask["options"][0]["value"], "moment": ask["moment"]}
            anna.done("POST", f"/api/matches/{match}/answer", answer)
        assert found
