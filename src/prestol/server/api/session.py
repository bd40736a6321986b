"""Coming in and going out."""

from litestar import Controller, delete, get, post
from msgspec import Struct

from prestol.server.api.forms import CredentialForm
from prestol.server.api.me import Myself, myself
from prestol.server.errors import NotAllowed, Wrong
from prestol.server.limits import GUESSES, Limits
from prestol.server.people.passkeys import Challenge, Passkeys
from prestol.server.people.person import Person, folded
from prestol.server.people.registry import Registry
from prestol.server.people.visit import Door, Visit
from prestol.server.settings import Registration, Settings


class Session(Struct):
    """Who is asking (null: nobody yet), and how one can come in here."""

    person: Myself | None
    registration: Registration
    passkeys: bool
    lang: str


class LoginForm(Struct, kw_only=True):
    """A name that was kept, and its password."""

    name: str
    password: str


class SecretForm(Struct, kw_only=True):
    """The secret of a link."""

    secret: str


class InvitedForm(Struct, kw_only=True):
    """The secret of an invitation, and what one wants to be called."""

    secret: str
    name: str


class ResetForm(Struct, kw_only=True):
    """The secret of a reset link, and a new password."""

    secret: str
    password: str


class Sessions(Controller):
    path = "/session"
    tags = ("session",)

    @get("/", summary="Who I am, and how one comes in")
    async def see(self, visit: Visit, registry: Registry, settings: Settings, visitor: Person | None) -> Session:
        person = await myself(registry, visitor) if visitor else None
        return Session(person, settings.registration, visit.place.possible, visit.lang)

    @post("/", summary="Log in with name and password")
    async def log_in(self, data: LoginForm, visit: Visit, door: Door, registry: Registry, limiter: Limits) -> Myself:
        try:
            name = folded(data.name)
        except Wrong:
            raise NotAllowed("error-bad-login") from None
        limiter.check(name, "guesses", GUESSES)
        try:
            person = await registry.log_in(name, data.password)
        except NotAllowed:
            limiter.count(name, "guesses", GUESSES)
            raise
        return await myself(registry, await door.enter(visit, person))

    @delete("/", summary="Log out")
    async def log_out(self, visit: Visit, registry: Registry, *, everywhere: bool = False) -> None:
        """Ends this session, or with `everywhere` all of one's sessions on all devices."""
        if visit.person is not None and visit.secret is not None and not visit.bearer:
            await registry.log_out(visit.secret)
            if everywhere:
                await registry.log_out_everywhere(visit.person.id)
            visit.cookie = ""

    @post("/back", summary="Come back with a private return link")
    async def back(self, data: SecretForm, visit: Visit, door: Door, registry: Registry) -> Myself:
        link = await registry.open_link("back", data.secret)
        return await myself(registry, await door.enter(visit, await registry.person(str(link.person))))

    @post("/invited", summary="Come in with an invitation")
    async def invited(self, data: InvitedForm, visit: Visit, door: Door, registry: Registry) -> Myself:
        """An invitation of a host opens once. Somebody who is here already keeps their seat and name."""
        await registry.open_link("invite", data.secret, once=True)
        person = await door.welcome(visit, invited=True)
        return await myself(registry, await registry.change(person, name=data.name))

    @post("/reset", summary="Set a new password with a reset link")
    async def reset(self, data: ResetForm, visit: Visit, door: Door, registry: Registry) -> Myself:
        """A reset link of a host opens once, within a day. All other sessions of the person end."""
        hashed = await registry.passwords.hashed(data.password)
        link = await registry.open_link("reset", data.secret, once=True)
        person = await registry.keep(await registry.person(str(link.person)), hashed)
        await registry.log_out_everywhere(person.id)
        return await myself(registry, await door.enter(visit, person))

    @post("/passkey", summary="Begin to log in with a passkey")
    async def passkey(self, visit: Visit, passkeys: Passkeys) -> Challenge:
        """`options` are for `navigator.credentials.get`."""
        return await passkeys.offered(visit.place)

    @post("/passkey/answer", summary="Log in with a passkey")
    async def passkey_answer(
        self, data: CredentialForm, visit: Visit, door: Door, registry: Registry, passkeys: Passkeys
    ) -> Myself:
        person = await passkeys.entered(visit.place, data.id, data.credential)
        return await myself(registry, await door.enter(visit, person))
