"""The bot of docs/http.md plays a whole match on a server that runs."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.server.running import done, server

BOT = Path(__file__).parents[2] / "docs" / "http_bot.py"


def test_it_plays_to_the_end(tmp_path: Path) -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
    with server(tmp_path / "data") as running, closing(running.person("Anna")) as anna:
        token = done(anna.post("/api/me/tokens", json={"name": "bot"}))["secret"]
        plan = {"game": "huns", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
        match = done(anna.post("/api/matches", json=plan))["id"]
        bot = subprocess.run(
            [sys.executable, BOT, running.address, token, match],
            env={**os.environ, "PYTHONWARNINGS": "error"}, capture_output=True, text=True, timeout=100, check=False,
        )  # fmt: skip
        assert bot.returncode == 0, bot.stderr
        table = done(anna.get(f"/api/matches/{match}"))
        assert table["status"] == "over"
        assert table["seats"][0]["name"] == "Anna"
