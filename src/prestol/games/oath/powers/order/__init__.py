"""The denizens of order, by kinds of powers."""

from prestol.games.oath.powers.order import actions, lasting, modifiers, plans

__all__ = ["actions", "lasting", "modifiers", "plans"]
