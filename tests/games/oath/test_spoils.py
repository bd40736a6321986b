"""How campaigns end (5.5.6 to 5.5.8): who falls, and what the victor takes."""

from typing import Any

import prestol
from prestol.games.oath.law.armies import ATTACK, DEFENSE, posts
from prestol.games.oath.state import BANDITS
from prestol.table import PASS
from tests.games.oath.tables import BLANK, HOLLOW, SWORD, Table, fought, has, position, war

# 5.5.6 The loser


def test_5_5_6_an_attacker_loses_half_rounded_down() -> None:
    s = position(has(at=0), has(at=5, warbands=5), land={5: "rocky-coast 0:9"})
    t = fought(1, s, [BLANK, BLANK], [HOLLOW] * 5, 5)
    assert t.over
    assert t.s.players[1].warbands == 3


def test_5_5_6_a_defender_says_who_falls_and_the_rest_comes_home() -> None:
    s = position(has(at=0), has(at=5, warbands=9), has(at=5, warbands=2), land={5: "rocky-coast 2:2", 6: "wastes 2:1"})
    t = fought(1, s, [BLANK, BLANK], [SWORD] * 9, ("site", 6), PASS, 9)
    assert t.answers(2, "campaign-fall-site") == [0, 1, 2]
    t.say(2, 1)
    assert t.answers(2, "campaign-fall-site") == [0, 1]
    t.say(2, 0)
    assert t.s.players[2].warbands == (2 - 1) + 1 + 1
    assert t.waits == (1, "campaign-occupy")


def test_5_5_6_the_chancellor_says_who_of_the_empire_falls() -> None:
    """Warbands of sites go to the Chancellor; those on citizens' boards stay there."""
    s = position(
        has(at=0, warbands=1),
        has(at=5, warbands=9),
        has(at=5, role="citizen", warbands=2),
        has(at=2),
        land={5: "rocky-coast 0:2"},
    )
    t = fought(1, s, [BLANK, BLANK], [SWORD] * 9, 2, PASS, 9)
    assert t.answers(0, "campaign-fall-site") == [0, 1, 2]
    t.say(0, 0)
    assert t.boards()[0] == 1 + 2
    assert t.boards()[2] == 0


def test_5_5_6_bandits_hide_and_come_back() -> None:
    s = position(has(at=0), has(at=5, warbands=4), land={5: "rocky-coast"})
    t = fought(1, s, [BLANK], [SWORD] * 4, PASS, 4)
    assert t.answers(1, "campaign-occupy") == [0, 1, 2, 3, 4]
    t.say(1, 0)
    assert t.over
    assert t.s.sites[5].ruler == BANDITS


# 5.5.7 The victor


def test_5_5_7_i_any_number_even_none() -> None:
    s = position(has(at=0), has(at=5, warbands=4), land={5: "rocky-coast 0:1", 2: "mountain 0:1"})
    t = fought(1, s, [BLANK] * 3, [SWORD] * 3, ("site", 2), 4).say(0, 0)
    t.say(1, 3, 0)
    assert t.over
    assert (t.warbands(5), t.warbands(2)[1], t.s.players[1].warbands) == ((1, 3), 0, 1)


def test_5_5_7_i_a_citizen_takes_imperial_sites_with_purple() -> None:
    s = position(has(at=0), has(at=5, role="citizen", warbands=4), land={5: "rocky-coast 0:1"})
    t = fought(1, s, [BLANK, BLANK], [SWORD] * 4, 4)
    t.say(1, 2)
    assert t.over
    assert t.warbands(5) == (0, 2)
    assert t.s.sites[5].ruler == 0
    assert t.s.players[1].warbands == 2


def test_5_5_7_ii_relics_and_banners() -> None:
    """The banner loses two of its tokens and shows its mob (2.5.3)."""
    s = position(
        has(at=0),
        has(at=5, warbands=9),
        has(at=5, relics="map", banners="peoples-favor"),
        land={5: "rocky-coast"},
        tokens="peoples-favor=4",
        title=3,
    )
    favor = s.favor
    t = fought(1, s, [BLANK] * 7, [SWORD] * 9, 2, ("relic", "map"), ("banner", "peoples-favor"), PASS, 9)
    assert t.over
    assert t.s.players[1].relics == ["map"]
    flag = t.s.banners["peoples-favor"]
    assert (flag.holder, flag.tokens, flag.mob) == (1, 2, True)
    assert t.s.favor == favor + 2


def test_2_5_3_the_last_token_stays() -> None:
    s = position(
        has(at=0),
        has(at=5, warbands=9),
        has(at=5, banners="darkest-secret"),
        land={5: "rocky-coast"},
        tokens="darkest-secret=2",
        title=3,
    )
    t = fought(1, s, [BLANK] * 2, [SWORD] * 9, 2, ("banner", "darkest-secret"), PASS, 9)
    flag = t.s.banners["darkest-secret"]
    assert (flag.holder, flag.tokens) == (1, 1)


def banished(land: dict[int, str], **more: Any) -> Table:
    s = position(has(at=0), has(at=5, warbands=9), has(at=5, favor=5, **more), land=land, title=3)
    return fought(1, s, [BLANK] * 2, [SWORD] * 9, 2)


def test_5_5_7_iii_the_pawn_and_half_of_the_favor() -> None:
    t = banished({5: "rocky-coast"}).say(1, 9)
    assert t.waits == (1, "campaign-banish")
    assert set(t.ask.options) == {0, 1, 2, 3, 4, 6, 7}
    t.say(1, 2)
    assert t.s.players[2].site == 2
    assert t.s.players[2].supply == 7
    assert t.answers(1, "campaign-burn") == [2, PASS]
    t.say(1, 2)
    assert t.over
    assert t.s.players[2].favor == 3


def test_5_5_7_iii_both_are_a_choice_and_sites_are_turned_up() -> None:
    t = banished({5: "rocky-coast"}).say(1, 9).say(1, PASS, PASS)
    assert t.over
    assert (t.s.players[2].site, t.s.players[2].favor) == (5, 5)
    t = banished({5: "rocky-coast"}).say(1, 9).say(1, 3)
    assert t.s.sites[3].name == "buried-giant"


def test_5_5_7_iii_the_shrouded_wood_has_its_own_will() -> None:
    """Its ruler says where the pawn goes, if it is the pawn's enemy."""
    t = banished({5: "shrouded-wood 3:1"})
    t.say(1, 9)
    assert t.waits == (1, "campaign-banish-or-not")
    t.say(1, "banish")
    assert t.waits == (3, "campaign-banish-to")
    t.say(3, 0)
    assert t.s.players[2].site == 0
    assert t.waits == (1, "campaign-burn")


# 5.5.8 The end


def test_5_5_8_if_you_won() -> None:
    s = position(has(at=0), has(at=5, warbands=4, advisers="battle_honors"), has(at=2), land={5: "rocky-coast"})
    t = fought(1, s, [BLANK], [SWORD] * 4, PASS, 4, "battle_honors", 1)
    assert t.over
    assert t.s.players[1].favor == 3 + 2


def test_5_5_8_the_title_moves_when_all_is_done() -> None:
    """While sites lie empty nobody hands the title round (2.11)."""
    s = position(has(at=0), has(at=5, warbands=6), land={5: "rocky-coast 0:1", 2: "mountain 0:1"}, title=0)
    t = fought(1, s, [BLANK] * 3, [SWORD] * 5, ("site", 2), 6).say(0, 0)
    assert t.s.title == 0
    t.say(1, 1, 1)
    assert t.over
    assert t.s.title == 1


def test_answers_can_be_taken_back_until_another_has_answered() -> None:
    s = position(has(at=0, advisers="longbows"), has(at=5, warbands=6), land={5: "rocky-coast 0:1", 2: "mountain 0:1"})
    t = war(1, s).say(1, ("site", 2))
    t.match.undo(1)
    assert t.answers(1, "campaign-target") == [("site", 2), PASS]
    t.say(1, PASS, 6).say(0, PASS)
    assert not t.match.can_undo(1)
    assert prestol.replay(t.match.record()).view(1) == t.match.view(1)


def test_the_armies_are_seen_while_it_lasts() -> None:
    s = position(has(at=5, warbands=2), has(at=5, warbands=6), land={5: "rocky-coast 0:3"})
    t = war(1, s)
    assert posts(t.s, ATTACK) == {("board", 1): 6}
    assert posts(t.s, DEFENSE) == {("site", 5): 3, ("board", 0): 2}
