"""The powers of cards: one file for each suit, and one for each other kind.

They are imported in the order of their precedence: sites first, so that a card can go beyond what a site says.
"""

from prestol.games.oath.powers import sites  # isort: skip
from prestol.games.oath.powers import banners, reliquary, relics  # isort: skip
from prestol.games.oath.powers import edifices, visions  # isort: skip
from prestol.games.oath.powers import arcane, beast, discord, hearth, nomad, order  # isort: skip

__all__ = [
    "arcane",
    "banners",
    "beast",
    "discord",
    "edifices",
    "hearth",
    "nomad",
    "order",
    "relics",
    "reliquary",
    "sites",
    "visions",
]
