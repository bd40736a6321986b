"""The denizens of discord, by the kinds of their powers."""

from prestol.games.oath.powers.discord import actions, lasting, plans, played

__all__ = ["actions", "lasting", "plans", "played"]
