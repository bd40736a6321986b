"""What the routes do beyond what the hall does."""

import json
from pathlib import Path

import pytest

from prestol import verify
from prestol.cli import main
from tests.server.site import Site, Visitor, answered, table_for_two


def test_a_board_that_has_not_changed_is_not_sent_again(site: Site) -> None:
    anna, boris, match = table_for_two(site)
    asked = anna if anna.table(match)["ask"] else boris
    board = asked.get(f"/api/matches/{match}/board.svg")
    tag = {"If-None-Match": board.headers["etag"]}
    again = asked.get(f"/api/matches/{match}/board.svg", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    answered({asked.table(match)["seat"]: asked}, match)
    assert asked.get(f"/api/matches/{match}/board.svg", headers=tag).status_code == 200


def test_a_lesson_and_its_hints(site: Site) -> None:
    anna, boris = site.named("Anna"), site.named("Boris")
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "lesson": True}
    assert boris.post("/api/matches", {**plan, "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 400
    match = anna.done("POST", "/api/matches", plan)["id"]
    while not (view := anna.table(match, lang="ru"))["ask"]:
        assert view["waiting"].startswith("Бот 2 ")
    assert view["waiting"] in {"Anna делает ход.", "Anna берёт кубик действий."}
    assert view["lesson"][0]["topic"] == "welcome"
    assert view["lesson"][-1] == view["ask"]["lesson"]
    assert view["can_hint"]
    path = f"/api/matches/{match}/hint"
    hint = anna.done("POST", f"{path}?lang=ru", {"seat": 0, "moment": view["ask"]["moment"]})
    assert (hint["value"], hint["label"]) in [(each["value"], each["label"]) for each in view["ask"]["options"]]
    assert anna.post(path, {"seat": 0, "moment": "nonsense"}).status_code == 409
    assert boris.post(path, {"seat": 0}).status_code == 403
    assert site.visitor().post(path, {"seat": 0}).status_code == 401
    assert boris.table(match)["lesson"] is None
    anna, boris, match = table_for_two(site)
    refused = anna.post(f"/api/matches/{match}/hint", {"seat": 0})
    assert (refused.status_code, refused.json()) == (403, {"error": "Hints are for those who play against bots alone."})


def test_languages_go_with_the_request(site: Site) -> None:
    anna, _, match = table_for_two(site)
    assert anna.table(match, lang="ru")["title"] == "Гунны"
    assert anna.table(match)["title"] == "Huns"
    assert anna.get(f"/api/matches/{match}", params={"lang": "fr"}).status_code == 400
    russian = site.named("Вера", lang="ru")
    assert russian.table(match)["title"] == "Гунны"
    russian.done("PATCH", "/api/me", {"lang": "en"})
    assert russian.table(match)["title"] == "Huns"


def test_every_game_tells_of_its_cards_and_rules(site: Site) -> None:
    visitor = site.visitor()
    for game in visitor.done("GET", "/api/games"):
        for lang in ("en", "ru"):
            chapters = visitor.done("GET", f"/api/games/{game['name']}/rules?lang={lang}")
            assert game["faithful"] in [chapter["id"] for chapter in chapters]
            assert "<script" not in json.dumps(chapters)
        for option in game["options"]:
            assert option["title"]
            assert all(choice["title"] for choice in option["choices"])
    assert visitor.done("GET", "/api/games/huns/topics/card-E01?lang=ru")["name"]
    assert visitor.get("/api/games/huns/topics/card-nope").status_code == 404
    assert visitor.get("/api/games/chess").status_code == 404


def test_chat_rooms_keep_to_themselves(site: Site) -> None:
    anna, boris, match = table_for_two(site)
    vera = site.named("Vera")
    said = anna.done("POST", f"/api/matches/{match}/chat", {"room": "players", "text": "  Hi\u0000 there  "})
    assert said["text"] == "Hi there"
    vera.done("POST", f"/api/matches/{match}/chat", {"room": "spectators", "text": "Nice"})
    assert vera.get(f"/api/matches/{match}/chat?room=players").status_code == 403
    assert vera.post(f"/api/matches/{match}/chat", {"room": "players", "text": "Me, too"}).status_code == 403
    heard = boris.done("GET", f"/api/matches/{match}/chat?room=players")
    assert [(each["name"], each["seat"], each["mine"]) for each in heard] == [("Anna", 0, False)]
    assert boris.done("GET", f"/api/matches/{match}/chat?room=players&since={heard[0]['id']}") == []
    for text in ("", "  ", "x" * 1001):
        assert anna.post(f"/api/matches/{match}/chat", {"room": "players", "text": text}).status_code == 400
    anna.done("POST", f"/api/matches/{match}/propose", {"seat": 0, "kind": "end"})
    boris.done("POST", f"/api/matches/{match}/agree", {"seat": 1, "yes": True})
    assert len(vera.done("GET", f"/api/matches/{match}/chat?room=players")) == 1


def test_a_match_for_nobody_else_is_not_there_for_others(site: Site) -> None:
    anna, vera = site.named("Anna"), site.named("Vera")
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}], "audience": "nobody"}
    match = anna.done("POST", "/api/matches", plan)["id"]
    nothing = vera.get("/api/matches/nothing").status_code
    for path in (
        "",
        "/board.svg",
        "/board.txt",
        "/story",
        "/record",
        "/scores",
        "/moments",
        "/events",
        "/about/card-E01",
    ):
        assert vera.get(f"/api/matches/{match}{path}").status_code == nothing == 404, path
    for room in ("players", "spectators"):
        assert vera.get(f"/api/matches/{match}/chat?room={room}").status_code == 404
        assert vera.post(f"/api/matches/{match}/chat", {"room": room, "text": "Hi"}).status_code == 404
    for path in ("fork", "join"):
        assert vera.post(f"/api/matches/{match}/{path}", {}).status_code == 404


def finished(visitor: Visitor) -> str:
    """A match that one person has played to its end at all seats, by agreement with themselves."""
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Guest"}]}
    match = str(visitor.done("POST", "/api/matches", plan)["id"])
    table = visitor.table(match)
    while table["status"] == "running":
        seat = table["own"][0]
        ask = visitor.table(match, seat=seat)["ask"]
        answer = {"seat": seat, "value": ask["options"][-1]["value"], "moment": ask["moment"]}
        table = visitor.done("POST", f"/api/matches/{match}/answer", answer)
    return match


def test_a_record_is_taken_verified_and_brought_back(site: Site, tmp_path: Path) -> None:
    site.part("room").hall.robots.budget = 90  # the process that plays it through has to start first
    anna, vera = site.named("Anna"), site.named("Vera")
    match = finished(anna)
    record = vera.get(f"/api/matches/{match}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="huns-{match}.json"'
    assert verify(record.content).over
    file = tmp_path / "record.json"
    file.write_bytes(record.content)
    assert main(["verify", str(file)]) == 0
    brought = vera.done("POST", "/api/records", record.json())
    assert brought["result"]["winners"] == anna.table(match)["result"]["winners"]
    for damaged in ({}, {**record.json(), "key": "00" * 32}, {**record.json(), "journal": [["answer", 0, "x", 1]]}):
        refused = vera.post("/api/records", damaged)
        assert refused.status_code == 400
        assert len(refused.json()["error"]) < 300
    fork = vera.done("POST", f"/api/matches/{match}/fork", {"at": 4, "seat": 1})
    assert (fork["status"], fork["own"]) == ("running", [1])
    assert vera.post(f"/api/matches/{match}/fork", {"at": 4, "seat": 9}).status_code == 400
    again = anna.done("POST", f"/api/matches/{match}/rematch")
    assert again["id"] != match


@pytest.mark.parametrize("name", ["", "\u0000\u200b", "x" * 41])
def test_names_at_the_table_are_names(site: Site, name: str) -> None:
    plan = {"game": "huns", "seats": [{"kind": "me", "name": name}, {"kind": "bot"}]}
    made = site.named("Anna").post("/api/matches", plan)
    assert made.status_code == (201 if not name else 400)
