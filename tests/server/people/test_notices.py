"""Notices that it is one's turn, sent to receivers on this machine."""

import json
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from prestol.server.people import notices as rooms
from prestol.server.people.notices import GRACE
from prestol.server.people.sending import PUSH_SERVICES, SERVICES, Sender
from prestol.server.settings import Settings
from tests.server.site import Site, Visitor, answered, open_site, table_for_two


class Receiver:
    """Takes whatever is sent, and keeps it."""

    def __init__(self) -> None:
        got: list[tuple[str, bytes]] = []
        codes: list[int] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(codes.pop(0) if codes else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.got, self.codes = got, codes
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self.server.server_port}"
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.05,))
        self._thread.start()

    def texts(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.got]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def site(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server that also sends to this machine, tries again at once, and looks only when it is told to."""
    monkeypatch.setattr(rooms, "AGAIN", (0.0, 0.0, 0.0))
    monkeypatch.setattr(rooms, "EVERY", 3_600.0)
    here = msgspec.structs.replace(settings, address="https://prestol.test", limits=False)
    with open_site(here) as site:
        notices = site.part("notices")
        notices.sender = Sender(tmp_path, "https://prestol.test", (*SERVICES, "json"), (*PUSH_SERVICES, "127.0.0.1"))
        yield site


def confirmed(visitor: Visitor, receiver: Receiver) -> int:
    """A way to the receiver, confirmed by the code that came there."""
    way = visitor.done("POST", "/api/me/notices", {"kind": "other", "address": f"json://{receiver.address}/"})
    assert way["confirmed"] is False
    code = re.search(r"\d{6}", receiver.texts()[-1]["message"])
    assert code is not None
    visitor.done("POST", f"/api/me/notices/{way['id']}/confirm", {"code": code[0]})
    receiver.got.clear()
    return int(way["id"])


def look(site: Site, later: float = GRACE + 1) -> None:
    """The server looks for whom to tell, so many seconds from now."""
    notices = site.part("notices")
    site.run(notices.once(time.time() + later))
    site.run(notices.finished())


def waiting(site: Site) -> tuple[Visitor, Visitor, str]:
    """A match, the one it waits for first."""
    anna, boris, match = table_for_two(site)
    return (anna, boris, match) if anna.table(match)["ask"] else (boris, anna, match)


def test_whoever_is_waited_for_is_told_once_per_turn(site: Site, receiver: Receiver) -> None:
    asked, other, match = waiting(site)
    confirmed(asked, receiver)
    look(site, later=0)
    assert receiver.got == []  # a moment to answer
    look(site)
    [told] = receiver.texts()
    assert told["title"].replace("\N{NO-BREAK SPACE}", " ") == "Huns: your turn"
    assert f"https://prestol.test/m/{match}" in told["message"]
    look(site)
    look(site, later=3_600)
    assert len(receiver.got) == 1
    seats = {visitor.table(match)["seat"]: visitor for visitor in (asked, other)}
    mine = asked.table(match)["seat"]
    while asked.table(match)["ask"]:
        answered({mine: asked}, match)
    while other.table(match)["ask"]:
        answered({1 - mine: other}, match)
    assert asked.table(match)["ask"]
    assert set(seats) == {0, 1}
    look(site)
    assert len(receiver.got) == 2


def test_a_turn_that_goes_on_is_no_news(site: Site, receiver: Receiver) -> None:
    asked, _, match = waiting(site)
    confirmed(asked, receiver)
    answered({asked.table(match)["seat"]: asked}, match)
    assert asked.table(match)["ask"]
    look(site)
    assert receiver.got == []


def test_whoever_looks_is_not_told(site: Site, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, _, _ = waiting(site)
    confirmed(asked, receiver)
    person = asked.done("GET", "/api/me")["id"]
    monkeypatch.setattr(site.part("room").watching, "here", lambda match: frozenset({person}))
    look(site)
    assert receiver.got == []


def test_nothing_is_sent_before_the_code_has_come_back(site: Site, receiver: Receiver) -> None:
    asked, _, _ = waiting(site)
    way = asked.done("POST", "/api/me/notices", {"kind": "other", "address": f"json://{receiver.address}/"})
    receiver.got.clear()
    wrong = [asked.post(f"/api/me/notices/{way['id']}/confirm", {"code": "x"}).status_code for _ in range(6)]
    assert wrong == [400] * 5 + [429]
    look(site)
    assert receiver.got == []


def test_one_match_can_be_quiet(site: Site, receiver: Receiver) -> None:
    asked, _, match = waiting(site)
    confirmed(asked, receiver)
    asked.done("POST", f"/api/matches/{match}/notices", {"on": False})
    look(site)
    assert receiver.got == []
    asked.done("POST", f"/api/matches/{match}/notices", {"on": True})
    look(site)
    assert len(receiver.got) == 1


def test_all_matches_can_be_quiet_but_for_one(site: Site, receiver: Receiver) -> None:
    asked, _, match = waiting(site)
    confirmed(asked, receiver)
    asked.done("PATCH", "/api/me", {"prefs": {"notices": False}})
    look(site)
    assert receiver.got == []
    asked.done("POST", f"/api/matches/{match}/notices", {"on": True})
    look(site)
    assert len(receiver.got) == 1


def test_what_is_not_taken_is_tried_a_few_times(site: Site, receiver: Receiver) -> None:
    asked, _, _ = waiting(site)
    confirmed(asked, receiver)
    receiver.codes += [500, 500]
    look(site)
    assert len(receiver.got) == 3
    numbers = site.part("watch").metrics({}).decode()
    assert 'prestol_notices_total{kind="other",outcome="sent"} 2.0' in numbers  # the code, and this


def test_a_lost_cause_is_given_up(site: Site, receiver: Receiver) -> None:
    asked, _, _ = waiting(site)
    confirmed(asked, receiver)
    receiver.codes += [500] * 10
    look(site)
    assert len(receiver.got) == len(rooms.AGAIN)


class Browser:
    """A push subscription, and what it can read."""

    def __init__(self, receiver: Receiver) -> None:
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": bytes_to_base64url(point), "auth": bytes_to_base64url(self.secret)}
        self.subscription = json.dumps({"endpoint": f"http://{receiver.address}/push/1", "keys": keys})

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))


def test_a_browser_is_told_in_a_way_that_only_it_can_read(site: Site, receiver: Receiver) -> None:
    asked, _, match = waiting(site)
    browser = Browser(receiver)
    way = asked.done("POST", "/api/me/notices", {"kind": "push", "address": browser.subscription})
    assert way["confirmed"] is True
    assert len(asked.done("GET", "/api/me/notices")["push_key"]) == 87
    asked.done("POST", f"/api/me/notices/{way['id']}/try")
    look(site)
    told = [browser.read(body) for _, body in receiver.got]
    assert [each["path"] for each in told] == ["/me", f"/m/{match}"]
    assert b"Huns" not in receiver.got[1][1]


def test_a_browser_that_has_forgotten_us_is_forgotten(site: Site, receiver: Receiver) -> None:
    asked, _, _ = waiting(site)
    asked.done("POST", "/api/me/notices", {"kind": "push", "address": Browser(receiver).subscription})
    receiver.codes.append(410)
    look(site)
    assert asked.done("GET", "/api/me/notices")["ways"] == []


INSIDE = [
    ("other", "json://127.0.0.1:1/"), ("other", "http://127.0.0.1/"), ("other", "https://example.org/hook"),
    ("other", "mailto://user:password@127.0.0.1"), ("other", "ntfy://127.0.0.1/topic"), ("other", "file:///etc/passwd"),
    ("other", "discord://"), ("other", "syslog://"), ("discord", "https://discord.com.example.org/api/webhooks/1/x"),
    ("discord", "http://127.0.0.1/api/webhooks/1/x"), ("mail", "anna@example.org"), ("telegram", "12345"),
    ("push", "{}"), ("push", "nonsense"),
    ("push", '{"endpoint": "http://127.0.0.1/", "keys": {"p256dh": "x", "auth": "y"}}'),
    ("push", '{"endpoint": "https://fcm.googleapis.com.example.org/", "keys": {"p256dh": "x", "auth": "y"}}'),
    ("push", '{"endpoint": "http://fcm.googleapis.com/", "keys": {"p256dh": "x", "auth": "y"}}'),
    ("push", '{"endpoint": "https://u@fcm.googleapis.com/", "keys": {"p256dh": "x", "auth": "y"}}'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "address"), INSIDE)
def test_an_address_is_no_way_into_a_network(tmp_path: Path, kind: str, address: str) -> None:
    with open_site(tmp_path, limits=False) as site:
        refused = site.named("Anna").post("/api/me/notices", {"kind": kind, "address": address})
        assert refused.status_code == 400, refused.text


def test_mail_and_telegram_go_where_the_host_says(tmp_path: Path) -> None:
    (tmp_path / "notices.toml").write_text('mail = "mailtos://user:word@mail.test"\ntelegram = "1:x"\n', "utf-8")
    sender = Sender(tmp_path, "")
    assert sender.kinds == ["mail", "telegram", "push", "discord", "other"]
    assert sender.target("mail", " anna@example.org ") == "anna@example.org"
    assert sender.target("telegram", "12345") == "12345"
    for kind, address in [("mail", "a@b.c?to=x@y.z"), ("mail", "a@b.c,x@y.z"), ("telegram", "1/../2")]:
        with pytest.raises(ValueError, match="not"):
            sender.target(kind, address)  # type: ignore[arg-type]
    hook = sender.target("discord", "https://discord.com/api/webhooks/123/abc-DEF")
    assert hook == "discord://123/abc-DEF"
