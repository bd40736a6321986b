"""`prestol host …`: what a host does from the command line, on the database itself. The server may run meanwhile."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from prestol.cli.shared import Data, Database, Json, print_json
from prestol.cli.words import default_language, say
from prestol.server.settings import Settings, data_folder

if TYPE_CHECKING:
    from prestol.server.people.hosts import Hosts

T = TypeVar("T")

app = typer.Typer(help="Look after people and matches of a server.", no_args_is_help=True)

Address = Annotated[str, typer.Option("--address", metavar="URL", help="Where people reach the server: for links.")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="A person's id, or the name if only one has it.")]
MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="A match's id, as its address has it.")]
HERE = "http://127.0.0.1:8080"


def _do(data: Path | None, database: str, work: Callable[["Hosts"], Awaitable[T]]) -> T:
    """Do something with the hosts' tools."""
    from prestol.server.people.hosts import Hosts
    from prestol.server.people.registry import Registry
    from prestol.server.play.hall import Hall
    from prestol.server.play.news import Newsroom
    from prestol.server.play.robots import Resting
    from prestol.server.store import Store, migrated

    settings = Settings(data=data or data_folder(), database=database)

    async def done() -> T:
        store = migrated(Store(settings.database_url))
        await store.start()
        try:
            hall = Hall(store, Newsroom(settings.database_url), Resting())
            return await work(Hosts(Registry(store), hall))
        finally:
            await store.stop()

    settings.data.mkdir(parents=True, exist_ok=True)
    return asyncio.run(done())


def _say(message: str, **about: Any) -> None:
    Console(highlight=False, markup=False, soft_wrap=True).print(say(default_language(), message, **about))


@app.command("people")
def people(
    *,
    search: Annotated[str, typer.Option("--search", help="Only those whose name has this.")] = "",
    data: Data = None,
    database: Database = "",
    json: Json = False,
) -> None:
    """List the people, who was here last first."""
    found = _do(data, database, lambda hosts: hosts.residents(search))
    if json:
        print_json(found)
        return
    table = _table("id", "name", "kind", "seen", "matches")
    for each in found:
        kind = "host" if each.host else "guest" if each.guest else "member"
        table.add_row(each.id, each.name, say(default_language(), f"host-{kind}"), _when(each.seen), str(each.matches))
    Console().print(table)


@app.command("make-host")
def make_host(
    who: Who,
    *,
    no_longer: Annotated[bool, typer.Option("--no-longer", help="They are a host no longer.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Make somebody a host, or no longer."""

    async def work(hosts: "Hosts") -> str:
        person = await hosts.found(who)
        return (await hosts.make_host(person.id, host=not no_longer)).name

    _say("host-made" if not no_longer else "host-unmade", name=_do(data, database, work))


@app.command("invite")
def invite(*, address: Address = HERE, data: Data = None, database: Database = "") -> None:
    """Make a link that lets one person in."""
    _, secret = _do(data, database, lambda hosts: hosts.invite())
    _link(address, "welcome", secret)


@app.command("reset-password")
def reset_password(who: Who, *, address: Address = HERE, data: Data = None, database: Database = "") -> None:
    """Make a link with which a person sets a new password."""

    async def work(hosts: "Hosts") -> str:
        return (await hosts.reset((await hosts.found(who)).id))[1]

    _link(address, "reset", _do(data, database, work))


@app.command("remove-person")
def remove_person(who: Who, *, data: Data = None, database: Database = "") -> None:
    """Remove a person. Bots take the seats."""

    async def work(hosts: "Hosts") -> str:
        person = await hosts.found(who)
        await hosts.remove_person(person.id)
        return person.name

    _say("host-removed-person", name=_do(data, database, work))


@app.command("remove-match")
def remove_match(match: MatchId, *, data: Data = None, database: Database = "") -> None:
    """Remove a match, with its journal and its chat."""
    _do(data, database, lambda hosts: hosts.remove_match(match))
    _say("host-removed-match", match=match)


@app.command("messages")
def messages(match: MatchId, *, data: Data = None, database: Database = "", json: Json = False) -> None:
    """List what was said at a table."""
    found = _do(data, database, lambda hosts: hosts.messages(match))
    if json:
        print_json(found)
        return
    table = _table("id", "room", "name", "text")
    for each in found:
        table.add_row(str(each.id), each.room, each.name, each.text)
    Console().print(table)


@app.command("remove-message")
def remove_message(
    message: Annotated[int, typer.Argument(metavar="MESSAGE", help="Its id; `prestol host messages` lists them.")],
    *,
    data: Data = None,
    database: Database = "",
) -> None:
    """Remove a message."""
    _do(data, database, lambda hosts: hosts.remove_message(message))
    _say("host-removed-message")


@app.command("stuck")
def stuck(
    *,
    hours: Annotated[float, typer.Option("--hours", help="Nothing has happened for so many hours.")] = 1.0,
    data: Data = None,
    database: Database = "",
    json: Json = False,
) -> None:
    """List running matches in which nothing happens, and whom they wait for."""
    found = _do(data, database, lambda hosts: hosts.stuck(hours * 3600))
    if json:
        print_json(found)
        return
    table = _table("id", "game", "moved", "waits-for")
    for each in found:
        table.add_row(each.id, each.game, _when(each.moved), ", ".join(seat.name for seat in each.waiting))
    Console().print(table)


@app.command("go-on")
def go_on(match: MatchId, *, data: Data = None, database: Database = "") -> None:
    """Let a stuck match go on: bots answer for those it waits for, until these are back."""
    _do(data, database, lambda hosts: hosts.go_on(match))
    _say("host-goes-on", match=match)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(say(default_language(), f"column-{column}"))
    return table


def _when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _link(address: str, page: str, secret: str) -> None:
    sys.stdout.write(f"{address.rstrip('/')}/{page}/{secret}\n")
