"""Passkeys: coming in with what one's device or key ring knows, without a password."""

import json
import time
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from prestol.server.errors import NotAllowed, NotFound, Wrong
from prestol.server.limits import PASSKEYS
from prestol.server.people.person import Person
from prestol.server.people.registry import Registry
from prestol.server.store.schema import passkeys

MINUTES = 5 / (24 * 60)
"""In days: so long a browser may take to ask its owner."""


class Challenge(Struct):
    """What the browser needs for the ceremony. Send `id` back with what it says."""

    id: str
    options: dict[str, Any]


class Passkey(Struct):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: float


class Place(Struct, frozen=True):
    """Where passkeys belong: the origin that the browser sees."""

    origin: str

    @property
    def host(self) -> str:
        return urlsplit(self.origin).hostname or ""

    @property
    def possible(self) -> bool:
        """Passkeys belong to names, not to numbers, and to encrypted connections."""
        number = self.host.replace(".", "").isdigit() or ":" in self.host
        return bool(self.host) and not number and (self.origin.startswith("https:") or self.host == "localhost")

    def checked(self) -> "Place":
        if not self.possible:
            raise Wrong("error-no-passkeys-here", host=self.host)
        return self


class Passkeys:
    """Makes and checks passkeys. A challenge is a link that opens once, in five minutes, in any process."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._store = registry.store

    async def of(self, person: Person) -> list[Passkey]:
        """A person's passkeys."""
        wanted = select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.created)
        rows = await self._store.read(lambda db: db.execute(wanted).all())
        return [Passkey(row.id, row.name, row.created) for row in rows]

    async def asked(self, place: Place, person: Person) -> Challenge:
        """Ask the browser for a new passkey."""
        id_, challenge = await self._challenge(person.id)
        options = generate_registration_options(
            rp_id=place.checked().host,
            rp_name="Prestol",
            user_name=person.name,
            user_id=person.id.encode(),
            challenge=challenge,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in await self.of(person)
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return Challenge(id_, json.loads(options_to_json(options)))

    async def add(self, place: Place, person: Person, id_: str, credential: dict[str, Any], name: str) -> None:
        """Take what the browser has made."""
        link = await self._registry.open_link("challenge", id_, once=True)
        if link.person != person.id:
            raise NotFound("error-bad-link")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(id_),
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Wrong("error-bad-passkey", why=str(error)) from None
        row = {
            "id": bytes_to_base64url(made.credential_id), "person": person.id, "key": made.credential_public_key,
            "counter": made.sign_count, "name": name[:40], "created": time.time(),
        }  # fmt: skip

        def write(db: Connection) -> None:
            if db.execute(select(func.count()).where(passkeys.c.person == person.id)).scalar_one() >= PASSKEYS:
                raise Wrong("error-too-many-of", most=PASSKEYS)
            db.execute(insert(passkeys), row)

        if person.guest:
            await self._registry.keep(person)
        await self._store.write(write)

    async def drop(self, person: Person, id_: str) -> None:
        """Remove a passkey."""
        gone = delete(passkeys).where(passkeys.c.person == person.id, passkeys.c.id == id_)
        if not await self._store.write(lambda db: db.execute(gone).rowcount):
            raise NotFound("error-not-found")

    async def offered(self, place: Place) -> Challenge:
        """Ask the browser whose passkey it has."""
        id_, challenge = await self._challenge(None)
        options = generate_authentication_options(rp_id=place.checked().host, challenge=challenge)
        return Challenge(id_, json.loads(options_to_json(options)))

    async def entered(self, place: Place, id_: str, credential: dict[str, Any]) -> Person:
        """Who has come in."""
        await self._registry.open_link("challenge", id_, once=True)
        wanted = select(passkeys).where(passkeys.c.id == str(credential.get("id")))
        row = await self._store.read(lambda db: db.execute(wanted).first())
        if row is None:
            raise NotAllowed("error-bad-login")
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(id_),
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.counter,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Wrong("error-bad-passkey", why=str(error)) from None
        counted = update(passkeys).where(passkeys.c.id == row.id).values(counter=found.new_sign_count)
        await self._store.write(lambda db: db.execute(counted))
        return await self._registry.person(row.person)

    async def _challenge(self, person: str | None) -> tuple[str, bytes]:
        _, secret = await self._registry.make_link("challenge", person, days=MINUTES)
        return secret, base64url_to_bytes(secret)
