"""The mistakes of weaker bots: what they overlook, as their seed decides, and what nobody does."""

from __future__ import annotations

from ..cards import twins
from ..cards.cards import collect
from ..cards.rng import Random
from ..core.deal import Deal
from ..core.told import Told

EIGHTHS = 8
CARD, RANK, RANKS, MELD = 63, 15, 13, 3  # bits of a code and of a card; cards of a suit, of a meld


def overlooks(eighths: int, seed: int) -> bool:
    """Return whether a bot overlooks something that it misses in *eighths* of all cases."""
    return Random(seed).below(EIGHTHS) < eighths


def thinkable(discards: list[int], seen: Deal, told: Told) -> list[int]:
    """Return the discards, without a card just drawn for a meld unless nothing else is left.

    Even a beginner has looked at the card just drawn.
    """
    hand = collect({it & CARD for it in discards})
    kept = [it for it in drawn(seen, told) if completes(hand, it)]
    return [it for it in discards if it & CARD not in kept] or discards


def drawn(seen: Deal, told: Told) -> list[int]:
    """Return the cards that the acting seat has drawn in this turn, as far as it is told."""
    own = f"hand:{seen.seat}"
    for event in reversed(told.history):
        if event.seat != seen.seat:
            break
        found = [it.card for it in event.moves if it.card and it.target == own]
        if found and event.kind in ("stock", "take"):
            return [twins.number(it) for it in found]
    return []


def completes(hand: int, card: int) -> bool:
    """Return whether a card is part of a meld of natural cards in a hand that holds it."""
    if card & RANK >= RANKS:
        return False  # a joker
    ranks = hand >> (card & ~RANK) & (1 << RANKS) - 1
    ranks |= (ranks & 1) << RANKS  # an ace is low and high
    alike = sum(hand >> it & 1 for it in range(card & RANK, 4 << 4, RANK + 1))
    places = [card & RANK] + [RANKS] * (card & RANK == 0)
    return alike >= MELD or any(run_at(ranks, place) >= MELD for place in places)


def run_at(ranks: int, place: int) -> int:
    """Return the length of the run at a place, in ranks as a mask."""
    low = high = place
    while low and ranks >> (low - 1) & 1:
        low -= 1
    while ranks >> (high + 1) & 1:
        high += 1
    return high - low + 1
