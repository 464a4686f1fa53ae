"""Reading and writing positions of games with two packs and jokers (docs/library/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from ..cards import twins
from ..core import notation
from ..core.errors import NotationError
from . import jokers

NUMBER = twins.NUMBERS.__getitem__
NAME = {number: name for name, number in twins.NUMBERS.items()}.__getitem__
read_card = partial(notation.read_card, number=NUMBER)


def label(seat: int) -> str:
    """Return the name of a seat's hand."""
    return f"P{seat}" if seat else "H"


def read_cards(text: str) -> list[int]:
    """Return the cards of a section; brackets only help the reader."""
    return notation.read_all(text, NUMBER)


def read_hidden(text: str) -> list[int]:
    """Return the cards of a section, some perhaps hidden."""
    return notation.read_some(text, NUMBER)


def cards_in(meld: int) -> list[int]:
    """Return the cards of a meld."""
    return twins.members(jokers.naturals(meld), 0, jokers.jokers(meld), 0)


def left_over(pack: Sequence[int], used: Iterable[int]) -> list[int]:
    """Return the cards of a pack that are not used; `NotationError` if it lacks a used card."""
    left, stray = twins.without(pack, used)
    if stray >= 0:
        code = "card_twice" if stray in pack else "not_in_pack"
        raise NotationError(code, text=twins.name(stray))
    return left
