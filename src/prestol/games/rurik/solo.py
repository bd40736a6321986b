"""The solo game: Sviatopolk's Rebellion. It is rules, not a bot: it asks only what it leaves to the player."""

from prestol.games.rurik.state import Rurik, game


@game.step
def raise_rebellion(s: Rurik) -> None:
    """The Rebellion on the map."""


@game.step
def turn_rebellion_card(s: Rurik) -> None:
    """A new card for the round."""


@game.step
def rebellion_places(s: Rurik, seat: int) -> None:
    """Its next advisor."""


@game.step
def rebellion_acts(s: Rurik, seat: int) -> None:
    """Its next action."""


@game.step
def rebellion_develops(s: Rurik) -> None:
    """Its bonuses."""
