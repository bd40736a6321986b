"""Board pictures: the game's `scene` gives coordinates, its template `board.svg.jinja` draws them."""

import marshal
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from prestol.table.ask import Ask

if TYPE_CHECKING:
    from prestol.table.game import Game


class _Kept:
    """`kept(macro, piece)` in a template: what the macro draws for the piece. What was drawn once, in whatever picture
    of the game, is not drawn again; so the macro may look at nothing but the piece."""

    ROOM: Final = 8000

    def __init__(self) -> None:
        self.drawn: dict[tuple[str, bytes], Any] = {}

    def __call__(self, macro: Any, piece: Any) -> Any:
        key = (macro.name, marshal.dumps(piece, 2))
        found = self.drawn.get(key)
        if found is None:
            if len(self.drawn) >= self.ROOM:
                self.drawn.clear()
            found = self.drawn[key] = macro(piece)
        return found


class _Drawing(Environment):
    """Scenes are dicts: `card.x` is looked up there first."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


def _area(area: dict[str, Any]) -> Markup:
    """`<g{{ area(a) }}>` in a template: the group is a part of the picture that can be looked at alone."""
    box = " ".join(f"{each:g}" for each in area["box"])
    about = Markup(' data-area="{}" data-title="{}" data-box="{}" data-text="{:g}"')
    return about.format(area["name"], area["title"], box, area["text"])


@lru_cache(maxsize=16)
def _environment(folder: Path) -> Environment:
    environment = _Drawing(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {"kept": _Kept(), "area": _area}
    return environment


def drawn(
    game: "Game[Any]",
    view: Any,
    seat: int | None,
    ask: Ask | None,
    lang: str,
    names: Sequence[str] = (),
    *,
    tall: bool = False,
) -> str:
    """The board as SVG text. `view` is a masked state, `ask` the seat's open question. `tall`: for a narrow screen, if
    the game has a scene for that."""
    words = game.words(lang)
    arranged = game.tall_scene if tall and game.tall_scene is not None else game.scene
    scene = arranged(view, seat, ask, words, names)
    return _environment(game.folder).get_template("board.svg.jinja").render(scene, t=words.say, lang=lang)
