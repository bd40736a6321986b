"""For those who host the place."""

from litestar import Controller, delete, get, post
from msgspec import Struct

from prestol.server.api.forms import From, Made, Row
from prestol.server.errors import NotFound
from prestol.server.people.hosts import Hosts, Resident, Stuck, Talked
from prestol.server.people.person import Person
from prestol.server.people.registry import Link, Registry
from prestol.server.people.visit import Visit, host


class HostForm(Struct, kw_only=True):
    """Whether somebody is a host."""

    host: bool


class HostTools(Controller):
    path = "/host"
    tags = ("host",)

    @get("/people", summary="The people here")
    async def residents(
        self, visitor: Person | None, hosts: Hosts, search: str = "", start: From = 0
    ) -> list[Resident]:
        """Fifty at a time, from `start` on; who was here last comes first."""
        host(visitor)
        return await hosts.residents(search, start)

    @post("/people/{who:str}/host", summary="Make somebody a host, or no longer", status_code=204)
    async def make_host(self, who: str, data: HostForm, visitor: Person | None, hosts: Hosts) -> None:
        host(visitor)
        await hosts.make_host(who, host=data.host)

    @post("/people/{who:str}/reset", summary="A link to set a new password")
    async def reset(self, who: str, visit: Visit, hosts: Hosts) -> Made:
        """It opens once, within a day. Send it to the person on a way that you trust."""
        host(visit.person)
        link, secret = await hosts.reset(who)
        return Made(link.id, secret, f"{visit.origin}/reset/{secret}")

    @delete("/people/{who:str}", summary="Remove a person")
    async def remove_person(self, who: str, visitor: Person | None, hosts: Hosts) -> None:
        """Bots take the seats; what was played and said stays, under the name it had."""
        host(visitor)
        await hosts.remove_person(who)

    @get("/invitations", summary="Invitations that are still open")
    async def invitations(self, visitor: Person | None, registry: Registry) -> list[Link]:
        host(visitor)
        return await registry.links("invite", None)

    @post("/invitations", summary="A link that lets one person in")
    async def invite(self, visit: Visit, hosts: Hosts) -> Made:
        """It opens once, within two weeks."""
        host(visit.person)
        link, secret = await hosts.invite()
        return Made(link.id, secret, f"{visit.origin}/welcome/{secret}")

    @delete("/invitations/{invitation:str}", summary="Withdraw an invitation")
    async def withdraw(self, invitation: str, visitor: Person | None, registry: Registry) -> None:
        host(visitor)
        if not await registry.drop_links("invite", None, invitation):
            raise NotFound("error-not-found")

    @get("/matches", summary="Matches in which nothing happens")
    async def stuck(self, visitor: Person | None, hosts: Hosts, idle: float = 0) -> list[Stuck]:
        """Running matches that have stood still for `idle` seconds, the longest first, and whom they wait for."""
        host(visitor)
        return await hosts.stuck(idle)

    @post("/matches/{match:str}/go-on", summary="Let a stuck match go on", status_code=200)
    async def go_on(self, match: str, visitor: Person | None, hosts: Hosts) -> Stuck:
        """Bots answer for those it waits for, until these are back."""
        host(visitor)
        return await hosts.go_on(match)

    @delete("/matches/{match:str}", summary="Remove a match")
    async def remove_match(self, match: str, visitor: Person | None, hosts: Hosts) -> None:
        host(visitor)
        await hosts.remove_match(match)

    @get("/matches/{match:str}/messages", summary="What was said at a table")
    async def messages(self, match: str, visitor: Person | None, hosts: Hosts) -> list[Talked]:
        host(visitor)
        return await hosts.messages(match)

    @delete("/messages/{message:int}", summary="Remove a message")
    async def remove_message(self, message: Row, visitor: Person | None, hosts: Hosts) -> None:
        host(visitor)
        await hosts.remove_message(message)
