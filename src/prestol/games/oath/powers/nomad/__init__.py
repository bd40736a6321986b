"""The denizens of the nomads, by kinds of powers."""

from prestol.games.oath.powers.nomad import actions, lasting, modifiers, plans

__all__ = ["actions", "lasting", "modifiers", "plans"]
