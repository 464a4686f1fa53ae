"""What a seat can do, as numbers, as structs and as text: a game has a table of it.

A code is the number of its kind, from bit `KIND_BITS` on, and below that what a `Part` makes of the
struct's fields.  A text is the struct's tag and what the part writes: ``lay 7s>T1``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from .errors import NotationError
from .notation import canonical, folded, read_card

TAction = TypeVar("TAction", bound=msgspec.Struct)
Fields: TypeAlias = tuple[Any, ...]

KIND_BITS = 40
PAYLOAD = (1 << KIND_BITS) - 1
KEPT = 2048  # codes of a game whose words are kept: the same few are listed again and again


def kind_of(code: int) -> int:
    """Return the kind of a code."""
    return code >> KIND_BITS << KIND_BITS


def one(text: str) -> Fields:
    """Return a text as the only field of a struct."""
    return (text,)


class Part:
    """The fields of a struct as the low bits of its code, and as text.

    *decode* returns the fields, or None for bits that stand for nothing; *encode* the bits, or
    raises `NotationError`; *parse* the fields, which *encode* has yet to check, or None.
    """

    def __init__(
        self,
        decode: Callable[[int], Fields | None],
        encode: Callable[..., int],
        parse: Callable[[str], Fields | None] = one,
        write: Callable[..., str] = str,
    ) -> None:
        self.decode = decode
        self.encode = encode
        self.parse = parse
        self.write = write


NOTHING = Part(
    lambda bits: None if bits else (),
    lambda: 0,
    lambda text: None if text else (),
)


def card_part(number: Callable[[str], int], pack: Iterable[str]) -> Part:
    """Return the part that is one card of a pack, as *number* reads its names."""
    names = {number(name): (name,) for name in pack}
    return Part(names.get, lambda card: read_card(card, number), lambda text: (canonical(text),))


class Codec(Generic[TAction]):
    """The table: codes of kinds, their structs, and a part where these have fields.

    A struct of two kinds, next to each other, has the first's part; *encode* tells them apart.
    """

    def __init__(self, *rows: tuple[int, type[TAction], Part]) -> None:
        self._rows = {kind: (make, part) for kind, make, part in rows}
        self._words: dict[str, tuple[int, type[TAction], Part]] = {}
        for kind, make, part in rows:
            self._words.setdefault(word_of(make), (kind, make, part))
        self.decode: Callable[[int], TAction] = lru_cache(KEPT)(self._decode)
        """Return the action of a code; ``ValueError`` if there is none."""
        self.text: Callable[[int], str] = lru_cache(KEPT)(self._text)
        """Return the text of a code."""
        self.read: Callable[[str], int] = lru_cache(KEPT)(self._read)
        """Return the code that a text writes; `NotationError` if it writes none."""

    @property
    def words(self) -> list[str]:
        """The words that actions begin with."""
        return list(self._words)

    def _text(self, code: int) -> str:
        return self.write(self.decode(code))

    def _read(self, text: str) -> int:
        return self.encode(self.parse(text))

    def _decode(self, code: int) -> TAction:
        make, part = self._rows.get(kind_of(code), (None, NOTHING))
        fields = part.decode(code & PAYLOAD)
        if make is None or fields is None:
            raise ValueError(f"{code} is no action's code")
        return make(*fields)

    def encode(self, action: TAction) -> int:
        """Return the code of an action; `NotationError` if its fields name nothing."""
        kind, _, part = self._words[word_of(action)]
        return kind + part.encode(*msgspec.structs.astuple(action))

    def parse(self, text: str) -> TAction:
        """Return the action that a text writes; `NotationError` if it writes none.

        `encode` has yet to check its fields.
        """
        typed, _, rest = folded(text).strip().partition(" ")
        if (word := typed.lower()) in self._words:
            _, make, part = self._words[word]
            fields = part.parse(rest.strip())
            if fields is not None:
                return make(*fields)
        raise NotationError("no_action", text=text)

    def write(self, action: TAction) -> str:
        """Return an action's text."""
        word = word_of(action)
        *_, part = self._words[word]
        return f"{word} {part.write(*msgspec.structs.astuple(action))}".strip()


def word_of(action: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the tag of a struct: the kind of an action as people know it."""
    return str(action.__struct_config__.tag)
