"""The names of cards where there are two packs and jokers (`counted`), and what such packs hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import cards

JOKER = 63  # as in `counted`, whose constants compiled code does not show


def name(card: int) -> str:
    """Return a card's name: ``Td``, or ``*`` for a joker."""
    return "*" if card == JOKER else cards.NAMES[card]


def number(text: str) -> int:
    """Return the card of a name, with or without the second pack's mark; `KeyError` if none."""
    return JOKER if text.removesuffix("'") == "*" else cards.NUMBERS[text.removesuffix("'")]


def numbers(text: str) -> list[int]:
    """Return the cards of a text, grouped or not, brackets ignored; `KeyError` if one is none."""
    return [number(part) for part in cards.split(text.replace("[", " ").replace("]", " "))]


def pack(packs: int, jokers: int) -> tuple[int, ...]:
    """Return the cards of so many packs of 52 with so many jokers in all."""
    return cards.PACK_52 * packs + (JOKER,) * jokers


def members(once: int, twice: int, jokers: int) -> list[int]:
    """Return the cards of a counted set, ascending, jokers last."""
    found = sorted(cards.members(once) + cards.members(twice))
    return found + [JOKER] * jokers


def count(numbers: Iterable[int]) -> tuple[int, int, int]:
    """Return the counted set of these cards; ``ValueError`` if there are three of a kind."""
    once = twice = jokers = 0
    for card in numbers:
        if card == JOKER:
            jokers += 1
        elif twice >> card & 1:
            raise ValueError(name(card))
        else:
            twice |= once & 1 << card
            once |= 1 << card
    return once, twice, jokers


def names(once: int, twice: int, jokers: int) -> list[str]:
    """Return the names of a counted set, by suit and rank, jokers last."""
    return [name(card) for card in members(once, twice, jokers)]


def write(numbers: Sequence[int]) -> str:
    """Return the names of the cards, in the given order."""
    return " ".join(map(name, numbers))
