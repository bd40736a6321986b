"""What holds in every position of Rurik."""

from prestol.games.rurik.state import (
    ACHIEVEMENTS,
    BOAT,
    DEEDS,
    GOODS,
    NUMBERS,
    REBELLION,
    SETUP,
    STRUCTURES,
    TOKENS,
    WAR,
    Rurik,
    advisors_for,
    decrees_for,
)

LONGEST = 4000
"""More answers than any match has."""


def check(s: Rurik) -> None:
    """Pieces are conserved, cards lie in one place each, and nothing is less than nothing."""
    check_figures(s)
    check_advisors(s)
    check_cards(s)
    for seat, p in enumerate(s.players):
        assert p.coins >= 0
        assert all(count >= 0 for count in p.goods.values())
        assert p.goods.keys() == set(GOODS)
        assert 0 <= p.boat <= sum(BOAT.values())
        assert len(p.exchange) <= 2
        assert 0 <= p.tracks["war"] <= WAR["spaces"]
        assert all(0 <= p.tracks[t] <= len(NUMBERS["tracks"][t]["needs"]) for t in ("holdings", "structures", "trade"))
        assert seat < s.seats or not (p.deeds or p.done or p.hand.cards or p.achievement)
    assert set(s.symbols) == set(s.map.regions)
    assert all(s.symbols[region] == good for region, good in s.goods.items())
    assert set(s.rebels) <= set(s.map.regions)


def check_figures(s: Rurik) -> None:
    for seat, p in enumerate(s.players):
        troops = SETUP["troops"]
        if s.rebellion is not None and seat == REBELLION and p.leader:
            troops = NUMBERS["solo"]["troops"]
        assert all(count > 0 for count in p.troops.values())
        assert set(p.troops) <= set(s.map.regions)
        assert sum(p.troops.values()) - bool(p.at) + p.reserve == troops
        assert p.reserve >= 0
        assert not p.at or p.at in p.troops
        for kind in STRUCTURES:
            on_map = list(s.structures[kind].values()).count(seat)
            assert p.left[kind] + on_map == SETUP["structures"]
            assert p.left[kind] >= 0
    assert all(set(there) <= set(s.map.regions) for there in s.structures.values())


def check_advisors(s: Rurik) -> None:
    if s.phase not in {"strategy", "action"}:
        return
    for seat, p in enumerate(s.players):
        placed = [a.number for rows in s.banners.values() for a in rows if a is not None and a.seat == seat]
        assert sorted([*p.advisors, *placed]) == list(advisors_for(len(s.players), s.round))
    if s.phase == "strategy":
        for rows in s.banners.values():
            there = [a.influence for a in rows if a is not None]
            assert there == sorted(there, reverse=True)
            assert all(a is None for a in rows[len(there) :])


def check_cards(s: Rurik) -> None:
    decrees = [*s.discards]
    deeds = [*s.deeds.cards, *s.row, *s.deed_discards]
    achievements = [*s.box.cards]
    for deck in s.decks.values():
        decrees += deck.cards
    for p in s.players:
        decrees += [*p.hand.cards, *p.drawn.cards]
        deeds += [*p.deeds, *p.done]
        achievements += p.dealt.cards
        if p.achievement is not None:
            achievements.append(p.achievement.value)
    assert sorted(decrees) == sorted(decrees_for(s.variants.decrees))
    assert sorted(deeds) == sorted(DEEDS)
    assert sorted(achievements) == sorted(ACHIEVEMENTS)
    if s.tokens.cards or s.spent:
        assert sorted([*s.tokens.cards, *s.spent]) == sorted(TOKENS)
