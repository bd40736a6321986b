"""Whatever a visitor is refused with is said in the visitor's language: every error of ours has words."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

import pytest

import prestol
from prestol.server import errors
from prestol.server.errors import BadFile, SiteError, Stale, said
from prestol.table import LANGUAGES, BadRecord, PrestolError, Refused
from tests.server.site import Site, open_site, table_for_two
from tests.server.test_words import messages

SOURCE = Path(prestol.__file__).parent
KERNEL = {each.__name__ for each in (PrestolError, Refused, BadRecord)}
SITE = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, SiteError)}
COMMANDS = {
    "arena", "cli", "table/game.py:_lay_over", "table/game.py:data", "server/serve.py", "server/store/carry.py",
    "server/people/sending.py",
}  # fmt: skip
"""What only somebody at a command line meets: whoever hosts, or plays a record from a file."""


class Raised(NamedTuple):
    """A place where an error is made."""

    where: str
    name: str
    call: ast.Call
    inside: ast.AST


def raised() -> Iterator[Raised]:
    """Every place in the source where an error of ours is made."""
    for path in sorted(SOURCE.rglob("*.py")):
        file = path.relative_to(SOURCE).as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
        inside = {id(node): function for function in functions for node in ast.walk(function)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KERNEL | SITE:
                function = inside.get(id(node), tree)
                where = f"{file}:{getattr(function, 'name', '')}"
                if not any(where.startswith(command) for command in COMMANDS):
                    yield Raised(where, node.func.id, node, function)


ALL = list(raised())


def constant(raised: Raised, place: int) -> Any:
    """An argument that is written down there, or in a variable just before."""
    if place >= len(raised.call.args):
        return None
    found = raised.call.args[place]
    if isinstance(found, ast.Name):
        assigns = [each for each in ast.walk(raised.inside) if isinstance(each, ast.Assign)]
        before = sorted((each for each in assigns if each.lineno <= raised.call.lineno), key=lambda each: each.lineno)
        known = [value for each in before for value in _assigned(each, found.id)]
        found = known[-1] if known else found
    return found.value if isinstance(found, ast.Constant) else None


def _assigned(each: ast.Assign, name: str) -> list[ast.expr]:
    target = each.targets[0]
    if isinstance(target, ast.Tuple) and isinstance(each.value, ast.Tuple):
        pairs = zip(target.elts, each.value.elts, strict=True)
        return [value for at, value in pairs if isinstance(at, ast.Name) and at.id == name]
    return [each.value] if isinstance(target, ast.Name) and target.id == name else []


def unsaid(raised: Raised, words: dict[str, set[str]]) -> str:
    """What is missing for saying this error; empty if nothing is."""
    given = {str(each.arg) for each in raised.call.keywords}
    if raised.name in SITE:
        message = constant(raised, 0)
        if raised.name == "TooMany":
            message, given = message or "error-too-many", given | {"wait"}
    else:
        sentence, kind = constant(raised, 0), constant(raised, 1)
        names = {name for _, name, _, _ in Formatter().parse(sentence or "") if name}
        if not kind or names != given:
            return f"{raised.where}: no kind, or {names} are not {given}"
        message = f"refused-{kind}"
    if message not in words:
        return f"{raised.where}: no words for {message}"
    return "" if words[message] <= given else f"{raised.where}: {message} needs {words[message] - given}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_words(lang: str) -> None:
    words = messages(lang, "errors.ftl") | messages(lang, "refused.ftl")
    assert len(ALL) > 120
    assert [why for each in ALL if (why := unsaid(each, words))] == []


def test_no_words_are_left_over() -> None:
    words = messages("en", "errors.ftl") | messages("en", "refused.ftl")
    source = "".join(path.read_text("utf-8") for path in (SOURCE / "server").rglob("*.py"))
    kinds = {f"refused-{constant(each, 1)}" for each in ALL if each.name in KERNEL}
    assert {name for name in words if name not in kinds and f'"{name}"' not in source} == set()


@pytest.mark.parametrize(
    "code",
    [
        'raise Refused("nothing of the kind")',
        'raise Refused("there is no seat {seat}", "seat", seat=1)',
        'raise Refused("there is no seat {seat} of {last}", "seat", seat=1)',
        'raise NotFound("error-of-no-kind")',
        'raise NotFound(f"there is no match {1}")',
        'raise Wrong("error-no-moment")',
    ],
)
def test_an_error_without_words_would_be_found(code: str) -> None:
    tree = ast.parse(code)
    call = next(each for each in ast.walk(tree) if isinstance(each, ast.Call))
    assert isinstance(call.func, ast.Name)
    words = messages("en", "errors.ftl") | messages("en", "refused.ftl")
    assert unsaid(Raised("here", call.func.id, call, tree), words)


def test_errors_inside_errors_are_said_in_the_same_language() -> None:
    inner = Refused("there is no seat {seat}; the seats are 0 to {last}", "seat", seat=7, last=2)
    outer = BadRecord("the record does not start: {why}", "record-start", why=inner)
    assert str(outer) == "the record does not start: there is no seat 7; the seats are 0 to 2"
    assert said(outer, "ru").replace("\u00a0", " ") == "Запись не начинается: Места 7 нет: места – от 0 до 2."
    assert said(BadFile("error-record-breaks", why=inner), "ru").startswith("По\u00a0записи не\u00a0сыграть: Места 7")
    assert said(Refused("as it is {said}"), "ru") == "as it is {said}"
    assert isinstance(Stale("error-moved-on"), Refused)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path, limits=False) as site:
        yield site


def test_a_russian_is_refused_in_russian(site: Site) -> None:
    _, _, match = table_for_two(site)
    russian = site.named("Вера", lang="ru")

    def refused(method: str, path: str, body: Any = None) -> str:
        answer = russian.send(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        sentence: str = answer.json()["error"]
        assert any("а" <= sign <= "я" for sign in sentence.lower()), sentence
        return sentence.replace("\u00a0", " ")

    refused("GET", "/api/matches/nothing")
    refused("GET", "/api/games/chess")
    refused("POST", f"/api/matches/{match}/join", {})
    refused("POST", f"/api/matches/{match}/answer", {"seat": 0, "value": 1})
    refused("POST", f"/api/matches/{match}/rematch")
    refused("POST", "/api/records", {})
    refused("POST", "/api/matches", {"game": "chess", "seats": []})
    refused("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}]})
    refused("POST", "/api/matches", {"game": "huns", "seats": "none"})
    refused("PUT", "/api/matches")
    assert "не знают" in refused("GET", "/api/matches?list=everything")
    assert "seats: Здесь" in refused("POST", "/api/matches", {"game": "huns", "seats": "none"})
    assert "Нет поля game" in refused("POST", "/api/matches", {"seats": []})
    own = russian.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}]})["id"]
    site.until(lambda: russian.table(own)["ask"] is not None)
    ask = russian.table(own)["ask"]
    assert "может ответить" in refused("POST", f"/api/matches/{own}/answer", {"seat": 0, "value": "nothing"}), ask
    refused("POST", f"/api/matches/{own}/answer", {"seat": 0, "value": "nothing", "moment": "1000"})
    refused("POST", f"/api/matches/{own}/withdraw", {"seat": 0})
    refused("GET", f"/api/matches/{own}?at=-1")
