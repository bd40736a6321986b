"""Victory (3) and the title (2.11)."""

import pytest

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.minor import move_warbands
from prestol.games.oath.law.turns import wake
from prestol.games.oath.law.victory import between, check_regime, leaders, succeeds
from prestol.games.oath.state import BANNERS, NOBODY, Oath
from tests.games.oath.tables import Plan, Table, has, position, table

ALL_MINE = {2: "mountain 1:1", 5: "rocky-coast 1:1"}


def settled(s: Oath) -> Oath:
    """After something has changed."""
    renew(s)
    between(s)
    return s


# Goals


def test_most_sites_counts_the_empire_as_one() -> None:
    plans = has(), has(role="citizen"), has()
    s = position(*plans, land={0: "plains 0:1", 2: "mountain 0:2", 5: "rocky-coast 2:3", 6: "mine"})
    assert leaders(s, "sites") == [0]


def test_bandits_never_count() -> None:
    assert leaders(position(has(), land={6: "mine"}), "sites") == [0, 1, 2, 3]


def test_relics_and_banners_are_counted_player_by_player() -> None:
    plans = has(), has(role="citizen", relics="map whistle"), has(banners="darkest-secret", relics="ivory-eye")
    assert leaders(position(*plans), "relics") == [1, 2]


def test_a_banner_in_the_shared_bank_is_nobodys() -> None:
    assert leaders(position(has()), "favor") == []
    assert leaders(position(has(), has(banners="darkest-secret")), "secret") == [1]


# The title


def test_2_11_the_title_goes_to_who_alone_is_ahead() -> None:
    s = settled(position(has(), has(), land={0: "plains 0:1", **ALL_MINE}))
    assert s.title == 1
    assert not s.usurper


def test_2_11_a_tie_leaves_it_where_it_is() -> None:
    assert settled(position(has(), has(), land={0: "plains 0:1", 2: "mountain 1:1"})).title == 0
    assert settled(position(has(), has(), title=1, usurper=True, land={0: "plains 0:1", 2: "mountain 1:1"})).usurper


def test_2_11_taken_from_an_usurper_it_shows_the_oathkeeper() -> None:
    s = settled(position(has(), has(), title=1, usurper=True, land={0: "plains 0:1"}))
    assert (s.title, s.usurper) == (0, False)


def test_2_11_the_holder_chooses_among_those_who_have_overtaken() -> None:
    plans = has(), has(at=2), has(at=5), has(at=5)
    s = position(
        *plans,
        active=1,
        land={2: "mountain 1:1", 5: "rocky-coast 2:1", 7: "mine 0:1", 6: "wastes 2:1", 3: "steppe 1:1"},
    )
    t = table(move_warbands, 1, start=s)
    renew(t.s)
    t.say(1, ("place", 1))
    assert t.waits == (0, "title")
    assert t.answers(0) == [1, 2]
    t.say(0, 2)
    assert t.s.title == 2


@pytest.mark.parametrize(("oath", "banner"), [("people", BANNERS[0]), ("devotion", BANNERS[1])])
def test_2_11_a_goal_that_nobody_meets_moves_nothing(oath: str, banner: str) -> None:
    s = position(has(), oath=oath, title=2)
    s.banners[banner].holder = NOBODY
    assert settled(s).title == 2
    assert settled(position(has(), has(banners=banner), oath=oath)).title == 1


def test_2_11_the_empires_title_is_the_chancellors() -> None:
    plans = has(), has(role="citizen")
    assert settled(position(*plans, title=1, land={0: "plains 0:1"})).title == 0


def test_2_11_the_new_citizens_title_stays_with_the_empire_in_a_tie() -> None:
    plans = has(), has(role="citizen"), has()
    s = settled(position(*plans, title=1, land={0: "plains 0:1", 2: "mountain 2:1"}))
    assert (s.title, s.agenda) == (0, [])


# Usurper and Visionary


def wins(s: Oath, seat: int = 1) -> str:
    t = table(wake, seat, start=s)
    assert t.s.winner in (NOBODY, seat)
    assert (t.s.winner == seat) == (t.s.reason != "")
    return t.s.reason


def test_3_1_the_usurper_wins_in_the_wake_phase() -> None:
    s = position(has(), has(), title=1, usurper=True, land=ALL_MINE, options={"chronicle": "none"})
    t = table(wake, 1, start=s)
    assert (t.s.winner, t.s.reason) == (1, "usurper")
    assert t.match.result.winners == [1]
    assert t.match.result.ranks == [2, 1, 2, 2]
    assert wins(position(has(), has(), title=1, land=ALL_MINE)) == "", "not from the Oathkeeper's side"


@pytest.mark.parametrize(
    ("vision", "plan", "land"),
    [
        ("conquest", has(), ALL_MINE),
        ("rebellion", has(banners="peoples-favor"), {}),
        ("sanctuary", has(relics="map whistle"), {}),
        ("faith", has(banners="darkest-secret"), {}),
    ],
)
def test_3_2_a_visionary_wins_with_three_visions_drawn(vision: str, plan: Plan, land: dict[int, str]) -> None:
    plan = has(**{**{name: getattr(plan, name) for name in ("banners", "relics")}, "vision": vision})
    assert wins(position(has(), plan, drawn=3, land=land)) == "visionary"
    assert wins(position(has(), plan, drawn=2, land=land)) == ""


@pytest.mark.parametrize("vision", ["conquest", "sanctuary"])
def test_3_2_a_tie_is_not_enough(vision: str) -> None:
    s = position(has(), has(vision=vision, relics="map"), drawn=3, land={0: "plains 0:1", 2: "mountain 1:1"})
    assert wins(s) == ""


# The end of a round


def ended(number: int, *plans: Plan, die: int = 0, **more: object) -> Table:
    s = position(*plans, round=number, **more)  # type: ignore[arg-type]
    return table(check_regime, start=s, told=[[die - 1]] if die else ())


@pytest.mark.parametrize(
    ("number", "die", "won"), [(5, 6, True), (5, 5, False), (6, 5, True), (6, 4, False), (7, 3, True), (7, 2, False)]
)
def test_3_3_the_end_die(number: int, die: int, won: bool) -> None:
    t = ended(number, has(), die=die)
    assert (t.s.winner, t.s.reason) == ((0, "regime") if won else (NOBODY, ""))


@pytest.mark.parametrize("number", [1, 4])
def test_3_3_not_before_round_five(number: int) -> None:
    assert ended(number, has()).s.chance.counts == {}


def test_3_3_not_while_an_exile_holds_the_title() -> None:
    t = ended(7, has(), has(), title=1)
    assert t.s.chance.counts == {}
    assert t.s.winner == NOBODY


def test_3_3_1_successors() -> None:
    plans = has(), has(role="citizen", relics="map whistle")
    assert ended(5, *plans, die=6).s.reason == "successor"
    t = ended(5, *plans, die=6, options={"chronicle": "none"})
    assert (t.s.winner, t.match.result.winners) == (1, [1])


@pytest.mark.parametrize(
    ("oath", "plan", "succeeded"),
    [
        ("supremacy", has(role="citizen", relics="map"), False),
        ("supremacy", has(role="citizen", relics="map whistle"), True),
        ("supremacy", has(relics="map whistle"), False),
        ("people", has(role="citizen", banners="darkest-secret"), True),
        ("people", has(role="citizen", banners="peoples-favor"), False),
        ("devotion", has(role="citizen", scepter=True), True),
        ("devotion", has(role="citizen"), False),
        ("protection", has(role="citizen", banners="peoples-favor"), True),
    ],
)
def test_3_3_1_the_goals_of_successors(oath: str, plan: Plan, succeeded: bool) -> None:
    chancellor = has(scepter=False) if plan.scepter else has()
    assert succeeds(position(chancellor, plan, oath=oath), 1) == succeeded


# The end of the war


def test_3_4_1_an_imperial_oathkeeper() -> None:
    t = ended(8, has(), has(vision="faith", banners="darkest-secret"), drawn=3)
    assert (t.s.winner, t.s.reason) == (0, "oathkeeper")


def test_3_4_2_then_a_usurper() -> None:
    plans = has(), has(), has(vision="faith", banners="darkest-secret")
    t = ended(8, *plans, title=1, usurper=True, drawn=3, land=ALL_MINE)
    assert (t.s.winner, t.s.reason) == (1, "usurper-at-last")


def test_3_4_3_then_a_visionary_in_the_order_of_the_visions() -> None:
    plans = (
        has(),
        has(),
        has(vision="faith", banners="darkest-secret"),
        has(vision="rebellion", banners="peoples-favor"),
    )
    t = ended(8, *plans, title=1, drawn=3, land=ALL_MINE)
    assert (t.s.winner, t.s.reason) == (3, "visionary-at-last")
    t = ended(8, *plans, title=1, drawn=2, land=ALL_MINE)
    assert (t.s.winner, t.s.reason) == (0, "empire"), "an exile who only keeps the oath does not win"


def test_3_4_4_then_the_empire_or_its_successor() -> None:
    plans = has(), has(), has(role="citizen", relics="map whistle")
    t = ended(8, *plans, title=1, land=ALL_MINE)
    assert (t.s.winner, t.s.reason) == (2, "successor")
