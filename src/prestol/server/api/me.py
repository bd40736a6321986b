"""What belongs to a person: their name and wishes, their ways in, their tokens."""

from litestar import Controller, delete, get, patch, post, put
from litestar.response import Stream
from msgspec import Struct
from msgspec.structs import asdict, replace

from prestol.server.api.forms import CredentialForm, Lang, Made
from prestol.server.api.games import game_here
from prestol.server.errors import NotAllowed, NotFound
from prestol.server.limits import TOKENS
from prestol.server.people.belongings import Belongings
from prestol.server.people.passkeys import Challenge, Passkey, Passkeys
from prestol.server.people.person import Motion, Person, Prefs, Theme
from prestol.server.people.registry import Link, Registry, ways_in
from prestol.server.people.visit import Visit, own
from prestol.server.play.room import Room
from prestol.server.play.seating import known_window
from prestol.server.watch import Watch


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


class PrefsForm(Struct, kw_only=True, frozen=True):
    """What one wishes; what is left out stays. `forced`: answers that everybody can see to be forced are taken for me,
    at seats that I take from now on. `notices`: I am told of my turns where I have not said anything else."""

    forced: bool | None = None
    notices: bool | None = None
    theme: Theme | None = None
    motion: Motion | None = None


class StandingWish(Struct, kw_only=True):
    """Never ask me (or ask me again) about a card, or a kind of question, that one may decline: in this game, at seats
    that I take from now on."""

    game: str
    window: str
    never: bool


class ChangeForm(Struct, kw_only=True):
    """What to change; what is left out stays."""

    name: str | None = None
    lang: Lang | None = None
    prefs: PrefsForm = PrefsForm()


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

    @get("/events", summary="Hear that lists of matches have changed", media_type="text/event-stream")
    async def events(self, room: Room, visit: Visit, watch: Watch) -> Stream:
        """Server-sent events, `matches`, that carry nothing: my matches, or the tables that are open to everybody, are
        worth another look. Whoever is nobody yet hears of the latter."""
        person = visit.person.id if visit.person else None
        return watch.stream(visit, room.watching.lists(person))

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
        wished = {key: value for key, value in asdict(data.prefs).items() if value is not None}
        if wished:
            person = await registry.wish(person, lambda prefs: replace(prefs, **wished))
        return await myself(registry, await registry.change(person, **changes))

    @post("/standing", summary="Never ask me about a card", status_code=200)
    async def standing(self, data: StandingWish, person: Person, registry: Registry) -> Myself:
        """The same as at a table, for all of my seats in that game."""
        game = game_here(data.game)
        fresh = [known_window(game, data.window)] if data.never else []

        def change(prefs: Prefs) -> Prefs:
            never = {**prefs.never}
            own = [*(each for each in never.pop(game.name, []) if each != data.window), *fresh]
            return replace(prefs, never={**never, game.name: own} if own else never)

        return await myself(registry, await registry.wish(person, change))

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
