"""Action powers of magic: one test and more for each, at the moment where it matters."""

from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, knows, position, turn
from tests.games.powers import power_test

CHANCELLOR = has()

# Blood Pact


@power_test(game, "blood_pact")
def test_a_secret_for_every_two_warbands() -> None:
    t = turn(position(CHANCELLOR, has(at=2, warbands=5, advisers="blood_pact"))).say(1, "blood_pact")
    assert t.answers(1, "how-many-warbands") == [2, 4]
    t.say(1, 4)
    assert (t.boards()[1], t.s.players[1].secrets, t.s.players[1].bank) == (1, 2, 13)


@power_test(game, "blood_pact")
def test_a_citizen_sacrifices_purple_warbands() -> None:
    start = position(CHANCELLOR, has(at=2, role="citizen", advisers="blood_pact"))
    before = start.players[0].bank
    t = turn(start).say(1, "blood_pact")
    assert (t.boards()[1], t.s.players[1].secrets, t.s.players[0].bank) == (1, 1, before + 2)


def test_one_warband_is_too_few_for_a_pact() -> None:
    t = turn(position(CHANCELLOR, has(at=2, warbands=1, advisers="blood_pact")))
    assert "blood_pact" not in t.answers(1, "act")


# Dream Thief


@power_test(game, "dream_thief")
def test_two_facedown_advisers_trade_places() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="dream_thief"), has(facedown="wolves elders"), has(facedown="faith")
    )
    t = turn(start).say(1, "dream_thief")
    assert t.answers(1, "swap-adviser") == [(2, 0), (2, 1), (3, 0)]
    t.say(1, (2, 1))
    two, three = t.s.players[2].facedown, t.s.players[3].facedown
    assert (two.cards, three.cards) == (["wolves", "faith"], ["elders"])
    assert knows(two, 2)
    assert knows(three, 3)
    assert knows(three, 2), "whoever had it still knows it"
    assert not knows(two, 1)
    assert t.s.favor_on == {"dream_thief": 2}


def test_dreams_of_one_sleeper_cannot_be_swapped() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="dream_thief"), has(facedown="wolves elders")))
    assert "dream_thief" not in t.answers(1, "act")


# Forgotten Vault


@power_test(game, "forgotten_vault")
def test_the_vault_adds_a_secret_or_burns_one() -> None:
    for way, tokens in (("add", 4), ("burn", 2)):
        start = position(CHANCELLOR, has(at=2), land={2: "river forgotten_vault"}, tokens="darkest-secret=3")
        t = turn(start).say(1, "forgotten_vault", way)
        assert t.s.banners["darkest-secret"].tokens == tokens


@power_test(game, "forgotten_vault")
def test_the_last_secret_stays_and_surplus_is_for_nobody() -> None:
    """Whoever recovers it from the shared bank gets one of the old secrets."""
    start = position(CHANCELLOR, has(at=2, secrets=3), land={2: "river forgotten_vault"}, tokens="darkest-secret=1")
    t = turn(start).say(1, "forgotten_vault")
    assert t.s.banners["darkest-secret"].tokens == 2
    t.say(1, "recover", ("banner", "darkest-secret"))
    assert (t.s.players[1].secrets, t.s.banners["darkest-secret"].tokens) == (1, 3)


# Plague Engines


@power_test(game, "plague_engines")
def test_the_plague_takes_favor_for_every_site_ruled() -> None:
    land = {2: "river 0:1", 3: "steppe 0:1", 5: "plains 1:2", 0: "great-slum 0:1"}
    citizen, exile = has(role="citizen", favor=1), has(favor=2)
    start = position(CHANCELLOR, has(at=5, secrets=2, favor=2, advisers="plague_engines"), citizen, exile, land=land)
    t = turn(start).say(1, "plague_engines")
    assert [p.favor for p in t.s.players] == [0, 1, 0, 2]
    assert t.s.banks["arcane"] == 2 + 3 + 1 + 1
    assert (t.s.players[1].secrets, t.s.secrets_on) == (0, {"plague_engines": 1})


# Terror Spells


@power_test(game, "terror_spells")
def test_terror_strikes_twice_in_the_region() -> None:
    exile = has(at=2, warbands=0, advisers="terror_spells", banners="darkest-secret")
    start = position(has(at=3), exile, has(at=0), land={2: "river 0:1", 3: "steppe", 5: "plains 0:2"})
    t = turn(start).say(1, "terror_spells")
    assert t.answers(1, "kill-where") == [("site", 2), ("board", 0)]
    t.say(1, ("site", 2))
    assert (t.warbands(2), t.boards()) == ((-2, 0), [2, 0, 3, 3])


def test_without_the_secret_there_is_no_terror() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="terror_spells")))
    assert "terror_spells" not in t.answers(1, "act")


# Tutor


@power_test(game, "tutor")
def test_the_tutor_teaches_a_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="tutor"))).say(1, "tutor")
    assert (t.s.players[1].secrets, t.s.favor_on, t.s.secrets_on) == (1, {"tutor": 1}, {"tutor": 1})


# Witch's Bargain


@power_test(game, "witchs_bargain")
def test_the_witch_deals_with_everybody_here_but_one_way_with_each() -> None:
    """With the other way everything would be as before."""
    exile = has(at=2, secrets=2, favor=1, advisers="witchs_bargain")
    start = position(has(at=2, favor=3), exile, has(at=2, secrets=1, favor=0), has(at=5))
    t = turn(start).say(1, "witchs_bargain")
    assert t.s.players[0].favor == 1, "there is only one to begin with"
    assert t.answers(1, "witchs-bargain") == [("buy", 2), PASS]
    t.say(1, ("buy", 2))
    assert [(p.favor, p.secrets) for p in t.s.players[:3]] == [(1, 2), (1, 1), (2, 0)]
    assert t.answers(1, "act") != []


@power_test(game, "witchs_bargain")
def test_who_vowed_silence_only_buys() -> None:
    start = position(has(at=2), has(at=2, secrets=3, advisers="witchs_bargain vow_of_silence"))
    t = turn(start).say(1, "witchs_bargain")
    assert (t.s.players[1].secrets, t.s.players[1].favor, t.s.players[0].secrets) == (3, 1, 0)
