"""Coming in: guests, passwords, return links, tokens."""

import sqlite3
from pathlib import Path

import pytest

from prestol.server.people import registry
from tests.server.site import Site, open_site

GOOD = "correct horse battery"


def cookie(response_headers: str) -> str:
    return response_headers.partition("=")[2].partition(";")[0]


def test_whoever_only_looks_is_nobody(site: Site) -> None:
    visitor = site.visitor()
    assert "set-cookie" not in visitor.get("/api/games").headers
    assert visitor.get("/api/session").json()["person"] is None
    assert visitor.get("/api/me").status_code == 401


def test_the_first_change_makes_a_guest(site: Site) -> None:
    visitor = site.visitor(lang="ru")
    made = visitor.send("PATCH", "/api/me", json={})
    assert made.json()["name"] == "Гость"
    assert made.json()["guest"] is True
    header = made.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in header.split(";")}
    assert len(cookie(header)) >= 43  # 256 bits
    assert visitor.get("/api/me").json()["id"] == made.json()["id"]
    assert "set-cookie" not in visitor.get("/api/me").headers


def test_behind_tls_the_cookie_stays_there(tmp_path: Path) -> None:
    with open_site(tmp_path, address="https://prestol.test") as site:
        header = site.visitor().send("PATCH", "/api/me", json={}).headers["set-cookie"]
        assert header.startswith("__Host-prestol=")
        assert "; Secure" in header


def test_only_hashes_of_secrets_are_kept(site: Site, tmp_path: Path) -> None:
    anna = site.named("Anna")
    secrets = [
        anna.client.cookies["prestol"],
        anna.done("POST", "/api/me/return-link")["secret"],
        anna.done("POST", "/api/me/tokens", {"name": "bot"})["secret"],
        GOOD,
    ]
    anna.done("PUT", "/api/me/password", {"password": GOOD})
    with sqlite3.connect(tmp_path / "prestol.db") as db:
        kept = "\n".join(db.iterdump())
    db.close()
    assert registry.hashed(secrets[1]) in kept
    assert [secret for secret in secrets if secret in kept] == []


def test_a_name_is_kept_with_a_password_and_comes_back_elsewhere(site: Site) -> None:
    anna, elsewhere = site.named("Анна"), site.visitor()
    me = anna.done("PUT", "/api/me/password", {"password": GOOD})
    assert me["guest"] is False
    wrong = elsewhere.post("/api/session", {"name": "анна", "password": "not it at all"})
    nobody = elsewhere.post("/api/session", {"name": "nobody", "password": GOOD})
    assert wrong.status_code == nobody.status_code == 403
    assert wrong.json() == nobody.json()
    assert elsewhere.done("POST", "/api/session", {"name": "АННА", "password": GOOD})["id"] == me["id"]


def test_nobody_takes_a_kept_name(site: Site) -> None:
    site.named("Anna").done("PUT", "/api/me/password", {"password": GOOD})
    refused = site.visitor().send("PATCH", "/api/me", json={"name": "ANNA"})
    assert refused.status_code == 400
    twin = site.visitor()
    twin.done("PATCH", "/api/me", {"name": "Boris"})
    assert twin.get("/api/me").json()["name"] == "Boris"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200e", "x" * 41, "!?"])
def test_a_name_is_something_to_call_somebody_by(site: Site, name: str) -> None:
    assert site.visitor().send("PATCH", "/api/me", json={"name": name}).status_code == 400


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(site: Site) -> None:
    anna, elsewhere = site.named("Anna"), site.visitor()
    anna.done("PUT", "/api/me/password", {"password": GOOD})
    elsewhere.done("POST", "/api/session", {"name": "Anna", "password": GOOD})
    assert anna.send("PUT", "/api/me/password", json={"password": "another good one"}).status_code == 403
    assert anna.send("PUT", "/api/me/password", json={"password": "short", "old": GOOD}).status_code == 400
    anna.done("PUT", "/api/me/password", {"password": "another good one", "old": GOOD})
    assert anna.get("/api/me").status_code == 200
    assert elsewhere.get("/api/me").status_code == 401


def test_logging_out_ends_the_session_at_once(site: Site) -> None:
    anna = site.named("Anna")
    secret = anna.client.cookies["prestol"]
    assert anna.send("DELETE", "/api/session").status_code == 204
    assert anna.get("/api/me").status_code == 401
    assert anna.get("/api/me", headers={"Cookie": f"prestol={secret}"}).status_code == 401


def test_logging_out_everywhere(site: Site) -> None:
    anna, elsewhere = site.named("Anna"), site.visitor()
    anna.done("PUT", "/api/me/password", {"password": GOOD})
    elsewhere.done("POST", "/api/session", {"name": "Anna", "password": GOOD})
    anna.done("DELETE", "/api/session?everywhere=true")
    assert elsewhere.get("/api/me").status_code == 401


def test_a_return_link_brings_a_guest_back_until_there_is_a_new_one(site: Site) -> None:
    anna, elsewhere = site.named("Anna"), site.visitor()
    old = anna.done("POST", "/api/me/return-link")
    assert old["address"].endswith(f"/back/{old['secret']}")
    new = anna.done("POST", "/api/me/return-link")
    assert elsewhere.post("/api/session/back", {"secret": old["secret"]}).status_code == 404
    assert elsewhere.done("POST", "/api/session/back", {"secret": new["secret"]})["name"] == "Anna"
    assert elsewhere.get("/api/me").json()["id"] == anna.get("/api/me").json()["id"]


def test_what_a_guest_plays_goes_with_them_into_the_account(site: Site) -> None:
    anna = site.named("Anna")
    anna.done("PUT", "/api/me/password", {"password": GOOD})
    guest = site.visitor()
    made = guest.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert guest.table(made["id"])["own"] == [0]
    guest.done("POST", "/api/session", {"name": "Anna", "password": GOOD})
    assert guest.table(made["id"])["own"] == [0]
    assert anna.table(made["id"])["own"] == [0]
    assert anna.table(made["id"])["creator"] is True


def test_a_token_plays_but_does_not_change_how_one_comes_in(site: Site) -> None:
    anna = site.named("Anna")
    made = anna.done("POST", "/api/me/tokens", {"name": "my bot"})
    assert made["secret"].startswith("prestol_")
    bot = site.visitor(token=made["secret"])
    assert bot.get("/api/me").json()["name"] == "Anna"
    bot.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    for method, path in [
        ("PUT", "/api/me/password"), ("POST", "/api/me/tokens"), ("POST", "/api/me/return-link"),
        ("POST", "/api/me/notices"), ("DELETE", "/api/me"),
    ]:  # fmt: skip
        body = {"password": GOOD, "name": "x", "kind": "push", "address": "{}"}
        assert bot.send(method, path, json=body).status_code == 403, path
    listed = anna.done("GET", "/api/me/tokens")
    assert [(token["id"], token["name"]) for token in listed] == [(made["id"], "my bot")]
    anna.done("DELETE", f"/api/me/tokens/{made['id']}")
    assert bot.get("/api/me").status_code == 401


def test_an_unknown_token_makes_no_guest(site: Site) -> None:
    refused = site.visitor(token="prestol_made-up").send("PATCH", "/api/me", json={"name": "Bot"})
    assert refused.status_code == 401
    assert "set-cookie" not in refused.headers


def test_a_look_up_is_remembered(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.named("Anna")
    anna.get("/api/games")
    monkeypatch.setattr(site.part("registry"), "store", None)
    for _ in range(5):
        assert anna.get("/api/games").status_code == 200
    site.part("registry")._known.clear()
    assert anna.get("/api/games").status_code == 500  # so it would have asked the database


def test_closed_doors(tmp_path: Path) -> None:
    with open_site(tmp_path, registration="closed") as site:
        refused = site.visitor().send("PATCH", "/api/me", json={"name": "Anna"})
        assert refused.status_code == 403
        assert refused.json()["error"].startswith("Nobody new")


def test_doors_for_the_invited(tmp_path: Path) -> None:
    with open_site(tmp_path, registration="invite") as site:
        hosts = site.part("hosts")
        _, secret = site.run(hosts.invite())
        assert site.visitor().send("PATCH", "/api/me", json={"name": "Anna"}).status_code == 403
        assert site.visitor().post("/api/session/invited", {"secret": "made up", "name": "A"}).status_code == 404
        anna = site.visitor()
        assert anna.done("POST", "/api/session/invited", {"secret": secret, "name": "Anna"})["name"] == "Anna"
        assert site.visitor().post("/api/session/invited", {"secret": secret, "name": "B"}).status_code == 404
        seats = [{"kind": "me"}, {"kind": "invited"}]
        made = anna.done("POST", "/api/matches", {"game": "huns", "seats": seats})
        friend = site.visitor()
        joined = friend.done("POST", f"/api/matches/{made['id']}/join", {"invite": made["invitations"]["1"]})
        assert joined["own"] == [1]


def test_a_person_can_go_for_good(site: Site) -> None:
    anna = site.named("Anna")
    made = anna.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    anna.done("DELETE", "/api/me")
    assert anna.get("/api/me").status_code == 401
    assert site.visitor().table(made["id"])["own"] == []
