"""What people can type is documented: commands, flags, public names, options of the games."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import prestol
from prestol.arena import Report
from prestol.cli.commands import program
from prestol.cli.words import say

DOCS = Path(__file__).parents[1] / "docs"
PAGES = [DOCS / "command-line.md", DOCS / "command-line.ru.md"]
COMMANDS: dict[str, Any] = program().commands


def chapter(page: Path, command: str) -> str:
    """What a page says of a command: from its heading to the next."""
    text = page.read_text("utf-8")
    found = re.search(rf"^## `prestol {command}\b.*?`\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def flags(command: str) -> list[str]:
    return [flag for param in COMMANDS[command].params for flag in param.opts if flag.startswith("--")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_flag_is_documented(command: str, page: Path) -> None:
    text = chapter(page, command)
    assert text, f"{page.name} has no chapter on {command}"
    described = re.findall(r"^- `(--[\w-]+)`", text, re.MULTILINE)
    assert sorted(described) == sorted(flag for flag in flags(command) if flag != "--help")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_speaks_of_a_command_that_is_not_there(page: Path) -> None:
    assert set(re.findall(r"^## `prestol (\w+)", page.read_text("utf-8"), re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_field_of_a_simulation_is_documented(page: Path) -> None:
    text = chapter(page, "simulate")
    assert [field for field in msgspec.structs.fields(Report) if f"`{field.name}`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_key_of_the_terminal_is_documented(page: Path) -> None:
    text = chapter(page, "play")
    for command in ("undo", "help", "board", "log", "scores", "rules", "never", "again", "quit"):
        for lang in ("en", "ru"):
            key = say(lang, f"keys-{command}").split()[0]
            assert re.search(rf"`{key}[` ]", text), f"{page.name} does not speak of the key {key}"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_flag_has_help(command: str) -> None:
    assert COMMANDS[command].help
    assert [param.name for param in COMMANDS[command].params if not getattr(param, "help", None)] == []


def words_of_the_docs() -> str:
    return "\n".join(page.read_text("utf-8") for page in sorted(DOCS.rglob("*.md")))


@pytest.mark.parametrize("name", prestol.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    assert re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", words_of_the_docs()), f"the docs do not speak of prestol.{name}"


@pytest.mark.parametrize("game", prestol.games())
def test_every_option_of_a_game_is_documented(game: str) -> None:
    text = words_of_the_docs()
    options = prestol.games()[game].options
    assert [key for key in options if f"`{key}`" not in text] == []
