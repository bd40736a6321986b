"""Keeping a match: records, replay, verification, snapshots."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import prestol
from prestol.table import PASS, Asking, BadRecord, Chance, Match, PrestolError, Refused, Script, Undo, copied, encoded
from prestol.table.ask import Ask
from tests.games.cases import Case
from tests.games.playing import Whims, all_of, played, positions, standing_of
from tests.games_for_tests.openings import answer, opening
from tests.games_for_tests.smugglers import game
from tests.table.tiny import Tiny, tiny

CREWS = ["cook", "gambler"], ["thief", "fence"], ["lookout", "ghost"]


def finished(seed: int = 1) -> Match[Any]:
    return played(prestol.new(game, 3, seed), Whims(seed))


def eventful(seed: int) -> Match[Any]:
    """A match with every kind of entry in its journal, undone and withdrawn at random."""
    whims = Whims(seed)
    match = Case("smugglers", 3, (("crew", 3), ("harbour", "stocked"))).new(seed)
    left = 120
    for _ in positions(match, whims, shuffled=True):
        if match.over or not left:
            continue
        left -= 1
        seat = whims.random.randrange(3)
        if match.can_withdraw(seat) and whims.sometimes(0.5):
            match.withdraw(seat)
        elif match.can_undo(seat) and whims.sometimes(0.3):
            match.undo(seat)
        elif whims.sometimes(0.1) and any(item.seat == seat for item in match.journal if item.__class__ is not Undo):
            try_consent(match, seat)
    return match


def try_consent(match: Match[Any], seat: int) -> None:
    before = all_of(match)
    try:
        match.undo(seat, consent=range(match.players))
    except Refused:  # everything that the seat answered was undone before
        assert all_of(match) == before


def resealed(record: dict[str, Any], key: bytes) -> dict[str, Any]:
    return record | {"key": key.hex(), "seal": Chance(key).seal}


# Records


def test_a_record_is_plain_data_for_json() -> None:
    match = finished()
    record = match.record()
    assert json.loads(json.dumps(record)) == msgspec.json.decode(msgspec.json.encode(record))
    assert record["seal"] == match.seal
    assert record["options"] == {"days": 3, "crew": 2, "harbour": "empty"}
    assert record["journal"][0][0] == "answer"
    assert prestol.replay(json.dumps(record)).result == match.result


@pytest.mark.parametrize("seed", range(6))
def test_undos_and_withdrawals_are_replayed(seed: int) -> None:
    match = eventful(seed)
    again = prestol.verify(json.dumps(match.record()))
    assert standing_of(again) == standing_of(match)
    assert (again.journal, again.facts, again.steps_done) == (match.journal, match.facts, match.steps_done)
    assert again.record() == match.record()


def test_eventful_matches_have_every_kind_of_entry() -> None:
    items = [item for seed in range(6) for item in eventful(seed).journal]
    assert {type(item).__name__ for item in items} == {"Answer", "Undo", "Withdraw"}
    assert any(item.consent for item in items if isinstance(item, Undo))
    assert any(not item.consent for item in items if isinstance(item, Undo))


def test_a_running_match_has_a_record() -> None:
    match = answer(opening(*CREWS), (0, "sell"))
    again = prestol.verify(match.record())
    assert standing_of(again) == standing_of(match)


def test_a_record_remembers_its_script() -> None:
    match = answer(opening(*CREWS, dice=[[5], [0]]), (0, "heist"), (1, "heist"), (2, "sell"), (2, "gems-2"), (1, PASS))
    again = prestol.replay(json.dumps(match.record()))
    assert isinstance(again.state.chance, Script)
    assert standing_of(again) == standing_of(match)


def test_a_record_remembers_a_start() -> None:
    middle = answer(opening(*CREWS), (0, "dump"), (0, "silk-1"), (1, "dump"), (1, "tea-2"), (2, "stir"))
    start = copied(middle._position.checkpoint)
    assert start.shuffles
    for given in (start, middle.record() and msgspec.to_builtins(start, str_keys=True)):
        match = prestol.new("smugglers", 3, seed=4, start=given)
        assert match.state.chance.key == Chance.seeded(4).key
        played(match, Whims(2))
        for form in (match.record(), json.dumps(match.record())):
            assert standing_of(prestol.verify(form)) == standing_of(match)
    assert start == middle._position.checkpoint


@pytest.mark.parametrize("start", [{}, {"deck": 5}, [1], "middle", {"smugglers": []}])
def test_a_start_that_is_no_position_is_refused(start: Any) -> None:
    with pytest.raises(Refused, match="this is not a position of smugglers"):
        prestol.new("smugglers", 3, start=start)


Change = Callable[[dict[str, Any]], Any]
DAMAGES: dict[str, tuple[Change, str]] = {
    "another game": (lambda r: r.update(game="chess"), "there is no game 'chess'"),
    "another edition": (lambda r: r.update(edition=9), "of edition 9 of smugglers; the rules here are edition 1"),
    "another data pack": (lambda r: r.update(packs="abc"), "another data pack of smugglers .*abc"),
    "another form": (lambda r: r.update(prestol=2), "form 2; this program reads form 1"),
    "too many players": (lambda r: r.update(players=9), "does not start: smugglers is for 2, 3, 4 players"),
    "an unknown option": (lambda r: r.update(options={"wind": 1}), "no option 'wind'"),
    "a start that is none": (lambda r: r.update(start={"a": 1}), "does not start: this is not a position"),
    "no key": (lambda r: r.pop("key"), "this is not a record of a match: .*key"),
    "a key that is no key": (lambda r: r.update(key="xyz"), "this is not a record"),
    "a key that is too long": (lambda r: r.update(key="00" * 65), "longer than 64 bytes"),
    "a journal that is none": (lambda r: r.update(journal=5), "this is not a record"),
    "an entry of no kind": (lambda r: r["journal"].insert(0, ["sings", 0]), "this is not a record"),
    "a short entry": (lambda r: r["journal"].insert(0, ["answer", 0]), "this is not a record"),
    "a wrong question": (
        lambda r: r["journal"].insert(0, ["answer", 0, "sing", "rest"]),
        "entry 0 .step 'turn'. .*sing",
    ),
    "a wrong seat": (lambda r: r["journal"].insert(0, ["answer", 2, "action", "rest"]), "seat 2 is not asked now"),
    "no seat": (lambda r: r["journal"].insert(0, ["answer", 5, "action", "rest"]), "there is no seat 5"),
    "a wrong answer": (lambda r: r["journal"].insert(0, ["answer", 0, "action", "sing"]), "not 'sing'"),
    "an answer too many": (lambda r: r["journal"].append(["answer", 0, "action", "rest"]), "the match is over"),
    "an undo of nothing": (lambda r: r["journal"].insert(0, ["undo", 0, 0, [1, 2]]), "entry 0 .* not answered"),
    "a withdrawal of nothing": (lambda r: r["journal"].insert(0, ["withdraw", 0]), "nothing to withdraw"),
    "an undo that goes elsewhere": (
        lambda r: r.update(journal=[r["journal"][0], ["undo", 0, 5, [1, 2]]]),
        "entry 2 .*the undo",
    ),
    "a key that is not the seal's": (lambda r: r.update(key="00" * 32), "does not belong to the seal"),
    "a seal that is not the key's": (lambda r: r.update(seal="00" * 32), "does not belong to the seal"),
    "another result": (lambda r: r["result"].update(winners=[0, 1, 2]), "not what its answers lead to"),
    "no result": (lambda r: r.update(result=None), "not what its answers lead to"),
    "an end too early": (lambda r: r["journal"].pop(), "not what its answers lead to"),
    "another key": (lambda r: r.update(resealed(r, b"another key" * 3)), "does not replay|not what its answers"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_what_is_wrong(damage: str) -> None:
    change, said = DAMAGES[damage]
    record = json.loads(json.dumps(finished().record()))
    prestol.verify(record)
    change(record)
    for form in (record, json.dumps(record)):
        with pytest.raises(BadRecord, match=said):
            prestol.verify(form)


def test_every_single_changed_answer_is_found() -> None:
    record = json.loads(json.dumps(finished(3).record()))
    for at, entry in enumerate(record["journal"]):
        changed = json.loads(json.dumps(record))
        changed["journal"][at] = [entry[0], (entry[1] + 1) % 3, *entry[2:]]
        with pytest.raises(BadRecord):
            prestol.verify(changed)


@pytest.mark.parametrize("form", ["", "{}", "no json", b"\xff", 5, [], {"game": "smugglers"}])
def test_what_is_no_record_at_all_is_refused(form: Any) -> None:
    with pytest.raises(BadRecord, match="this is not a record of a match"):
        prestol.replay(form)


# Snapshots


def resumed(match: Match[Any], tail: list[Any], earlier: dict[str, Any] | None = None) -> Match[Any]:
    return Match.resume(match.snapshot(), tail, None if earlier is None else lambda: earlier)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_goes_on_from_a_snapshot_and_its_tail(seed: int) -> None:
    match = eventful(seed)
    live = prestol.new(game, 3, seed, match.options)
    for at, item in enumerate(match.journal):
        if at % 7 == 0:
            again = resumed(live, match.journal[at:], live.record())
            assert standing_of(again) == standing_of(match)
            assert (again.number, again.steps_done, again.told) == (match.number, match.steps_done, match.told)
            assert again.facts == match.facts[match.told - len(again.facts) :]
            assert again.record() == match.record()
        live._apply([item])


def test_undo_after_resuming_is_as_before() -> None:
    match = answer(opening(*CREWS), (0, "rest"), (1, "sell"))
    again = resumed(match, [])
    assert [each.can_undo(1) for each in (match, again)] == [True, True]
    match.undo(1)
    again.undo(1)
    assert standing_of(again) == standing_of(match)
    assert again.journal == match.journal[-1:] == [Undo(1, 1)]
    with pytest.raises(Refused, match="consent"):
        again.undo(1)


def test_undo_by_consent_after_resuming_needs_what_came_earlier() -> None:
    match = answer(opening(*CREWS), (0, "heist"), (1, "rest"), (2, "heist"))
    alone = resumed(match, [])
    alone_before = all_of(alone)
    with pytest.raises(Refused, match="resumed without its earlier answers"):
        alone.undo(0, consent=(1, 2))
    with pytest.raises(Refused, match="resumed without its earlier answers"):
        alone.record()
    assert all_of(alone) == alone_before

    again = resumed(match, [], match.record())
    again.names = ["Ann", "Bob", "Cid"]
    for each in (match, again):
        each.undo(0, consent=(1, 2))
        answer(each, (0, "heist"), (1, "heist"))
    assert standing_of(again) == standing_of(match)
    assert again.record() == match.record()
    assert again.names == ["Ann", "Bob", "Cid"]
    assert standing_of(prestol.verify(match.record())) == standing_of(match)


def test_the_tail_may_hold_an_undo_by_consent() -> None:
    match = answer(opening(*CREWS), (0, "heist"), (1, "rest"))
    middle, record, number = match.clone(), match.record(), match.number
    answer(match, (2, "heist"))
    match.undo(0, consent=(1, 2))
    answer(match, (0, "heist"))
    again = resumed(middle, match.journal[number:], record)
    assert standing_of(again) == standing_of(match)


def test_a_snapshot_does_not_grow_with_the_match() -> None:
    def forever(s: Tiny) -> None:
        s.then(question, 0)
        s.then(question, 1)
        s.then(forever)

    def question(s: Tiny, seat: int) -> Asking:
        yield Ask(seat, "number", (1, 2))

    match = prestol.new(tiny(forever, question, name="forever"), seed=1)
    sizes = []
    for _ in range(200):
        answer(match, (0, 1), (1, 2))
        sizes.append(len(match.snapshot()))
    counters = 4  # entries, steps, facts, and the entry of the answer since: each takes up to two bytes more
    assert max(sizes) - min(sizes) <= 2 * counters
    assert len(encoded(match.state)) < sizes[0]


@pytest.mark.parametrize("data", [b"", b"\x00", b"no snapshot", encoded({"game": "smugglers"})])
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="this is not a snapshot of a match"):
        Match.resume(data)


def test_a_snapshot_of_an_unknown_game_or_with_a_wrong_tail_is_refused() -> None:
    match = opening(*CREWS)
    item = answer(match.clone(), (0, "rest")).journal[0]
    kept = msgspec.msgpack.decode(match.snapshot())
    with pytest.raises(PrestolError, match="there is no game 'chess'"):
        Match.resume(encoded(kept | {"game": "chess"}))
    with pytest.raises(BadRecord, match="does not replay"):
        Match.resume(match.snapshot(), [item, item])
