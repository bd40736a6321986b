"""Search (5.1), and playing facedown advisers (6.1)."""

import pytest

from prestol.games.oath.law.search import can_search, search
from prestol.games.oath.law.world import DECK
from prestol.games.oath.state import FIRST_DENIZENS, Oath
from prestol.table import is_hidden
from tests.games.oath.tables import Table, has, knows, position, table, turn


def searching(s: Oath, *answers: object, seat: int = 1) -> Table:
    t = table(search, seat, start=s)
    return t.say(seat, *answers)


def exile_at(place: int = 2, **more: object) -> Oath:
    plan = {
        name: more.pop(name) for name in ("advisers", "facedown", "supply", "vision", "role", "banners") if name in more
    }
    return position(has(), has(at=place, **plan), **more)  # type: ignore[arg-type]


# The price


@pytest.mark.parametrize(("drawn", "supply"), [(0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
def test_5_1_1_the_world_deck_costs_more_with_each_vision(drawn: int, supply: int) -> None:
    t = table(search, 1, start=exile_at(drawn=drawn, deck="wolves scouts tents"))
    assert t.s.players[1].supply == 7 - supply, "there is nothing but the deck to search"


def test_5_1_1_a_discard_pile_costs_two() -> None:
    s = exile_at(drawn=3, discards={"provinces": "wolves scouts", "cradle": "tents"})
    t = table(search, 1, start=s)
    assert t.answers(1, "search") == [DECK, "provinces"], "only the pile of one's own region"
    t.say(1, "provinces")
    assert t.s.players[1].supply == 5


def test_5_1_1_what_is_too_dear_is_not_offered() -> None:
    s = exile_at(drawn=3, supply=3, discards={"provinces": "wolves scouts"})
    assert table(search, 1, start=s).waits == (1, "keep")
    assert not can_search(exile_at(drawn=3, supply=3), 1)
    assert not can_search(exile_at(supply=1), 1)


# Drawing


def test_5_1_2_three_cards_and_only_the_searcher_sees_them() -> None:
    t = searching(exile_at(deck="wolves scouts tents elders"))
    assert t.answers(1, "keep") == ["wolves", "scouts", "tents"]
    assert t.match.view(1).players[1].hand.cards == ["wolves", "scouts", "tents"]
    assert t.match.view(2).players[1].hand.cards == ["?denizen"] * 3
    assert t.ask.private


def test_5_1_2_drawing_stops_at_a_vision_and_the_marker_moves() -> None:
    t = searching(exile_at(deck="wolves faith tents elders"))
    assert t.answers(1, "keep") == ["wolves", "faith"]
    assert t.s.drawn == 1
    assert t.match.view(2).players[1].hand.cards == ["?denizen", "?vision"], "backs are seen"


def test_5_1_2_visions_of_a_discard_pile_neither_stop_nor_count() -> None:
    t = searching(exile_at(discards={"provinces": "faith wolves scouts"}), "provinces")
    assert t.answers(1, "keep") == ["scouts", "wolves", "faith"]
    assert t.s.drawn == 0


def test_5_1_2_as_many_as_there_are() -> None:
    t = searching(exile_at(discards={"provinces": "wolves scouts"}), "provinces")
    assert t.answers(1, "keep") == ["scouts", "wolves"]


# Discarding


def test_5_1_3_the_others_are_discarded_in_any_order_one_region_on() -> None:
    t = searching(exile_at(deck="wolves scouts tents"), "scouts", "tents", "discard")
    assert t.s.discards["hinterland"].cards == ["tents", "wolves", "scouts"]
    assert t.over
    pile = t.s.discards["hinterland"]
    assert [knows(pile, 1, at) for at in range(3)] == [True] * 3
    assert all(is_hidden(card) for card in t.match.view(0).discards["hinterland"].cards)


@pytest.mark.parametrize(("place", "region"), [(0, "provinces"), (3, "hinterland"), (6, "cradle")])
def test_10_where_discards_go(place: int, region: str) -> None:
    lands = {3: "river", 6: "steppe"}
    t = searching(exile_at(place, land=lands, deck="wolves scouts tents"), "wolves", "scouts", "discard")
    assert len(t.s.discards[region]) == 3


# Playing to a site


def test_5_1_4_i_a_card_at_ones_site_brings_favor_of_its_suit() -> None:
    t = searching(exile_at(deck="wolves scouts tents"), "wolves", "scouts", ("site", 2))
    assert t.s.sites[2].cards == ["wolves"]
    assert (t.s.players[1].favor, t.s.banks["beast"]) == (4, 1)
    assert "wolves" in t.s.working[1]


def test_5_1_4_i_a_full_site_holds_no_more() -> None:
    s = exile_at(land={2: "mountain elders longbows"}, deck="wolves scouts tents")
    assert searching(s, "wolves", "scouts").answers(1, "play") == ["adviser", "facedown", "discard"]


def test_5_1_4_i_no_favor_from_an_empty_bank() -> None:
    s = exile_at(deck="wolves scouts tents")
    s.favor, s.banks["beast"] = s.favor + s.banks["beast"], 0
    assert searching(s, "wolves", "scouts", ("site", 2)).s.players[1].favor == 3


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("wolves", [("site", 2), "adviser", "facedown", "discard"]),
        ("garrison", [("site", 2), "facedown", "discard"]),
        ("naysayers", ["adviser", "facedown", "discard"]),
        ("faith", ["vision", "facedown", "discard"]),
        ("conspiracy", ["vision", "facedown", "discard"]),
    ],
)
def test_7_2_1_where_cards_can_lie(card: str, ways: list[object]) -> None:
    t = searching(exile_at(deck=f"tents scouts {card}"), card, "tents")
    assert t.answers(1, "play") == ways


@pytest.mark.parametrize("role", ["citizen", "chancellor"])
def test_5_1_4_iii_only_exiles_reveal_visions(role: str) -> None:
    seat = 1 if role == "citizen" else 0
    plans = (has(), has(at=2, role=role)) if seat else (has(at=2), has())
    for card, ways in (("faith", ["facedown", "discard"]), ("conspiracy", ["vision", "facedown", "discard"])):
        s = position(*plans, active=seat, deck=f"tents scouts {card}")
        assert searching(s, card, "tents", seat=seat).answers(seat, "play") == ways


# Playing to the advisers


def test_5_1_4_ii_facedown_nobody_else_knows_it() -> None:
    t = searching(exile_at(deck="wolves scouts garrison"), "garrison", "scouts", "facedown")
    assert t.s.players[1].facedown.cards == ["garrison"]
    assert t.match.view(0).players[1].facedown.cards == ["?denizen"]
    assert "garrison" not in t.s.working[1]


def test_5_1_4_ii_a_fourth_adviser_takes_the_place_of_another() -> None:
    s = exile_at(advisers="elders long_lost_heir", facedown="fire_talkers", deck="wolves scouts tents")
    t = searching(s, "wolves", "scouts", "adviser")
    assert t.answers(1, "make-room") == [("up", "elders"), ("down", 0)], "a locked card stays"
    t.say(1, ("down", 0))
    assert t.s.players[1].advisers == ["elders", "long_lost_heir", "wolves"]
    assert t.s.discards["hinterland"].cards[-1] == "fire_talkers"
    assert is_hidden(t.match.view(0).discards["hinterland"].cards[-1])


def test_5_1_4_ii_a_faceup_adviser_is_discarded_for_all_to_have_seen() -> None:
    s = exile_at(advisers="elders naysayers longbows", deck="wolves scouts tents")
    t = searching(s, "wolves", "scouts", "facedown", ("up", "elders"))
    assert t.match.view(0).discards["hinterland"].cards[-1] == "elders"
    assert t.s.players[1].advisers == ["naysayers", "longbows"]


def test_5_1_4_ii_three_locked_advisers_leave_no_room() -> None:
    s = exile_at(advisers="long_lost_heir faithful_friend a_small_favor", deck="wolves scouts tents")
    assert searching(s, "wolves", "scouts").answers(1, "play") == [("site", 2), "discard"]


# Visions


def test_5_1_4_iii_a_vision_takes_the_place_of_another() -> None:
    s = exile_at(vision="conquest", deck="wolves scouts faith")
    t = searching(s, "faith", "wolves", "vision")
    assert t.s.players[1].vision == "faith"
    assert t.s.discards["hinterland"].cards == ["wolves", "scouts", "conquest"]
    assert t.match.view(0).discards["hinterland"].cards[-1] == "conquest"


def test_5_1_4_iv_the_conspiracy_leaves_the_game_and_the_vision_stays() -> None:
    s = exile_at(vision="conquest", deck="wolves scouts conspiracy")
    t = searching(s, "conspiracy", "wolves", "vision")
    assert (t.s.players[1].vision, t.s.box) == ("conquest", ["conspiracy"])


# Homelands


def test_7_3_3_the_homeland_comes_after_the_favor() -> None:
    s = exile_at(land={2: "steppe"}, deck="tents wolves scouts")
    t = searching(s, "tents", "wolves", ("site", 2))
    assert (t.s.players[1].favor, t.s.players[1].secrets) == (4, 2)


# Facedown advisers


def test_6_1_a_facedown_adviser_is_played_face_up_or_discarded() -> None:
    t = turn(exile_at(facedown="wolves naysayers"))
    t.say(1, "adviser")
    assert t.answers(1, "which-adviser") == [0, 1]
    t.say(1, 0)
    assert t.answers(1, "play") == [("site", 2), "adviser", "discard"]
    t.say(1, "adviser")
    assert t.s.players[1].advisers == ["wolves"]
    assert t.s.players[1].supply == 7, "it is a minor action"


def test_6_1_it_leaves_its_own_room() -> None:
    t = turn(exile_at(advisers="elders longbows", facedown="wolves"))
    t.say(1, "adviser", "adviser")
    assert t.s.players[1].advisers == ["elders", "longbows", "wolves"]


def test_6_1_discarded_nobody_sees_it() -> None:
    t = turn(exile_at(facedown="wolves"))
    t.say(1, "adviser", "discard")
    assert is_hidden(t.match.view(0).discards["hinterland"].cards[-1])


def test_6_1_a_facedown_vision_is_revealed() -> None:
    t = turn(exile_at(facedown="faith"))
    t.say(1, "adviser", "vision")
    assert t.s.players[1].vision == "faith"
    assert t.s.drawn == 0


def test_the_world_deck_runs_out() -> None:
    s = exile_at()
    rest = [card for card in FIRST_DENIZENS if card in s.world.cards]
    s.box = [card for card in s.world.cards if card not in rest[:2]]
    s.world.cards, s.world.marks, s.world.zones = rest[:2], [0, 0], [(2, 0)]
    s.denizens = tuple(card for card in s.denizens if card not in s.box or card in FIRST_DENIZENS)
    t = searching(s)
    assert len(t.answers(1, "keep")) == 2
    assert t.match.view(0).world.cards == []
    assert not can_search(t.s, 2)
