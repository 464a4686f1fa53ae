"""The state of a deal as bytes (`Deal.dump`): the header before its fields, and reading it.

::

    5  "PRLR" and the version of this format
    4  a hash of the names and lengths of the game's fields, which another version may change
    2  the length in bytes of the text: the game, and the options that are not at their default
    …  the text; then the fields of every deal and, packed, those of the game
    4  a checksum of all before
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any
from zlib import crc32

from . import arguments
from .errors import DumpError

MAGIC = b"PRLR\1"
SHAPE = 4
SUM = 4
TEXT = len(MAGIC) + SHAPE + 2


def checksum(data: bytes) -> bytes:
    """Return a checksum, which reveals damaged bytes."""
    return crc32(data).to_bytes(SUM, "little")


@lru_cache
def shape(game: Any) -> bytes:
    """Return a hash of the fields of a game's deals."""
    options = game.options()
    fields = game.new_deal(options, game.usual_seats(options)).fields()
    sizes = sorted((name, len(it) if isinstance(it, list) else 0) for name, it in fields.items())
    return blake2b(repr(sizes).encode(), digest_size=SHAPE).digest()


def head_of(options: Any) -> bytes:
    """Return the header of the dump of a deal with these options."""
    words = [options.game.id, *(f"{name}={value}" for name, value in options.changed().items())]
    text = " ".join(words).encode()
    return MAGIC + shape(options.game) + bytes((len(text) >> 8, len(text) & 255)) + text


@lru_cache
def model(game: Any, head: bytes) -> Any:
    """Return a new deal by the game and options in the header of a dump."""
    try:
        name, *terms = head[TEXT:].decode().split()
        texts = dict(term.split("=") for term in terms)
    except ValueError as error:
        raise DumpError("dump_damaged", count=len(head)) from error
    if name != game.id:
        raise DumpError("dump_game", name=name, wanted=game.id)
    if head[len(MAGIC) : TEXT - 2] != shape(game):
        raise DumpError("dump_version")
    options = game.options_type.of(game.options_type.read(texts))
    return game.new_deal(options, game.usual_seats(options))


def load(game: Any, data: bytes, options: Any) -> Any:
    """Return the deal of a dump; see `Game.load`."""
    arguments.kind(data, bytes, "data")
    if data[: len(MAGIC)] != MAGIC or len(data) < TEXT:
        raise DumpError("dump_unknown", count=len(data))
    if data[-SUM:] != checksum(data[:-SUM]):
        raise DumpError("dump_damaged", count=len(data))
    end = TEXT + (data[TEXT - 2] << 8 | data[TEXT - 1])
    like = model(game, data[:end])
    if options is not None and options != like.options:
        raise DumpError("dump_options", text=data[TEXT:end].decode())
    deal = like.clone()
    if not deal.restore(data[end:-SUM]):
        raise DumpError("dump_damaged", count=len(data))
    return deal
