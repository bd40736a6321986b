"""Passkeys, with an authenticator made of software."""

import hashlib
import json
import os
import struct
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.site import Site, Visitor, open_site

ORIGIN = "https://prestol.test"


class Authenticator:
    """A key ring with one key. `origin` is what the browser says where it is."""

    def __init__(self, origin: str = ORIGIN) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, host: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        data = self._data(options["rp"]["id"], 0x45, bytes(16) + struct.pack(">H", len(self.id)) + self.id + public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._said(attestationObject=attestation, clientDataJSON=self._client("create", options["challenge"]))

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        data, client = self._data(options["rpId"], 0x05), self._client("get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._said(authenticatorData=data, clientDataJSON=client, signature=signature)

    def _said(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        plain = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": plain}


@pytest.fixture
def site(tmp_path: Path) -> Any:
    with open_site(tmp_path, address=ORIGIN, limits=False) as site:
        yield site


def anna_with(site: Site, ring: Authenticator) -> Visitor:
    """Anna has kept her name with a passkey."""
    anna = site.named("Anna")
    asked = anna.done("POST", "/api/me/passkeys")
    form = {"id": asked["id"], "credential": ring.create(asked["options"]), "name": "key ring"}
    assert anna.done("POST", "/api/me/passkeys/answer", form)["guest"] is False
    return anna


def entered(site: Site, ring: Authenticator) -> Any:
    """What somebody new is told who shows a key."""
    asked = site.visitor().done("POST", "/api/session/passkey")
    form = {"id": asked["id"], "credential": ring.get(asked["options"])}
    return site.visitor().post("/api/session/passkey/answer", form)


def test_a_passkey_keeps_the_name_and_lets_one_in(site: Site) -> None:
    ring = Authenticator()
    anna = anna_with(site, ring)
    assert [key["name"] for key in anna.done("GET", "/api/me/passkeys")] == ["key ring"]
    assert entered(site, ring).json()["id"] == anna.done("GET", "/api/me")["id"]


def test_a_challenge_opens_once(site: Site) -> None:
    ring = Authenticator()
    anna_with(site, ring)
    asked = site.visitor().done("POST", "/api/session/passkey")
    form = {"id": asked["id"], "credential": ring.get(asked["options"])}
    assert site.visitor().post("/api/session/passkey/answer", form).status_code == 201
    assert site.visitor().post("/api/session/passkey/answer", form).status_code == 404


def test_another_site_key_or_nonsense_does_not_open(site: Site) -> None:
    ring = Authenticator()
    anna_with(site, ring)
    assert entered(site, Authenticator()).status_code == 403
    stranger = Authenticator()
    stranger.id = ring.id
    assert entered(site, stranger).status_code == 400
    ring.origin = "https://prestol.example"
    assert entered(site, ring).status_code == 400
    asked = site.visitor().done("POST", "/api/session/passkey")
    nonsense = {"id": asked["id"], "credential": {"id": bytes_to_base64url(ring.id)}}
    assert site.visitor().post("/api/session/passkey/answer", nonsense).status_code == 400


def test_a_challenge_is_for_the_person_who_asked(site: Site) -> None:
    anna, boris = site.named("Anna"), site.named("Boris")
    asked = anna.done("POST", "/api/me/passkeys")
    form = {"id": asked["id"], "credential": Authenticator().create(asked["options"]), "name": ""}
    assert boris.post("/api/me/passkeys/answer", form).status_code == 404


def test_the_last_way_in_is_not_removed(site: Site) -> None:
    ring = Authenticator()
    anna = anna_with(site, ring)
    name = bytes_to_base64url(ring.id)
    assert anna.send("DELETE", f"/api/me/passkeys/{name}").status_code == 403
    anna.done("PUT", "/api/me/password", {"password": "long enough"})
    anna.done("DELETE", f"/api/me/passkeys/{name}")
    assert entered(site, ring).status_code == 403


def test_passkeys_need_a_name_in_the_address(tmp_path: Path) -> None:
    with open_site(tmp_path / "number", address="https://127.0.0.1:8000") as site:
        assert site.visitor().get("/api/session").json()["passkeys"] is False
        refused = site.visitor().post("/api/session/passkey")
        assert refused.status_code == 400
        assert "127.0.0.1" in refused.json()["error"]


def test_a_challenge_cannot_be_foreseen(site: Site) -> None:
    challenges = {site.visitor().done("POST", "/api/session/passkey")["options"]["challenge"] for _ in range(3)}
    assert len(challenges) == 3
    assert all(len(base64url_to_bytes(challenge)) >= 32 for challenge in challenges)
