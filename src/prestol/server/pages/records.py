"""Where a record is brought to be looked at."""

from litestar import Response, get

from prestol.server.limits import UPLOAD
from prestol.server.pages.show import Show


@get("/records", include_in_schema=False)
async def records(show: Show) -> Response[str]:
    return show("records.jinja", most=UPLOAD)
