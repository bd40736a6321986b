"""Lords of Xidit in words: what the suite of every game does not know; labels, and the board as text."""

from prestol.games.xidit.state import game
from prestol.table import Value
from tests.games.speaking import NO_BREAK, every_language, flat
from tests.games.xidit.tables import Table, lord, table


def test_orders_are_told_in_their_order() -> None:
    t = table(lord(6), lord(1), lord(1)).plan("RAB.AA")
    assert t.match.story(0)[1] == "The orders of Player 1: red, action, blue, wait, action, action."


# Labels say what will happen


def label(t: Table, seat: int, option: Value) -> str:
    return t.match.label(seat, option).replace(NO_BREAK, " ")


def test_a_wheel_says_where_the_road_would_lead_after_the_wheels_before_it() -> None:
    t = table(lord(7), lord(1), lord(1), lord(1), recruits={6: None}, threats=[17])
    assert label(t, 0, "red") == "Red road to city 6: recruits 1 peasant, 2 archers, 1 infantry and 1 battle mage"
    t.match.choose(0, "red")
    assert label(t, 0, "action") == "Action in city 6: recruit 1 peasant"
    t.match.choose(0, "action")
    assert label(t, 0, "action").endswith("the order will be lost")
    t.match.choose(0, "blue")
    assert label(t, 0, "red").startswith("Red road to city 17: the threat “Cave Spider” asks for")
    t.match.choose(0, "red")
    assert label(t, 0, "action").endswith("which you will not have")
    assert label(t, 1, "wait") == "Wait in city 1"


def test_a_wheel_knows_what_was_recruited_and_given_before() -> None:
    t = table(lord(7, "AC"), lord(1), lord(1), lord(1), recruits={6: "P"}, recruitment="8 9", threats=[17], menace="12")
    for order in ("red", "action", "blue", "red"):
        t.match.choose(0, order)
    assert label(t, 0, "action") == (
        "Action in city 17: avert the threat “Cave Spider”, giving 1 peasant, 1 archer and 1 cleric "
        "(3 rivals could be there first)"
    )


def test_a_plan_says_what_its_wheels_do_and_who_could_be_first() -> None:
    """Two rivals stand one road from city 17. Where screens are open, only one of them could have the units by then."""
    for screens, rivals in (("closed", 2), ("open", 1)):
        t = table(
            lord(11, "PAC"), lord(16), lord(16, "PAC"), lord(1),
            recruits={6: "P"}, recruitment="8 9", threats=[17], menace="12", screens=screens,
        )  # fmt: skip
        for answer in ("red", 3, "action"):
            t.match.choose(0, answer)
        there = f"({rivals} rival{'s' if rivals > 1 else ''} could be there first)"
        assert label(t, 0, 1) == "Turn wheel 1 again: red road, to city 17"
        assert label(t, 0, 3) == f"Turn wheel 3 again: action, city 17: averts the threat {there}"
        assert label(t, 0, 2) == "Turn wheel 2 first"


def test_a_wheel_foretells_the_next_tiles() -> None:
    t = table(lord(12), lord(8), lord(2), lord(1), recruitment="8 9", menace="12 13")
    assert label(t, 0, "action").startswith("Action in city 12: the next threat “Mountain Gryphon” will come here")
    assert label(t, 1, "action") == "Action in city 8: the next recruitment tile will come here"
    assert label(t, 2, "black") == "Black road: there is none from city 2, the order will be lost"
    assert label(t, 3, "action") == "Action in city 1: no tile lies there now"


def test_a_reward_counts_what_there_is_room_for() -> None:
    t = table(lord(17, "PAC", left=2), lord(1), lord(1), threats=[17], guilds={17: (0, 3)}, year=12).plan("A.....")
    assert label(t, 0, ("bards", "storeys")) == "2 bards and 1 storey"


# The board as text


def shown(t: Table, seat: int | None, lang: str = "en") -> str:
    return flat(game.board_text(t.match.view(seat), seat, game.words(lang), t.match.names))


def test_closed_screens_show_each_player_his_own() -> None:
    t = table(
        lord(1, "PPM", gold=7, bards="centre3 fields"),
        lord(2, "C", gold=9, bards="centre2"),
        lord(3),
        lord(1, waiting=2),
    )
    own = shown(t, 0)
    assert "Units: 2 peasants, 1 battle mage. Gold: 7." in own
    assert "Bards in the Bastion: 3." in own
    assert "Gold: 9" not in own
    assert "1 cleric." not in own.split("Player 2")[1]
    assert "Bards in the Bastion: 2" not in own
    assert "Golden Fields (cities 1, 4, 14, 15, 16), lyre 5/3: Player 1 1." in own
    watched = shown(t, None)
    for secret in ("Gold:", "Units:", "Bards in the Bastion", "Storeys behind the screen"):
        assert secret not in watched
    assert "Storeys behind the screen: 2." in shown(t, 3)


def test_open_screens_show_everything() -> None:
    t = table(lord(1), lord(2, "C", gold=9, bards="centre2"), lord(3), lord(1, waiting=2), screens="open")
    for seat in (None, 0):
        text = shown(t, seat)
        assert "Gold: 9." in text
        assert "Heart of the Kingdom (cities 3, 4, 9, 11, 16, 17), lyre 7/4: Player 2 2." in text
        assert "Storeys behind the screen: 2." in text


@every_language
def test_the_closed_text_is_the_same_whatever_lies_behind_the_screens_of_others(lang: str) -> None:
    one = table(lord(1), lord(2, gold=3, bards="centre1"), lord(3), lord(4))
    other = table(lord(1), lord(2, gold=8, bards="centre4"), lord(3), lord(4))
    for reader in (None, 0, 2):
        assert shown(one, reader, lang) == shown(other, reader, lang)
    assert shown(one, 1, lang) != shown(other, 1, lang)
