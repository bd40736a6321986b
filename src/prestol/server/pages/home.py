"""The front page."""

from litestar import Response, get

from prestol.server.pages.show import Show


@get("/", include_in_schema=False)
async def home(show: Show) -> Response[str]:
    return show("home.jinja")
