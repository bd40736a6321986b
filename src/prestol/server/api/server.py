"""How the server itself is doing."""

from ipaddress import ip_address

from litestar import Response, get
from sqlalchemy import func, select

from prestol.server.errors import NotAllowed
from prestol.server.people.registry import Registry
from prestol.server.people.visit import Visit
from prestol.server.store.schema import matches
from prestol.server.watch import Watch


@get("/health", tags=["server"], summary="Whether the server and its database are up")
async def health(registry: Registry) -> dict[str, str]:
    """`{"status": "ok"}`, or an error if the database does not answer."""
    await registry.store.read(lambda db: db.execute(select(1)).scalar())
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(watch: Watch, registry: Registry, visit: Visit) -> Response[bytes]:
    """Numbers for Prometheus: for whoever sits at the same machine, and for hosts."""
    if not _near(visit.address) and not (visit.person and visit.person.host):
        raise NotAllowed("error-hosts-only")
    counted = select(matches.c.status, func.count()).group_by(matches.c.status)
    rows = await registry.store.read(lambda db: db.execute(counted).all())
    found = watch.metrics({row[0]: row[1] for row in rows})
    return Response(found, media_type="text/plain; version=0.0.4; charset=utf-8")


def _near(address: str) -> bool:
    """Whether a request comes from the machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
