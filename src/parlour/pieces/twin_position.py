"""Reading and writing positions of games with two packs and jokers (docs/library/notation.md)."""

from __future__ import annotations

from collections import Counter
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
    return notation.read_all(text, twins.number)


def read_hidden(text: str) -> list[int]:
    """Return the cards of a section, some perhaps hidden."""
    return notation.read_some(text, twins.number)


def cards_in(meld: int) -> list[int]:
    """Return the cards of a meld."""
    return twins.members(jokers.naturals(meld), 0, jokers.jokers(meld), 0)


def left_over(pack: Iterable[int], used: Iterable[int]) -> list[int]:
    """Return the cards of a pack that are not used; `NotationError` if it lacks a used card."""
    whole = list(pack)
    counts = Counter(whole)
    for card in used:
        if card != notation.HIDDEN:
            if not counts[card]:
                code = "card_twice" if card in counts else "not_in_pack"
                raise NotationError(code, text=twins.name(card))
            counts[card] -= 1
    left = []
    for card in reversed(whole):  # the first ones of a kind are used
        if counts[card]:
            counts[card] -= 1
            left.append(card)
    return left[::-1]
