"""What belongs to a person: their name and wishes, their ways in, their tokens."""

from litestar import Controller, delete, get, patch, post, put
from msgspec import Struct

from prestol.server.api.forms import CredentialForm, Lang, Made
from prestol.server.errors import NotAllowed, NotFound, Wrong
from prestol.server.limits import PREFS, TOKENS
from prestol.server.people.belongings import Belongings
from prestol.server.people.passkeys import Challenge, Passkey, Passkeys
from prestol.server.people.person import Person, Prefs
from prestol.server.people.registry import Link, Registry, ways_in
from prestol.server.people.visit import Visit, own


class Myself(Struct):
    """A person as they see themselves. A guest has not kept the name yet."""

    id: str
    name: str
    guest: bool
    lang: str
    host: bool
    prefs: Prefs
    password: bool
    passkeys: int


class ChangeForm(Struct, kw_only=True):
    """What to change; what is left out stays. Wishes (`prefs`) are laid over the old ones; null takes one away."""

    name: str | None = None
    lang: Lang | None = None
    prefs: Prefs = {}


class PasswordForm(Struct, kw_only=True):
    """A new password, and the old one if there is one."""

    password: str
    old: str | None = None


class TokenForm(Struct, kw_only=True):
    """What the token is for, in one's own words."""

    name: str


async def myself(registry: Registry, person: Person) -> Myself:
    password, keys = await ways_in(registry.store, person.id)
    return Myself(
        person.id,
        person.name,
        person.guest,
        person.lang,
        person.host,
        person.prefs,
        password,
        keys,
    )


def in_person(visit: Visit) -> Person:
    """Who is asking, in a session: ways in are not changed with a token."""
    if visit.bearer:
        raise NotAllowed("error-token-scope")
    return own(visit.person)


class Me(Controller):
    path = "/me"
    tags = ("me",)

    @get("/", summary="Who I am")
    async def see(self, registry: Registry, visitor: Person | None) -> Myself:
        return await myself(registry, own(visitor))

    @patch("/", summary="Change my name, language and wishes")
    async def change(self, data: ChangeForm, person: Person, registry: Registry) -> Myself:
        """Whoever is nobody yet becomes a guest."""
        changes: dict[str, object] = {}
        if data.name is not None:
            changes["name"] = data.name
        if data.lang is not None:
            changes["lang"] = data.lang
        if data.prefs:
            both = {**person.prefs, **data.prefs}
            changes["prefs"] = {key: value for key, value in both.items() if value is not None}
            if len(str(changes["prefs"])) > PREFS:
                raise Wrong("error-too-big", most=PREFS)
        return await myself(registry, await registry.change(person, **changes))

    @delete("/", summary="Remove me")
    async def leave(self, visit: Visit, belongings: Belongings) -> None:
        """Bots take my seats; what I played and said stays, under the name it had. The rest is gone for good."""
        person = in_person(visit)
        if person.host:
            raise NotAllowed("error-host-stays")
        await belongings.give_up(person)
        visit.cookie = ""

    @put("/password", summary="Keep my name with a password, or change it")
    async def password(self, data: PasswordForm, visit: Visit, registry: Registry) -> Myself:
        """All other sessions end when a password changes."""
        person = in_person(visit)
        had = await registry.has_password(person)
        if had and not await registry.has_password(person, data.old or ""):
            raise NotAllowed("error-old-password")
        person = await registry.keep(person, await registry.passwords.hashed(data.password))
        if had:
            await registry.log_out_everywhere(person.id, but=visit.secret)
        visit.person = person
        return await myself(registry, person)

    @post("/return-link", summary="A private link to come back with")
    async def return_link(self, visit: Visit, registry: Registry) -> Made:
        """Whoever opens it is this person. An older one stops working."""
        person = in_person(visit)
        await registry.drop_links("back", person.id)
        link, secret = await registry.make_link("back", person.id)
        return Made(link.id, secret, f"{visit.origin}/back/{secret}")

    @get("/tokens", summary="My personal tokens")
    async def tokens(self, visitor: Person | None, registry: Registry) -> list[Link]:
        return await registry.links("token", own(visitor).id)

    @post("/tokens", summary="A new personal token")
    async def add_token(self, data: TokenForm, visit: Visit, registry: Registry) -> Made:
        """For a program that plays in one's name: `Authorization: Bearer prestol_…`."""
        link, secret = await registry.make_link("token", in_person(visit).id, name=data.name[:40], most=TOKENS)
        return Made(link.id, secret, "")

    @delete("/tokens/{token:str}", summary="Withdraw a personal token")
    async def drop_token(self, token: str, visit: Visit, registry: Registry) -> None:
        if not await registry.drop_links("token", in_person(visit).id, token):
            raise NotFound("error-not-found")

    @get("/passkeys", summary="My passkeys")
    async def passkeys_(self, visitor: Person | None, passkeys: Passkeys) -> list[Passkey]:
        return await passkeys.of(own(visitor))

    @post("/passkeys", summary="Begin to add a passkey")
    async def ask_passkey(self, visit: Visit, passkeys: Passkeys) -> Challenge:
        """`options` are for `navigator.credentials.create`."""
        return await passkeys.asked(visit.place, in_person(visit))

    @post("/passkeys/answer", summary="Add a passkey")
    async def add_passkey(self, data: CredentialForm, visit: Visit, registry: Registry, passkeys: Passkeys) -> Myself:
        """A guest's name is kept from now on."""
        person = in_person(visit)
        await passkeys.add(visit.place, person, data.id, data.credential, data.name)
        return await myself(registry, await registry.person(person.id))

    @delete("/passkeys/{passkey:str}", summary="Remove a passkey")
    async def drop_passkey(self, passkey: str, visit: Visit, registry: Registry, passkeys: Passkeys) -> None:
        person = in_person(visit)
        password, keys = await ways_in(registry.store, person.id)
        if not password and keys == 1:
            raise NotAllowed("error-last-way-in")
        await passkeys.drop(person, passkey)
