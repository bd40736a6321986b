"""One request's visitor: who asks, from where, in which language, and what they are to get back."""

import secrets  # noqa: TID251 - nonces and the numbers of requests
from typing import Any, Final

from litestar import Request
from msgspec import Struct, field

from prestol.server.errors import Nobody, NotAllowed
from prestol.server.people.belongings import Belongings
from prestol.server.people.passkeys import Place
from prestol.server.people.person import Person
from prestol.server.people.registry import Registry
from prestol.server.settings import Settings
from prestol.server.words import say

COOKIE: Final = "prestol"
LANGUAGE: Final = "prestol_lang"
"""The cookie in which the pages keep the language that was chosen."""


class Visit(Struct, kw_only=True):
    """What is known of a request before its handler sees it."""

    request: str = field(default_factory=lambda: secrets.token_hex(8))
    address: str
    """Where the request comes from."""
    origin: str
    """How the visitor calls this server: scheme and host."""
    lang: str
    person: Person | None = None
    secret: str | None = None
    """Of the session or the personal token."""
    bearer: bool = False
    cookie: str | None = None
    """A session to set; empty to forget it."""
    route: str = ""
    styles: str = ""
    """The nonce, once a page has asked for it."""

    @property
    def nonce(self) -> str:
        """What a page marks its own styles with: its policy lets in no others."""
        self.styles = self.styles or secrets.token_urlsafe(16)
        return self.styles

    @property
    def place(self) -> Place:
        return Place(self.origin)


def visit_of(request: Request[Any, Any, Any]) -> Visit:
    """The visit that the guard has put beside the request."""
    visit: Visit = request.scope["state"]["visit"]
    return visit


class Door:
    """Lets people in: finds who is asking, makes a guest of somebody new."""

    def __init__(self, registry: Registry, settings: Settings, belongings: Belongings) -> None:
        self.registry = registry
        self.belongings = belongings
        self.settings = settings

    async def visitor(self, visit: Visit) -> Person | None:
        """Who is asking, if they have said so."""
        return visit.person

    async def person(self, visit: Visit) -> Person:
        """Who is asking. Somebody new becomes a guest at once, where the doors are open."""
        return await self.welcome(visit)

    async def welcome(self, visit: Visit, *, invited: bool = False) -> Person:
        """The same for somebody who may bring an invitation."""
        if visit.person is None:
            if visit.bearer:
                raise Nobody("error-bad-token")
            if self.settings.registration == "closed":
                raise NotAllowed("error-closed")
            if self.settings.registration == "invite" and not invited:
                raise NotAllowed("error-invited-only")
            found, secret = await self.registry.welcome(say(visit.lang, "guest-name"), visit.lang)
            visit.person, visit.secret, visit.cookie = found, secret, secret
        return visit.person

    async def enter(self, visit: Visit, person: Person) -> Person:
        """Begin a session for somebody who has shown who they are. What they did as a guest before is theirs."""
        before = visit.person
        if visit.secret is not None and not visit.bearer:
            await self.registry.log_out(visit.secret)
        visit.secret = visit.cookie = await self.registry.open_session(person)
        visit.person = person
        if before is not None and before.guest and before.id != person.id:
            await self.belongings.hand_over(before, person)
        return person


def own(person: Person | None) -> Person:
    """The person; whoever is nobody is told so."""
    if person is None:
        raise Nobody("error-nobody")
    return person


def host(person: Person | None) -> Person:
    """The person, if they are a host."""
    if not own(person).host:
        raise NotAllowed("error-hosts-only")
    return own(person)
