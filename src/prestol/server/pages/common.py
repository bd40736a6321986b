"""What every page needs: words for scripts."""

from typing import Any

from litestar import Request, Response, get

from prestol.server.errors import NotFound
from prestol.server.pages import static
from prestol.server.pages.show import words_file
from prestol.table import LANGUAGES


@get("/words/{file:str}", opt=static.PACKED, include_in_schema=False, sync_to_thread=False)
def words(request: Request[Any, Any, Any], file: str, v: str = "") -> Response[bytes]:
    """The site's words in a language, for scripts: /words/ru.json."""
    lang, _, kind = file.partition(".")
    if lang not in LANGUAGES or kind != "json":
        raise NotFound("error-not-found")
    found = words_file(lang)
    return static.sent(request, found, static.FOREVER if v == found.mark else "no-cache")
