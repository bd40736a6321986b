"""The tables of the database. Times are seconds since 1970; JSON columns hold what msgspec makes plain."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)  # fmt: skip

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_match(**more: Any) -> Column[Any]:
    return Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), **more)


def _of_person(**more: Any) -> Column[Any]:
    return Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), **more)


people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name folded, once it is kept by a password or a passkey
    Column("password", Text),  # argon2
    Column("lang", String(2), nullable=False),
    Column("host", Boolean, nullable=False, default=False),
    Column("prefs", JSON, nullable=False, default=dict),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    _of_person(nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    _of_person(nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("counter", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
)

links: Final = Table(  # all that is opened by knowing a secret: personal tokens, ways back, invitations, resets
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    _of_person(index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("expires", Double),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", JSON),
    Column("edition", Integer, nullable=False),
    Column("packs", String(16), nullable=False, default=""),
    Column("key", LargeBinary, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, ended
    Column("pace", JSON, nullable=False),
    Column("audience", String(8), nullable=False),  # public, link, nobody
    Column("creator", String(16)),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),  # when something last happened
    Column("version", Integer, nullable=False, default=0),  # counts the changes: the lock between processes
    Column("number", Integer, nullable=False, default=0),
    Column("steps", Integer, nullable=False, default=0),
    Column("told", Integer, nullable=False, default=0),
    Column("waiting", JSON, nullable=False, default=list),  # seats that are asked
    Column("deadline", Double, index=True),  # when the first of them runs out of time
    Column("wake", Double, index=True),  # since when a bot is waited for
    Column("proposal", JSON),  # what somebody asks the others to agree to
    Column("result", JSON),
    Column("origin", JSON),  # a lesson, a rematch, a fork, a record that was brought; and whether hints were given
    Column("rematch", String(16)),
    Column("notes", JSON, nullable=False, default=list),  # changes of the rules' edition while it ran
    Index("ix_matches_status_moved", "status", "moved"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_match(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot, open, invited
    Column("person", String(16), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(20), nullable=False, default=""),  # who plays for the seat when no person does
    Column("invite", String(64), unique=True),  # the hash of its invitation
    Column("never", JSON, nullable=False, default=list),  # standing answers
    Column("forced", Boolean, nullable=False, default=True),  # are forced answers taken for the person
    Column("bank", Double),  # seconds left on the clock
    Column("since", Double, index=True),  # since when the seat is waited for
    Column("missed", Integer, nullable=False, default=0),  # timeouts in a row
    Column("seen", Integer, nullable=False, default=-1),  # the step that its person has seen last; -1: none
    Column("left", String(10), nullable=False, default=""),  # why a bot plays it: late, timeout, left, resigned
    Column("away", Double),  # since when its person has been gone
)

results: Final = Table(  # how the seats of rated matches came off: what the ratings are computed from
    "results",
    metadata,
    _of_match(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False, index=True),  # which of the rated matches it was
    Column("game", String(40), nullable=False),
    Column("player", String(24), nullable=False),  # a person's id, or bot:name
    Column("place", Integer, nullable=False),
    Column("score", Integer),  # where the game's points add up
    Column("mu", Double, nullable=False),  # the rating after it
    Column("sigma", Double, nullable=False),
    Column("gain", Integer, nullable=False),
    Index("ix_results_player_game", "player", "game"),
    Index("ix_results_game_score", "game", "score"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),  # both in one number, as people see it
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_game_rating", "game", "rating"),
)

entries: Final = Table(
    "entries",
    metadata,
    _of_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("item", JSON, nullable=False),
    Column("keep", Integer),  # how many facts told before remain; null for all
    Column("facts", JSON, nullable=False),
    Column("steps", Integer, nullable=False),  # the match's steps after it
    Column("at", Double, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _of_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

messages: Final = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_match(nullable=False, index=True),
    Column("room", String(10), nullable=False),  # players, spectators
    Column("person", String(16)),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_person(nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # mail, telegram, discord, push, …
    Column("target", Text, nullable=False),
    Column("code", String(64)),  # the hash of what its owner has to send back; null once it is confirmed
    Column("tries", Integer, nullable=False, default=0),
    Column("created", Double, nullable=False),
)

attention: Final = Table(  # how much a person wants to hear of a match, and has heard
    "attention",
    metadata,
    _of_match(primary_key=True),
    _of_person(primary_key=True),
    Column("quiet", Boolean, nullable=False, default=False),
    Column("noticed", Double),  # the beginning of the turn they were told of last
)
