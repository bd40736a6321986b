"""What several groups of commands share: their options, and how they answer programs."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

Lang = Annotated[str | None, typer.Option("--lang", help="en or ru; by default the language of $LANG.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="The server's data folder; by default $PRESTOL_DATA.")
]
Database = Annotated[str, typer.Option("--database", metavar="URL", help="PostgreSQL instead of the data folder.")]


def print_json(what: Any) -> None:
    """One line of JSON for a program."""
    sys.stdout.write(msgspec.json.encode(what).decode() + "\n")
    sys.stdout.flush()
