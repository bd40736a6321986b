"""Where the terminal keeps matches, and how it reads the records it is given."""

from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from prestol.cli.terminal import Seating
from prestol.server.settings import data_folder
from prestol.table import BadRecord, Match, PrestolError, Record, Refused, replay
from prestol.table.record import read_record


class Saved(Struct):
    """What a saved match of the terminal holds besides its record."""

    terminal: Seating | None = None


def place_to_save(game: str) -> Path:
    """A new file for a match that was given none."""
    folder = data_folder() / "saved"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{stamp}{end}.json" for end in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def checked_place(file: Path) -> Path:
    """A file that can be made. Refuses one that is there already."""
    if file.exists():
        raise Refused(f"{file} is there already; go on with --resume {file}, or name another file")
    if not file.absolute().parent.is_dir():
        raise Refused(f"there is no folder {file.absolute().parent} to save in")
    return file


def write_match(file: Path, match: Match[Any], seating: Seating) -> None:
    """Keep a match with its seating. The file is the old one or the new one, whatever happens meanwhile."""
    record = {**match.record(), "terminal": msgspec.to_builtins(seating)}
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    beside.replace(file)


def read_file(file: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(file.read_bytes())
    except RecursionError:
        raise BadRecord(f"{file} is not a record of a match: it is nested too deeply") from None
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None


def read_start(file: Path) -> Any:
    """What a match is to begin with: what the file holds, or what the match has left whose record it is."""
    try:
        left = msgspec.json.decode(file.read_bytes())
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused(f"{file} is not JSON: {error}") from None
    return played_again(read_file(file)).legacy if isinstance(left, dict) and "journal" in left else left


def read_seating(file: Path, match: Match[Any]) -> Seating | None:
    """Who sat where when the match was saved; None for a record that the terminal did not save."""
    try:
        seating = msgspec.json.decode(file.read_bytes(), type=Saved).terminal
    except msgspec.MsgspecError as error:
        raise BadRecord(f"{file}: the seats are damaged: {error}") from None
    if seating is not None and not len(seating.seats) == len(seating.never) == match.players:
        raise BadRecord(f"{file}: the seats are damaged: {match.players} are needed")
    return seating


def played_again(record: Record) -> Match[Any]:
    """The match of a record. Whatever goes wrong in a foreign record is a fault of the record."""
    try:
        return replay(record)
    except PrestolError:
        raise
    except Exception as error:  # noqa: BLE001 - a made-up position may drive the rules anywhere
        raise BadRecord(f"the record does not replay: {error!r}") from None
