"""Travel (5.6); what single sites do to it is tested with the sites."""

import pytest

from prestol.games.oath.law.travel import can_travel, destinations
from prestol.games.oath.state import PLACES, SITES
from tests.games.oath.tables import has, position, turn

FACEUP = ("plains", "river", "mountain", "steppe", "marshes", "mine", "wastes", "standing-stones")


@pytest.mark.parametrize(
    ("start", "to", "supply"),
    [(0, 1, 1), (0, 2, 2), (0, 5, 4), (2, 0, 2), (2, 4, 2), (2, 7, 2), (5, 6, 3), (5, 3, 2), (5, 0, 4)],
)
def test_5_6_1_what_a_travel_costs(start: int, to: int, supply: int) -> None:
    s = position(has(), has(at=start), land=FACEUP)
    assert sorted(destinations(s, 1)) == [place for place in PLACES if place != start]
    t = turn(s)
    t.say(1, "travel", to)
    assert (t.s.players[1].site, t.s.players[1].supply) == (to, 7 - supply)


@pytest.mark.parametrize(
    ("start", "supply", "reached"), [(0, 1, [1]), (0, 3, [1, 2, 3, 4]), (2, 1, []), (5, 2, [2, 3, 4])]
)
def test_5_6_1_as_far_as_the_supply_lasts(start: int, supply: int, reached: list[int]) -> None:
    s = position(has(), has(at=start, supply=supply), land=FACEUP)
    assert destinations(s, 1) == reached
    assert can_travel(s, 1) == bool(reached)
    assert len(destinations(s, 1, free=True)) == 7


@pytest.mark.parametrize("site", ["mine", "salt-flats", "drowned-city", "river"])
def test_5_6_2_a_facedown_site_is_turned_up(site: str) -> None:
    s = position(has(), has(at=2), land={3: f"?{site}"})
    relics = s.relics.cards[::-1]
    shared = s.favor
    t = turn(s)
    t.say(1, "travel", 3)
    there, facts = t.s.sites[3], SITES[site]
    assert there.name == site
    assert (there.favor, there.secrets, len(there.relics)) == (facts.favor, facts.secrets, facts.relics)
    assert shared - t.s.favor == facts.favor
    assert there.relics.cards == relics[: facts.relics]
    assert t.match.view(None).sites[3].card.cards == [site]
    assert t.match.view(1).sites[3].relics.cards == ["?relic"] * facts.relics
    assert not t.match.can_undo(1)


def test_2_8_2_as_much_favor_as_there_is() -> None:
    s = position(has(favor=6), has(at=2), land={3: "?mine"}, bank=3)
    assert s.favor == 2
    t = turn(s)
    t.say(1, "travel", 3)
    assert (t.s.sites[3].favor, t.s.favor) == (2, 0)


def test_a_facedown_site_has_no_name() -> None:
    s = position(has(), has(at=2))
    t = turn(s)
    t.say(1, "travel")
    assert t.answers(1, "travel") == [0, 1, 3, 4, 5, 6, 7]
    assert t.match.label(1, 1) != t.match.label(1, 0)
    assert "Lush" not in t.match.label(1, 1)
