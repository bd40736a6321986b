"""The site's words: both languages say the same, scripts get what the server says, lines break in the right places."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import prestol
from prestol.server.words import FOLDER, Speech, say, speech, typeset
from prestol.table import LANGUAGES, Refused

WEB = Path(prestol.__file__).parent / "web"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
SAID = re.compile(r"""(?:\bt\(|\bsay\(|data-t=|data-confirm=)["']([a-z][\w-]*(?:\.[\w-]+)?)["']""")
SAID_OF_ATTRIBUTES = re.compile(r'data-t-attr="([^"]+)"')


def arguments(entry: Any) -> set[str]:
    found: set[str] = set()

    def look(piece: Any) -> None:
        match piece:
            case ast.VariableReference():
                found.add(piece.id.name)
            case ast.BaseNode():
                for value in vars(piece).values():
                    look(value)
            case list():
                for each in piece:
                    look(each)

    look(entry)
    return found


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """The messages of a file in the order written, and their arguments."""
    found = {}
    for entry in parse((FOLDER / lang / file).read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry.value)
            found |= {f"{entry.id.name}.{each.id.name}": arguments(each.value) for each in entry.attributes}
    return found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    en, ru = messages("en", file), messages("ru", file)
    assert list(en) == list(ru)
    assert {name: about for name, about in en.items() if about != ru[name]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_templates_and_scripts_say_is_there(lang: str) -> None:
    said: set[str] = set()
    for path in [*WEB.rglob("*.jinja"), *WEB.rglob("*.js")]:
        text = path.read_text("utf-8")
        said.update(SAID.findall(text))
        for pairs in SAID_OF_ATTRIBUTES.findall(text):
            said.update(pair.partition(":")[2].strip() for pair in pairs.split(";"))
    known = speech(lang).messages
    whole = {message for message in said if not message.endswith(("-", "."))}
    assert len(whole) > 200
    assert {message for message in whole if message not in known and "{" not in message} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scripts_can_say_every_message(lang: str) -> None:
    plain = speech(lang).for_scripts()
    assert plain.keys() == speech(lang).messages.keys()
    assert isinstance(plain["save"], str)
    assert plain["n-players"][0]["s"] == "n"
    assert plain["n-players"][0]["of"]["one"][0] == {"v": "n"}


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Партия в разгаре", "Партия в\u00a0разгаре"),
        ("И не к добру — увы", "И\u00a0не\u00a0к\u00a0добру\u00a0— увы"),
        ("21 день на ход", "21\u00a0день на\u00a0ход"),
        ("It is the end of a day", "It is the\u00a0end of\u00a0a\u00a0day"),
        ("что-то из-за того", "что-то из-за того"),
    ],
)
def test_short_words_and_numbers_stay_with_what_follows(plain: str, set_: str) -> None:
    assert typeset(plain) == set_


def test_plurals_are_right() -> None:
    assert [say("ru", "n-players", n=n) for n in (1, 3, 5, 11, 21, 22)] == [
        "1\u00a0игрок", "3\u00a0игрока", "5\u00a0игроков", "11\u00a0игроков", "21\u00a0игрок", "22\u00a0игрока",
    ]  # fmt: skip
    assert [say("en", "ago-days", n=n) for n in (1, 2)] == ["yesterday", "2\u00a0days ago"]


def test_what_is_wrong_with_words_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say("en", "no-such-message")
    with pytest.raises(KeyError, match="n-players"):
        say("en", "n-players")
    with pytest.raises(Refused, match="there is no language 'de'"):
        say("de", "save")
    (tmp_path / "en").mkdir()
    monkeypatch.setattr("prestol.server.words.FOLDER", tmp_path)
    for broken, why in (
        ("a = { $n", "has no Fluent"),
        ("a = b\na = c", "said twice"),
        ("a = { NUMBER($n) }", "do without"),
    ):
        (tmp_path / "en" / "a.ftl").write_text(broken, "utf-8")
        with pytest.raises(ValueError, match=why):
            Speech("en").for_scripts()
