"""Modifiers of beasts: one test and more for each, at the moment where it matters."""

from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, knows, position, turn
from tests.games.powers import power_test

CHANCELLOR = has()

# Mushrooms

PILE = {"provinces": "elders tents scouts keep", "cradle": "longbows storyteller"}


@power_test(game, "mushrooms")
def test_mushrooms_draw_the_lowest_card_for_nothing() -> None:
    start = position(CHANCELLOR, has(at=2, supply=0), land={2: "river mushrooms"}, discards=PILE)
    t = turn(start).say(1, "search")
    assert t.ask.about["card"] == "keep"
    assert t.waits == (1, "play")
    assert (t.s.players[1].supply, t.s.secrets_on, t.s.players[1].hand.cards) == (0, {"mushrooms": 1}, ["keep"])
    assert t.s.discards["provinces"].cards == ["scouts", "tents", "elders"]


@power_test(game, "mushrooms")
def test_augury_adds_to_mushrooms() -> None:
    start = position(CHANCELLOR, has(at=2, supply=0, advisers="augury"), land={2: "river mushrooms"}, discards=PILE)
    t = turn(start).say(1, "search", ("use", "augury"))
    assert t.answers(1, "keep") == ["keep", "scouts"]


@power_test(game, "mushrooms")
def test_the_errand_boy_picks_mushrooms_elsewhere() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="errand_boy"), land={2: "river mushrooms"}, discards=PILE)
    t = turn(start).say(1, "search", ("use", "mushrooms"), ("use", "errand_boy"))
    assert t.answers(1, "search") == ["provinces", "cradle"]
    assert t.say(1, "cradle").s.players[1].hand.cards == ["storyteller"]


@power_test(game, "mushrooms")
def test_a_vision_among_mushrooms_is_no_omen() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river mushrooms"}, discards={"provinces": "elders faith"})
    t = turn(start).say(1, "search", ("use", "mushrooms"))
    assert (t.s.players[1].hand.cards, t.s.drawn) == (["faith"], 0)


# New Growth


@power_test(game, "new_growth")
def test_beasts_and_hearth_grow_wherever_there_is_room() -> None:
    land = {2: "river elders tents", 3: "?steppe", 5: "plains new_growth 1:1", 6: "mine 0:1 longbows"}
    start = position(CHANCELLOR, has(at=2, facedown="wolves"), land=land)
    t = turn(start).say(1, "adviser")
    assert t.answers(1, "play") == [("site", 0), ("site", 5), "adviser", "discard"]
    t.say(1, ("site", 5))
    assert (t.s.sites[5].cards, t.s.players[1].favor) == (["new_growth", "wolves"], 4)


def test_others_do_not_grow() -> None:
    land = {2: "river elders", 5: "plains new_growth 1:1"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="tents"), land=land)).say(1, "adviser")
    assert ("site", 5) not in t.answers(1, "play")


@power_test(game, "new_growth")
def test_it_is_not_turned_out_by_what_it_lets_grow() -> None:
    land = {2: "river elders", 5: "great-slum new_growth wolves 1:1"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="rangers errand_boy"), land=land))
    t.say(1, "adviser", 1, ("site", 5))
    assert t.answers(1, "clear") == ["wolves", PASS]


# Wild Cry


@power_test(game, "wild_cry")
def test_a_beast_played_face_up_answers_the_cry() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=3, advisers="wild_cry", facedown="wolves")))
    t.say(1, "adviser", "adviser")
    assert (t.boards()[1], t.s.players[1].supply) == (5, 4)


def test_the_cry_does_not_answer_itself() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="wild_cry"))).say(1, "adviser", "adviser")
    assert t.boards()[1] == 3


# Bracken


@power_test(game, "bracken")
def test_bracken_hides_what_is_discarded_under_any_pile() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="bracken"), deck="wolves scouts keep", discards={"provinces": "elders"}
    )
    t = turn(start).say(1, "search", ("use", "bracken"), "deck")
    assert len(t.answers(1, "discard-to")) == 7
    t.say(1, ("provinces", "bottom"), "wolves", "scouts", "discard")
    assert t.s.discards["provinces"].cards == ["wolves", "keep", "scouts", "elders"]
    assert knows(t.s.discards["provinces"], 1, 0)


@power_test(game, "bracken")
def test_bracken_takes_what_makes_room_but_not_what_a_played_card_discards() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="bracken tents scouts"), deck="dazzle wolves faith", land={2: "river longbows"}
    )
    t = turn(start).say(
        1, "search", ("use", "bracken"), ("cradle", "top"), "dazzle", "wolves", "adviser", ("up", "tents")
    )
    assert t.s.discards["cradle"].cards[-3:] == ["wolves", "faith", "tents"]
    assert t.s.discards["hinterland"].cards[-1] == "longbows"


def test_discards_may_still_go_where_they_always_go() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="bracken"), deck="wolves scouts keep")
    t = turn(start).say(1, "search", ("use", "bracken"), PASS, "wolves", "scouts", "discard")
    assert t.s.discards["hinterland"].cards[-3:] == ["scouts", "keep", "wolves"]


# Vow of Beastkin


@power_test(game, "vow_of_beastkin")
def test_kin_of_ones_advisers_come_in_threes() -> None:
    exile = has(at=2, advisers="vow_of_beastkin")
    t = turn(position(CHANCELLOR, exile, land={2: "river wolves longbows"})).say(1, "muster")
    assert (t.boards()[1], t.s.favor_on) == (6, {"wolves": 1})


@power_test(game, "vow_of_beastkin")
def test_who_has_no_kin_here_cannot_muster() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="vow_of_beastkin"), land={2: "river longbows"}))
    assert "muster" not in t.answers(1, "act")


@power_test(game, "vow_of_beastkin")
def test_pressgangs_press_kin_only() -> None:
    exile = has(at=2, favor=5, advisers="vow_of_beastkin pressgangs")
    t = turn(position(CHANCELLOR, exile, land={2: "river wolves elders"}, tokens="wolves=f1")).say(1, "muster")
    assert t.s.favor_on == {"wolves": 2}


# Birdsong


@power_test(game, "birdsong")
def test_birds_sing_for_beasts_and_nomads() -> None:
    land = {2: "plains wolves elders longbows"}
    t = turn(position(CHANCELLOR, has(at=2, favor=4, secrets=2, supply=1, advisers="birdsong"), land=land))
    t.say(1, "trade", ("favor", "wolves"), "trade", ("favor", "elders"))
    assert t.s.players[1].supply == 1


# Small Friends

BURROW = {2: "river elders", 5: "plains wolves tents", 6: "marshes longbows"}


@power_test(game, "small_friends")
def test_small_friends_trade_for_one_at_any_site_with_beasts() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="small_friends"), land=BURROW))
    t.say(1, "trade", ("use", "small_friends"), ("favor", "tents"))
    assert (t.s.players[1].site, t.s.players[1].favor, t.s.secrets_on) == (2, 4, {"tents": 1})


@power_test(game, "small_friends")
def test_modifiers_there_may_be_used_and_those_here_may_not() -> None:
    land = {2: "river map_library elders", 5: "plains wolves", 6: "marshes longbows"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="small_friends"), land=land))
    assert ("use", "map_library") in t.say(1, "trade").answers(1, "trade")
    assert t.say(1, ("use", "small_friends")).answers(1, "trade") == [("favor", "wolves"), ("secret", "wolves")]


@power_test(game, "small_friends")
def test_a_library_there_opens_its_region() -> None:
    land = {2: "river elders", 5: "plains wolves map_library", 6: "marshes longbows"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="small_friends"), land=land))
    t.say(1, "trade", ("use", "small_friends"), ("use", "map_library"))
    assert ("favor", "longbows") in t.answers(1, "trade")


def test_what_was_used_here_keeps_the_trade_here() -> None:
    land = {2: "river map_library elders", 5: "plains wolves"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="small_friends"), land=land))
    t.say(1, "trade", ("use", "map_library"))
    assert ("use", "small_friends") not in t.answers(1, "trade")


@power_test(game, "small_friends")
def test_after_the_trade_one_is_back() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=2, advisers="small_friends"), land=BURROW))
    t.say(1, "trade", ("use", "small_friends"), ("favor", "tents"), "trade")
    assert ("favor", "elders") in t.answers(1, "trade")
    assert ("favor", "wolves") not in t.answers(1, "trade")
