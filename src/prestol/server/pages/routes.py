"""Where the pages are found."""

from typing import Final

from litestar import Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from prestol.server.pages.common import words
from prestol.server.pages.games import cover_file, game, games, picture, read
from prestol.server.pages.home import home, new_match
from prestol.server.pages.host import host
from prestol.server.pages.join import join
from prestol.server.pages.me import back, login, me, reset, service_worker, welcome
from prestol.server.pages.people import person
from prestol.server.pages.records import records
from prestol.server.pages.show import provide_show
from prestol.server.pages.static import favicon, static
from prestol.server.pages.table import Table

PAGES: Final = Router(
    "/",
    route_handlers=[
        home,
        new_match,
        join,
        games,
        game,
        read,
        cover_file,
        picture,
        Table,
        me,
        person,
        login,
        back,
        reset,
        welcome,
        host,
        records,
        words,
        static,
        favicon,
        service_worker,
    ],
    dependencies={"show": Provide(provide_show)},
)

COMPRESSION: Final = CompressionConfig(
    "gzip", minimum_size=1_000, gzip_compress_level=6, exclude=["/events$"], exclude_opt_key="packed"
)
"""What is packed already stays as it is; live updates must not wait to be packed."""
