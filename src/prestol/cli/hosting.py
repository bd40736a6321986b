"""Commands for those who run a server: serve, backup, restore, doctor."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast, get_args

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from prestol.cli.commands import app
from prestol.cli.host import app as host
from prestol.cli.shared import Data, Database, Json, print_json
from prestol.cli.words import default_language, say
from prestol.table import Refused

if TYPE_CHECKING:
    from prestol.server.settings import Settings

Backup = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]

app.add_typer(host, name="host")

FAULTS = 1
"""The exit code of a doctor who has found something."""


@app.command("serve")
def run_server(
    *,
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at; 0 for any that is free.")] = 8080,
    database: Database = "",
    workers: Annotated[int, typer.Option("--workers", help="How many processes; several need PostgreSQL.")] = 1,
    data: Data = None,
    address: Annotated[
        str, typer.Option("--address", metavar="URL", help="Where people reach the server, if not where it listens.")
    ] = "",
    registration: Annotated[
        str, typer.Option("--registration", help="Who may keep a name: open, invite or closed.")
    ] = "open",
    json: Json = False,
) -> None:
    """Open the table in the browser: for friends at home, or for a whole club."""
    from prestol.server.serve import serve
    from prestol.server.settings import Registration

    if registration not in get_args(Registration):
        raise Refused(f"--registration is {', '.join(get_args(Registration))}, not {registration!r}")
    if address and not address.startswith(("http://", "https://")):
        raise Refused(f"--address begins with http:// or https://, not as in {address!r}")
    settings = msgspec.structs.replace(
        _settings(data, database),
        workers=workers,
        address=address.rstrip("/"),
        registration=cast("Registration", registration),
    )

    def ready(where: str) -> None:
        if json:
            print_json({"address": where, "data": str(settings.data)})
            return
        console, lang = Console(highlight=False, soft_wrap=True), default_language()
        console.print(f"\n  {say(lang, 'serving')} [bold]{where}[/bold]")
        console.print(f"  {say(lang, 'serving-data', data=str(settings.data))}", style="dim")
        console.print(f"  {say(lang, 'serving-end')}\n", style="dim")

    serve(settings, host, port, ready)


@app.command("backup")
def back_up(file: Backup, *, data: Data = None, database: Database = "", json: Json = False) -> None:
    """Write everything that the server keeps to one file. It may run meanwhile."""
    from prestol.server.serve import opened
    from prestol.server.store.carry import write_backup

    if not file.absolute().parent.is_dir():
        raise Refused(f"there is no folder {file.absolute().parent} to write the backup to")
    settings = _kept(data, database)
    rows = write_backup(opened(settings), settings.data, file)
    _say_done(json, "backed-up", file=str(file), rows=rows)


@app.command("restore")
def put_back(file: Backup, *, data: Data = None, database: Database = "", json: Json = False) -> None:
    """Put a backup into an empty database: the same kind as before, or the other."""
    from prestol.server.serve import opened
    from prestol.server.store.carry import read_backup

    if not file.is_file():
        raise Refused(f"there is no file {file}")
    settings = _settings(data, database)
    rows = read_backup(opened(settings), settings.data, file)
    _say_done(json, "restored", file=str(file), rows=rows)


@app.command()
def doctor(*, data: Data = None, database: Database = "", json: Json = False) -> int:
    """Look over the database: its form, every match, played again by the rules of today, and the ratings."""
    from prestol.server.play.doctor import examined
    from prestol.server.serve import opened

    store = opened(_kept(data, database))
    with _progress(json) as told:
        found = examined(store, told)
    if json:
        print_json(found)
    else:
        console, lang = Console(highlight=False, soft_wrap=True), default_language()
        about = {"database": found.database, "people": found.people, "matches": found.matches}
        console.print(say(lang, "doctor-found", **about))
        console.print(say(lang, "doctor-replayed", replayed=found.replayed, earlier=found.earlier))
        for each in found.differ:
            what = f"{each.match} ({each.game})" if each.match else each.game
            console.print(f"  {what}: {each.why}", style="red", markup=False)
        console.print(say(lang, "doctor-ill" if found.differ else "doctor-well", differ=len(found.differ)))
    return FAULTS if found.differ else 0


def _settings(data: Path | None, database: str) -> "Settings":
    from prestol.server.settings import Settings, data_folder

    return Settings(data=(data or data_folder()).absolute(), database=database)


def _kept(data: Path | None, database: str) -> "Settings":
    """The settings of a server that has run here already."""
    settings = _settings(data, database)
    if not database and not (settings.data / "prestol.db").is_file():
        raise Refused(f"there is no database in {settings.data}; name its folder with --data")
    return settings


def _say_done(json: bool, message: str, **about: Any) -> None:
    if json:
        print_json(about)
    else:
        Console(highlight=False, soft_wrap=True).print(say(default_language(), message, **about), markup=False)


@contextmanager
def _progress(json: bool) -> Iterator[Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=json) as progress:
        task = progress.add_task("")
        yield lambda done, of: progress.update(task, completed=done, total=of)
