"""The kernel: a game is a coroutine that asks questions. It knows no game and does no input or output."""

from prestol.table.ask import PASS, Ask, Asking, Together, Value
from prestol.table.chance import Chance, Script, script
from prestol.table.errors import BadRecord, LawBroken, PrestolError, Refused
from prestol.table.game import Game, Result, game_named, installed
from prestol.table.hidden import EVERYBODY, HIDDEN, HIDDEN_NUMBER, Pile, Secret, bit_of, is_hidden
from prestol.table.match import Frame, Match, new, replay, verify
from prestol.table.moments import Event, Rule, power
from prestol.table.plain import Piece, copied, decoded, encoded, places
from prestol.table.record import Answer, Item, Record, Standing, Undo, Withdraw
from prestol.table.runner import Choose, run
from prestol.table.state import Entry, Fact, State
from prestol.table.words import LANGUAGES, Words

__all__ = [
    "EVERYBODY", "HIDDEN", "HIDDEN_NUMBER", "LANGUAGES", "PASS",
    "Answer", "Ask", "Asking", "BadRecord", "Chance", "Choose", "Entry", "Event", "Fact", "Frame", "Game",
    "Item", "LawBroken", "Match", "Piece", "Pile", "PrestolError", "Record", "Refused", "Result", "Rule", "Script",
    "Secret", "Standing", "State", "Together", "Undo", "Value", "Withdraw", "Words",
    "bit_of", "copied", "decoded", "encoded", "game_named", "installed", "is_hidden", "new", "places", "power",
    "replay", "run", "script", "verify",
]  # fmt: skip
