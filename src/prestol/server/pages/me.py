"""Pages for persons: their own, and those by which they come in."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from litestar import Response, get
from litestar.response import Redirect
from msgspec import Struct

from prestol.server.pages import static
from prestol.server.pages.cards import ago, viewed
from prestol.server.pages.people import history_cards, tally_cards
from prestol.server.pages.show import THEMES, Show
from prestol.server.people.notices import Notices
from prestol.server.people.passkeys import Passkeys
from prestol.server.people.person import Person
from prestol.server.people.profiles import profile
from prestol.server.people.registry import Registry, ways_in
from prestol.server.people.visit import Visit
from prestol.server.play.hall import Hall
from prestol.server.play.lists import history
from prestol.server.play.table_view import window_name
from prestol.table import game_named, installed

PLAYED: Final = 8
"""So many finished matches one's own page shows; the public page has all."""


class Never(Struct):
    """What somebody never wants to be asked about in a game: each with what takes it back, as JSON."""

    title: str
    windows: list[tuple[str, str]]


def _never(game: str, windows: Sequence[str], show: Show) -> Never:
    if game not in installed():
        return Never(game, [])
    words = game_named(game).words(show.lang)
    back = {"game": game, "never": False}
    return Never(
        viewed(game, show.lang).title,
        [(window_name(words, each), msgspec.json.encode({**back, "window": each}).decode()) for each in windows],
    )


@get("/me", include_in_schema=False)
async def me(
    show: Show, visitor: Person | None, hall: Hall, registry: Registry, passkeys: Passkeys, notices: Notices
) -> Response[str]:
    """What belongs to a person."""
    if visitor is None:
        return show("nobody.jinja")
    password, _ = await ways_in(registry.store, visitor.id)
    own = await hall.store.read(partial(profile, who=visitor.id, viewer=visitor.id))
    played = await hall.store.read(partial(history, of=visitor.id, person=visitor.id, most=PLAYED + 1))
    return show(
        "me.jinja",
        me=visitor,
        password=password,
        passkeys=await passkeys.of(visitor),
        tokens=await registry.links("token", visitor.id),
        ways=await notices.of(visitor.id),
        kinds=[kind for kind in notices.sender.kinds if kind != "push"],
        push_key=notices.sender.push_key,
        played=history_cards(played[:PLAYED], show),
        more=len(played) > PLAYED,
        tallies=tally_cards(own.games, show),
        never=[_never(game, windows, show) for game, windows in sorted(visitor.prefs.never.items())],
        themes=THEMES,
        ago=lambda moment: ago(moment, show),
    )


@get("/login", include_in_schema=False)
async def login(show: Show, visit: Visit) -> Response[str]:
    """The form to come in with."""
    return show("login.jinja", passkeys=visit.place.possible)


@get("/back/{secret:str}", include_in_schema=False)
async def back(show: Show, secret: str) -> Response[str]:
    """A guest's private return link. It works at a click, so that no program that looks at links comes in."""
    return show("back.jinja", secret=secret, message="back", api="/api/session/back", asks="")


@get("/reset/{secret:str}", include_in_schema=False)
async def reset(show: Show, secret: str) -> Response[str]:
    """A host's link for a new password."""
    return show("back.jinja", secret=secret, message="reset", api="/api/session/reset", asks="password")


@get("/welcome/{secret:str}", include_in_schema=False)
async def welcome(show: Show, secret: str, visitor: Person | None) -> Response[str] | Redirect:
    """A host's invitation to the place."""
    if visitor is not None:
        return Redirect("/")
    return show("back.jinja", secret=secret, message="welcome", api="/api/session/invited", asks="name")


@get("/sw.js", include_in_schema=False, opt=static.PACKED, sync_to_thread=False)
def service_worker(show: Show) -> Response[bytes]:
    """What shows the notices of web push. Its address is for good, its content is not."""
    return static.sent(show.request, static.files()["push-worker.js"], "no-cache")
