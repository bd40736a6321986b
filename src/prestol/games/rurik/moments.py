"""The moments of the rules at which leaders act. The rules call them and name no leader.

Those marked * are called only for a leader who stands in the region that is spoken of.
"""

from typing import Final

from prestol.games.rurik.state import game

# Rules: what they change, for the player whose leader it is

REBELS_JOIN: Final = game.rule("rebels-join")
"""Whether rebels count as the player's troops for who rules *."""
WINS_TIES: Final = game.rule("wins-ties")
"""Whether the player rules when tied for most *."""
HINDERS: Final = game.rule("hinders")
"""Whether structures of other players have no effect *."""
COST: Final = game.rule("cost")
"""Points that taxing or building costs *."""
REVEALS: Final = game.rule("reveals")
"""Decrees to reveal after the player's attack on an opponent *."""
COMPANIONS: Final = game.rule("companions")
"""Troops that may go with the leader for nothing."""
MUSTER_WHERE: Final = game.rule("muster-where")
"""Regions without own troops into which the player may muster (a tuple)."""

# Events. In brackets stands what their powers are told after the state and the seat.

USE: Final = game.event("use")
"""Something the player may do at any time of their turn: one more option of the question that is open. []"""
INSTEAD: Final = game.event("instead")
"""Something an attack point may be spent on instead of an attack. []"""
ATTACKED: Final = game.event("attacked")
"""The player has attacked an opponent *. [region, opponent]"""
REBEL_DEFEATED: Final = game.event("rebel-defeated")
"""The player has defeated a rebel *. [region]"""
ROUND_ENDS: Final = game.event("round-ends")
"""The last action of a round is done. []"""
