"""The names of cards of several packs with jokers (`counted`), and of counted sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import bits, cards

MOST = 127  # the highest number that `without` counts


class Names(dict[str, int]):
    """The cards by name; an apostrophe, the mark of another pack, means nothing."""

    def __missing__(self, text: str) -> int:
        bare = text.rstrip("'")
        if bare == text:
            raise KeyError(text)
        return self[bare]


NUMBERS = Names({**cards.NUMBERS, "*": bits.JOKER})


def name(card: bits.i32) -> str:
    """Return a card's name: ``Td``, or ``*`` for a joker."""
    return "*" if card == bits.JOKER else cards.name(card)


def number(text: str) -> int:
    """Return the card of a name, with or without another pack's mark; `KeyError` otherwise."""
    return NUMBERS[text]


def numbers(text: str) -> list[int]:
    """Return the cards of a text, grouped or not, brackets ignored; `KeyError` for other words."""
    return [number(part) for part in cards.split(text.replace("[", " ").replace("]", " "))]


def pack(packs: int, jokers: int) -> tuple[int, ...]:
    """Return the cards of *packs* packs of 52 with *jokers* jokers in all."""
    return cards.PACK_52 * packs + (bits.JOKER,) * jokers


def members(once: bits.u64, twice: bits.u64, jokers: bits.i32, thrice: bits.u64) -> list[int]:
    """Return the cards of a counted set, ascending, jokers last."""
    found = []
    while once:
        card = bits.first(once)
        found.append(card)
        if twice & bits.bit(card):
            found.append(card)
            if thrice & bits.bit(card):
                found.append(card)
        once &= once - 1
    return found + [bits.JOKER] * jokers


def without(pack: Sequence[int], used: Iterable[int]) -> tuple[list[int], int]:
    """Return the cards of a pack that are not used, and the first used one that it lacks, or -1.

    Of cards of a kind, the first ones are used.  Negative numbers among the used are ignored.
    """
    counts: bits.i32x128 = [0] * 128
    card: bits.i32
    for card in pack:
        counts[card & MOST] += 1
    for card in used:
        if card >= 0:
            if card > MOST or counts[card] == 0:
                return [], card
            counts[card] -= 1
    left = []
    for card in reversed(pack):
        if counts[card & MOST]:
            counts[card & MOST] -= 1
            left.append(card)
    left.reverse()
    return left, -1


def count(numbers: Iterable[int]) -> tuple[int, int, int, int]:
    """Return the counted set of these cards; ``ValueError`` if a card occurs four times."""
    once: bits.u64 = 0
    twice: bits.u64 = 0
    thrice: bits.u64 = 0
    jokers = 0
    for card in numbers:
        if card == bits.JOKER:
            jokers += 1
        elif thrice & bits.bit(card):
            raise ValueError(name(card))
        else:
            thrice |= twice & bits.bit(card)
            twice |= once & bits.bit(card)
            once |= bits.bit(card)
    return once, twice, jokers, thrice


def names(once: bits.u64, twice: bits.u64, jokers: bits.i32, thrice: bits.u64) -> tuple[str, ...]:
    """Return the names of the cards of a counted set, by suit and rank, jokers last."""
    found = []
    while once:
        found.append(cards.name(bits.first(once)))
        if twice & once & -once:
            found.append(cards.name(bits.first(once)))
            if thrice & once & -once:
                found.append(cards.name(bits.first(once)))
        once &= once - 1
    return tuple(found + ["*"] * jokers)


def members_at(sets: bits.u64s, at: bits.i32) -> list[int]:
    """Return the cards of a counted set in an array, which begins at index *at*, as `members`."""
    return members(sets[at], sets[at + 1], sets[at + 2], sets[at + 3])


def names_at(sets: bits.u64s, at: bits.i32) -> tuple[str, ...]:
    """Return the names of the cards of a counted set in an array, which begins at index *at*."""
    return names(sets[at], sets[at + 1], sets[at + 2], sets[at + 3])


def size_at(sets: bits.u64s, at: bits.i32) -> bits.i32:
    """Return how many cards a counted set in an array has, which begins at index *at*."""
    jokers: bits.i32 = sets[at + 2]
    return bits.count(sets[at]) + bits.count(sets[at + 1]) + jokers + bits.count(sets[at + 3])


def write(numbers: Sequence[int]) -> str:
    """Return the names of the cards, in the given order."""
    return " ".join(map(name, numbers))
