"""Citizens (6.6 to 6.8): offers, what a turned board changes, exiling."""

from typing import Any

import pytest

from prestol.games.oath.law.citizenship import (
    answer_offer,
    become_citizen,
    can_exile,
    can_exile_self,
    can_offer,
    exile,
    exile_price,
    exile_self,
    offer,
    offers_to,
    price_of_freedom,
    turn_exile,
)
from prestol.games.oath.state import NOBODY, RELIQUARY, SCEPTER, Oath
from prestol.table import PASS
from tests.games.oath.tables import Plan, Table, has, knows, position, table, turn

RELICS = "map whistle cracked-horn horned-mask"


def offering(start: Oath, seat: int = 0) -> Table:
    start.active = seat
    return table(offer, seat, start=start)


def to_one(*more: Plan, **told: Any) -> Oath:
    """Seat 1 is the only exile; the relics of the reliquary are known to the test."""
    told.setdefault("reliquary", RELICS)
    plans = more or (has(at=0, favor=3, secrets=2), has(at=5, favor=2, relics="dragonskin-drum"))
    return position(*plans, players=2, **told)


# 6.6.1 The offer


def test_6_6_1_only_who_wields_the_scepter() -> None:
    s = to_one()
    assert can_offer(s, 0)
    assert not can_offer(s, 1)
    s.turn.taken.append(SCEPTER)
    assert not can_offer(s, 0), "not in the turn in which it was taken"


def test_6_6_1_exactly_one_relic_of_the_reliquary() -> None:
    t = offering(to_one(reliquary="map - cracked-horn -"))
    assert t.answers(0, "offer-relic") == ["brutal", "careless"]
    assert not can_offer(to_one(reliquary="- - - -"), 0)


def test_6_6_1_goods_of_both_sides() -> None:
    t = offering(to_one()).say(0, "brutal")
    gives = [("give", "favor", n) for n in (1, 2, 3)] + [("give", "secret", 1), ("give", "secret", 2)]
    takes = [("take", "favor", 1), ("take", "favor", 2), ("take", "secret", 1), ("take", "relic", "dragonskin-drum")]
    shows = [("show", space) for space in RELIQUARY]
    assert t.answers(0, "deal") == [("send",), *gives, ("give", "relic", SCEPTER), *takes, *shows]
    t.say(0, ("give", "favor", 2))
    assert not any(option[:2] == ("give", "favor") for option in t.ask.options)
    t.say(0, ("take", "relic", "dragonskin-drum"), ("send",))
    assert t.waits == (1, "offer-answer")
    assert t.ask.about["card_given"] == ("favor", "favor")
    assert t.ask.about["card_taken"] == ("dragonskin-drum",)
    t.say(1, "accept")
    zero, one = t.s.players
    assert (zero.favor, one.favor) == (1, 4)
    assert zero.relics == [SCEPTER, "dragonskin-drum"]
    assert one.relics == ["map"]
    assert one.role == "citizen"
    assert t.s.reliquary[0].cards == []
    assert t.s.deal is None


def test_6_6_1_banners_are_given_not_seized() -> None:
    """Nothing is burned from a banner that is given (10)."""
    s = to_one(has(at=0, banners="peoples-favor"), has(at=5), tokens="peoples-favor=4")
    t = offering(s).say(0, "greedy", ("give", "banner", "peoples-favor"), ("send",)).say(1, "accept")
    flag = t.s.banners["peoples-favor"]
    assert (flag.holder, flag.tokens, flag.mob) == (1, 4, False)


def test_6_6_1_relics_may_be_shown() -> None:
    """Only the exile sees them, and a look cannot be taken back."""
    t = offering(to_one()).say(0, "careless", ("show", "careless"), ("show", "brutal"))
    assert ("show", "brutal") not in t.ask.options
    t.say(0, ("send",))
    seen = [knows(pile, 1) for pile in t.s.reliquary]
    assert seen == [True, False, True, False]
    assert not any(knows(pile, 0) for pile in t.s.reliquary)
    assert t.match.view(1).reliquary[0].cards == ["map"]
    assert t.match.view(0).reliquary[0].cards == ["?relic"]
    assert not t.match.can_undo(0)
    t.say(1, PASS)
    t = offering(t.s).say(0, "brutal")
    assert [option for option in t.ask.options if option[0] == "show"] == [("show", "decadent"), ("show", "greedy")]


def test_6_6_1_a_declined_offer_is_not_made_again_unchanged() -> None:
    s = to_one(has(at=0, favor=1, secrets=0), has(at=5, favor=0, secrets=0), reliquary="map - - -")
    t = offering(s).say(0, ("give", "favor", 1), ("send",)).say(1, PASS)
    assert t.over
    assert t.s.deal is None
    s = t.s
    t = offering(s)
    assert ("send",) in t.ask.options
    assert ("give", "favor", 1) in t.ask.options, "with the scepter it would be another offer"
    t.say(0, ("give", "favor", 1))
    assert ("send",) not in t.ask.options
    t.say(0, ("give", "relic", SCEPTER), ("send",)).say(1, PASS)
    assert [len(deal.give) for deal in t.s.turn.offers] == [1, 2]


def test_6_6_1_when_all_is_declined_nothing_is_left_to_offer() -> None:
    s = to_one(has(at=0, favor=1, secrets=0), has(at=5, favor=0, secrets=0), reliquary="map - - -")
    offers = 0
    while can_offer(s, 0):
        t = offering(s)
        while t.waits[0] == 0:
            t.say(0, t.ask.options[0])
        t.say(1, PASS)
        s, offers = t.s, offers + 1
    assert offers == 4, "with and without the favor, with and without the scepter"
    assert offers_to(s, 0, 1) == []


def test_6_6_1_an_exile_with_the_scepter_may_offer_to_anyone_even_itself() -> None:
    s = position(has(at=0, scepter=False), has(at=5, scepter=True), has(at=5), reliquary=RELICS, players=3, active=1)
    t = offering(s, 1)
    assert t.answers(1, "offer-to") == [1, 2]
    t.say(1, 1, "decadent")
    assert t.over
    p = t.s.players[1]
    assert p.role == "citizen"
    assert p.relics == [SCEPTER, "whistle"]
    assert t.s.turn.over


def test_6_6_1_a_scepter_that_was_given_can_be_used_at_once() -> None:
    t = offering(to_one()).say(0, "brutal", ("give", "relic", SCEPTER), ("send",)).say(1, "accept")
    assert SCEPTER in t.s.players[1].relics
    assert t.s.turn.taken == []


# 6.6.2 What a turned board changes


def test_6_6_2_everything_that_changes() -> None:
    s = to_one(
        has(at=0),
        has(at=5, warbands=4, vision="faith", supply=2),
        land={5: "rocky-coast 1:2", 2: "mountain 1:1", 0: "plains 0:1"},
        title=1,
        usurper=True,
    )
    bank = s.players[0].bank
    t = offering(s).say(0, "brutal", ("send",)).say(1, "accept")
    p = t.s.players[1]
    assert (p.role, p.vision, p.supply) == ("citizen", "", 7)
    assert t.s.discards["cradle"].cards == ["faith"], "discarded from the Hinterland"
    assert (p.warbands, p.bank) == (4, 14)
    assert t.s.players[0].bank == bank - 7
    assert [t.warbands(place) for place in (0, 2, 5)] == [(0, 1), (0, 1), (0, 2)]
    assert [t.s.sites[place].ruler for place in (0, 2, 5)] == [0, 0, 0]
    assert not t.s.usurper
    assert t.s.title == 0, "under the oath of supremacy the Empire's title is the Chancellor's (2.11)"
    assert not t.s.turn.over, "it is not the citizen's turn"
    assert "brutal" in t.s.working[0], "the modifier under the relic binds the Chancellor"


def test_6_6_2_too_few_purple_warbands() -> None:
    """The new citizen says which are replaced and which are not."""
    s = to_one(
        has(at=0, warbands=17), has(at=5, warbands=4), land={5: "rocky-coast 1:2", 2: "mountain 1:1", 0: "plains 0:3"}
    )
    assert s.players[0].bank == 4
    t = offering(s).say(0, "brutal", ("send",)).say(1, "accept")
    assert t.waits == (1, "campaign-fall-board")
    assert t.ask.about["why"] == "purple"
    t.say(1, 1)
    t.say(1, 1)
    assert t.s.players[1].warbands == 3
    assert [t.warbands(place) for place in (2, 5)] == [(NOBODY, 0), (0, 1)]
    assert t.s.players[0].bank == 0


def test_6_6_2_declined_nothing_changes() -> None:
    s = to_one()
    before = [p.role for p in s.players]
    t = offering(s).say(0, "brutal", ("give", "favor", 3), ("send",)).say(1, PASS)
    assert [p.role for p in t.s.players] == before
    assert t.s.players[0].favor == 3
    assert len(t.s.reliquary[0]) == 1


def test_7_6_1_citizenship_that_a_power_brings() -> None:
    """No relic; in the own turn the Act Phase ends."""
    s = to_one(active=1)
    become_citizen(s, 1)
    t = Table(s)
    assert t.s.players[1].role == "citizen"
    assert t.s.turn.over
    assert [len(pile) for pile in t.s.reliquary] == [1, 1, 1, 1]


def test_6_6_3_citizens_rule_what_the_empire_rules() -> None:
    s = to_one(has(at=0), has(at=5), land={0: "plains longbows 0:1"})
    assert "longbows" not in s.working[1]
    become_citizen(s, 1)
    t = Table(s)
    assert "longbows" in t.s.working[1]


# 6.7 Exiling a citizen


@pytest.mark.parametrize(
    ("title", "holder", "price"),
    [(2, NOBODY, 5), (1, NOBODY, 6), (1, 1, 7), (0, NOBODY, 4), (0, 0, 3), (0, 1, 5)],
)
def test_6_7_the_price(title: int, holder: int, price: int) -> None:
    """Learning rules: between three and seven favor."""
    s = position(has(at=0), has(at=5, role="citizen"), has(at=5), players=3, title=title)
    s.banners["peoples-favor"].holder = holder
    assert exile_price(s, 0, 1) == price


def test_6_7_an_exiled_citizen() -> None:
    s = position(
        has(at=0, favor=5),
        has(at=5, role="citizen", warbands=4, supply=1, favor=0),
        has(at=5),
        land={5: "rocky-coast 0:2"},
        players=3,
        title=2,
        active=0,
    )
    bank = s.players[0].bank
    t = table(exile, 0, start=s)
    assert t.over
    p = t.s.players[1]
    assert (p.role, p.favor, p.supply) == ("exile", 5, 7)
    assert (p.warbands, p.bank) == (4, 10)
    assert t.s.players[0].bank == bank + 4
    assert t.warbands(5) == (0, 2), "those on sites stay the Empire's"
    assert not t.s.turn.over


def test_6_7_who_can_be_exiled() -> None:
    s = position(has(at=0, favor=4), has(at=5, role="citizen"), players=2, title=0)
    assert can_exile(s, 0)
    s.players[0].favor = 3
    assert not can_exile(s, 0)
    s = position(has(at=0, scepter=False), has(at=5, role="citizen", favor=9, scepter=True), players=2)
    assert not can_exile(s, 1), "not oneself, and the Chancellor is no citizen"


def test_6_7_no_more_warbands_than_there_are() -> None:
    """9.3: fourteen of the own colour."""
    s = position(has(at=0), has(at=5, role="citizen", warbands=16), players=2, title=0)
    turn_exile(s, 1)
    assert (s.players[1].warbands, s.players[1].bank) == (14, 0)


# 6.8 Exiling oneself


def test_6_8_the_price_counts_warbands_and_all_secrets() -> None:
    s = position(
        has(at=0),
        has(at=5, role="citizen", warbands=2, secrets=1, spent=1, favor=6, advisers="alchemist"),
        players=2,
        tokens="alchemist=s1",
        active=1,
    )
    assert price_of_freedom(s, 1) == 2 + 1 + 1 + 1
    t = table(exile_self, 1, start=s)
    p = t.s.players[1]
    assert (p.role, p.favor, p.warbands, p.supply) == ("exile", 1, 2, 7)
    assert t.s.players[0].favor == 3 + 5
    assert t.s.turn.over


def test_6_8_not_with_the_scepter_nor_without_the_favor() -> None:
    s = position(has(at=0), has(at=5, role="citizen", warbands=2, secrets=1, favor=2), players=2, active=1)
    assert not can_exile_self(s, 1)
    s.players[1].favor = 3
    assert can_exile_self(s, 1)
    s = position(has(at=0, scepter=False), has(at=5, role="citizen", favor=9, scepter=True), players=2, active=1)
    assert not can_exile_self(s, 1)
    assert not can_exile_self(position(has(at=0), has(at=5), players=2), 1), "an exile is one already"


def test_6_8_it_ends_the_act_phase() -> None:
    s = position(has(at=0), has(at=5, role="citizen", warbands=1, secrets=1), players=2, active=1)
    t = turn(s).say(1, "exile-self")
    assert t.over


def test_an_offer_can_be_put_together_anew_until_it_is_sent() -> None:
    t = offering(to_one()).say(0, "brutal", ("give", "favor", 2))
    t.match.undo(0)
    t.say(0, ("give", "favor", 1), ("send",))
    assert t.waits == (1, "offer-answer")
    assert t.match.step == answer_offer.name  # type: ignore[attr-defined]
