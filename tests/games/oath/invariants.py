"""What holds in every position of Oath."""

from collections import Counter

from prestol.games.oath.state import (
    BANDITS,
    BANNERS,
    CARDS,
    NOBODY,
    PIECES,
    REGIONS,
    RELICS,
    SCEPTER,
    SITES,
    SUPPLY,
    VISIONS,
    Oath,
)

LONGEST = 20_000
"""More answers than any match has."""


def check(s: Oath) -> None:
    """Pieces are conserved, cards lie in one place each, and nothing is less than nothing."""
    check_favor(s)
    check_warbands(s)
    check_cards(s)
    for p in s.players:
        assert 0 <= p.supply <= SUPPLY["most"]
        assert min(p.favor, p.secrets, p.spent, p.warbands, p.bank) >= 0
    assert all(flag.tokens >= 1 for flag in s.banners.values())
    assert all(favor > 0 for favor in s.favor_on.values())
    assert all(secrets > 0 for secrets in s.secrets_on.values())


def check_favor(s: Oath) -> None:
    favor = s.favor + sum(s.banks.values()) + sum(s.favor_on.values()) + s.banners[BANNERS[0]].tokens
    favor += sum(p.favor for p in s.players) + sum(site.favor for site in s.sites)
    assert favor == PIECES["favor"]
    assert s.favor >= 0
    assert min(s.banks.values()) >= 0


def check_warbands(s: Oath) -> None:
    there: Counter[int] = Counter()
    for seat, p in enumerate(s.players):
        there[s.color(seat)] += p.warbands
        there[seat] += p.bank
    for site in s.sites:
        assert (site.color == NOBODY) == (site.warbands == 0)
        assert site.name or not site.warbands
        assert site.ruler >= BANDITS if site.name else site.ruler == NOBODY
        there[site.color] += site.warbands
    for seat in range(len(s.players)):
        assert there[seat] == PIECES["warbands"]["exile" if seat else "chancellor"], seat


def check_cards(s: Oath) -> None:
    cards = [*s.world.cards, *s.dispossessed.cards, *s.box]
    relics = list(s.relics.cards)
    for region in REGIONS:
        cards += s.discards[region].cards
    for p in s.players:
        cards += [*p.advisers, *p.facedown.cards, *p.hand.cards, *[p.vision] * bool(p.vision)]
        relics += p.relics
    for site in s.sites:
        cards += [card for card in site.cards if CARDS[card].kind != "edifice"]
        relics += site.relics.cards
        assert site.name in ("", site.card.cards[0])
        assert len(site.cards) <= SITES[site.name].room if site.name else not site.cards
    for pile in s.reliquary:
        assert len(pile) <= 1
        relics += pile.cards
    assert len(cards) == len(set(cards))
    assert set(VISIONS) <= set(cards)
    assert sorted(relics) == sorted([*RELICS, SCEPTER])
