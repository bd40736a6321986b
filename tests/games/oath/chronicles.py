"""Chronicles as earlier games could have left them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from prestol.games.oath.chronicle import Chronicle, Land
from prestol.games.oath.state import CARDS, COLORS, DENIZENS, OATHS, RELICS, RUINED, SITES, SUIT, SUITS, VISIONS

INTACT: Final = [card for card, facts in CARDS.items() if facts.kind == "edifice" and not card.endswith(RUINED)]
SETTLERS: Final = [card for card in DENIZENS if CARDS[card].only != "adviser"]


def by_chance(random: Random, oath: str = "", suits: Sequence[str] = SUITS) -> Chronicle:
    """Some edifices stand, some are in ruins, some players are citizens; what is dealt later may be left open. The
    denizens are any of these suits: of two there are just enough."""
    sites = random.sample(list(SITES), 8)
    settlers = [card for card in random.sample(SETTLERS, len(SETTLERS)) if SUIT[card] in suits]
    edifices = [card + random.choice(("", RUINED)) for card in random.sample(INTACT, 3)]
    land = []
    for place, site in enumerate(sites):
        up = place in (0, 2, 5) or random.random() < 0.5
        if random.random() < 0.2:
            land.append(Land(up=up))
            continue
        room = SITES[site].room if up else 0
        cards = [edifices.pop()] if room and edifices else []
        cards += [settlers.pop() for _ in range(room - len(cards)) if random.random() < 0.6]
        land.append(Land(site, up, tuple(cards)))
    lying = {card for place in land for card in place.cards}
    others = [card for card in DENIZENS if SUIT[card] in suits and card not in lying]
    rest = random.sample(others, 60 - len(lying))
    world, away = rest[6:], rest[:6]
    if random.random() < 0.5:
        upper = random.sample([*world[:10], *VISIONS[:2]], 12)
        middle = random.sample([*world[10:25], *VISIONS[2:]], 18)
        world = [*upper, *middle, *world[25:]]
    return Chronicle(
        oath=oath or random.choice(list(OATHS)),
        boards={color: random.choice(("exile", "citizen")) for color in COLORS[1:]},
        land=tuple(land),
        world=tuple(world),
        relics=tuple(random.sample(RELICS, len(RELICS))),
        dispossessed=tuple(away),
    )
