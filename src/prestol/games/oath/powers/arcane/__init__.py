"""The denizens of magic, by kinds of powers."""

from prestol.games.oath.powers.arcane import actions, lasting, modifiers, plans

__all__ = ["actions", "lasting", "modifiers", "plans"]
