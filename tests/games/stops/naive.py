"""Both games' play, card by card and in words, to compare the engine with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from parlour.cards.cards import RANKS, SUITS

ORDER = "23456789TJQKA"
COLOURS = {"c": "cs", "s": "cs", "d": "dh", "h": "dh"}


def above(card: str) -> str | None:
    """The next card of the suit."""
    place = ORDER.index(card[0]) + 1
    return ORDER[place] + card[1] if place < len(ORDER) else None


def lowest(hand: Sequence[str], barred: str) -> set[str]:
    """Return the cards that may be led."""
    found = set()
    for suit in SUITS:
        cards = [card for card in hand if card[1] == suit and suit not in barred]
        if cards:
            found.add(min(cards, key=lambda card: ORDER.index(card[0])))
    return found


def barred_after(card: str, change: str) -> str:
    """The suits that may not be led after a stop at a card."""
    return {"free": "", "different_suit": card[1], "opposite_color": COLOURS[card[1]]}[change]


def run(hands: dict[int, list[str]], seat: int, card: str) -> list[tuple[int, str]]:
    """Lead a card and play on, taking the cards out of the hands, until a stop or an empty hand."""
    played = []
    following: str | None = card
    while following is not None:
        holders = [other for other, hand in hands.items() if following in hand]
        if not holders:
            break
        hands[holders[0]].remove(following)
        played.append((holders[0], following))
        if not hands[holders[0]]:
            break
        following = above(following)
    assert played[0][0] == seat
    return played


def next_leader(
    hands: dict[int, list[str]], seats: Sequence[int], seat: int, barred: str
) -> int | None:
    """Return the seat that leads after a stop, or None if the play is blocked."""
    start = seats.index(seat)
    for other in [*seats[start:], *seats[:start]]:
        if lowest(hands[other], barred):
            return other
    return None


def pays(cards: set[str], singles: Sequence[str], low: str) -> set[str]:
    """The sections that these cards pay: single cards, king and queen, and the run from *low*."""
    found = {card for card in singles if card in cards}
    if {"Kh", "Qh"} <= cards:
        found.add("QKH")
    ranks = RANKS[RANKS.index(low) : RANKS.index(low) + 3]
    if any(all(rank + suit in cards for rank in ranks) for suit in SUITS):
        found.add("RUN")
    return found


def splits(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[frozenset[str], ...]]:
    """Every way to deal the cards to hands of these sizes."""
    if not sizes:
        yield ()
        return
    for first in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        for others in splits(rest, sizes[1:]):
            yield (frozenset(first), *others)
