"""Rounds and turns (4): wake, act, rest."""

import pytest

from prestol.games.oath.law.turns import act, rest, take_turn, tend_favor, wake
from prestol.games.oath.state import NOBODY, Oath
from prestol.table import PASS
from tests.games.oath.tables import Table, has, position, table, turn

# Wake: the People's Favor


def tended(favor: int, tokens: int, mob: bool = False, **more: object) -> Table:
    s = position(has(), has(favor=favor, banners="peoples-favor"), tokens=f"peoples-favor={tokens}")
    s.banners["peoples-favor"].mob = mob
    for suit, count in more.items():
        s.favor += s.banks[suit] - int(str(count))
        s.banks[suit] = int(str(count))
    return table(tend_favor, 1, start=s)


def test_4_1_1_i_favor_is_added_or_goes_to_one_of_the_emptiest_banks() -> None:
    t = tended(1, 2, order=1, beast=1)
    assert t.answers(1, "peoples-favor") == ["add", "order", "beast"]
    t.say(1, "beast")
    assert (t.s.banners["peoples-favor"].tokens, t.s.banks["beast"], t.s.players[1].favor) == (1, 2, 1)
    assert t.over


def test_4_1_1_i_the_last_favor_stays() -> None:
    t = tended(1, 1)
    assert t.over, "there is only one thing to do"
    assert (t.s.banners["peoples-favor"].tokens, t.s.players[1].favor) == (2, 0)
    t = tended(0, 1)
    assert t.over, "nothing happens"
    assert t.s.banners["peoples-favor"].tokens == 1


def test_4_1_1_ii_the_mob_asks_twice_and_may_take_back_what_was_added() -> None:
    t = tended(2, 3, mob=True, hearth=0)
    t.say(1, "add", "hearth")
    assert (t.s.banners["peoples-favor"].tokens, t.s.banks["hearth"]) == (3, 1)
    assert t.s.banners["peoples-favor"].mob


def test_4_1_1_iii_six_favor_bring_the_mob() -> None:
    t = tended(1, 5)
    t.say(1, "add")
    assert t.s.banners["peoples-favor"].mob
    assert not tended(1, 4).say(1, "add").s.banners["peoples-favor"].mob


def test_4_1_1_the_banner_is_tended_at_the_start_of_the_holders_turn() -> None:
    s = position(has(), has(banners="peoples-favor"), tokens="peoples-favor=2", active=0)
    assert table(take_turn, 1, start=s).waits == (1, "peoples-favor")
    s = position(has(), has(banners="peoples-favor"), tokens="peoples-favor=2", active=0)
    assert table(take_turn, 2, start=s).waits == (2, "act")


# Usurpation, the ability of a site


def woken(s: Oath, seat: int = 1) -> Oath:
    return table(wake, seat, start=s).s


def test_4_1_3_an_exile_with_the_title_becomes_usurper() -> None:
    land = {2: "mountain 1:1", 5: "rocky-coast 1:1"}
    s = woken(position(has(), has(at=2), title=1, land=land))
    assert s.usurper
    assert s.winner == NOBODY


def test_4_1_3_the_chancellor_does_not() -> None:
    assert not woken(position(has(), title=0, active=0), 0).usurper


@pytest.mark.parametrize(
    ("site", "favor", "secrets", "offered"),
    [("mine", 2, 0, ["favor"]), ("salt-flats", 1, 1, ["favor", "secret"]), ("drowned-city", 0, 3, ["secret"])],
)
def test_4_1_4_a_token_of_the_site(site: str, favor: int, secrets: int, offered: list[str]) -> None:
    s = position(has(), has(at=2), land={2: site})
    s.sites[2].favor, s.sites[2].secrets = favor, secrets
    s.favor -= favor
    t = table(wake, 1, start=s)
    assert t.answers(1, "wake-token") == [*offered, PASS]
    before = t.s.players[1].secrets if offered[-1] == "secret" else t.s.players[1].favor
    t.say(1, offered[-1])
    after = t.s.players[1].secrets if offered[-1] == "secret" else t.s.players[1].favor
    assert after == before + 1
    assert t.over, "one token in a turn"


def test_4_1_4_an_empty_site_gives_nothing() -> None:
    assert table(wake, 1, start=position(has(), has(at=2), land={2: "mine"})).over


# Acting


def test_4_2_any_number_of_actions_in_any_order() -> None:
    s = position(has(), has(at=2, favor=3), land={2: "mountain taming_charm wolves"})
    t = turn(s)
    t.say(1, "muster", "wolves", "trade", ("favor", "taming_charm"))
    assert "muster" not in t.answers(1, "act"), "both cards are laden"
    assert t.s.players[1].supply == 5
    t.say(1, "end")
    assert t.over


def test_4_2_what_cannot_be_paid_is_not_offered() -> None:
    s = position(has(), has(at=2, favor=0, secrets=0, supply=0, warbands=0))
    assert turn(s).over, "there is nothing to do but to end the phase"


def test_4_2_the_phase_ends_when_something_ends_it() -> None:
    s = position(has(), has(at=2))
    s.turn.over = True
    assert table(act, 1, start=s).over


# Rest


def rested(s: Oath, seat: int = 1) -> Oath:
    return table(rest, seat, start=s).s


def test_4_3_1_favor_goes_to_the_banks_of_the_suits() -> None:
    s = rested(position(has(), has(at=2), land={2: "mountain wolves elders"}, tokens="wolves=f1 elders=f2"))
    assert (s.banks["beast"], s.banks["nomad"]) == (3, 4)
    assert s.favor_on == {}


def test_4_3_2_secrets_come_back_and_are_turned_up() -> None:
    s = position(has(), has(at=2, secrets=1, spent=2), land={2: "mountain wolves"}, tokens="wolves=s2")
    s = rested(s)
    assert (s.players[1].secrets, s.players[1].spent, s.secrets_on) == (5, 0, {})


@pytest.mark.parametrize(("warbands", "supply"), [(0, 6), (5, 6), (6, 5), (10, 5), (11, 4), (14, 4)])
def test_4_3_3_an_exiles_supply_goes_by_the_bank(warbands: int, supply: int) -> None:
    assert rested(position(has(), has(warbands=warbands, supply=0))).players[1].supply == supply


@pytest.mark.parametrize(("warbands", "supply"), [(6, 6), (7, 5), (13, 5), (14, 4), (20, 4), (21, 3), (24, 3)])
def test_4_3_3_the_chancellors_supply(warbands: int, supply: int) -> None:
    assert rested(position(has(warbands=warbands, supply=0), active=0), 0).players[0].supply == supply


@pytest.mark.parametrize(("reading", "supply"), [("marker", 2), ("warbands", 5)])
def test_4_3_3_a_citizens_supply_goes_by_the_chancellor(reading: str, supply: int) -> None:
    plans = has(supply=2, warbands=5), has(role="citizen", warbands=4, supply=0)
    s = rested(position(*plans, options={"citizen_supply": reading}))
    assert s.players[1].supply == supply


def test_4_3_4_unspent_supply_is_kept_up_to_the_leftmost_space() -> None:
    assert rested(position(has(), has(warbands=11, supply=2))).players[1].supply == 6
    assert rested(position(has(), has(warbands=0, supply=5))).players[1].supply == 7


def test_4_3_5_rest_powers_once_each() -> None:
    land = {2: "mountain 1:1", 5: "rocky-coast 1:1"}
    s = position(has(favor=2), has(at=2, favor=0, advisers="naysayers"), land=land, title=1)
    t = table(rest, 1, start=s)
    assert t.answers(1, "rest-power") == ["naysayers", PASS]
    t.say(1, "naysayers")
    assert (t.s.players[0].favor, t.s.players[1].favor) == (1, 1)
    assert t.over
