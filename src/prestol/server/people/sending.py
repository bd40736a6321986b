"""How a notice goes out: through apprise, or as web push. Only to places that are known to take notices: a person's
address is never a way to make this server call somebody else's machine."""

import asyncio
import contextlib
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import quote, urlsplit

import apprise
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct
from pywebpush import WebPushException, webpush
from webauthn.helpers import bytes_to_base64url

from prestol.server.errors import Wrong
from prestol.table import PrestolError

Kind: TypeAlias = Literal["mail", "telegram", "discord", "other", "push"]

SERVICES: Final = ("discord", "ntfy", "ntfys", "pbul", "pover", "slack", "tgram")
"""Schemes of apprise that lead to one known place each."""

PUSH_SERVICES: Final = (
    "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
)  # fmt: skip
"""The push services of the browsers there are, and what lies under their names."""

MAIL: Final = re.compile(r"[^@\s<>,;:\"/?&#%\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
TELEGRAM: Final = re.compile(r"-?\d{3,20}")
DISCORD: Final = re.compile(r"https://(?:\w+\.)?discord(?:app)?\.com/api/webhooks/(\d+)/([\w-]+)/?")
WAIT: Final = 15.0
"""So many seconds a service has to take a notice."""


class Gone(PrestolError):
    """The address takes no notices any more."""


class Notice(Struct):
    """What a person is told."""

    title: str
    text: str
    path: str
    """Where it leads, here."""


class Sender:
    """Sends notices. The data folder keeps the key for web push (made at first start) and, in `notices.toml`, what the
    host has set up: `mail` (an apprise URL of a mail server) and `telegram` (the token of a bot)."""

    def __init__(self, data: Path, address: str, services: tuple[str, ...] = SERVICES, push: Any = None) -> None:
        self._address = address.rstrip("/")
        self._services = services
        self._push_services = push or PUSH_SERVICES
        self._set_up = _set_up(data / "notices.toml")
        self._key = _push_key(data / "push.pem")

    @property
    def kinds(self) -> list[Kind]:
        """The ways that are open here."""
        kinds: list[Kind] = ["push", "discord", "other"]
        return [*(kind for kind in ("mail", "telegram") if kind in self._set_up), *kinds]

    @property
    def push_key(self) -> str:
        """The public key that browsers ask for."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return bytes_to_base64url(point)

    def target(self, kind: Kind, address: str) -> str:
        """What is kept of an address that somebody gives. Refuses what is not a place for notices."""
        address = address.strip()
        match kind:
            case "mail" | "telegram" if kind not in self._set_up:
                raise Wrong("error-notice-off", kind=kind)
            case "mail":
                if not MAIL.fullmatch(address):
                    raise Wrong("error-notice-mail")
            case "telegram":
                if not TELEGRAM.fullmatch(address):
                    raise Wrong("error-notice-unknown", kinds="chat id")
            case "discord":
                if not (found := DISCORD.fullmatch(address)):
                    raise Wrong("error-notice-unknown", kinds="https://discord.com/api/webhooks/…")
                return f"discord://{found[1]}/{found[2]}"
            case "push":
                self._checked_push(address)
            case "other":
                self._checked_url(address)
        return address

    def _checked_url(self, url: str) -> apprise.NotifyBase:
        kinds = ", ".join(f"{scheme}://" for scheme in self._services)
        found = None
        if urlsplit(url).scheme.lower() in self._services:
            found = apprise.Apprise.instantiate(url, suppress_exceptions=True)
        if found is None or getattr(found, "mode", None) == "private":  # ntfy on a host of one's own
            raise Wrong("error-notice-unknown", kinds=kinds)
        return found

    def _checked_push(self, subscription: str) -> dict[str, Any]:
        try:
            found = json.loads(subscription)
            endpoint, keys = urlsplit(found["endpoint"]), found["keys"]
            host = endpoint.hostname or ""
            known = any(host == each or host.endswith(f".{each}") for each in self._push_services)
            safe = endpoint.scheme == "https" or self._push_services is not PUSH_SERVICES
            texts = isinstance(keys["p256dh"], str) and isinstance(keys["auth"], str)
            if not known or not safe or not texts or endpoint.username:
                raise Wrong("error-push-place")
        except (ValueError, KeyError, TypeError):
            raise Wrong("error-push-place") from None
        return {"endpoint": found["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}

    async def send(self, kind: Kind, target: str, notice: Notice) -> bool:
        """Send one. True if it was taken; Gone if nobody is there any more."""
        return await asyncio.to_thread(self._push if kind == "push" else self._tell, kind, target, notice)

    def _tell(self, kind: Kind, target: str, notice: Notice) -> bool:
        match kind:
            case "mail":
                mail = self._set_up["mail"]
                url = f"{mail}{'&' if '?' in mail else '?'}to={quote(target)}"
            case "telegram":
                url = f"tgram://{self._set_up['telegram']}/{target}"
            case _:
                url = target
        text = f"{notice.text}\n{self._address}{notice.path}" if self._address and notice.path else notice.text
        channel = apprise.Apprise()
        if not channel.add(url):
            raise Gone("the address is not understood any more")
        return bool(channel.notify(title=notice.title, body=text, body_format=apprise.NotifyFormat.TEXT))

    def _push(self, kind: Kind, target: str, notice: Notice) -> bool:
        about = {"title": notice.title, "text": notice.text, "path": notice.path}
        sender = self._address if self._address.startswith("https:") else "mailto:host@localhost"
        with requests.Session() as session:
            session.max_redirects = 0
            session.trust_env = False
            try:
                webpush(
                    self._checked_push(target),
                    json.dumps(about),
                    vapid_private_key=bytes_to_base64url(self._key.private_numbers().private_value.to_bytes(32, "big")),
                    vapid_claims={"sub": sender},
                    ttl=86_400,
                    timeout=WAIT,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is not None and error.response.status_code in (404, 410):
                    raise Gone("the browser has forgotten its subscription") from None
                return False
            except requests.RequestException:
                return False
        return True


def _set_up(file: Path) -> dict[str, str]:
    if not file.is_file():
        return {}
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PrestolError(f"{file} is not TOML: {error}") from None
    unknown = set(found) - {"mail", "telegram"}
    if unknown:
        raise PrestolError(f"{file} sets {', '.join(sorted(unknown))}; it may set mail and telegram")
    return {key: str(value) for key, value in found.items()}


def _push_key(file: Path) -> ec.EllipticCurvePrivateKey:
    """The key for web push: the one in the file, which is made if it is not there."""
    if not file.exists():
        made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        new = file.with_name(f"{file.name}.{os.getpid()}")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(made)
        with contextlib.suppress(FileExistsError):
            os.link(new, file)  # the first of several processes wins
        new.unlink()
    key = serialization.load_pem_private_key(file.read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key
