"""What a host may set, and where the server keeps its things."""

import os
import sys
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

ENVIRONMENT: Final = "PRESTOL_SERVER"
"""The settings as JSON, for worker processes."""

Registration = Literal["open", "invite", "closed"]


class Settings(Struct, kw_only=True, frozen=True):
    """How one server runs."""

    data: Path
    """The folder for the embedded database and for secrets made at first start."""
    database: str = ""
    """A database's URL; empty for SQLite in the data folder."""
    address: str = ""
    """Where people reach the server from outside (https://…); empty for where it listens."""
    registration: Registration = "open"
    workers: int = 1
    limits: bool = True
    """Whether the rate limits of `limits.py` hold; a load test does without."""

    @property
    def database_url(self) -> str:
        """The URL as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.data / 'prestol.db'}"
        scheme, separator, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if separator and scheme in ("postgres", "postgresql") else self.database

    @property
    def secure(self) -> bool:
        """True where people come over TLS."""
        return self.address.startswith("https://")


def data_folder() -> Path:
    """$PRESTOL_DATA, or the place where this system keeps the data of its users' programs."""
    if os.environ.get("PRESTOL_DATA"):
        return Path(os.environ["PRESTOL_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming")) / "prestol"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "prestol"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "prestol"


def to_environment(settings: Settings) -> None:
    """Hand the settings to the worker processes that this one starts."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(msgspec.to_builtins(settings, enc_hook=str)).decode()


def from_environment() -> Settings:
    """The settings that the parent process has handed down."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings, dec_hook=lambda kind, value: kind(value))
