"""Denizens of discord whose powers last: one test and more for each."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.turns import rest
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD = 0, 3
BLANK, SHIELD, DOUBLE = 0, 2, 5

# Assassin, Insomnia, Silver Tongue


@power_test(game, "assassin")
def test_the_assassin_strikes_an_adviser_of_who_stands_here() -> None:
    exile = has(at=2, advisers="assassin")
    near, far = has(at=2, advisers="wolves a_small_favor", facedown="keep"), has(at=5, advisers="elders")
    t = turn(position(CHANCELLOR, exile, near, far)).say(1, "assassin")
    assert (t.s.players[2].advisers, t.s.favor_on) == (["a_small_favor"], {"assassin": 1})
    assert t.s.discards["hinterland"].cards[-1] == "wolves"


def test_only_its_master_sends_the_assassin() -> None:
    start = position(CHANCELLOR, has(at=2), has(at=5, advisers="assassin"), has(at=2, advisers="wolves"))
    assert "assassin" not in turn(start).answers(1, "act")


@power_test(game, "assassin")
def test_an_assassin_leaves_room_for_one_other() -> None:
    exile = has(at=2, facedown="assassin", advisers="wolves elders")
    t = turn(position(CHANCELLOR, exile)).say(1, "adviser", "adviser")
    assert t.answers(1, "make-room") == [("up", "wolves"), ("up", "elders")]
    assert t.say(1, ("up", "wolves")).s.players[1].advisers == ["elders", "assassin"]


@power_test(game, "insomnia")
def test_two_locked_advisers_leave_no_room_for_insomnia() -> None:
    exile = has(at=2, facedown="insomnia", advisers="a_small_favor marriage")
    t = turn(position(CHANCELLOR, exile)).say(1, "adviser")
    assert t.answers(1, "play") == ["discard"]


@power_test(game, "insomnia")
def test_insomnia_brings_a_secret_in_the_rest_phase() -> None:
    t = table(rest, 1, start=position(CHANCELLOR, has(at=2, advisers="insomnia"), has())).say(1, "insomnia")
    assert ([p.secrets for p in t.s.players], t.over) == ([1, 2, 1, 1], True)


@power_test(game, "insomnia")
def test_who_cannot_sleep_may_still_decline() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="insomnia"), has(at=5, advisers="wolves"))
    assert table(rest, 1, start=start).say(1, PASS).s.players[1].secrets == 1


@power_test(game, "silver_tongue")
def test_a_silver_tongue_speaks_for_a_suit_that_is_here() -> None:
    exile = has(at=2, advisers="silver_tongue")
    t = table(rest, 1, start=position(CHANCELLOR, exile, land={2: "river wolves scouts"})).say(1, "silver_tongue")
    assert t.answers(1, "bank") == ["order", "beast"]
    t.say(1, "beast")
    assert (t.s.players[1].favor, t.s.banks["beast"]) == (4, 1)


def test_two_limits_are_one() -> None:
    exile = has(at=2, facedown="wolves", advisers="silver_tongue insomnia")
    t = turn(position(CHANCELLOR, exile, land={2: "wastes scouts"})).say(1, "adviser")
    assert t.answers(1, "play") == ["discard"]


# Bandit Chief


@power_test(game, "bandit_chief")
def test_the_chief_kills_at_every_site_and_brings_bandits() -> None:
    land = {0: "plains 0:2", 2: "river 1:1", 5: "steppe 1:3"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="bandit_chief"), land=land)).say(1, "adviser", ("site", 2))
    assert [t.warbands(place) for place in (0, 2, 5)] == [(0, 1), (-2, 0), (1, 2)]
    assert t.s.sites[2].ruler == -1


@power_test(game, "bandit_chief")
def test_where_the_chief_is_three_bandits_stand_at_each_site() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river", 5: "steppe bandit_chief"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [HOLLOW] * 3]).say(1, PASS, 3)
    assert t.s.campaign is not None
    assert t.s.campaign.standing == 3


@power_test(game, "bandit_chief")
def test_the_crown_has_all_of_the_chiefs_bandits() -> None:
    crowned = has(at=5, relics="bandit-crown")
    start = position(CHANCELLOR, has(at=2), crowned, land={2: "river bandit_chief"}, players=3, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [HOLLOW] * 3]).say(1, PASS, 3)
    assert t.s.campaign is not None
    assert t.s.campaign.standing == 3


# Beast Tamer


@power_test(game, "beast_tamer")
def test_against_the_tamer_no_beast_and_no_nomad_fights() -> None:
    exile = has(at=2, advisers="rangers horse_archers mercenaries")
    start = position(has(advisers="beast_tamer"), exile, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3)
    assert t.answers(1, "campaign-plan") == ["mercenaries", PASS]


def test_the_tamers_own_riders_may_fight() -> None:
    exile = has(at=2, advisers="beast_tamer horse_archers")
    start = position(CHANCELLOR, exile, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3)
    assert t.answers(1, "campaign-plan") == ["horse_archers", PASS]


# Boiling Lake


@power_test(game, "boiling_lake")
def test_whoever_comes_to_the_lake_is_scalded() -> None:
    land = {2: "river boiling_lake 0:1"}
    t = turn(position(has(at=0), has(at=0, warbands=3), land=land)).say(1, "travel", 2)
    assert t.boards() == [3, 1, 3, 3]


@power_test(game, "boiling_lake")
def test_the_banished_are_scalded_too_as_far_as_there_are_any() -> None:
    exile, victim = has(at=5), has(at=5, warbands=1)
    start = position(CHANCELLOR, exile, victim, land={2: "river boiling_lake", 5: "rocky-coast"}, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 3])
    t.say(1, 2, 3, 2, 1)
    assert (t.s.players[2].site, t.boards()[2]) == (2, 0)


def test_who_rules_the_lake_bathes_in_peace() -> None:
    start = position(CHANCELLOR, has(at=0), land={2: "river boiling_lake 1:1"})
    assert turn(start).say(1, "travel", 2).boards()[1] == 3


# Chaos Cult


@power_test(game, "chaos_cult")
def test_the_cult_feeds_on_every_change_of_the_title() -> None:
    t = turn(position(CHANCELLOR, has(at=2), has(at=5, advisers="chaos_cult"), oath="people"))
    t.say(1, "recover", 2, "discord")
    assert (t.s.title, t.s.players[1].favor, t.s.players[2].favor) == (1, 0, 4)


def test_the_cult_does_not_feed_on_its_own_rise() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="chaos_cult"), oath="people")).say(1, "recover", 2, "discord")
    assert (t.s.title, [p.favor for p in t.s.players]) == (1, [3, 1, 3, 3])


# Downtrodden


@power_test(game, "downtrodden")
def test_the_poorest_suit_sends_two_more() -> None:
    start = position(CHANCELLOR, has(at=2, warbands=0, advisers="downtrodden"), land={2: "river wolves elders"})
    start.banks["beast"] -= 1
    start.favor += 1
    t = turn(start).say(1, "muster", "wolves", "muster")
    assert t.boards()[1] == 4 + 2


def test_as_poor_as_another_is_not_the_poorest() -> None:
    start = position(CHANCELLOR, has(at=2, warbands=0, advisers="downtrodden"), land={2: "river wolves"})
    assert turn(start).say(1, "muster").boards()[1] == 2


# Gossip


@power_test(game, "gossip")
def test_where_there_is_gossip_nothing_is_hidden_from_its_ruler() -> None:
    start = position(CHANCELLOR, has(at=2), land={5: "steppe gossip 0:1"}, deck="naysayers elders scouts")
    t = turn(start).say(1, "search", "naysayers", "elders")
    assert t.answers(1, "play") == ["adviser", "discard"]


@power_test(game, "gossip")
def test_bandits_gossip_about_everybody() -> None:
    start = position(CHANCELLOR, has(at=2), land={5: "steppe gossip"}, deck="faith elders scouts", active=0)
    assert turn(start).say(0, "search").answers(0, "play") == ["discard"]


def test_the_ruler_of_gossip_may_hide_cards() -> None:
    land = {5: "steppe gossip 0:1"}
    citizen = has(at=2, role="citizen")
    t = turn(position(CHANCELLOR, citizen, land=land, deck="faith elders scouts")).say(1, "search")
    assert t.answers(1, "play") == ["facedown", "discard"]


# Relic Thief


def recovered(**thief: str | int) -> Table:
    """An exile recovers the map in the Provinces."""
    other = has(**({"at": 3, "advisers": "relic_thief"} | thief))  # type: ignore[arg-type]
    exile = has(at=2, secrets=2)
    start = position(CHANCELLOR, exile, other, land={2: "wastes +map", 3: "steppe"})
    return turn(start, told=[[DOUBLE]]).say(1, "recover", ("relic", 0))


@power_test(game, "relic_thief")
def test_the_thief_takes_what_was_just_taken() -> None:
    t = recovered().say(2, "relic_thief")
    assert (t.s.players[1].relics, t.s.players[2].relics) == ([], ["map"])
    thief = t.s.players[2]
    assert (thief.favor, thief.secrets, thief.spent, t.s.banks["discord"]) == (2, 0, 1, 3)


def test_no_thief_from_afar_or_without_means() -> None:
    assert recovered(at=5).waits == (1, "act")
    assert recovered(secrets=0).waits == (1, "act")
    assert recovered(facedown="relic_thief", advisers="").waits == (1, "act")


@power_test(game, "relic_thief")
def test_one_shield_saves_all_relics_of_a_campaign() -> None:
    victim = has(at=2, warbands=0, relics="map whistle")
    start = position(CHANCELLOR, has(at=2), victim, has(at=3, advisers="relic_thief"), land={2: "river", 3: "steppe"})
    t = table(campaign, 1, start=start, told=[[BLANK] * 5, [SWORD] * 3, [BLANK, SHIELD]])
    t.say(1, 2, ("relic", "map"), ("relic", "whistle"), PASS, 3).say(3, "relic_thief")
    assert (t.s.players[1].relics, t.s.players[3].relics, t.over) == (["map", "whistle"], [], True)


# Salt the Earth


@power_test(game, "salt_the_earth")
def test_salt_drives_everybody_from_a_full_site() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="salt_the_earth"), land={2: "river wolves elders"})
    t = turn(start).say(1, "adviser", ("site", 2), "wolves")
    assert (t.s.sites[2].cards, t.s.players[1].favor) == (["salt_the_earth"], 4)
    assert t.s.discards["hinterland"].cards[-2:] == ["wolves", "elders"]


@power_test(game, "salt_the_earth")
def test_salted_earth_bears_nothing_else() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="wolves"), land={2: "river salt_the_earth"}))
    assert t.say(1, "adviser").answers(1, "play") == ["adviser", "discard"]


@power_test(game, "salt_the_earth")
def test_there_is_no_salt_where_a_card_is_locked_but_in_the_drowned_city() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="salt_the_earth"), land={2: "river keep"})
    assert turn(start).say(1, "adviser").answers(1, "play") == ["discard"]
    t = turn(position(CHANCELLOR, has(at=2, facedown="salt_the_earth"), land={2: "drowned-city"}))
    assert t.say(1, "adviser", ("site", 2)).s.sites[2].cards == ["salt_the_earth"]


# Sneak Attack


@power_test(game, "sneak_attack")
def test_whoever_has_fought_can_be_struck_at_once() -> None:
    """Before the Second Wind of the one who fought; out of turn the battle plans are paid into banks."""
    first = has(at=2, warbands=4, advisers="second_wind")
    sneak = has(at=2, warbands=3, supply=0, advisers="sneak_attack mercenaries")
    start = position(has(at=0), first, sneak, land={2: "river", 3: "steppe"}, title=0)
    t = turn(start, told=[[BLANK], [SWORD] * 4, [BLANK] * 2, [SWORD] * 6])
    t.say(1, "campaign", "bandits", PASS, 4, "second_wind", 1)
    assert t.waits == (2, "may")
    t.say(2, "sneak_attack", PASS, 3, "mercenaries").say(1, 1).say(2, 1)
    assert (t.s.players[2].supply, t.s.banks["discord"], t.warbands(2)) == (0, 3, (2, 1))
    assert t.waits == (1, "second-wind-travel")


def test_who_is_far_away_cannot_be_struck() -> None:
    sneak = has(at=5, advisers="sneak_attack")
    start = position(CHANCELLOR, has(at=2), sneak, land={2: "river", 5: "steppe"}, players=3, title=0)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3, 0)
    assert t.over


@power_test(game, "vow_of_peace")
def test_a_vow_of_peace_forbids_the_sneak_attack() -> None:
    sneak = has(at=2, advisers="sneak_attack vow_of_peace")
    start = position(CHANCELLOR, has(at=2), sneak, land={2: "river"}, players=3, title=0)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, "bandits", PASS, 3, 0)
    assert t.over


# Vow of Renewal


@power_test(game, "vow_of_renewal")
def test_what_is_burned_comes_to_who_has_vowed_renewal() -> None:
    """Half of a banished player's favor, costs of powers and of relics, favor of a banner that is seized."""
    exile = has(at=2, secrets=1, favor=4, advisers="disgraced_captain")
    victim = has(at=2, warbands=0, favor=2, banners="peoples-favor")
    start = position(
        CHANCELLOR, exile, victim, has(at=5, advisers="vow_of_renewal"), land={2: "mountain scouts +map"},
        tokens="peoples-favor=3", title=1,
    )  # fmt: skip
    t = turn(start, told=[[BLANK] * 5, [SWORD] * 2]).say(1, "recover", ("relic", 0))
    assert (t.s.players[1].favor, t.s.players[3].favor) == (2, 5)
    t.say(1, "campaign", 2, ("banner", "peoples-favor"), ("pawn", 2), 3, PASS, 1)
    assert (t.s.players[2].favor, t.s.players[3].favor) == (1, 8)


@power_test(game, "vow_of_renewal")
def test_own_costs_come_back_at_once() -> None:
    exile = has(at=2, favor=2, advisers="vow_of_renewal disgraced_captain")
    start = position(CHANCELLOR, exile, land={2: "river scouts 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 7]).say(1, 3, "disgraced_captain", 0)
    assert t.s.players[1].favor == 1


@power_test(game, "vow_of_renewal")
def test_the_peoples_favor_is_not_for_who_has_vowed_renewal() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="vow_of_renewal")))
    assert "recover" not in t.answers(1, "act")
