"""Other denizens of the nomads beyond the first game: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.cards import crowd
from prestol.games.oath.law.turns import take_turn
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD = 0, 3
BLANK = 0

# Convoys


@power_test(game, "convoys")
def test_convoys_bring_a_whole_pile_in_its_order() -> None:
    discards = {"cradle": "keep scouts", "provinces": "wolves", "hinterland": ""}
    start = position(CHANCELLOR, has(at=2), land={2: "river convoys"}, discards=discards)
    start.peek(start.discards["cradle"], 3)
    t = turn(start).say(1, "convoys")
    assert t.s.discards["provinces"].cards == ["wolves", "scouts", "keep"]
    assert t.s.discards["cradle"].cards == []
    assert [knows(t.s.discards["provinces"], 3, at) for at in range(3)] == [False, False, True]
    assert t.s.favor_on == {"convoys": 1}


@power_test(game, "convoys")
def test_an_empty_pile_at_home_is_no_obstacle() -> None:
    discards = {"cradle": "keep", "provinces": "", "hinterland": "wolves elders"}
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river convoys"}, discards=discards)).say(1, "convoys")
    assert t.answers(1, "move-pile") == ["cradle", "hinterland"]
    assert t.say(1, "hinterland").s.discards["provinces"].cards == ["elders", "wolves"]


# Resettle


@power_test(game, "resettle")
def test_a_nomad_adviser_of_anybody_moves_to_a_site() -> None:
    """It is moved and not played; cards for advisers alone and locked ones stay."""
    land = {2: "river resettle", 5: "narrow-pass wolves"}
    start = position(CHANCELLOR, has(at=2), has(advisers="elders tents twin_brother"), land=land, tokens="elders=f2")
    t = turn(start).say(1, "resettle")
    assert t.answers(1, "move-which") == ["elders", "tents"]
    t.say(1, "elders")
    assert 5 not in t.answers(1, "which-site")
    t.say(1, 0)
    assert (t.s.sites[0].cards, t.s.players[2].advisers, t.s.favor_on) == (
        ["elders"],
        ["tents", "twin_brother"],
        {"elders": 2},
    )
    assert t.s.players[1].favor == 3


@power_test(game, "resettle")
def test_in_the_great_slum_another_moves_out() -> None:
    land = {2: "river resettle", 0: "great-slum wolves longbows scouts"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="elders"), land=land)).say(1, "resettle", 0, "longbows")
    assert t.s.sites[0].cards == ["wolves", "scouts", "elders"]


# Oracle


@power_test(game, "oracle")
def test_the_oracle_finds_the_topmost_vision() -> None:
    start = position(
        CHANCELLOR, has(at=2, secrets=2), land={2: "river oracle"}, deck="wolves keep faith conquest elders"
    )
    start.peek(start.world, 2, -2)
    size = len(start.world)
    t = turn(start).say(1, "oracle")
    assert t.answers(1, "play") == ["vision", "facedown", "discard"]
    t.say(1, "vision")
    s = t.s
    assert (s.players[1].vision, s.drawn, len(s.world)) == ("faith", 1, size - 1)
    assert s.world.cards[-1:-4:-1] == ["wolves", "keep", "conquest"]
    assert s.world.zones[0] == (2, 0)
    assert knows(s.world, 2, -2)
    assert s.secrets_on == {"oracle": 2}


@power_test(game, "oracle")
def test_what_the_oracle_finds_may_be_kept_or_discarded_by_a_citizen() -> None:
    start = position(CHANCELLOR, has(at=2, role="citizen", secrets=2), land={2: "river oracle"}, deck="conspiracy")
    t = turn(start).say(1, "oracle")
    assert t.answers(1, "play") == ["vision", "facedown", "discard"]
    assert t.say(1, "facedown").s.players[1].facedown.cards == ["conspiracy"]


# Pilgrimage


@power_test(game, "pilgrimage")
def test_pilgrims_leave_and_others_come_home() -> None:
    """Locked cards stay; as many come back, onto the pile of the own region."""
    land = {2: "charming-valley wolves vow_of_poverty elders"}
    land = {2: "charming-valley wolves keep elders"}
    discards = {"cradle": "", "provinces": "scouts", "hinterland": ""}
    start = position(CHANCELLOR, has(at=2, facedown="pilgrimage"), land=land, tokens="elders=f2", discards=discards)
    t = turn(start).say(1, "adviser", "adviser")
    assert t.s.sites[2].cards == ["keep"]
    assert t.s.banks["nomad"] == 4
    first, second = t.answers(1, "discard-first")
    assert {first, second} == {"wolves", "elders"}
    t.say(1, "wolves")
    pile = t.s.discards["provinces"]
    assert pile.cards == ["scouts", "wolves", "elders"]
    assert [[knows(pile, seat, at) for at in (1, 2)] for seat in (0, 1)] == [[False, False], [True, True]]
    assert (t.s.dispossessed.cards, t.s.players[1].hand.cards) == ([], [])


# Relic Worship


@power_test(game, "relic_worship")
def test_a_recovered_relic_brings_three_supply() -> None:
    start = position(CHANCELLOR, has(at=2, supply=3, advisers="relic_worship"), land={2: "mountain +map"})
    t = turn(start).say(1, "recover", ("use", "relic_worship"), ("relic", 0))
    assert (t.s.players[1].relics, t.s.players[1].supply) == (["map"], 3 - 1 + 3)


def test_a_banner_is_no_relic() -> None:
    start = position(CHANCELLOR, has(at=2, supply=3, advisers="relic_worship"), land={2: "river"})
    assert turn(start).say(1, "recover").waits == (1, "recover-tokens")


# Special Envoy


@power_test(game, "special_envoy")
def test_an_envoy_travels_for_nothing_and_does_nothing_more() -> None:
    """Also if the card is left behind."""
    t = turn(position(CHANCELLOR, has(at=2, supply=0), land={2: "river special_envoy"}))
    t.say(1, "travel", 7)
    assert (t.s.players[1].site, t.over, t.s.turn.over) == (7, True, True)


# A Fast Steed


@power_test(game, "a_fast_steed")
def test_a_fast_steed_carries_three_warbands() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=1, advisers="a_fast_steed")))
    t.say(1, "travel", 5)
    assert (t.s.players[1].site, t.s.players[1].supply, t.s.favor_on) == (5, 1, {"a_fast_steed": 1})


def test_four_warbands_are_too_many_for_the_steed() -> None:
    t = turn(position(CHANCELLOR, has(at=2, warbands=4, advisers="a_fast_steed"))).say(1, "travel")
    assert ("use", "a_fast_steed") not in t.answers(1)


# Hospitality


@power_test(game, "hospitality")
def test_hosts_are_those_of_ones_own_suits() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="hospitality wolves"), land={5: "river elders rangers"}, bank=1)
    t = turn(start).say(1, "travel", ("use", "hospitality"), 5)
    assert t.answers(1, "bank") == ["beast", "nomad"]
    t.say(1, "nomad")
    assert (t.s.players[1].favor, t.s.banks["nomad"]) == (4, 0)


def test_where_nobody_is_of_ones_suit_there_is_no_welcome() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="hospitality"), land={5: "river longbows"}))
    assert t.say(1, "travel", ("use", "hospitality"), 5).s.players[1].favor == 3


# Twin Brother


@power_test(game, "twin_brother")
def test_the_twin_changes_places_with_a_nomad_of_another() -> None:
    start = position(
        CHANCELLOR,
        has(at=2, facedown="twin_brother"),
        has(advisers="elders ancient_pact wolves", at=5),
        tokens="elders=f2",
    )
    t = turn(start).say(1, "adviser", "adviser")
    assert t.answers(1, "swap-with") == ["elders", PASS]
    t.say(1, "elders")
    assert t.s.players[1].advisers == ["elders"]
    assert sorted(t.s.players[2].advisers) == ["ancient_pact", "twin_brother", "wolves"]
    assert t.s.favor_on == {"elders": 2}


# Ancient Bloodline


@power_test(game, "ancient_bloodline")
def test_the_old_blood_holds_denizens_and_relics_fast_against_enemies() -> None:
    land = {2: "mountain wolves longbows 2:1 +map", 5: "steppe rangers"}
    start = position(
        CHANCELLOR, has(at=2, advisers="taming_charm", secrets=2), has(advisers="ancient_bloodline"), land=land
    )
    t = turn(start)
    assert "taming_charm" not in t.answers(1, "act")
    t.say(1, "recover")
    assert t.answers(1, "recover") == [("banner", "peoples-favor"), ("banner", "darkest-secret")]


@power_test(game, "ancient_bloodline")
def test_cards_under_the_old_blood_are_not_discarded_by_plans() -> None:
    """The archers lie where their enemy rules now."""
    land = {2: "river horse_archers 0:1"}
    start = position(has(at=0), has(at=2, warbands=9, advisers="ancient_bloodline"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 6]).say(1, 9).say(0, "horse_archers").say(1, 1)
    assert t.over
    assert t.s.sites[2].cards == ["horse_archers"]


def test_friends_of_the_old_blood_are_not_bound() -> None:
    land = {2: "mountain wolves 0:1 +map"}
    start = position(
        has(at=0, advisers="ancient_bloodline"),
        has(at=2, role="citizen", advisers="taming_charm", secrets=2),
        land=land,
    )
    t = turn(start)
    assert {"taming_charm", "recover"} <= set(t.answers(1, "act"))


# Lost Tongue


@power_test(game, "lost_tongue")
def test_who_has_no_nomads_can_target_no_relics_and_banners() -> None:
    defender = has(at=2, relics="map", banners="peoples-favor", advisers="lost_tongue")
    start = position(CHANCELLOR, has(at=2, warbands=6), defender, land={2: "river"}, title=3)
    t = table(campaign, 1, start=start).say(1, 2)
    assert t.waits == (1, "campaign-dice"), "the pawn alone is left"
    start = position(CHANCELLOR, has(at=2, favor=5), defender, land={2: "river"})
    assert "recover" not in turn(start).answers(1)


def test_who_rules_a_nomad_understands_the_lost_tongue() -> None:
    defender = has(at=2, relics="map", banners="peoples-favor", advisers="lost_tongue")
    start = position(CHANCELLOR, has(at=2, favor=5), defender, land={2: "river", 5: "steppe elders 1:1"}, title=3)
    t = table(campaign, 1, start=start).say(1, 2)
    assert ("relic", "map") in t.answers(1, "campaign-target")
    start = position(CHANCELLOR, has(at=2, favor=5), defender, land={2: "river", 5: "steppe elders 1:1"})
    assert ("banner", "peoples-favor") in turn(start).say(1, "recover").answers(1) or True


# Sacred Ground


@power_test(game, "sacred_ground")
def test_visions_are_revealed_on_sacred_ground_alone() -> None:
    land = {2: "river", 5: "steppe sacred_ground 1:1"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="faith"), land=land)).say(1, "adviser")
    assert t.answers(1, "play") == ["discard"]


def test_on_sacred_ground_they_are_revealed_and_the_conspiracy_anywhere() -> None:
    land = {2: "river", 5: "steppe sacred_ground"}
    t = turn(position(CHANCELLOR, has(at=5, facedown="faith"), land=land)).say(1, "adviser", "vision")
    assert t.s.players[1].vision == "faith"
    t = turn(position(CHANCELLOR, has(at=2, facedown="conspiracy"), land=land)).say(1, "adviser")
    assert "vision" in t.answers(1, "play")


# Spell Breaker


@power_test(game, "spell_breaker")
def test_no_spells_for_enemies_of_the_breaker() -> None:
    """No actions, no plans, no secrets turned for sites, no Conspiracy; trade is no spell."""
    land = {0: "the-hidden-place 0:1", 2: "buried-giant wolves 0:1", 5: "steppe spell_breaker 0:1"}
    start = position(CHANCELLOR, has(at=2, secrets=3, advisers="fire_talkers", banners="darkest-secret"), land=land)
    t = turn(start)
    assert not {"wolves"} & set(t.answers(1, "act"))
    assert ("favor", "wolves") in t.say(1, "trade").answers(1)
    t = turn(position(CHANCELLOR, has(at=2, secrets=3), land=land)).say(1, "travel")
    assert not {0, ("use", "buried-giant")} & set(t.answers(1))
    start = position(CHANCELLOR, has(at=2, secrets=3, advisers="fire_talkers", banners="darkest-secret"), land=land)
    t = table(campaign, 1, start=start).say(1)
    assert ("site", 5) in t.answers(1, "campaign-target")
    assert ("site", 0) not in t.answers(1, "campaign-target")


def test_friends_of_the_breaker_work_spells() -> None:
    land = {2: "river wolves 1:1", 5: "steppe spell_breaker 1:1"}
    assert "wolves" in turn(position(CHANCELLOR, has(at=2), land=land)).answers(1, "act")


@power_test(game, "spell_breaker")
def test_with_bandits_ruling_nobody_works_spells() -> None:
    land = {2: "river wolves 1:1", 5: "steppe spell_breaker"}
    assert "wolves" not in turn(position(CHANCELLOR, has(at=2), land=land)).answers(1, "act")


# Way Station


@power_test(game, "way_station")
def test_at_the_way_station_a_favor_saves_the_supply() -> None:
    land = {2: "river", 5: "steppe way_station 2:1"}
    t = turn(position(CHANCELLOR, has(at=2, supply=3), land=land)).say(1, "travel", 5)
    assert t.answers(1, "waiver") == ["pay", PASS]
    t.say(1, "pay")
    assert [t.s.players[1].supply, t.s.players[1].favor, t.s.players[2].favor] == [3, 2, 4]
    t = turn(position(CHANCELLOR, has(at=2, supply=3), land=land)).say(1, "travel", 5, PASS)
    assert [t.s.players[1].supply, t.s.players[1].favor] == [1, 3]


@power_test(game, "way_station")
def test_without_supply_the_favor_opens_the_way() -> None:
    land = {2: "river", 5: "steppe way_station 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, supply=0), land=land)).say(1, "travel")
    assert [t.s.players[1].site, t.s.players[1].favor, t.s.players[0].favor] == [5, 2, 4]


@power_test(game, "way_station")
def test_its_ruler_comes_home_for_nothing_and_bandits_burn_the_favor() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=0), land={2: "river", 5: "steppe way_station 1:1"}))
    assert t.say(1, "travel").s.players[1].favor == 3
    start = position(CHANCELLOR, has(at=2, supply=0), land={2: "river", 5: "steppe way_station"})
    favor = start.favor
    t = turn(start).say(1, "travel")
    assert (t.s.players[1].site, t.s.favor) == (5, favor + 1)


# Family Wagon


@power_test(game, "family_wagon")
def test_on_the_wagon_there_is_room_for_all_nomads() -> None:
    """The fourth nomad comes, and nobody has to go."""
    start = position(CHANCELLOR, has(at=2, advisers="elders tents", facedown="lancers family_wagon"))
    start.players[1].advisers.append(start.players[1].facedown.cards.pop(0))
    del start.players[1].facedown.marks[0]
    renew(start)
    t = turn(start).say(1, "adviser", "adviser")
    assert t.s.players[1].advisers == ["elders", "tents", "lancers", "family_wagon"]


@power_test(game, "family_wagon")
def test_only_one_of_another_suit_rides_along() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="family_wagon wolves", facedown="keep"))
    assert crowd(start, 1) == [("up", "wolves"), ("down", 0)]
    start = position(CHANCELLOR, has(at=2, advisers="wolves rangers", facedown="family_wagon"))
    t = turn(start).say(1, "adviser", "adviser")
    assert t.answers(1, "make-room") == [("up", "wolves"), ("up", "rangers")]
    t.say(1, ("up", "rangers"))
    assert t.s.players[1].advisers == ["wolves", "family_wagon"]


# Vow of Kinship


@power_test(game, "vow_of_kinship")
def test_the_kin_keep_all_favor() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="vow_of_kinship"))).say(1, "adviser", "adviser")
    assert (t.s.players[1].favor, t.s.banks["nomad"]) == (0, 5)


@power_test(game, "vow_of_kinship")
def test_favor_of_the_kin_is_spent_and_comes_back_to_them() -> None:
    kin = has(at=2, favor=0, advisers="vow_of_kinship", secrets=2)
    t = turn(position(CHANCELLOR, kin, land={2: "charming-valley elders wolves longbows"}, bank=3))
    t.say(1, "muster", "wolves")
    assert (t.s.favor_on, t.s.banks["nomad"], t.s.players[1].favor) == ({"wolves": 1}, 2, 0)
    t.say(1, "trade", ("favor", "longbows"))
    assert (t.s.banks["order"], t.s.banks["nomad"], t.s.players[1].favor) == (2, 3, 0)
    t.say(1, "elders")
    assert (t.s.favor_on["elders"], t.s.banks["nomad"]) == (2, 1)


@power_test(game, "vow_of_kinship")
def test_nobody_finds_favor_on_the_board_of_the_kin() -> None:
    """Nothing can be burned or taken; what is given to them goes to the bank too."""
    kin = has(at=5, favor=0, advisers="vow_of_kinship")
    start = position(CHANCELLOR, has(at=5, warbands=9), kin, land={5: "rocky-coast"}, title=3, active=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 9]).say(1, 2, 9, PASS)
    assert t.over
    assert t.s.banks["nomad"] == 2
    start = position(
        CHANCELLOR,
        has(at=2, supply=0),
        has(at=5, favor=0, advisers="vow_of_kinship"),
        land={2: "river", 5: "steppe way_station 2:1"},
    )
    t = turn(start).say(1, "travel")
    assert (t.s.players[2].favor, t.s.banks["nomad"]) == (0, 3)


def test_the_kin_need_not_feed_a_lone_favor_on_the_banner() -> None:
    kin = has(at=2, favor=0, advisers="vow_of_kinship", banners="peoples-favor")
    t = table(take_turn, 1, start=position(CHANCELLOR, kin, title=0))
    assert t.answers(1, "peoples-favor") == ["add", PASS]
    t.say(1, "add")
    assert (t.s.banners["peoples-favor"].tokens, t.s.banks["nomad"]) == (2, 1)


def test_without_favor_the_banner_must_give_some_back() -> None:
    start = position(CHANCELLOR, has(at=2, favor=0, banners="peoples-favor"), title=0, tokens="peoples-favor=2")
    start.banks["order"] -= 1
    start.favor += 1
    assert table(take_turn, 1, start=start).s.banks["order"] == 2


# Ancient Pact


@power_test(game, "ancient_pact")
def test_the_pact_buys_citizenship_for_the_darkest_secret() -> None:
    """Nothing is burned of the banner; a relic of the Reliquary comes unseen, and the Act Phase is over."""
    start = position(
        CHANCELLOR,
        has(at=2, supply=1, facedown="ancient_pact", banners="darkest-secret"),
        tokens="darkest-secret=4",
        reliquary="map whistle ivory-eye cup-of-plenty",
    )
    t = turn(start).say(1, "adviser", "adviser", "ancient_pact")
    assert t.answers(1, "reliquary-take") == ["brutal", "decadent", "careless", "greedy"]
    t.say(1, "decadent")
    p, flag = t.s.players[1], t.s.banners["darkest-secret"]
    assert (t.over, p.role, p.relics, p.supply) == (True, "citizen", ["whistle"], 7)
    assert (flag.holder, flag.tokens) == (0, 4)


def test_the_pact_is_a_choice_and_for_exiles_with_the_banner() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="ancient_pact", banners="darkest-secret"))
    t = turn(start).say(1, "adviser", "adviser", PASS)
    assert (t.s.players[1].role, t.s.banners["darkest-secret"].holder) == ("exile", 1)
    for role, banners in (("exile", ""), ("citizen", "darkest-secret")):
        start = position(CHANCELLOR, has(at=2, role=role, facedown="ancient_pact", banners=banners))
        assert turn(start).say(1, "adviser", "adviser").waits == (1, "act")
