"""The moments of the law at which cards act. The law calls them and names no card."""

from typing import Final

from prestol.games.huns.state import game

# Rules: what they change, for the seat whose card it is

DICE_OPEN: Final = game.rule("dice-open")
"""The dice that the seat may take (a tuple of colours)."""
MAY_TAKE: Final = game.rule("may-take")
"""Whether the seat may take a die at all."""
PILLAGE_VALUE: Final = game.rule("pillage-value")
"""What the die counts in a Pillage."""
PILLAGE_EXTRA: Final = game.rule("pillage-extra")
"""Cubes that join a Pillage. Also told: what the die counts."""
TRIBUTE: Final = game.rule("tribute")
"""Cubes of a Pillage that go to another seat: (seat, cubes). Also told: the cubes pillaged."""
DRAW_COUNT: Final = game.rule("draw-count")
"""How many cards the seat takes."""
DRAW_ANYWHERE: Final = game.rule("draw-anywhere")
"""Whether the seat may draw from another deck than the die's."""
PLAY_COUNT: Final = game.rule("play-count")
"""How many of the cards drawn may be played. Also told: how many were drawn."""
PLACE_OPEN: Final = game.rule("place-open")
"""Whether cubes may be put on the wagon of a place. Also told: the place."""
ODD_CUBES: Final = game.rule("odd-cubes")
"""How many cubes on each wagon need not match their cells."""
HINDERED: Final = game.rule("hindered")
"""The decks (colours) whose cards do not work in the camp."""
SAFE: Final = game.rule("safe")
"""Whether opponents can neither steal nor remove the seat's cubes."""
SPARED: Final = game.rule("spared")
"""How many cubes fewer the seat loses to an opponent's card."""
TREASURE: Final = game.rule("treasure")
"""Whether a treasure's condition is met at the end."""
TREASURER: Final = game.rule("treasurer")
"""Points for treasures whose condition is met. Also told: their number."""
LAST_CURSES: Final = game.rule("last-curses")
"""Points for curses still active at the end."""

# Events. In brackets stands what their powers are told after the state and the seat.

AT_DIE: Final = game.event("at-die")
AT_ACTION: Final = game.event("at-action")
AT_CARDS: Final = game.event("at-cards")
AT_CUBES: Final = game.event("at-cubes")
AT_END: Final = game.event("at-end")
ANY_TIME: Final = (AT_DIE, AT_ACTION, AT_CARDS, AT_CUBES, AT_END)
"""Cards that the active player may use: one more option of the question that is open. It is about the die to take, the
action, the card drawn to play, where the first cube of a batch goes, or nothing else than the end of the turn. []"""
BATCH: Final = game.event("batch")
"""A card that changes the cubes of a batch before the first one is placed, in one's own turn. []"""
TURN_STARTS: Final = game.event("turn-starts")
"""Before the active player takes a die. []"""
ACTION_STARTS: Final = game.event("action-starts")
"""What must happen between taking a die and the main action. [the action]"""
PILLAGED: Final = game.event("pillaged")
"""A Pillage is done. [who, colour, cubes, what the die counted]"""
TURN_ENDS: Final = game.event("turn-ends")
"""What must happen after the main action. []"""
WORKS: Final = game.event("works")
"""A card in the camp begins to work, by entering or because what hindered it is gone. []"""
CURSE_PLAYED: Final = game.event("curse-played")
"""A curse was played. [who played it, on whom, the curse, whether it was fled]"""
DISPATCHED: Final = game.event("dispatched")
"""A wagon was dispatched and replaced. [who, the wagon's id]"""
