"""The host's page: people, invitations, matches that are stuck, what was said."""

from litestar import Response, get

from prestol.server.pages.cards import ago, listed_names, viewed
from prestol.server.pages.show import Show
from prestol.server.people.hosts import Hosts, Talked
from prestol.server.people.person import Person
from prestol.server.people.registry import Registry
from prestol.server.people.visit import host as only_host
from prestol.server.settings import Settings
from prestol.table import installed

IDLE = 3_600.0
"""A match that has stood still for so many seconds is listed."""


@get("/host", include_in_schema=False)
async def host(
    show: Show, visitor: Person | None, hosts: Hosts, registry: Registry, settings: Settings,
    search: str = "", match: str = "",
) -> Response[str]:  # fmt: skip
    """Everything that a host can do by clicking."""
    only_host(visitor)
    asked = match.rstrip("/").rpartition("/")[2].partition("?")[0]
    said: list[Talked] | None = await hosts.messages(asked) if asked else None
    return show(
        "host.jinja",
        me=visitor,
        search=search,
        people=await hosts.residents(search),
        invitations=await registry.links("invite", None),
        registration=settings.registration,
        stuck=await hosts.stuck(IDLE),
        title_of=lambda game: viewed(game, show.lang).title if game in installed() else game,
        names_of=lambda waiting: listed_names([seat.name for seat in waiting], show),
        match=asked,
        said=said,
        ago=lambda moment: ago(moment, show),
    )
