"""The site's own words, in the languages of the games: Project Fluent messages, for the pages and for their scripts.

A message `name` and its attribute `name.title` are said alike. Scripts get the same messages as JSON, in a form that
a few lines can say: text, or a list of text and of parts: `{"v": argument}` puts an argument in, `{"m": message}`
another message, and `{"s": argument, "of": {key: …}, "else": key}` chooses by a number's plural or by a word.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from prestol.table import LANGUAGES, Refused

FOLDER: Final = Path(__file__).with_name("words")
LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский"}

KEPT: Final = 4_096
"""So many sentences of a language are kept."""

_SHORT: Final = "в|во|к|ко|с|со|и|а|о|об|у|на|не|но|за|из|от|до|по|ни|же|a|an|the|to|of|in|on|at"
_GLUE: Final = re.compile(rf"(?<=\d) (?=[^\W\d])|(?<![\w-])({_SHORT}) (?=\S)|[ ](?=—)", re.IGNORECASE)


def typeset(text: str) -> str:
    """With a space that does not break after short words and numbers, and before a dash."""
    return _GLUE.sub(lambda found: f"{found[1] or ''}\N{NO-BREAK SPACE}", text)


class Speech:
    """All that the site says in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._said = lru_cache(maxsize=KEPT)(self._say)
        self.messages: dict[str, ast.Pattern] = {}
        for path in sorted((FOLDER / lang).glob("*.ftl")):
            resource = FluentResource(path.read_text("utf-8"))
            self.bundle.add_resource(resource)
            for entry in resource.body:
                match entry:
                    case ast.Junk():
                        raise ValueError(f"{path.name} ({lang}) has no Fluent at {entry.content!r}")
                    case ast.Message():
                        self._take(entry)

    def _take(self, entry: ast.Message) -> None:
        if entry.id.name in self.messages:
            raise ValueError(f"{entry.id.name} is said twice in {self.lang}")
        if entry.value is not None:
            self.messages[entry.id.name] = entry.value
        for attribute in entry.attributes:
            self.messages[f"{entry.id.name}.{attribute.id.name}"] = attribute.value

    def say(self, message: str, /, **about: Any) -> str:
        """A message with what it speaks of. (What was said is kept: pages say the same again and again.)"""
        return self._said(message, tuple(about.items()))

    def _say(self, message: str, about: tuple[tuple[str, Any], ...]) -> str:
        name, _, attribute = message.partition(".")
        if message not in self.messages:
            raise KeyError(f"the site has no words for {message!r} in {self.lang!r}")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(about))
        if errors:
            raise KeyError(f"{message!r} in {self.lang!r} with {sorted(dict(about))}: {errors[0]}")
        return typeset(str(text))

    def for_scripts(self) -> dict[str, Any]:
        """All messages as scripts say them."""
        return {name: _plain(pattern) for name, pattern in self.messages.items()}


@lru_cache
def speech(lang: str) -> Speech:
    """All that the site says in a language, read once."""
    if lang not in LANGUAGES:
        raise Refused("there is no language {lang!r}; there are {all}", "language", lang=lang, all=", ".join(LANGUAGES))
    return Speech(lang)


def say(lang: str, message: str, /, **about: Any) -> str:
    """One of the site's messages, or an attribute of one ("send.title")."""
    return speech(lang).say(message, **about)


def _plain(pattern: ast.Pattern) -> Any:
    """A pattern as plain data."""
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _part(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(expression: Any) -> Any:
    match expression:
        case ast.Placeable():
            return _part(expression.expression)
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral():
            return expression.value
        case ast.VariableReference():
            return {"v": expression.id.name}
        case ast.MessageReference():
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            return {"m": expression.id.name + attribute}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return {
                "s": selector.id.name,
                "of": {_key(each): _plain(each.value) for each in expression.variants},
                "else": next(_key(each) for each in expression.variants if each.default),
            }
    raise ValueError(f"the site's words do without {type(expression).__name__}")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
