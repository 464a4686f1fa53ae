"""The sentences of the catalogues (Fluent), for errors, the terminal and the server.

The texts that all games share lie in ``parlour/locales/<language>.ftl``, a game's own in
``parlour/games/<game>/texts/<language>.ftl`` or ``texts/<language>.ftl`` of the package that brings
it; the page is built from the same files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from . import outside

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

HOME = Path(__file__).parent.parent
DEFAULT = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # before a number below zero, where a minus belongs
WORD = re.compile(r"\{([\w-]+)\}")  # in a line of a view: a text of the game
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def languages() -> list[str]:
    """Return the languages there are texts in, English first."""
    found = sorted(path.stem for path in (HOME / "locales").glob("*.ftl"))
    return sorted(found, key=lambda language: language != DEFAULT)


def spoken() -> str:
    """Return the language of the environment if there are texts in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        tag = os.environ.get(name, "").partition("_")[0].partition(".")[0]
        if tag in languages():
            return tag
    return DEFAULT


def files(language: str) -> list[Path]:
    """Return the catalogues of a language: those of other packages first, which change no other."""
    name = f"texts/{language}.ftl"
    others = {path for folder in outside.folders().values() if (path := folder / name).is_file()}
    own = sorted(HOME.glob(f"games/*/{name}"))
    return [*sorted(others), *own, HOME / "locales" / f"{language}.ftl"]


class Catalogue:
    """The messages of one language, common and of all games.

    Their files are read at once, so that refusals do not wait for them; a message is parsed when
    it is first said, and how a language writes numbers is looked up with the first of them: most
    processes say few of two thousand, in one language.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow, and most programs say nothing

        self._begin = partial(FluentBundle, [language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in files(language):
            _, *entries = ENTRY.split(path.read_text("utf-8", errors="replace"))
            self._sources |= zip(entries[::2], entries[1::2], strict=True)

    @cached_property
    def _parsed(self) -> FluentBundle:
        return self._begin()

    def find(self, name: str) -> Message | None:
        """Return a message, with all that it refers to at hand; None if there is none."""
        if not self._parsed.has_message(name):
            self._parse(name, set())
        return self._parsed.get_message(name) if self._parsed.has_message(name) else None

    def _parse(self, name: str, begun: set[str]) -> None:
        from fluent.runtime import FluentResource

        if name in self._sources and name not in begun:
            begun.add(name)
            source = self._sources[name]
            for other in REFERENCE.findall(source):
                self._parse(other, begun)
            self._parsed.add_resource(FluentResource(name + source))

    def format(self, pattern: Pattern, facts: Mapping[str, str | int]) -> str:
        """Return a message's or an attribute's pattern with facts put in."""
        text = str(self._parsed.format_pattern(pattern, dict(facts))[0])
        below_zero = any(not isinstance(fact, str) and fact < 0 for fact in facts.values())
        return HYPHEN.sub("\N{MINUS SIGN}", text) if below_zero else text


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of a language that there are texts in."""
    return Catalogue(language)


def has(message: str, language: str) -> bool:
    """Return whether a language has a text for *message*."""
    return catalogue(language).find(message) is not None


def say(message: str, language: str, facts: Mapping[str, str | int] | None = None) -> str:
    """Return a message in *language* (English where the language or the message is missing)."""
    for name in (language, DEFAULT):
        found = catalogue(name).find(message) if name in languages() else None
        if found:
            return catalogue(name).format(found.value, facts or {}) if found.value else message
    return f"{message} {dict(facts)}" if facts else message


def in_words(line: str, game: str, language: str = DEFAULT) -> str:
    """Return a line of a view with the game's texts for what stands in braces."""
    return WORD.sub(lambda found: say(f"{game}-{found[1]}", language), line)
