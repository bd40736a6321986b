"""What holds in every position of Oath."""

from collections import Counter

from prestol.games.oath.law.access import renew
from prestol.games.oath.state import (
    CARDS,
    DENIZENS,
    NOBODY,
    PIECES,
    PLACES,
    RELICS,
    RUINED,
    SCEPTER,
    SITES,
    SUIT,
    SUPPLY,
    VISIONS,
    Oath,
)
from prestol.table import copied

LONGEST = 6000
"""More answers than any match has."""


def check(s: Oath) -> None:
    """Pieces are conserved, cards lie in one place each, and nothing is less than nothing."""
    check_cards(s)
    check_relics(s)
    check_tokens(s)
    check_warbands(s)
    check_sites(s)
    check_deck(s)
    check_players(s)
    again = copied(s)
    renew(again)
    assert [site.ruler for site in again.sites] == [site.ruler for site in s.sites], "rulers are out of date"
    assert again.working == s.working, "working powers are out of date"


def check_cards(s: Oath) -> None:
    found: list[str] = [*s.world.cards, *s.dispossessed.cards, *s.box]
    for pile in s.discards.values():
        found += pile.cards
    for site in s.sites:
        found += site.cards
    if s.legacy is not None and s.legacy.replaced:
        found.append(s.legacy.replaced)
    for p in s.players:
        found += [*p.advisers, *p.facedown.cards, *p.hand.cards, *([p.vision] if p.vision else ())]
    edifices = [card.removesuffix(RUINED) for card in found if CARDS[card].kind == "edifice"]
    assert len(set(edifices)) == len(edifices)
    others = [card for card in found if CARDS[card].kind != "edifice"]
    if len(s.denizens) < len(DENIZENS):
        assert sorted(others) == sorted([*s.denizens, *VISIONS])
    else:
        assert len(set(others)) == len(others)
        assert set(VISIONS) <= set(others)
    for p in s.players:
        assert all(CARDS[card].kind == "denizen" and CARDS[card].only != "site" for card in p.advisers)
        assert not p.vision or (p.role == "exile" and p.vision in VISIONS)


def check_relics(s: Oath) -> None:
    found: list[str] = [*s.relics.cards]
    for pile in (*s.reliquary, *(site.relics for site in s.sites)):
        found += pile.cards
    for p in s.players:
        found += p.relics
    assert sorted(found) == sorted([*RELICS, SCEPTER])
    assert all(len(pile) <= 1 for pile in s.reliquary)


def check_tokens(s: Oath) -> None:
    favor = s.favor + sum(s.banks.values()) + sum(s.favor_on.values()) + s.banners["peoples-favor"].tokens
    favor += sum(p.favor for p in s.players) + sum(site.favor for site in s.sites)
    assert favor == PIECES["favor"]
    counts = [s.favor, *s.banks.values(), *(p.favor for p in s.players), *(site.favor for site in s.sites)]
    counts += [*(p.secrets for p in s.players), *(p.spent for p in s.players), *(site.secrets for site in s.sites)]
    assert all(count >= 0 for count in counts)
    faceup = {card for site in s.sites for card in site.cards} | {
        c for p in s.players for c in (*p.advisers, *p.relics)
    }
    assert all(count > 0 for count in (*s.favor_on.values(), *s.secrets_on.values()))
    assert s.favor_on.keys() | s.secrets_on.keys() <= faceup
    for flag in s.banners.values():
        assert flag.tokens >= 1
        assert NOBODY <= flag.holder < len(s.players)
        assert flag.holder != -1


def check_warbands(s: Oath) -> None:
    found: Counter[int] = Counter()
    for seat, p in enumerate(s.players):
        found[seat] += p.bank
        found[s.color(seat)] += p.warbands
        assert p.bank >= 0
        assert p.warbands >= 0
    for site in s.sites:
        found[site.color] += site.warbands
    for aside in (s.cage, s.campaign.saved if s.campaign is not None else {}):
        found.update(aside)
    if s.shared:
        found[s.sharer] += 1
    for seat in range(len(s.players)):
        assert found[seat] == PIECES["warbands"]["exile" if seat else "chancellor"]


def check_sites(s: Oath) -> None:
    names = [site.card.cards[0] for site in s.sites]
    assert len(set(names)) == len(PLACES)
    for place, site in enumerate(s.sites):
        assert (site.color == NOBODY) == (site.warbands == 0)
        if site.name:
            assert site.card.cards == [site.name]
            assert len(site.cards) <= SITES[site.name].room + ("salt_the_earth" in site.cards)
            assert all(CARDS[card].only != "adviser" for card in site.cards)
        else:
            assert not any((site.cards, site.relics.cards, site.favor, site.secrets, site.warbands))
            assert all(p.site != place for p in s.players)


def check_deck(s: Oath) -> None:
    assert sum(count for count, _ in s.world.zones) == len(s.world.cards)
    end = len(s.world.cards)
    for count, visions in s.world.zones:
        zone = s.world.cards[end - count : end]
        assert sum(card in VISIONS for card in zone) == visions
        end -= count


def check_players(s: Oath) -> None:
    assert [p.role == "chancellor" for p in s.players] == [seat == 0 for seat in range(len(s.players))]
    assert len({p.color for p in s.players}) == len(s.players)
    assert 0 <= s.title < len(s.players)
    assert not s.usurper or s.players[s.title].role == "exile"
    assert 0 <= s.drawn <= len(VISIONS)
    assert 1 <= s.round <= 8
    assert not s.shared or s.shared in [p.vision for p in s.players]
    for p in s.players:
        assert 0 <= p.supply <= SUPPLY["most"]
        most = 3 + ("pied_piper" in p.advisers)
        others = [card for card in p.advisers if SUIT[card] != "nomad"]  # of nomads a wagon may have brought more
        assert s.phase == "setup" or s.deal is not None or len(others) + len(p.facedown.cards) <= most
        assert s.phase == "setup" or p.site >= 0
