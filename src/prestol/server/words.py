"""The site's own words, in the languages of the games."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from prestol.table import LANGUAGES

FOLDER = Path(__file__).with_name("words")


@lru_cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((FOLDER / (lang if lang in LANGUAGES else "en")).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(lang: str, message: str, **about: Any) -> str:
    """One of the site's messages."""
    pattern = _bundle(lang).get_message(message).value
    assert pattern is not None
    text, errors = _bundle(lang).format_pattern(pattern, about)
    assert not errors, f"{message!r} in {lang!r}: {errors}"
    return str(text)
