"""The docs are true: their Python runs, their quotations stand in the files, their links lead somewhere.

In a page, a block of Python is run after those before it; `# → value` behind an expression is what it gives.
`<!-- from FILE -->` above a block: it is quoted from that file of the page's folder, and not run.
`<!-- file PATH -->` above a block: the reader is told to write this file.
"""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from bench.ours import EXAMPLE, connect_four
from prestol.table import installed

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TUTORIALS = [EXAMPLE / "README.md", EXAMPLE / "README.ru.md"]
BLOCK = re.compile(r"^(?:<!-- (from|file) (\S+) -->\n)?```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RESULT = re.compile(r"# → (.+)$")


class Block(NamedTuple):
    marked: str
    file: str
    language: str
    code: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(found[1] or "", found[2] or "", found[3], found[4], text.count("\n", 0, found.start(4)))
        for found in BLOCK.finditer(text)
    ]


def runs(page: Path) -> list[Block]:
    return [block for block in blocks(page) if block.language == "python" and not block.marked]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if runs(page)], ids=name)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect_four()  # puts the example on the path
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PRESTOL_PACKS", raising=False)
    module = ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", module)
    for block in runs(page):
        run("\n" * block.line + block.code, str(page), module)


def run(code: str, where: str, module: ModuleType) -> None:
    """Run a block, and compare what its expressions give with what the page says."""
    lines = code.splitlines()
    for node in ast.parse(code, where).body:
        said = RESULT.search(lines[(node.end_lineno or 0) - 1])
        if isinstance(node, ast.Expr) and said:
            gives = eval(compile(ast.Expression(node.value), where, "eval"), vars(module))
            assert repr(gives) == said[1], f"{where}, line {node.lineno}"
        else:
            assert not said, f"{where}, line {node.lineno}: only an expression gives something"
            exec(compile(ast.Module([node], []), where, "exec"), vars(module))


QUOTING = [page for page in PAGES if any(block.marked == "from" for block in blocks(page))]


@pytest.mark.parametrize("page", QUOTING, ids=name)
def test_quotations_stand_in_their_files(page: Path) -> None:
    for block in blocks(page):
        if block.marked == "from":
            assert block.code in (page.parent / block.file).read_text("utf-8"), f"{name(page)}, line {block.line}"


def test_a_wrong_page_is_found_out() -> None:
    with pytest.raises(AssertionError, match="line 2"):
        run("x = 1\nx + 1  # → 3\n", "page", ModuleType("page"))
    with pytest.raises(NameError):
        run("nobody", "page", ModuleType("page"))


def test_both_languages_show_the_same_code() -> None:
    for page in PAGES:
        twin = page.with_suffix(".ru.md")
        if twin in PAGES and twin != page:
            assert code_of(page) == code_of(twin), name(twin)


def code_of(page: Path) -> list[str]:
    """The code of a page; what is typed at a shell has comments for people."""
    return [block.code for block in blocks(page) if block.language not in {"sh", "text"}]


LINK = re.compile(r"""(?:\]\(|(?:src|href)=")([^)\s"]+)[)"]""")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)):
        if "://" in link or link.startswith("mailto:"):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file) if file else page
        assert target.exists(), f"{name(page)} links to {link}"
        if anchor:
            headings = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.MULTILINE)
            assert anchor in {anchored(heading) for heading in headings}, f"{name(page)} links to {link}"


def anchored(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", TUTORIALS, ids=name)
def test_the_package_of_the_tutorial_works(page: Path, tmp_path: Path) -> None:
    """Do what the tutorial says, then run its tests and look for the game among those installed."""
    for block in blocks(page):
        if block.marked == "file":
            (tmp_path / block.file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / block.file).write_text(block.code, "utf-8")
    package = tmp_path / "src" / "connect_four"
    for file in EXAMPLE.iterdir():
        if file.is_file() and file.suffix != ".md":
            text = file.read_text("utf-8").replace("from connect_four import", "from connect_four.rules import")
            (package / ("rules.py" if file.name == "connect_four.py" else file.name)).write_text(text, "utf-8")
    (info,) = [block.code for block in blocks(page) if block.file == "pyproject.toml"]
    point = re.search(r'^\[project.entry-points."prestol.games"\]\n(.+)$', info, re.MULTILINE)
    assert point
    installed = tmp_path / "src" / "connect_four-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: connect-four\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[prestol.games]\n{point[1].replace(chr(34), '')}\n")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert tested.returncode == 0, tested.stdout + tested.stderr
    look = "import json, prestol.table as t; print(json.dumps(sorted(t.installed()['connect-four'].steps)))"
    found = subprocess.run([sys.executable, "-c", look], env=env, capture_output=True, text=True, check=True)
    assert "drop" in json.loads(found.stdout)


def test_the_glossary_has_the_words_of_the_games() -> None:
    rows = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    for game in installed().values():
        en, ru = game.words("en"), game.words("ru")
        for message in filter(re.compile("(?:deck|term|timing)-").match, en.messages):
            assert f"| {en.say(message)} | {ru.say(message)} |" in rows
