"""Treasures: each with its condition met, and just not met. They are played to the end of a match."""

from dataclasses import replace

from prestol.games.huns.state import game
from tests.games.huns.tables import Plan, camp, last_table
from tests.games.powers import power_test


def met(card: str, mine: Plan, other: Plan | None = None, players: int = 2) -> bool:
    """Whether the treasure scores N for seat 0 at the end."""
    camps = [replace(mine, treasures=card), other or camp()]
    scores = last_table(players, camps).match.result.scores
    assert scores[0]["treasures"] in (0, players)
    assert scores[1]["treasures"] == 0
    return scores[0]["treasures"] == players


@power_test(game, "T01")
def test_golden_cup() -> None:
    assert not met("T01", camp(equipment="E01 E02"))
    assert met("T01", camp(equipment="E01 E02 E03"))
    assert met("T01", camp(equipment="E01 E02 E03", curses="C06")), "rusty or not"


@power_test(game, "T02")
def test_roman_eagle() -> None:
    assert not met("T02", camp(raids="R01 R02*"))
    assert met("T02", camp(raids="R01* R02* R03"))


@power_test(game, "T03")
def test_silver_torque() -> None:
    assert not met("T03", camp(mercenaries="M01 M02=BRG M03="))
    assert met("T03", camp(mercenaries="M01 M02 M03="))


@power_test(game, "T04")
def test_shamans_mask() -> None:
    assert not met("T04", camp(curses="C01=BR"))
    assert not met("T04", camp(curses="C01=full C02=fled"))
    assert met("T04", camp(curses="C01=full"))
    assert met("T04", camp())


@power_test(game, "T05")
def test_bead_necklace() -> None:
    assert not met("T05", camp(stash="BBRRGGKKY"))
    assert met("T05", camp(stash="BBRRGGKKYYY"))


def check_gem(card: str, cube: str) -> None:
    """The most cubes of a colour, and at least one."""
    assert not met(card, camp(stash="BRGKY".replace(cube, "")))
    assert met(card, camp(stash=cube))
    assert met(card, camp(stash=cube * 2), camp(stash=cube * 2)), "nobody has more"
    assert not met(card, camp(stash=cube * 2), camp(stash=cube * 3))


@power_test(game, "T06")
def test_sapphire() -> None:
    check_gem("T06", "B")


@power_test(game, "T07")
def test_ruby() -> None:
    check_gem("T07", "R")


@power_test(game, "T08")
def test_emerald() -> None:
    check_gem("T08", "G")


@power_test(game, "T09")
def test_onyx() -> None:
    check_gem("T09", "K")


@power_test(game, "T10")
def test_amber() -> None:
    check_gem("T10", "Y")


@power_test(game, "T11")
def test_khans_seal() -> None:
    assert not met("T11", camp(), players=3)
    assert met("T11", camp(dispatched="violet-1"), players=3)
    assert met("T11", camp(dispatched="violet-1"), camp(dispatched="violet-2"), players=3)
    assert not met("T11", camp(dispatched="violet-1"), camp(dispatched="violet-2 violet-3"), players=3)


@power_test(game, "T12")
def test_persian_carpet() -> None:
    assert not met("T12", camp(dispatched="violet-1 orange-1 violet-2"), players=4)
    assert met("T12", camp(dispatched="violet-1 orange-1 green-2"), players=4)
