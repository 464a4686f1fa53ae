"""The messages of the catalogues (Fluent) for errors, the terminal and the server.

Shared texts lie in ``parlour/locales/<language>.ftl``, and a game's own in
``parlour/games/<game>/texts/<language>.ftl`` or in ``texts/<language>.ftl`` of its package.  The
page is built from the same files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from . import outside
from .foreign import visible

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

HOME = Path(__file__).parent.parent
DEFAULT = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # before a negative number, which needs a minus sign
WORD = re.compile(r"\{([\w-]+)\}")  # a game's text in a line of a view
PLAIN = re.compile(r" *= *((?:[^{}\n]|\{ *\$[\w-]+ *\})+)\n(?:\s*\n|#.*\n)*")
"""A message of one line whose only placeables are facts, and the blank lines after it."""
PLACE = re.compile(r"\{ *\$([\w-]+) *\}")
MOST_SHOWN = 10**18  # larger numbers are written without Fluent, which rounds them
GROUPED = 1000  # from here on, languages group digits in different ways
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def languages() -> list[str]:
    """Return the languages that have texts, English first."""
    found = sorted(path.stem for path in (HOME / "locales").glob("*.ftl"))
    return sorted(found, key=lambda language: language != DEFAULT)


def spoken() -> str:
    """Return the language of the environment if it has texts, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        tag = os.environ.get(name, "").partition("_")[0].partition(".")[0]
        if tag in languages():
            return tag
    return DEFAULT


def files(language: str) -> list[Path]:
    """Return the files of a language; those of other packages come first, to override none."""
    name = f"texts/{language}.ftl"
    others = {path for folder in outside.folders().values() if (path := folder / name).is_file()}
    own = sorted(HOME.glob(f"games/*/{name}"))
    return [*sorted(others), *own, HOME / "locales" / f"{language}.ftl"]


class Catalogue:
    """The messages of one language, shared and of all games.

    The files are read at once, so that refusals do not wait for them.  Nearly all messages are
    plain.  The first that is not imports Fluent and looks up how the language writes numbers, which
    takes 6 MB and a tenth of a second.  A message is parsed on first use.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        for path in files(language):
            _, *entries = ENTRY.split(path.read_text("utf-8-sig", errors="replace"))
            self._sources |= zip(entries[::2], entries[1::2], strict=True)

    @cached_property
    def _parsed(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def say(self, name: str, facts: Mapping[str, str | int]) -> str | None:
        """Return a message with its facts; None if the language lacks it."""
        if (text := self._say_plainly(name, facts)) is not None:
            return text
        if not (found := self.find(name)):
            return None
        return self.format(found.value, facts) if found.value else name

    def _say_plainly(self, name: str, facts: Mapping[str, str | int]) -> str | None:
        """Return a message that needs no Fluent, as Fluent would write it; None for any other."""
        plain = PLAIN.fullmatch(self._sources.get(name, "") + "\n")
        if plain is None:
            return None
        words = {
            key: fact if isinstance(fact, str) else f"{fact:d}"
            for key, fact in facts.items()
            if isinstance(fact, str) or 0 <= fact < GROUPED
        }
        try:
            return PLACE.sub(lambda place: words[place[1]], plain[1].rstrip(" "))
        except KeyError:
            return None

    def find(self, name: str) -> Message | None:
        """Return a message, with all that it refers to parsed; None if the language lacks it."""
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
        """Return the pattern of a message or an attribute with its facts."""
        text = str(self._parsed.format_pattern(pattern, dict(facts))[0])
        below_zero = any(not isinstance(fact, str) and fact < 0 for fact in facts.values())
        return HYPHEN.sub("\N{MINUS SIGN}", text) if below_zero else text


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of a language that has texts."""
    return Catalogue(language)


def has(message: str, language: str) -> bool:
    """Return whether a language has a text for *message*."""
    return catalogue(language).find(message) is not None


def say(message: str, language: str, facts: Mapping[str, str | int] | None = None) -> str:
    """Return a message in *language*, or in English if the language lacks it.

    Facts may come from a stranger: characters that a terminal would obey are escaped.
    """
    shown = {
        name: fact if type(fact) is int and abs(fact) < MOST_SHOWN else visible(written(fact))
        for name, fact in (facts or {}).items()
    }
    for name in (language, DEFAULT):
        text = catalogue(name).say(message, shown) if name in languages() else None
        if text is not None:
            return text
    return f"{message} {shown}" if shown else message


def written(fact: object) -> str:
    """Return a fact as text, whatever a caller has passed."""
    if isinstance(fact, str):
        return fact
    try:
        return str(fact)
    except Exception:  # noqa: BLE001  a foreign class may fail in any way, as may a huge number
        return f"<{type(fact).__name__}>"


def in_words(line: str, game: str, language: str = DEFAULT) -> str:
    """Return a line of a view with the game's texts in place of the words in braces."""
    return WORD.sub(lambda found: say(f"{game}-{found[1]}", language), line)
