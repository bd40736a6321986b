"""The picture of the board: well-formed, small, in both languages, telling no secret, every answer where it belongs."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import prestol
from prestol.games.rurik.scene.cards import achievement, deed
from prestol.games.rurik.scene.spots import spot_of
from prestol.games.rurik.scene.terrain import _OUTLINES
from prestol.games.rurik.state import ACHIEVEMENTS, DECKS, DEEDS, NUMBERS, game
from prestol.table import Ask, Match, is_hidden
from prestol.table.lettering import DEJAVU
from prestol.table.look import Look
from prestol.table.picture import drawn
from tests.games.drawing import as_json, elements, lit, unknown

NAMES = ("Ольга", "Ingvar", "Добрыня", "Rogneda")
UNEXPLAINED = ("region-", "good-", "bonus-", "deck-")
"""Messages that name a piece and say no more of it."""
SEEDS = {1: 2, 2: 4, 3: 1, 4: 1}

ON_THE_BOARD = {
    "leader", "achievement", "first-troop", "first-leader", "return", "advisor", "banner", "take-advisor", "muster",
    "muster-figure", "move", "move-to", "figure", "attack", "target", "tax", "build", "structure", "convert", "deck",
    "losses-deck", "keep", "put-back", "decree", "token", "deed", "pick-deed", "take-deed", "exchange", "send-whom",
    "send-to", "pay-troop", "pay-camp", "pay-decree", "pay-structure", "ride", "ride-to", "choose-points",
}  # fmt: skip
"""The questions all of whose answers lie on the board."""
BUTTONS = {"boat", "bribe", "companions", "market", "exchange-goods", "pay-goods"}
"""The questions none of whose answers does."""


def positions(players: int, seed: int, **options: Any) -> Iterator[tuple[Match[Any], int, Ask]]:
    """A match at random: every question, and who is asked."""
    match = prestol.new("rurik", players=players, seed=seed, options=options)
    random = Random(seed)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        yield match, seat, ask
        match.choose(seat, random.choice(ask.options if random.random() < 0.93 else ask.answers))
    yield match, 0, Ask(0, "over", ())


def picture(match: Match[Any], seat: int | None, lang: str = "en") -> str:
    ask = None if seat is None else match.asks.get(seat)
    return drawn(game, match.view(seat), seat, ask, lang, NAMES)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_answer_is_lit_once(players: int) -> None:
    """On a sample of all kinds of questions: what has a place on the board is lit there and nowhere else."""
    seen: Counter[str] = Counter()
    for seed in range(SEEDS[players]):
        options = {"decrees": "extended", "rebels": "tokens" if seed % 2 else "figures", "deeds": "refreshed"}
        for match, seat, ask in positions(players, seed, **options):
            seen[ask.kind] += 1
            if seen[ask.kind] > 5:
                continue
            state = match.view(seat)
            places = {spot_of(state, ask, option) for option in ask.options} - {""}
            placed = [option for option in ask.options if spot_of(state, ask, option)]
            shown = lit(picture(match, seat))
            if ask.kind in ON_THE_BOARD:
                assert len(placed) == len(ask.options) == len(places), ask
            elif ask.kind in BUTTONS:
                assert not placed
            assert shown == Counter(map(as_json, placed)), ask
    assert {"turn", "banner", "advisor", "muster", "move", "tax", "build"} <= set(seen)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hidden_cards_stay_hidden(players: int) -> None:
    """No card that a viewer does not know can be read from the picture: not its id, not its name."""
    found = 0
    for number, (match, _, _) in enumerate(positions(players, 21, rebels="tokens")):
        if number % 30 or match.over:
            continue
        state = match.state
        for viewer in (*range(players), None):
            view = match.view(viewer)
            svg = picture(match, viewer)
            shown = {text for e in elements(svg) for text in (e.get("data-about"), e.get("data-piece")) if text}
            hidden = [f"decree-{card}" for name in DECKS for card in unknown(state.decks[name], view.decks[name])]
            hidden += [f"deed-{card}" for card in unknown(state.deeds, view.deeds)]
            for p, seen in zip(state.players, view.players, strict=True):
                hidden += [f"decree-{card}" for card in unknown(p.hand, seen.hand) + unknown(p.drawn, seen.drawn)]
                hidden += [f"achievement-{card}" for card in unknown(p.dealt, seen.dealt)]
                if p.achievement is not None and is_hidden(seen.achievement.value):
                    hidden.append(f"achievement-{p.achievement.value}")
            assert not shown & set(hidden)
            found += len(hidden)
    assert found > 100


def test_a_picture_depends_on_nothing_hidden() -> None:
    """With other cards in the hidden places a spectator sees the same picture, character by character."""
    for number, (match, _, _) in enumerate(positions(3, 8)):
        if number % 70 == 50:
            before = picture(match, None)
            other = game.guess(match.view(None), None, prestol.Chance.seeded(number))
            assert drawn(game, game.mask(other, None), None, None, "en", NAMES) == before


def test_a_kept_drawing_is_the_drawing() -> None:
    """Drawn a second time, from what was kept, a picture is the same; and another position is another picture."""
    matches = positions(2, 3)
    for _ in range(80):
        match, seat, _ = next(matches)
    first = picture(match, seat, "ru")
    assert picture(match, seat, "ru") == first
    assert picture(match, seat, "en") != first
    for _ in range(10):
        match, seat, _ = next(matches)
    assert picture(match, seat, "ru") != first


def test_the_map_has_the_borders_of_the_rules() -> None:
    """Regions share an edge of the drawing exactly where they are neighbours."""
    edges: dict[frozenset[str], set[str]] = {}
    for region, corners in _OUTLINES.items():
        points = corners.split()
        for pair in pairwise([*points, points[0]]):
            edges.setdefault(frozenset(pair), set()).add(region)
    touching = {frozenset(regions) for regions in edges.values() if len(regions) > 1}
    ruled = {frozenset((r, other)) for r, numbers in NUMBERS["regions"].items() for other in numbers["neighbours"]}
    assert touching == ruled
    assert len(touching) == 34


def test_unused_regions_are_dimmed() -> None:
    """With two players seven regions are drawn, but out of play: nothing lies there and nothing can be answered."""
    match, seat, _ = next(positions(2, 1))
    svg = picture(match, seat)
    assert svg.count('class="gout"') == 7
    assert 'data-piece="region-azov"' not in svg
    match, seat, _ = next(positions(4, 1))
    assert picture(match, seat).count('class="gout"') == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [(136, 110), (136, 140), (136, 200), (130, 126)])
def test_cards_are_read_without_anything_sticking_out(lang: str, size: tuple[int, int]) -> None:
    """A name is never cut short, and no line is wider than its card in the widest font that may stand in."""
    w, h = size
    eye = Look(prestol.new("rurik", 4, 1).view(0), 0, None, game.words(lang), NAMES, {})
    cards = [deed(eye, card, 0, 0, w, h) for card in DEEDS]
    cards += [achievement(eye, card, "achievement", 0, 0, w, h) for card in ACHIEVEMENTS]
    for card in cards:
        assert not any("…" in line for line, _, _ in card["name"]), card["label"]
        for line, _, gain in card["body"]:
            assert DEJAVU.width(line, card["small"], gain) <= w - 18, card["label"]
