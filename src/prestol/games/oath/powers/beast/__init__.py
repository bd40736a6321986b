"""The denizens of beasts, by kinds of powers."""

from prestol.games.oath.powers.beast import actions, lasting, modifiers, plans

__all__ = ["actions", "lasting", "modifiers", "plans"]
