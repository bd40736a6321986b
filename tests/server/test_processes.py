"""Real servers in processes of their own: killed in the middle of answers, and several on one database."""

import json
import socket
import sqlite3
import threading
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.postgres import database
from prestol.cli import main
from tests.server.running import done, server


def new_match(anna: httpx.Client, boris: httpx.Client) -> str:
    """A match of two people; its id."""
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "open"}], "audience": "public"}
    match = str(done(anna.post("/api/matches", json=plan))["id"])
    done(boris.post(f"/api/matches/{match}/join", json={}))
    return match


def play(people: list[httpx.Client], match: str, acknowledged: list[tuple[int, str, Any]]) -> None:
    """Answer, whoever is asked, and note what was acknowledged, until the server is gone."""
    while True:
        for person in people:
            try:
                table = person.get(f"/api/matches/{match}").json()
                if (ask := table["ask"]) is None:
                    continue
                value = ask["options"][len(acknowledged) % len(ask["options"])]["value"]
                form = {"seat": ask["seat"], "value": value, "moment": ask["moment"]}
                if person.post(f"/api/matches/{match}/answer", json=form).is_success:
                    acknowledged.append((ask["seat"], ask["kind"], value))
            except (httpx.HTTPError, ValueError):
                return


def test_every_acknowledged_answer_survives_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with ExitStack() as stack:
        tables = []
        with server(data) as first:
            for _ in range(3):
                pair = [stack.enter_context(closing(first.person(name))) for name in ("Anna", "Boris")]
                tables.append((new_match(*pair), pair, list[tuple[int, str, Any]]()))
            threads = [threading.Thread(target=play, args=(pair, match, answers)) for match, pair, answers in tables]
            for thread in threads:
                thread.start()
            end = time.monotonic() + 60
            while any(len(answers) < 10 for _, _, answers in tables):
                assert time.monotonic() < end
                time.sleep(0.01)
            first.kill()
            for thread in threads:
                thread.join(30)
        with closing(sqlite3.connect(data / "prestol.db")) as db:
            for match, _, answers in tables:
                items = db.execute('SELECT item FROM entries WHERE "match" = ? ORDER BY number', (match,))
                kept = [tuple(item[1:]) for (text,) in items if (item := json.loads(text))[0] == "answer"]
                assert kept[: len(answers)] == answers
                assert len(kept) - len(answers) <= 1  # the one that the kill came between
        with server(data) as second:
            for match, pair, _ in tables:
                for person in pair:
                    person.base_url = httpx.URL(second.address)
                    person.headers["Origin"] = second.address
                asked = [person for person in pair if done(person.get(f"/api/matches/{match}"))["ask"]]
                assert len(asked) == 1
    assert main(["doctor", "--data", str(data), "--json"]) == 0


def test_two_workers_see_each_others_moves(tmp_path: Path, cluster: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with database(cluster) as url, server(data, "--database", url) as one, server(data, "--database", url) as two:
        anna, boris = one.person("Anna"), two.person("Boris")
        match = new_match(anna, boris)
        heard: list[str] = []
        with boris.stream("GET", f"/api/matches/{match}/events") as events:
            lines = events.iter_lines()
            while not next(lines).startswith("data:"):
                pass
            listening = threading.Thread(target=lambda: heard.extend(_tables(lines, 3)))
            listening.start()
            for _ in range(40):
                for person in (anna, boris):
                    table = done(person.get(f"/api/matches/{match}"))
                    if ask := table["ask"]:
                        form = {"seat": ask["seat"], "value": ask["options"][0]["value"], "moment": ask["moment"]}
                        steps = done(person.post(f"/api/matches/{match}/answer", json=form))["steps"]
                        other = boris if person is anna else anna
                        assert done(other.get(f"/api/matches/{match}"))["steps"] == steps
                        assert other.get(f"/api/matches/{match}/board.svg").is_success
                seats = done(anna.get(f"/api/matches/{match}"))["seats"]
                if len(heard) >= 3:
                    break
            listening.join(30)
        assert len(heard) == 3
        assert [seat["here"] for seat in seats] == [False, True]
        anna.close()
        boris.close()


def _tables(lines: Any, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        line = next(lines)
        if line.startswith("event: table"):
            found.append(line)
    return found


def test_several_workers_under_one_roof(tmp_path: Path, cluster: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with database(cluster) as url, server(data, "--database", url, "--workers", 2) as found:
        anna, boris = found.person("Anna"), found.person("Boris")
        match = new_match(anna, boris)
        acknowledged: list[tuple[int, str, Any]] = []
        for _ in range(8):
            for person in (anna, boris):
                with httpx.Client(
                    verify=False, base_url=found.address, cookies=person.cookies, headers=person.headers
                ) as fresh:
                    ask = done(fresh.get(f"/api/matches/{match}"))["ask"]
                    if ask:
                        form = {"seat": ask["seat"], "value": ask["options"][0]["value"], "moment": ask["moment"]}
                        done(fresh.post(f"/api/matches/{match}/answer", json=form))
                        acknowledged.append((ask["seat"], ask["kind"], ask["options"][0]["value"]))
        assert len(acknowledged) >= 8
        anna.close()
        boris.close()


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["serve", "--registration", "maybe"], "open, invite, closed"),
        (["serve", "--workers", "2"], "need PostgreSQL"),
        (["serve", "--workers", "0"], "at least one"),
        (["serve", "--port", "99999"], "nothing can listen"),
        (["serve", "--address", "example.org"], "http"),
        (["serve", "--database", "postgresql://anna:pass-word@127.0.0.1:1/x"], "does not answer"),
        (["serve", "--database", "nonsense"], "postgresql://"),
        (["backup", "nowhere/all.prestol"], "there is no folder"),
        (["restore", "nothing.prestol"], "there is no file"),
        (["doctor"], "there is no database"),
        (["backup", "all.prestol"], "there is no database"),
    ],
)
def test_bad_input_is_one_clear_line(
    args: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*args, "--data", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("prestol: ")
    assert err.count("\n") == 1
    assert why in err
    assert "pass-word" not in err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err
