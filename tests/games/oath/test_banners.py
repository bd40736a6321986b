"""What the banners and the Conspiracy do in play."""

from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, position, turn
from tests.games.powers import power_test

CHANCELLOR = has()

# The People's Favor


@power_test(game, "peoples-favor")
def test_with_the_peoples_favor_a_card_goes_to_any_site_of_the_region() -> None:
    land = {2: "mountain wolves", 3: "river"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="elders", banners="peoples-favor"), land=land))
    t.say(1, "adviser")
    assert [way for way in t.answers(1, "play") if way[0] == "site"] == [("site", 2), ("site", 3)]
    t.say(1, ("site", 3), PASS)
    assert t.s.sites[3].cards == ["elders"]
    assert t.s.sites[2].cards == ["wolves"]


@power_test(game, "peoples-favor")
def test_before_it_a_card_of_the_region_may_be_discarded() -> None:
    land = {2: "mountain wolves scouts", 3: "river tents keep"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="elders", banners="peoples-favor"), land=land))
    t.say(1, "adviser", ("site", 2))
    assert t.answers(1, "clear") == ["wolves", "scouts"]
    t.say(1, "scouts")
    assert t.s.sites[2].cards == ["wolves", "elders"]
    assert t.s.discards["hinterland"].cards[-1] == "scouts"


@power_test(game, "peoples-favor")
def test_the_two_sites_may_be_two() -> None:
    land = {2: "mountain wolves", 3: "river tents keep"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="elders", banners="peoples-favor"), land=land))
    t.say(1, "adviser", ("site", 2), "tents")
    assert (t.s.sites[2].cards, t.s.sites[3].cards) == (["wolves", "elders"], ["keep"])


# The Darkest Secret


@power_test(game, "darkest-secret")
def test_with_the_darkest_secret_a_search_in_the_deck_costs_two() -> None:
    t = turn(position(CHANCELLOR, has(at=2, banners="darkest-secret"), drawn=4, deck="wolves elders scouts"))
    assert t.say(1, "search").s.players[1].supply == 5


# The Conspiracy


def plotters(mine: str = "wolves elders", theirs: str = "rangers tents", **more: object) -> Table:
    victim = has(at=2, advisers=theirs, relics="map", banners="peoples-favor")
    plotter = has(at=2, advisers=mine, facedown="conspiracy", **more)  # type: ignore[arg-type]
    return turn(position(CHANCELLOR, plotter, victim, tokens="peoples-favor=4")).say(1, "adviser", "vision")


@power_test(game, "conspiracy")
def test_the_conspiracy_takes_a_relic_for_a_secret() -> None:
    t = plotters()
    assert t.answers(1, "conspiracy") == [(2, "map"), (2, "peoples-favor"), PASS]
    t.say(1, (2, "map"))
    assert (t.s.players[1].relics, t.s.players[2].relics, t.s.players[1].secrets) == (["map"], [], 0)
    assert t.s.box == ["conspiracy"]


@power_test(game, "conspiracy")
def test_a_banner_that_it_takes_loses_two_tokens() -> None:
    t = plotters().say(1, (2, "peoples-favor"))
    flag = t.s.banners["peoples-favor"]
    assert (flag.holder, flag.tokens, flag.mob) == (1, 2, True)


def test_it_needs_a_secret_and_two_advisers_of_the_victims_suits() -> None:
    for t in (plotters(mine="wolves"), plotters(mine="wolves scouts"), plotters(secrets=0)):
        assert t.waits == (1, "act")
        assert t.s.box == ["conspiracy"]


@power_test(game, "conspiracy")
def test_two_advisers_of_one_suit_are_enough() -> None:
    assert plotters(mine="wolves errand_boy", theirs="rangers").answers(1, "conspiracy")
