"""The hosts' tools, over HTTP and from the command line."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from prestol.cli import main
from prestol.server.settings import Settings
from tests.server.site import Site, Visitor, answered, open_site, table_for_two


@pytest.fixture
def site(settings: Settings) -> Iterator[Site]:
    """A server on either database."""
    with open_site(msgspec.structs.replace(settings, limits=False)) as site:
        yield site


ROUTES = [
    ("GET", "/api/host/people"), ("POST", "/api/host/people/x/host"), ("POST", "/api/host/people/x/reset"),
    ("DELETE", "/api/host/people/x"), ("GET", "/api/host/invitations"), ("POST", "/api/host/invitations"),
    ("DELETE", "/api/host/invitations/x"), ("GET", "/api/host/matches"), ("POST", "/api/host/matches/x/go-on"),
    ("DELETE", "/api/host/matches/x"), ("GET", "/api/host/matches/x/messages"), ("DELETE", "/api/host/messages/1"),
]  # fmt: skip


def me(visitor: Visitor) -> str:
    return str(visitor.done("GET", "/api/me")["id"])


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_only_hosts_may(site: Site, method: str, path: str) -> None:
    assert site.visitor().send(method, path, json={"host": True}).status_code == 401
    assert site.named("Anna").send(method, path, json={"host": True}).status_code == 403


def test_every_route_of_hosts_is_tried_above(site: Site) -> None:
    paths = site.visitor().get("/api/openapi.json").json()["paths"]
    there = [(method.upper(), path) for path, item in paths.items() if path.startswith("/api/host/") for method in item]
    assert len(there) == len(ROUTES)


def test_people_are_found(site: Site) -> None:
    host = site.host("Olga")
    site.named("Anna")
    everybody = host.done("GET", "/api/host/people")
    assert [(each["name"], each["host"]) for each in everybody] == [("Anna", False), ("Olga", True)]
    assert [each["name"] for each in host.done("GET", "/api/host/people?search=nn")] == ["Anna"]


def test_there_is_always_a_host(site: Site) -> None:
    host, anna = site.host(), site.named("Anna")
    assert host.post(f"/api/host/people/{me(host)}/host", {"host": False}).status_code == 403
    assert host.send("DELETE", f"/api/host/people/{me(host)}").status_code == 403
    host.done("POST", f"/api/host/people/{me(anna)}/host", {"host": True})
    host.done("POST", f"/api/host/people/{me(host)}/host", {"host": False})
    assert host.get("/api/host/people").status_code == 403
    assert anna.get("/api/host/people").status_code == 200


def test_a_reset_link_sets_a_password_once(site: Site) -> None:
    host, anna, elsewhere = site.host(), site.named("Anna"), site.visitor()
    anna.done("PUT", "/api/me/password", {"password": "forgotten"})
    link = host.done("POST", f"/api/host/people/{me(anna)}/reset")
    reset = {"secret": link["secret"], "password": "remembered"}
    assert elsewhere.post("/api/session/reset", {**reset, "password": "short"}).status_code == 400
    assert elsewhere.done("POST", "/api/session/reset", reset)["name"] == "Anna"
    assert anna.get("/api/me").status_code == 401
    assert site.visitor().post("/api/session/reset", reset).status_code == 404
    site.visitor().done("POST", "/api/session", {"name": "Anna", "password": "remembered"})


def test_whoever_is_removed_leaves_a_bot(site: Site) -> None:
    host = site.host()
    anna, boris, match = table_for_two(site)
    anna.done("POST", f"/api/matches/{match}/chat", {"room": "players", "text": "Hello"})
    host.done("DELETE", f"/api/host/people/{me(anna)}")
    assert anna.get("/api/me").status_code == 401
    seats = boris.table(match)["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Anna", "bot"), ("Boris", "person")]
    said = boris.done("GET", f"/api/matches/{match}/chat?room=players")
    assert [(each["name"], each["text"]) for each in said] == [("Anna", "Hello")]
    site.until(lambda: bool(boris.table(match)["ask"]))


def test_messages_and_matches_are_removed(site: Site) -> None:
    host = site.host()
    anna, boris, match = table_for_two(site)
    said = anna.done("POST", f"/api/matches/{match}/chat", {"room": "players", "text": "Rude"})
    assert [each["text"] for each in host.done("GET", f"/api/host/matches/{match}/messages")] == ["Rude"]
    host.done("DELETE", f"/api/host/messages/{said['id']}")
    assert host.send("DELETE", f"/api/host/messages/{said['id']}").status_code == 404
    assert boris.done("GET", f"/api/matches/{match}/chat?room=players") == []
    host.done("DELETE", f"/api/host/matches/{match}")
    assert boris.get(f"/api/matches/{match}").status_code == 404


def test_a_stuck_match_goes_on(site: Site) -> None:
    host = site.host()
    anna, boris, match = table_for_two(site)
    [stuck] = host.done("GET", "/api/host/matches")
    assert stuck["id"] == match
    [waited] = stuck["waiting"]
    host.done("POST", f"/api/host/matches/{match}/go-on")
    other = (anna, boris)[1 - waited["seat"]]
    site.until(lambda: bool(other.table(match)["ask"]))
    assert other.table(match)["seats"][waited["seat"]]["left"] == "timeout"
    absent = (anna, boris)[waited["seat"]]
    absent.done("POST", f"/api/matches/{match}/back", {"seat": waited["seat"]})
    assert absent.table(match)["seats"][waited["seat"]]["left"] == ""


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path, limits=False) as site:
        yield site


def test_the_same_from_the_command_line(
    running: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en")

    def typed(*words: str) -> str:
        assert main(["host", *words, "--data", str(tmp_path)]) == 0
        return capsys.readouterr().out

    anna, boris, match = table_for_two(running)
    assert {each["name"] for each in json.loads(typed("people", "--json"))} == {"Anna", "Boris"}
    typed("make-host", "Anna")
    running.part("registry").forget(me(anna))
    assert anna.get("/api/host/people").status_code == 200
    secret = typed("invite", "--address", "https://prestol.test").strip().rpartition("/welcome/")[2]
    running.visitor().done("POST", "/api/session/invited", {"secret": secret, "name": "Vera"})
    secret = typed("reset-password", "Boris").strip().rpartition("/reset/")[2]
    assert boris.done("POST", "/api/session/reset", {"secret": secret, "password": "long enough"})["name"] == "Boris"
    said = anna.done("POST", f"/api/matches/{match}/chat", {"room": "players", "text": "Rude"})
    assert "Rude" in typed("messages", match)
    typed("remove-message", str(said["id"]))
    assert json.loads(typed("stuck", "--hours", "0", "--json"))[0]["id"] == match
    typed("go-on", match)
    with pytest.raises(AssertionError, match="bot plays seat"):  # the server sees that another process was here
        answered({0: anna, 1: boris}, match)
    typed("remove-person", "Vera")
    assert "Vera" not in typed("people")
    typed("remove-match", match)
    assert json.loads(typed("stuck", "--hours", "0", "--json")) == []
    assert main(["host", "make-host", "Nobody", "--data", str(tmp_path)]) == 2
    assert "no such person" in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")
