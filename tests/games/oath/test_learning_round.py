"""The played round of the learning rules, move by move, with the positions that the book shows.

Each player has a test of their own: it plays the round up to the end of that player's turn.
"""

import pytest

from prestol.games.oath.state import NOBODY, Oath, game
from prestol.table import PASS
from tests.games.oath.tables import Table, knows

CHANCELLOR, RED, BLUE, YELLOW = range(4)
PLAINS, LUSH_COAST, MOUNTAIN, SALT_FLATS, ROCKY_COAST, WASTES = 0, 1, 2, 4, 5, 6
SHIELD, TWO = 2, 4
"""Faces of the defense die: the book shows four shields on three dice."""
ATTACK = [3, 4, 0, 1, 2, 5, 5]
"""Two swords, three hollow ones, two double swords with a skull."""


@pytest.fixture
def t() -> Table:
    start = game.begin(4, game.chosen(4, {"opening": "lesson"}))
    return Table(start, told=[[TWO, SHIELD, SHIELD], ATTACK])


def goods(s: Oath, seat: int) -> tuple[int, int, int]:
    """Favor, secrets and Supply."""
    p = s.players[seat]
    return p.favor, p.secrets, p.supply


def the_chancellor(t: Table) -> None:
    s = CHANCELLOR
    assert [t.warbands(place) for place in (PLAINS, MOUNTAIN, ROCKY_COAST)] == [(0, 2), (0, 1), (0, 1)]

    t.say(s, "search", "deck")  # two Supply, three cards
    assert t.answers(s, "keep") == ["garrison", "faithful_friend", "fire_talkers"]
    t.say(s, "garrison", "faithful_friend", ("site", PLAINS))
    assert t.s.discards["provinces"].cards[-2:] == ["faithful_friend", "fire_talkers"]
    assert goods(t.s, s) == (3, 1, 5)
    assert t.s.banks["order"] == 2
    assert [t.warbands(place) for place in (PLAINS, MOUNTAIN, ROCKY_COAST)] == [(0, 3), (0, 2), (0, 2)]

    t.say(s, "trade", ("favor", "garrison"))
    assert goods(t.s, s) == (4, 0, 4)
    assert (t.s.banks["order"], t.s.secrets_on) == (1, {"garrison": 1})

    t.say(s, "search", "deck")
    assert t.answers(s, "keep") == ["errand_boy", "the_old_oak", "inquisitor"]
    t.say(s, "errand_boy", "inquisitor", "adviser")
    assert t.s.players[s].advisers == ["errand_boy"]
    assert t.s.discards["provinces"].cards[-2:] == ["inquisitor", "the_old_oak"]

    t.say(s, "travel", LUSH_COAST)
    assert t.s.sites[LUSH_COAST].name == "lush-coast"
    assert goods(t.s, s) == (4, 0, 1)

    t.say(s, "adviser", ("site", LUSH_COAST))
    assert t.s.sites[LUSH_COAST].cards == ["forest_paths"]
    assert goods(t.s, s) == (5, 0, 1)
    assert t.s.banks["beast"] == 2

    t.say(s, "trade")  # two favor for a secret: the Errand Boy is of beasts too
    assert goods(t.s, s) == (3, 1, 0)
    assert t.s.favor_on == {"forest_paths": 2}

    t.say(s, "end")
    assert t.s.players[s].bank == 14
    assert goods(t.s, s) == (3, 2, 5)
    assert t.s.banks["beast"] == 4


def the_red_exile(t: Table) -> None:
    s = RED
    t.say(s, "search", "provinces")  # two Supply
    assert t.answers(s, "keep") == ["fire_talkers", "inquisitor", "the_old_oak"]
    t.say(s, "the_old_oak", "inquisitor", ("site", MOUNTAIN))
    assert t.s.sites[MOUNTAIN].cards == ["taming_charm", "the_old_oak"]
    assert t.s.discards["hinterland"].cards[-2:] == ["inquisitor", "fire_talkers"]
    assert goods(t.s, s) == (2, 1, 5)
    assert t.s.banks["beast"] == 3

    t.say(s, "adviser")
    assert ("site", MOUNTAIN) not in t.answers(s, "play")  # for an adviser only, and the Mountain is full
    t.say(s, "adviser")
    t.say(s, "trade", ("secret", "the_old_oak"))
    assert goods(t.s, s) == (0, 3, 4)

    t.say(s, "search", "deck")  # still two Supply, and a vision ends it
    assert t.answers(s, "keep") == ["alchemist", "conquest"]
    assert t.s.drawn == 1
    t.say(s, "alchemist", "adviser")
    assert t.s.discards["hinterland"].cards[-1] == "conquest"
    assert goods(t.s, s) == (0, 3, 2)

    t.say(s, "alchemist", "nomad", "arcane", "discord", "order")
    assert goods(t.s, s) == (4, 1, 2)
    assert t.s.banks == {"discord": 2, "arcane": 2, "order": 0, "hearth": 3, "beast": 3, "nomad": 2}

    t.say(s, "recover", ("banner", "peoples-favor"), 2, "beast")
    flag = t.s.banners["peoples-favor"]
    assert (flag.holder, flag.tokens, flag.mob) == (RED, 2, False)
    assert t.s.banks["beast"] == 4
    assert goods(t.s, s) == (2, 1, 1)

    t.say(s, "end")
    assert goods(t.s, s) == (2, 2, 7)  # nine and more warbands in the bank, and one Supply unspent
    assert t.s.banks["beast"] == 6


def the_blue_exile(t: Table) -> None:
    s = BLUE
    t.say(s, "taming_charm")  # the Old Oak is the one card that it can tame
    assert t.s.sites[MOUNTAIN].cards == ["taming_charm"]
    assert t.s.discards["hinterland"].cards[-1] == "the_old_oak"
    assert goods(t.s, s) == (3, 0, 7)
    assert t.s.banks["beast"] == 4

    t.say(s, "search", "deck")  # by now three Supply
    assert t.answers(s, "keep") == ["long_lost_heir", "roving_terror", "sanctuary"]
    assert (t.s.drawn, t.s.players[s].supply) == (2, 4)
    t.say(s, "sanctuary", "long_lost_heir", "facedown")
    assert t.s.players[s].facedown.cards == ["naysayers", "sanctuary"]
    assert t.s.discards["hinterland"].cards[-2:] == ["long_lost_heir", "roving_terror"]

    t.say(s, "adviser", 0, "adviser")
    assert t.s.players[s].advisers == ["naysayers"]

    t.say(s, "peek")
    assert knows(t.s.sites[MOUNTAIN].relics, BLUE)
    assert not knows(t.s.sites[MOUNTAIN].relics, RED)
    t.say(s, "recover", ("relic", 0))
    assert t.s.players[s].relics == ["ivory-eye"]
    assert goods(t.s, s) == (1, 0, 3)

    t.say(s, "travel", SALT_FLATS)
    site = t.s.sites[SALT_FLATS]
    assert (site.name, site.favor, site.secrets) == ("salt-flats", 2, 1)

    t.say(s, "end")  # the Naysayers take nothing: the Chancellor is the Oathkeeper
    assert goods(t.s, s) == (1, 1, 7)
    assert t.s.players[CHANCELLOR].favor == 3


def yellow_attacks(t: Table) -> None:
    """Up to the choice of a sacrifice."""
    s = YELLOW
    t.say(s, "muster")
    assert t.s.favor_on == {"elders": 1}
    assert "elders" not in t.answers(s, "act")
    t.say(s, "adviser", "adviser")
    assert (t.s.players[s].advisers, t.boards()[s]) == (["a_small_favor"], 9)
    assert goods(t.s, s) == (0, 1, 6)

    t.say(s, "campaign", ("site", MOUNTAIN), PASS, 9)
    campaign = t.s.campaign
    assert campaign is not None
    assert campaign.targets == [("site", ROCKY_COAST), ("site", MOUNTAIN)]
    assert (campaign.attack_dice, campaign.defense_dice) == (8, 3)  # the Mountain; the title
    t.say(CHANCELLOR, "longbows")
    campaign = t.s.campaign
    assert campaign is not None
    assert (campaign.defense, campaign.attack) == (8, 7)
    assert t.boards()[s] == 7  # two skulls
    assert t.answers(s, "campaign-sacrifice") == [2, PASS]


def the_yellow_exile(t: Table) -> None:
    s = YELLOW
    yellow_attacks(t)
    t.say(s, 2)
    assert t.waits[0] == CHANCELLOR  # says which half of the four falls
    t.say(CHANCELLOR, 1)
    assert (t.s.players[CHANCELLOR].warbands, t.s.players[CHANCELLOR].bank) == (5, 16)
    t.say(s, 2, 1)
    assert (t.warbands(ROCKY_COAST), t.warbands(MOUNTAIN), t.boards()[s]) == ((YELLOW, 2), (YELLOW, 1), 2)
    assert (t.s.title, t.s.usurper) == (YELLOW, False)
    assert t.s.players[s].supply == 4

    t.say(s, "search", "deck")
    assert t.answers(s, "keep") == ["tents", "bear_traps", "true_names"]
    t.say(s, "tents", "bear_traps", ("site", ROCKY_COAST))
    assert t.s.discards["cradle"].cards[-2:] == ["bear_traps", "true_names"]
    assert goods(t.s, s) == (1, 1, 1)

    t.say(s, "travel", ("use", "tents"), WASTES)
    assert (t.s.sites[WASTES].name, len(t.s.sites[WASTES].relics)) == ("wastes", 1)
    assert goods(t.s, s) == (0, 1, 1)

    t.say(s, "end")
    assert t.s.players[s].bank == 9
    assert goods(t.s, s) == (0, 1, 7)
    assert t.s.banks["nomad"] == 3
    assert t.s.round == 2


def test_the_chancellor(t: Table) -> None:
    the_chancellor(t)
    assert t.s.active == RED


def test_the_red_exile(t: Table) -> None:
    the_chancellor(t)
    the_red_exile(t)
    assert t.s.active == BLUE


def test_the_blue_exile(t: Table) -> None:
    the_chancellor(t)
    the_red_exile(t)
    the_blue_exile(t)
    assert t.s.active == YELLOW


def test_the_yellow_exile(t: Table) -> None:
    the_chancellor(t)
    the_red_exile(t)
    the_blue_exile(t)
    the_yellow_exile(t)
    assert (t.s.active, t.s.banners["darkest-secret"].holder) == (CHANCELLOR, NOBODY)
    assert [p.site for p in t.s.players] == [LUSH_COAST, MOUNTAIN, SALT_FLATS, WASTES]


def test_had_the_yellow_exile_sacrificed_nobody(t: Table) -> None:
    the_chancellor(t)
    the_red_exile(t)
    the_blue_exile(t)
    yellow_attacks(t)
    t.say(YELLOW, PASS)
    assert t.boards()[YELLOW] == 4
    assert t.s.title == CHANCELLOR
