"""A game's actions as integer codes, as structs and as text.

The high bits of a code, from `KIND_BITS` on, are the number of its kind; the low bits encode the
struct's fields by a `Part`.  A text is the struct's tag followed by the part's text: ``lay 7s>T1``.
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
CACHED_CODES = (
    2048  # codes of a game whose texts are cached: the same few are listed again and again
)


def kind_of(code: int) -> int:
    """Return the kind of a code."""
    return code >> KIND_BITS << KIND_BITS


def one(text: str) -> Fields:
    """Return a text as the single field of a struct."""
    return (text,)


class Part:
    """The fields of a struct, as the low bits of its code and as text.

    *decode* returns the fields, or None for invalid bits.  *encode* returns the bits, or raises
    `NotationError`.  *parse* returns the fields, which only *encode* checks, or None.
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
    """Return the part for one card of a pack; *number* reads the names of its cards."""
    names = {number(name): (name,) for name in pack}
    return Part(names.get, lambda card: read_card(card, number), lambda text: (canonical(text),))


class Codec(Generic[TAction]):
    """A table of an action union: the struct of each kind, and a part where it has fields.

    A struct may have two adjacent kinds; they share the part of the first, and *encode* picks one.
    """

    def __init__(self, *rows: tuple[int, type[TAction], Part]) -> None:
        self._rows = {kind: (make, part) for kind, make, part in rows}
        self._words: dict[str, tuple[int, type[TAction], Part]] = {}
        for kind, make, part in rows:
            self._words.setdefault(word_of(make), (kind, make, part))
        self.decode: Callable[[int], TAction] = lru_cache(CACHED_CODES)(self._decode)
        """Return the action of a code; ``ValueError`` for an invalid code."""
        self.text: Callable[[int], str] = lru_cache(CACHED_CODES)(self._text)
        """Return the text of a code."""
        self.read: Callable[[str], int] = lru_cache(CACHED_CODES)(self._read)
        """Return the code of an action's text; `NotationError` for any other text."""
        self.parse: Callable[[str], TAction] = lru_cache(CACHED_CODES)(self._parse)
        """Return the action that a text names, with unchecked fields; `NotationError` if none."""

    @property
    def words(self) -> list[str]:
        """The first words of the actions' texts."""
        return list(self._words)

    def _text(self, code: int) -> str:
        return self.write(self.decode(code))

    def _read(self, text: str) -> int:
        return self.encode(self._parse(text))

    def _decode(self, code: int) -> TAction:
        make, part = self._rows.get(kind_of(code), (None, NOTHING))
        fields = part.decode(code & PAYLOAD)
        if make is None or fields is None:
            raise ValueError(f"{code} is not the code of an action")
        return make(*fields)

    def encode(self, action: TAction) -> int:
        """Return the code of an action; `NotationError` if a field is invalid."""
        kind, _, part = self._words[word_of(action)]
        return kind + part.encode(*msgspec.structs.astuple(action))

    def _parse(self, text: str) -> TAction:
        typed, _, rest = folded(text).strip().partition(" ")
        if (word := typed.lower()) in self._words:
            _, make, part = self._words[word]
            fields = part.parse(rest.strip())
            if fields is not None:
                return make(*fields)
        raise NotationError("no_action", text=text)

    def write(self, action: TAction) -> str:
        """Return the text of an action."""
        word = word_of(action)
        *_, part = self._words[word]
        return f"{word} {part.write(*msgspec.structs.astuple(action))}".strip()


def word_of(action: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the tag of a struct: the word for the kind of an action."""
    return str(action.__struct_config__.tag)
