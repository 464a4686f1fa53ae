"""The sentences of the catalogues (Fluent), for errors, the terminal and the server.

The texts that all games share lie in ``parlour/locales/<language>.ftl``, a game's own in
``parlour/games/<game>/texts/<language>.ftl``; the page is built from the same files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent.parent
DEFAULT = "en"


@cache
def languages() -> list[str]:
    """Return the languages there are texts in, English first."""
    found = sorted(path.stem for path in (HOME / "locales").glob("*.ftl"))
    return sorted(found, key=lambda language: language != DEFAULT)


@cache
def bundle(language: str) -> FluentBundle:
    """Return the messages of one language, common and of all games."""
    from fluent.runtime import FluentBundle, FluentResource  # slow, and most programs say nothing

    messages = FluentBundle([language], use_isolating=False)
    common = HOME / "locales" / f"{language}.ftl"
    for path in [common, *sorted(HOME.glob(f"games/*/texts/{language}.ftl"))]:
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def has(message: str, language: str) -> bool:
    """Return whether a language has a text for *message*."""
    return bundle(language).has_message(message)


def say(message: str, language: str, facts: Mapping[str, str | int] | None = None) -> str:
    """Return a message in *language* (English where the language or the message is missing)."""
    if language not in languages() or not has(message, language):
        language = DEFAULT
    messages = bundle(language)
    if not messages.has_message(message):
        return f"{message} {dict(facts)}" if facts else message
    pattern = messages.get_message(message).value
    return str(messages.format_pattern(pattern, dict(facts or {}))[0]) if pattern else message
