"""The terminal's own words, in the languages of the games."""

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from prestol.table import LANGUAGES, Refused


def default_language() -> str:
    """Russian where the environment asks for it, else English."""
    asked = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "ru" if asked.lower().startswith("ru") else "en"


@lru_cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise Refused(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    text = Path(__file__).with_name(f"words.{lang}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(lang: str, message: str, **about: Any) -> str:
    """One of the terminal's messages."""
    pattern = _bundle(lang).get_message(message).value
    assert pattern is not None
    text, errors = _bundle(lang).format_pattern(pattern, about)
    assert not errors, f"{message!r} in {lang!r}: {errors}"
    return str(text)
