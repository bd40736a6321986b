"""What stands before everything: headers, other sites, limits, logs."""

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from prestol.server import limits
from prestol.server.limits import Rate
from prestol.server.watch import Lines
from tests.server.site import ADDRESS, Site, open_site

PATHS = ("/", "/api/games", "/nothing/here", "/api/matches/nope", "/health")


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers(site: Site, path: str) -> None:
    found = site.visitor().get(path, headers={"Accept": "text/html"}).headers
    policy = found["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "same-origin"
    assert "camera=()" in found["permissions-policy"]


def test_each_page_has_a_nonce_of_its_own_and_no_inline_script(site: Site) -> None:
    visitor = site.visitor()
    first, second = (visitor.get("/", headers={"Accept": "text/html"}) for _ in range(2))
    policies = [each.headers["content-security-policy"] for each in (first, second)]
    nonces = {policy.partition("'nonce-")[2].partition("'")[0] for policy in policies}
    assert len(nonces) == 2
    assert all(len(nonce) >= 22 for nonce in nonces)


def test_a_picture_alone_may_use_its_style_and_nothing_else(site: Site) -> None:
    anna = site.named("Anna")
    made = anna.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    policy = anna.get(f"/api/matches/{made['id']}/board.svg").headers["content-security-policy"]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'; sandbox"


FOREIGN = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://elsewhere.test"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site", "Origin": ADDRESS},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize(
    ("method", "path"), [("PATCH", "/api/me"), ("POST", "/api/session"), ("DELETE", "/api/session")]
)
def test_other_sites_change_nothing(site: Site, headers: dict[str, str], method: str, path: str) -> None:
    anna = site.named("Anna")
    refused = anna.send(method, path, json={"name": "Eve", "password": "x"}, headers=headers)
    assert refused.status_code == 403
    assert anna.get("/api/me").json()["name"] == "Anna"


@pytest.mark.parametrize(
    "headers", [{"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": ADDRESS}, {}]
)
def test_our_own_pages_do(site: Site, headers: dict[str, str]) -> None:
    assert site.visitor().send("PATCH", "/api/me", json={"name": "Anna"}, headers=headers).status_code == 200


def test_a_token_is_sent_on_purpose_from_wherever_it_comes(site: Site) -> None:
    anna = site.named("Anna")
    bot = site.visitor(token=anna.done("POST", "/api/me/tokens", {"name": "bot"})["secret"])
    elsewhere = {"Sec-Fetch-Site": "cross-site", "Origin": "https://elsewhere.test"}
    assert bot.send("PATCH", "/api/me", json={"lang": "ru"}, headers=elsewhere).status_code == 200


def test_too_much_is_not_read(site: Site) -> None:
    refused = site.visitor().send("PATCH", "/api/me", content=b" " * (limits.BODY + 1))
    assert refused.status_code == 413
    assert f"{limits.BODY:,}" in refused.json()["error"]

    async def drip() -> AsyncIterator[bytes]:
        for _ in range(5 * 1024):
            yield b" " * 1024

    unannounced = site.visitor().send(
        "POST", "/api/records", content=drip(), headers={"Content-Type": "application/json"}
    )
    assert unannounced.status_code == 413


def test_too_often_is_told_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_PERSON, "change", Rate(3, 0.5))
    with open_site(tmp_path) as site:
        anna, boris = site.named("Anna"), site.named("Boris")
        answers = [anna.send("PATCH", "/api/me", json={}) for _ in range(5)]
        assert [each.status_code for each in answers] == [200, 200, 200, 429, 429]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 2
        assert anna.get("/api/me").status_code == 200
        assert boris.send("PATCH", "/api/me", json={}).status_code == 200


def test_an_address_is_limited_whoever_it_says_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_ADDRESS, "change", Rate(2, 0.001))
    with open_site(tmp_path) as site:
        codes = [
            site.visitor().send("PATCH", "/api/me", json={}, headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(4)
        ]
        assert codes == [200, 200, 429, 429]


def test_behind_a_proxy_people_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_ADDRESS, "change", Rate(1, 0.001))
    with open_site(tmp_path, address="http://prestol.test") as site:
        # what a visitor makes up stands before what the proxy has seen
        sent = [("198.51.100.9, 192.0.2.1", 200), ("192.0.2.2", 200), ("203.0.113.5, 192.0.2.1", 429)]
        for forwarded, code in sent:
            headers = {"X-Forwarded-For": forwarded}
            assert site.visitor().send("PATCH", "/api/me", json={}, headers=headers).status_code == code


def test_passwords_are_not_guessed_for_long(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        site.named("Anna").done("PUT", "/api/me/password", {"password": "correct horse"})
        tries = int(limits.GUESSES.burst)
        guesses = [site.visitor().post("/api/session", {"name": "anna", "password": f"{n}"}) for n in range(tries + 1)]
        assert {each.status_code for each in guesses[:tries]} == {403}
        assert guesses[-1].status_code == 429
        right = site.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"})
        assert right.status_code == 429  # whoever waits, comes in


def test_a_log_line_names_the_route_and_no_secret(
    site: Site, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = site.named("Anna")
    secret = anna.done("POST", "/api/me/return-link")["secret"]
    token = anna.done("POST", "/api/me/tokens", {"name": "bot"})["secret"]
    with caplog.at_level(logging.INFO, "prestol.requests"):
        answered = anna.get(f"/back/{secret}")
        anna.get(f"/api/invitations/{secret}")
        site.visitor(token=token).get(f"/api/me?token={token}")
        anna.post("/api/session/back", {"secret": secret})
    lines = [Lines().format(record) for record in caplog.records if record.name == "prestol.requests"]
    assert len(lines) == 4
    assert json.loads(lines[0])["request"] == answered.headers["x-request-id"]
    assert {"time", "route", "status", "ms", "method"} <= set(json.loads(lines[1]))
    assert json.loads(lines[1])["route"] == "/api/invitations/{secret}"
    everything = "\n".join(lines)
    for kept in (secret, token, anna.client.cookies["prestol"]):
        assert kept not in everything


def test_what_breaks_is_told_without_a_traceback(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.part("registry"), "change", None)
    broken = site.visitor(lang="ru").send("PATCH", "/api/me", json={"name": "Anna"})
    assert broken.status_code == 500
    assert broken.headers["x-request-id"] in broken.json()["error"]
    assert "Traceback" not in broken.text
    assert "NoneType" not in broken.text


def test_errors_speak_the_language_of_whoever_asks(site: Site) -> None:
    english, russian = (site.visitor(lang=lang).get("/api/me").json()["error"] for lang in ("en", "ru-RU,ru;q=0.9"))
    assert english.startswith("Say who you are")
    assert russian.startswith("Сначала представьтесь")


def test_health_and_numbers(site: Site) -> None:
    anna = site.named("Anna")
    anna.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert anna.get("/health").json() == {"status": "ok"}
    numbers = anna.get("/metrics").text
    assert 'prestol_matches{status="open"} 1.0' in numbers
    for name in ("request_seconds_bucket", "answers_total", "live_matches", "watchers", "bots_thinking"):
        assert f"prestol_{name}" in numbers


def test_numbers_are_not_for_everybody(tmp_path: Path) -> None:
    with open_site(tmp_path, address="http://prestol.test", limits=False) as site:
        from_outside = {"X-Forwarded-For": "192.0.2.1"}
        assert site.visitor().get("/metrics", headers=from_outside).status_code == 403
        assert site.host().get("/metrics", headers=from_outside).status_code == 200


def test_secrets_of_the_server_are_made_at_first_start(site: Site, tmp_path: Path) -> None:
    key = tmp_path / "push.pem"
    assert key.stat().st_mode & 0o777 == 0o600
    assert "PRIVATE KEY" in key.read_text("ascii")
