"""Reading and writing positions of games with two packs and jokers (docs/library/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ..cards import twins
from ..core import notation
from ..core.errors import NotationError
from . import jokers

read_card = partial(notation.read_card, number=twins.number)


def label(seat: int) -> str:
    """Return the name of a seat's hand."""
    return f"P{seat}" if seat else "H"


def read_cards(text: str) -> list[int]:
    """Return the cards of a section; brackets only help the reader."""
    return [read_card(part) for part in notation.words_of(text)]


def read_hidden(text: str) -> list[int]:
    """Return the cards of a section, some perhaps hidden."""
    return notation.read_some(text, read_card)


def cards_in(meld: int) -> list[int]:
    """Return the cards of a meld."""
    return twins.members(jokers.naturals(meld), 0, jokers.jokers(meld), 0)


def left_over(pack: Iterable[int], used: Iterable[int]) -> list[int]:
    """Return the cards of a pack that are not used; `NotationError` if it lacks a used card."""
    whole = list(pack)
    left = whole[:]
    for card in (card for card in used if card != notation.HIDDEN):
        if card not in left:
            code = "card_twice" if card in whole else "not_in_pack"
            raise NotationError(code, text=twins.name(card))
        left.remove(card)
    return left
