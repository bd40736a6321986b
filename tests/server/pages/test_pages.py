"""Pages without a browser: languages, static files, what a list says of a match, errors."""

import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from prestol.server.app import create_app
from prestol.server.pages import static
from prestol.server.settings import Settings

PLAIN = {"Accept": "text/html"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(data=tmp_path, limits=False)), base_url="http://127.0.0.1") as found:
        yield found


def page(client: TestClient[Any], path: str, **headers: str) -> str:
    answer = client.get(path, headers={**PLAIN, **headers})
    assert answer.status_code == 200, answer.text
    return answer.text


def test_the_language_is_the_one_chosen_else_the_browsers(client: TestClient[Any]) -> None:
    assert '<html lang="en"' in page(client, "/")
    assert '<html lang="ru"' in page(client, "/", **{"Accept-Language": "de,ru;q=0.8,en;q=0.5"})
    assert '<html lang="ru"' in page(client, "/?lang=ru")
    assert '<html lang="ru"' in page(client, "/", **{"Accept-Language": "en"})  # kept in a cookie
    assert '<html lang="en"' in page(client, "/?lang=en")
    assert '<html lang="en"' in page(client, "/?lang=xx")


def test_the_theme_is_kept_in_a_cookie(client: TestClient[Any]) -> None:
    assert 'data-theme="auto"' in page(client, "/")
    client.cookies.set("prestol_theme", "dark")
    assert 'data-theme="dark"' in page(client, "/")
    client.cookies.set("prestol_theme", 'x" onload="')
    assert 'data-theme="auto"' in page(client, "/")


def test_names_are_never_markup(client: TestClient[Any]) -> None:
    name = '<b onclick="x">Вера</b> & Co'
    assert client.patch("/api/me", json={"name": name}).status_code == 200
    seats = [{"kind": "me"}, {"kind": "invited", "name": name}, {"kind": "guest", "name": name}]
    match = client.post("/api/matches", json={"game": "rurik", "seats": seats}).json()
    for path in ("/", "/me", f"/m/{match['id']}", f"/join/{match['invitations']['1']}", "/new/huns"):
        text = page(client, path)
        assert "<b onclick" not in text, path


def test_a_list_says_whose_turn_it_is_and_how_long_ago(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = {"game": "huns", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "guest", "name": "Bo"}]}
    client.post("/api/matches", json={**plan, "pace": {"kind": "slow", "deadline": 172_800}})
    text = page(client, "/")
    assert "Your turn" in text
    assert "<title>(1)" in text
    assert "2\u00a0days a\u00a0move" in text
    assert "just now" in text
    later = time.time() + 3 * 3_600
    monkeypatch.setattr("prestol.server.pages.cards.time.time", lambda: later)
    assert "3\u00a0hours ago" in page(client, "/")


def test_static_files_are_kept_for_good_under_the_mark_of_their_content(client: TestClient[Any]) -> None:
    address = static.address("base.css")
    assert address in page(client, "/")
    answer = client.get(address)
    assert answer.headers["cache-control"] == static.FOREVER
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == (static.WEB / "static" / "base.css").read_bytes()
    old = client.get("/static/0123456789ab/base.css", headers={"Accept-Encoding": "identity"})
    assert old.headers["cache-control"] == "no-cache"
    assert "content-encoding" not in old.headers
    assert client.get("/static/0123456789ab/../../server/app.py").status_code == 404
    assert client.get("/static/0123456789ab/nothing.js").status_code == 404
    with pytest.raises(KeyError, match="nothing"):
        static.address("nothing.js")


def test_what_gzip_makes_no_smaller_goes_as_it_is() -> None:
    fonts = [file for path, file in static.files().items() if path.endswith(".woff2")]
    assert [file.gzipped for file in fonts] == [None]
    for file in static.files().values():
        assert file.gzipped is None or gzip.decompress(file.gzipped) == file.plain


@pytest.mark.parametrize("path", ["/words/ru.json", "/words/en.json"])
def test_words_for_scripts(client: TestClient[Any], path: str) -> None:
    assert client.get(path).json()["site"] in ("Prestol", "Престол")
    assert client.get("/words/de.json").status_code == 404


def test_every_game_has_a_cover_a_picture_and_rules(client: TestClient[Any]) -> None:
    for game in ("huns", "oath", "rurik", "xidit"):
        assert client.get(f"/games/{game}/cover.svg").text.startswith("<svg")
        assert "components" in page(client, f"/games/{game}/rules")
        assert page(client, f"/games/{game}")
    light, dark = (client.get(f"/games/rurik/picture.svg?theme={theme}").text for theme in ("light", "dark"))
    assert light.replace('data-theme="light"', "") == dark.replace('data-theme="dark"', "") != light
    assert client.get("/games/rurik/picture.svg?lang=xx").status_code == 404


@pytest.mark.parametrize(
    "path", ["/nowhere", "/games/chess", "/new/chess", "/m/nothing", "/join/nothing", "/games/chess/rules"]
)
def test_errors_are_pages_for_people_and_json_for_programs(client: TestClient[Any], path: str) -> None:
    answer = client.get(path, headers={**PLAIN, "Accept-Language": "ru"})
    assert answer.status_code == 404
    assert "Здесь ничего нет" in answer.text
    assert "Traceback" not in answer.text
    assert "error" in client.get(path, headers={"Accept": "application/json"}).json()


def test_an_invitation_is_good_for_its_seat(client: TestClient[Any]) -> None:
    seats = [{"kind": "me"}, {"kind": "invited"}]
    match = client.post("/api/matches", json={"game": "huns", "seats": seats}).json()
    join = f"/join/{match['invitations']['1']}"
    own = client.get(join, headers=PLAIN, follow_redirects=False)
    assert own.headers["location"] == f"/m/{match['id']}"
    client.cookies.clear()
    assert 'name="invite"' in page(client, join)
    form = {"invite": match["invitations"]["1"], "name": "Bo"}
    assert client.post(f"/api/matches/{match['id']}/join", json=form).status_code == 200
    client.cookies.clear()
    assert "This seat is taken already." in page(client, join)
