"""Muster (5.2), trade (5.3) and recover (5.4)."""

import pytest

from prestol.games.oath.law.muster import can_muster, muster_cards
from prestol.games.oath.law.recover import can_recover, recoverable
from prestol.games.oath.law.trade import trades
from prestol.games.oath.state import NOBODY, Oath
from tests.games.oath.tables import Table, has, position, turn

# Muster


def test_5_2_a_favor_on_a_card_and_two_warbands() -> None:
    t = turn(position(has(), has(at=2, favor=1), land={2: "mountain wolves"}))
    t.say(1, "muster")
    p = t.s.players[1]
    assert (p.favor, p.warbands, p.bank, p.supply) == (0, 5, 9, 6)
    assert t.s.favor_on == {"wolves": 1}


def test_5_2_1_only_from_an_empty_card_with_a_suit() -> None:
    land = {2: "river wolves elders", 5: "rocky-coast longbows"}
    s = position(has(), has(at=2), land=land, tokens="wolves=s1")
    assert muster_cards(s, 1) == ["elders"]
    s = position(has(), has(at=2), land={2: "mountain rampart-ruined"})
    assert not can_muster(s, 1)
    s = position(has(), has(at=2), land={2: "mountain rampart"})
    assert can_muster(s, 1)


def test_5_2_1_without_favor_or_supply_nobody_comes() -> None:
    assert not can_muster(position(has(), has(at=2, favor=0), land={2: "mountain wolves"}), 1)
    assert not can_muster(position(has(), has(at=2, supply=0), land={2: "mountain wolves"}), 1)


def test_5_2_2_no_more_than_the_bank_has() -> None:
    t = turn(position(has(), has(at=2, warbands=13), land={2: "mountain wolves"}))
    t.say(1, "muster")
    assert (t.s.players[1].warbands, t.s.players[1].bank) == (14, 0)


def test_5_2_2_a_citizen_gets_purple_warbands() -> None:
    s = position(has(), has(at=2, role="citizen"), land={2: "mountain wolves"})
    before = s.players[0].bank
    t = turn(s)
    t.say(1, "muster")
    assert (t.s.players[1].warbands, t.s.players[0].bank, t.s.players[1].bank) == (5, before - 2, 14)


# Trade


def test_5_3_2_a_secret_for_favor() -> None:
    s = position(has(), has(at=2, favor=0, advisers="rangers forest_paths elders"), land={2: "mountain wolves"}, bank=3)
    t = turn(s)
    t.say(1, "trade")
    p = t.s.players[1]
    assert (p.favor, p.secrets, p.supply, t.s.banks["beast"]) == (3, 0, 6, 0)
    assert t.s.secrets_on == {"wolves": 1}


def test_5_3_2_two_favor_for_secrets() -> None:
    s = position(has(), has(at=2, favor=2, secrets=0, advisers="rangers elders"), land={2: "mountain wolves"})
    t = turn(s)
    t.say(1, "trade")
    p = t.s.players[1]
    assert (p.favor, p.secrets, p.supply) == (0, 1, 6)
    assert t.s.favor_on == {"wolves": 2}


def test_5_3_2_facedown_advisers_do_not_match() -> None:
    s = position(has(), has(at=2, favor=0, facedown="rangers"), land={2: "mountain wolves"})
    t = turn(s)
    t.say(1, "trade")
    assert t.s.players[1].favor == 1


def test_5_3_2_what_can_be_traded() -> None:
    s = position(has(), has(at=2, favor=2, secrets=1), land={2: "river wolves rampart-ruined"})
    assert trades(s, 1) == [("favor", "wolves"), ("secret", "wolves")]
    s = position(has(), has(at=2, favor=1, secrets=1), land={2: "river wolves elders"}, tokens="elders=f1")
    assert trades(s, 1) == [("favor", "wolves")]
    s = position(has(), has(at=2, secrets=0, spent=2, favor=1), land={2: "river wolves"})
    assert trades(s, 1) == [], "facedown secrets pay for nothing"
    s = position(has(), has(at=2, supply=0), land={2: "river wolves"})
    assert trades(s, 1) == []


# Recovering relics


@pytest.mark.parametrize(
    ("site", "paid"),
    [
        ("mine", {"favor": 3, "bank": "discord"}),
        ("mountain", {"favor": 2}),
        ("marshes", {"secrets": 1}),
        ("wastes", {"secrets": 2}),
        ("standing-stones", {"favor": 3, "bank": "arcane"}),
    ],
)
def test_5_4_2_what_a_relic_costs(site: str, paid: dict[str, object]) -> None:
    s = position(has(), has(at=2, favor=3, secrets=2), land={2: f"{site} +map"})
    shared, banks = s.favor, s.banks.copy()
    t = turn(s)
    t.say(1, "recover", ("relic", 0))
    p = t.s.players[1]
    assert p.relics == ["map"]
    assert (3 - p.favor, 2 - p.secrets) == (paid.get("favor", 0), paid.get("secrets", 0))
    bank = paid.get("bank")
    assert t.s.favor - shared == (0 if bank else paid.get("favor", 0))
    assert all(t.s.banks[suit] - banks[suit] == (3 if suit == bank else 0) for suit in banks)
    assert p.supply == 6
    assert t.match.view(None).players[1].relics == ["map"]


def test_5_4_1_which_relics() -> None:
    s = position(has(), has(at=2, favor=1, secrets=0), land={2: "mountain +map", 5: "marshes +whistle"})
    assert recoverable(s, 1) == [], "two favor are needed"
    s = position(has(), has(at=2, favor=2, secrets=0), land={2: "mountain +map"}, tokens="peoples-favor=5")
    assert recoverable(s, 1) == [("relic", 0)]
    s = position(has(), has(at=2, secrets=0), land={2: "river +map"}, tokens="peoples-favor=5")
    assert recoverable(s, 1) == [], "no price is printed there"
    assert not can_recover(position(has(), has(at=2, supply=0)), 1)


# Recovering banners


def recovering(s: Oath, *answers: object) -> Table:
    t = turn(s)
    return t.say(1, "recover", *answers)


def test_5_4_4_the_peoples_favor() -> None:
    s = position(has(banners="peoples-favor"), has(favor=6), tokens="peoples-favor=4", bank=1)
    s.banners["peoples-favor"].mob = True
    t = recovering(s)
    assert t.answers(1, "recover-tokens") == [5, 6]
    t.say(1, 5, "beast")
    flag = t.s.banners["peoples-favor"]
    assert (flag.holder, flag.tokens, flag.mob, t.s.players[1].favor) == (1, 5, False, 1)
    assert list(t.s.banks.values()) == [2, 2, 1, 1, 2, 2], "from the beasts on round the circle"
    assert "peoples-favor" in t.s.working[1]


def test_5_4_1_one_may_recover_ones_own_banner() -> None:
    s = position(has(), has(banners="darkest-secret", secrets=4, favor=0), tokens="darkest-secret=3")
    t = recovering(s)
    p, flag = t.s.players[1], t.s.banners["darkest-secret"]
    assert (flag.tokens, flag.holder, p.secrets) == (4, 1, 3), "all the old secrets come back"


def test_5_4_4_the_darkest_secret_of_another() -> None:
    s = position(
        has(at=2, secrets=0, banners="darkest-secret"),
        has(at=2, secrets=4, favor=0),
        tokens="darkest-secret=3",
        land={2: "mountain wolves"},
    )
    t = recovering(s)
    assert (t.s.banners["darkest-secret"].tokens, t.s.banners["darkest-secret"].holder) == (4, 1)
    assert (t.s.players[1].secrets, t.s.players[0].secrets) == (1, 2)


def test_5_4_4_from_the_shared_bank_the_others_go_back_there() -> None:
    s = position(has(), has(secrets=3, favor=0), tokens="darkest-secret=2")
    t = recovering(s)
    assert (t.s.players[1].secrets, t.s.banners["darkest-secret"].tokens) == (1, 3)


@pytest.mark.parametrize(
    ("advisers", "cards", "reachable"),
    [
        ("rangers", "wolves", False),
        ("rangers", "wolves elders", True),
        ("", "wolves", True),
        ("", "", False),
        ("", "rampart-ruined", False),
        ("rangers", "rampart", True),
    ],
)
def test_5_4_1_when_the_darkest_secret_is_safe(advisers: str, cards: str, reachable: bool) -> None:
    holder = has(at=2, advisers=advisers, facedown="scouts", banners="darkest-secret")
    s = position(holder, has(at=5, secrets=2, favor=0), land={2: f"mountain {cards}", 5: "rocky-coast"})
    assert recoverable(s, 1) == ([("banner", "darkest-secret")] if reachable else [])


def test_5_4_2_more_tokens_than_lie_there() -> None:
    s = position(has(), has(favor=2, secrets=1), tokens="peoples-favor=2 darkest-secret=1")
    assert recoverable(s, 1) == []
    assert s.banners["peoples-favor"].holder == NOBODY
