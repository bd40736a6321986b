"""Denizens of magic: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
SWORD = 3
BLANK = 0

# Alchemist


@power_test(game, "alchemist")
def test_the_alchemist_makes_four_favor_of_two_secrets() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=2, favor=0, advisers="alchemist")))
    t.say(1, "alchemist", "order", "order", "beast", "nomad")
    p = t.s.players[1]
    assert (p.favor, p.secrets, t.s.secrets_on) == (4, 0, {"alchemist": 1})
    assert (t.s.banks["order"], t.s.banks["beast"], t.s.banks["nomad"]) == (0, 1, 1)


@power_test(game, "alchemist")
def test_the_alchemist_takes_what_there_is() -> None:
    start = position(CHANCELLOR, has(at=2, secrets=2, advisers="alchemist"), bank=1)
    for suit in ("order", "beast", "nomad", "hearth"):
        start.banks[suit] -= 1
        start.favor += 1
    t = turn(start).say(1, "alchemist", "discord")
    assert t.s.players[1].favor == 5


# Fire Talkers


@power_test(game, "fire_talkers")
def test_fire_talkers_bring_three_dice_to_who_holds_the_secret() -> None:
    exile = has(at=2, advisers="fire_talkers", banners="darkest-secret")
    start = position(CHANCELLOR, exile, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 6]).say(1, 3, "fire_talkers")
    assert t.waits == (1, "campaign-occupy")
    assert t.s.secrets_on == {"fire_talkers": 1}


@power_test(game, "fire_talkers")
def test_for_the_empire_it_is_enough_that_one_of_the_army_holds_it() -> None:
    """The citizen uses the card; the Chancellor, who stands by, has the banner."""
    citizen = has(at=2, role="citizen", advisers="fire_talkers")
    start = position(has(banners="darkest-secret"), has(at=2), citizen, land={2: "river 0:1"}, players=3, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], []]).say(1, 2, PASS, 3)
    t.say(2, "fire_talkers")
    assert t.over
    assert (t.s.players[2].spent, t.boards()[1]) == (1, 2)


def test_without_the_secret_they_are_silent() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="fire_talkers"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3)
    assert t.waits == (1, "campaign-occupy")


# Magician's Code


@power_test(game, "magicians_code")
def test_the_code_lays_two_secrets_on_the_banner() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=0, advisers="magicians_code"), tokens="darkest-secret=1"))
    t.say(1, "recover", ("use", "magicians_code"))
    flag = t.s.banners["darkest-secret"]
    assert (flag.holder, flag.tokens, t.s.players[1].secrets) == (1, 2, 1)
    assert (t.s.players[1].favor, t.s.favor_on) == (1, {"magicians_code": 2})


@power_test(game, "magicians_code")
def test_own_secrets_may_join_those_of_the_code() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=3, advisers="magicians_code"), tokens="darkest-secret=3"))
    t.say(1, "recover", ("use", "magicians_code"))
    assert t.answers(1, "recover-tokens") == [2, 3]
    t.say(1, 3)
    assert t.s.banners["darkest-secret"].tokens == 5


# Spirit Snare


@power_test(game, "spirit_snare")
def test_the_snare_catches_a_favor() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="spirit_snare"))).say(1, "spirit_snare", "hearth")
    assert (t.s.players[1].favor, t.s.banks["hearth"]) == (4, 1)


# Wizard School


@power_test(game, "wizard_school")
def test_the_school_teaches_a_secret_and_the_phase_is_over() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river wizard_school"})).say(1, "wizard_school")
    assert t.over
    assert (t.s.players[1].secrets, t.s.players[1].favor) == (2, 2)


# Dazzle


@power_test(game, "dazzle")
def test_dazzle_clears_the_region_of_hearth_and_order() -> None:
    land = {2: "river longbows", 3: "steppe storyteller wolves", 5: "plains scouts"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="dazzle"), land=land)).say(1, "adviser", "adviser")
    assert t.answers(1, "discard-next") == ["longbows", "storyteller"]
    t.say(1, "storyteller")
    assert [t.s.sites[place].cards for place in (2, 3, 5)] == [[], ["wolves"], ["scouts"]]
    assert t.s.discards["hinterland"].cards[-2:] == ["storyteller", "longbows"]


def test_dazzle_leaves_what_is_locked() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="dazzle"), land={2: "river keep"})).say(1, "adviser", "adviser")
    assert t.s.sites[2].cards == ["keep"]


# Acting Troupe


@power_test(game, "acting_troupe")
def test_the_troupe_plays_beasts_or_order_in_a_trade() -> None:
    exile = has(at=2, advisers="acting_troupe")
    for card in ("wolves", "scouts"):
        t = turn(position(CHANCELLOR, exile, land={2: f"river {card}"})).say(1, "trade", ("secret", card))
        assert t.s.players[1].secrets == 2


@power_test(game, "acting_troupe")
def test_the_old_oak_takes_the_troupe_for_beasts() -> None:
    exile = has(at=2, advisers="acting_troupe")
    t = turn(position(CHANCELLOR, exile, land={2: "river the_old_oak"})).say(1, "trade", ("secret", "the_old_oak"))
    assert t.s.players[1].secrets == 3


def test_the_troupe_stays_magic_for_magic() -> None:
    exile = has(at=2, advisers="acting_troupe")
    t = turn(position(CHANCELLOR, exile, land={2: "river spirit_snare"})).say(1, "trade", ("favor", "spirit_snare"))
    assert t.s.players[1].favor == 5


# Taming Charm


@power_test(game, "taming_charm")
def test_the_charm_discards_a_beast_or_nomad_card_for_two_favor() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river taming_charm wolves"}, bank=1, tokens="wolves=f1"))
    t.say(1, "taming_charm")
    assert t.s.sites[2].cards == ["taming_charm"]
    assert (t.s.players[1].favor, t.s.banks["beast"]) == (5, 0)
    assert t.s.discards["hinterland"].cards[-1] == "wolves"


def test_the_charm_needs_something_to_discard() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river taming_charm"}))
    assert "taming_charm" not in t.answers(1, "act")


# Inquisitor


def inquire(facedown: str) -> Table:
    start = position(CHANCELLOR, has(at=2, advisers="inquisitor"), has(at=2, facedown=facedown))
    return turn(start).say(1, "inquisitor")


@power_test(game, "inquisitor")
def test_whoever_is_innocent_gets_the_favor() -> None:
    t = inquire("wolves")
    assert knows(t.s.players[2].facedown, 1)
    assert (t.s.players[2].favor, t.s.favor_on) == (4, {})


@power_test(game, "inquisitor")
def test_a_conspiracy_that_one_knows_of_can_be_uncovered() -> None:
    s = position(CHANCELLOR, has(at=2, advisers="inquisitor"), has(at=2, facedown="wolves conspiracy"))
    s.players[2].facedown.marks = [0b110, 0b110]
    assert turn(s).say(1, "inquisitor").waits == (1, "play")


@power_test(game, "inquisitor")
def test_the_conspiracy_that_is_found_may_be_kept_or_discarded() -> None:
    t = inquire("conspiracy")
    assert t.answers(1, "play") == ["vision", "facedown", "discard"]
    t.say(1, "facedown")
    assert (t.s.players[1].facedown.cards, t.s.players[2].facedown.cards) == (["conspiracy"], [])
    assert t.s.favor_on == {"inquisitor": 1}
