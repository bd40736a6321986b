"""What magic does when played, and lastingly: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.battle import roll_apart
from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import CARDS, Oath, game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO = 0, 2, 4

# Bewitch


@power_test(game, "bewitch")
def test_who_has_more_secrets_than_the_chancellor_may_become_a_citizen() -> None:
    exile = has(at=2, secrets=1, spent=1, supply=3, facedown="bewitch")
    t = turn(position(CHANCELLOR, exile, tokens="darkest-secret=5")).say(1, "adviser", "adviser", "bewitch")
    assert t.over
    assert (t.s.players[1].role, t.s.players[1].supply) == ("citizen", 7)


@power_test(game, "bewitch")
def test_secrets_on_cards_count() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="bewitch"), land={2: "river wolves"}, tokens="wolves=s1")
    assert turn(start).say(1, "adviser", "adviser").waits == (1, "may")


def test_as_many_secrets_are_not_more() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="bewitch"))).say(1, "adviser", "adviser")
    assert t.waits == (1, "act")


# Revelation


@power_test(game, "revelation")
def test_everybody_may_burn_favor_for_secrets_the_chancellor_first() -> None:
    t = turn(position(CHANCELLOR, has(at=2, favor=0, facedown="revelation"), has(favor=1), players=3))
    t.say(1, "adviser", "adviser")
    assert t.answers(0, "burn-for-secrets") == [1, 2, 3, PASS]
    t.say(0, 2)
    assert t.waits[0] == 2
    t.say(2, PASS)
    assert [(p.favor, p.secrets) for p in t.s.players] == [(1, 3), (0, 1), (1, 1)]


# Gleaming Armor


@power_test(game, "gleaming_armor")
def test_plans_against_the_armor_cost_a_secret_more() -> None:
    attacker = has(at=2, secrets=1, advisers="longbows scouts")
    start = position(has(advisers="gleaming_armor"), attacker, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start).say(1, 3, "longbows")
    assert t.s.secrets_on == {"longbows": 1}
    assert t.s.campaign is None or "scouts" not in t.s.campaign.used


@power_test(game, "gleaming_armor")
def test_out_of_turn_the_secret_is_flipped() -> None:
    defender, attacker = has(advisers="longbows"), has(at=2, advisers="gleaming_armor")
    start = position(defender, attacker, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start).say(1, 3).say(0, "longbows")
    assert (t.s.players[0].secrets, t.s.players[0].spent, t.s.secrets_on) == (0, 1, {})


@power_test(game, "gleaming_armor")
def test_bandits_have_no_plans_against_it() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="gleaming_armor"), land={2: "river bear_traps"}, players=2)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3)
    assert t.s.campaign is not None
    assert (t.s.campaign.used, t.s.campaign.swords) == ({}, 3)


def test_the_armor_of_a_citizen_who_stays_away_does_not_shine() -> None:
    citizen = has(at=2, role="citizen", advisers="gleaming_armor")
    start = position(
        CHANCELLOR, has(at=2, secrets=0, advisers="longbows"), citizen, land={2: "river 0:1"}, players=3, title=1
    )
    t = table(campaign, 1, start=start).say(1, 0, 3).say(2, PASS)
    assert t.answers(1, "campaign-plan") == ["longbows", PASS]


# Jinx


def battle(attacker: str = "", defender: str = "", land: str = "river 0:1") -> Oath:
    return position(has(advisers=defender), has(at=2, advisers=attacker), land={2: land}, players=2, title=1)


@power_test(game, "jinx")
def test_the_attacker_rolls_all_the_dice_again_once() -> None:
    t = table(campaign, 1, start=battle("jinx"), told=[[BLANK], [HOLLOW, SWORD, SKULL], [SWORD] * 3]).say(1, 3)
    assert t.boards()[1] == 3, "skulls come after the second roll"
    t.say(1, "roll")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.boards()[1], t.s.secrets_on) == (3, 3, {"jinx": 1})
    assert t.waits == (1, "campaign-occupy")


@power_test(game, "jinx")
def test_the_defender_does_so_with_a_secret_turned_even_if_tokens_lie_there() -> None:
    start = battle(defender="jinx")
    start.favor_on["jinx"], start.favor = 1, start.favor - 1
    t = table(campaign, 1, start=start, told=[[BLANK], [TWO], [SWORD] * 3]).say(1, 3)
    assert t.answers(0, "roll-again") == ["roll", PASS]
    t.say(0, "roll")
    assert t.s.campaign is not None
    assert (t.s.campaign.defense, t.s.players[0].spent) == (3, 1)


def test_the_same_dice_are_not_rolled_a_third_time() -> None:
    """Chancellor and citizen both rule the card; one of them has used it."""
    citizen = has(at=2, role="citizen")
    start = position(CHANCELLOR, has(at=2), citizen, land={2: "river 0:1", 5: "plains jinx 0:1"}, players=3, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [BLANK], [SWORD] * 3]).say(1, 0, PASS, 3)
    t.say(2, "join").say(0, "accept")
    t.say(t.waits[0], "roll")
    assert t.waits[0] == 1


def test_to_stand_where_it_lies_is_not_enough() -> None:
    t = table(campaign, 1, start=battle(land="river jinx 0:1"), told=[[TWO], [HOLLOW] * 3]).say(1, 3)
    t.say(0, PASS)
    assert t.waits == (1, "campaign-sacrifice")


@game.step
def gamble(s: Oath) -> None:
    """Dice that a card makes a player roll."""
    roll_apart(s, 1, 4)


@power_test(game, "jinx")
def test_dice_outside_a_campaign_can_be_rolled_again_too() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="jinx"))
    t = table(gamble, start=start, told=[[BLANK] * 4, [SHIELD] * 4])
    assert t.ask.about["faces"] == ("blank",) * 4
    t.say(1, "roll")
    assert t.s.cast == ("shield",) * 4


# Sealing Ward


@power_test(game, "sealing_ward")
def test_sealed_relics_are_dearer_to_take() -> None:
    defender = has(at=2, relics="map cup-of-plenty", advisers="sealing_ward", banners="darkest-secret")
    start = position(defender, has(at=2), land={2: "river"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[None, None])
    t.say(1, 0, ("relic", "map"), ("relic", "cup-of-plenty"), ("banner", "darkest-secret"), PASS)
    assert t.ask.about["n"] == CARDS["map"].dice + 1 + CARDS["cup-of-plenty"].dice + 1 + 1


# Vow of Silence


@power_test(game, "vow_of_silence")
def test_who_vowed_silence_cannot_recover_the_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2, favor=0, secrets=5, advisers="vow_of_silence"), land={2: "river"}))
    assert "recover" not in t.answers(1, "act")


@power_test(game, "vow_of_silence")
def test_others_pay_for_the_silence() -> None:
    start = position(CHANCELLOR, has(at=2, favor=0, secrets=3), has(advisers="vow_of_silence"), land={2: "river"})
    t = turn(start).say(1, "recover", 3)
    assert t.s.players[2].secrets == 1 + 3


@power_test(game, "vow_of_silence")
def test_what_the_code_lays_there_counts_too() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=0, advisers="magicians_code"), has(advisers="vow_of_silence")))
    assert t.say(1, "recover", ("use", "magicians_code")).s.players[2].secrets == 3


@power_test(game, "vow_of_silence")
def test_the_silent_give_no_secrets_away_in_a_deal() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="vow_of_silence", secrets=2), land={2: "river tinkers_fair"}))
    t.say(1, "tinkers_fair", 0)
    assert not any(option[:2] == ("give", "secret") for option in t.answers(1, "deal"))
    assert any(option[:2] == ("take", "secret") for option in t.answers(1, "deal"))


@power_test(game, "vow_of_silence")
def test_after_the_whistle_the_silent_keep_their_secret() -> None:
    start = position(has(at=5), has(at=2, relics="whistle", advisers="vow_of_silence"), players=2)
    t = turn(start).say(1, "whistle")
    assert (t.s.players[0].site, t.s.players[0].secrets, t.s.secrets_on) == (2, 1, {"whistle": 1})
