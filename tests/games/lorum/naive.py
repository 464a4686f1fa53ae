"""The rules of Lórum once more, as plainly as they are written, to compare the engine with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

RANKS = "789TJQKA"


def beats(card: str, other: str) -> bool:
    """Whether a card is higher than another of its suit."""
    return card[1] == other[1] and RANKS.index(card[0]) > RANKS.index(other[0])


def best_of(trick: Sequence[str]) -> str:
    """The card that takes a trick (rule R7.4)."""
    best = trick[0]
    for card in trick[1:]:
        best = card if beats(card, best) else best
    return best


def playable(hand: Sequence[str], trick: Sequence[str], mode: str) -> list[str]:
    """The cards that may be played (rules R7.2, R7.3, R7.5)."""
    following = [card for card in hand if trick and card[1] == trick[0][1]]
    if not following:
        return list(hand)
    higher = [card for card in following if beats(card, best_of(trick))]
    return higher if mode == "small" and higher else following


def shown(card: str, trick: Sequence[str], mode: str) -> set[str]:
    """Return the cards that a seat cannot hold if it plays this card to the trick."""
    if not trick or beats(card, best_of(trick)):
        return set()
    suit = {rank + trick[0][1] for rank in RANKS}
    if card[1] != trick[0][1]:
        return suit
    return {it for it in suit if beats(it, best_of(trick))} if mode == "small" else set()


def points(cards: Sequence[str], seat: int, exposed: Mapping[str, int], expose: str) -> int:
    """Return the points of a seat's taken cards; *exposed* maps queens to owners (R3, V1, V2)."""
    total = sum(card[1] == "h" for card in cards)
    for queen, worth in (("Qc", 4), ("Qs", 8)):
        if queen in cards:
            own = expose == "triple" and exposed.get(queen) == seat
            total += worth * (3 if own else 2 if queen in exposed else 1)
    return total


def share(debt: int, creditors: int) -> list[int]:
    """A sum paid to some others as equally as possible, more to those who come first (R9.3)."""
    return [debt // creditors + (place < debt % creditors) for place in range(creditors)]


def settle(
    mode: str,
    declarer: int,
    tricks: Sequence[int],
    cost: Sequence[int],
    stacks: Sequence[int],
    pool: int,
    *,
    cap: bool,
    split: bool,
) -> tuple[str, list[int], int]:
    """How a deal ends, what each seat wins or loses, and the pool after it (rules R8, R9)."""
    n = len(tricks)
    price = {4: 10, 3: 15}[n]
    change = [0] * n

    def owed(seat: int, chips: int) -> int:
        return min(chips, stacks[seat]) if cap else chips

    def receive(seat: int, each: int) -> None:
        for other in range(n):
            if other != seat:
                change[other] -= owed(other, each)
                change[seat] += owed(other, each)

    if mode != "regular":
        price *= 2 if mode == "big" else 1
        own = tricks[declarer]
        made = own == 0 if mode == "small" else own == sum(tricks)
        if made:
            receive(declarer, price)
        else:
            debt = owed(declarer, price * (n - 1))
            change[declarer] = -debt
            for place, part in enumerate(share(debt, n - 1)):
                change[(declarer + 1 + place) % n] += part
        return f"{mode}_{'made' if made else 'failed'}", change, pool
    if max(tricks) == sum(tricks):
        receive(tricks.index(max(tricks)), price)
        return "all_tricks", change, pool
    zeros = [seat for seat in range(n) if cost[seat] == 0]
    for seat in range(n):
        change[seat] = -owed(seat, cost[seat])
        pool -= change[seat]
    if len(zeros) == n - 1:
        return "one_taker", change, pool
    if not zeros:
        return "all_pay", change, pool
    if len(zeros) == 2 and not split:
        return "no_split", change, pool
    for seat in zeros:
        change[seat] = pool // len(zeros)
    return ("one_zero", "two_zeros")[len(zeros) - 1], change, pool % len(zeros)


def divisions(cards: Sequence[str], sizes: Sequence[int], barred: Sequence[set[str]]) -> list[str]:
    """Every way to deal cards to hands of these sizes, none getting what is barred to it."""
    if not sizes:
        return [""]
    allowed = [card for card in cards if card not in barred[0]]
    found = []
    for hand in combinations(allowed, sizes[0]):
        rest = [card for card in cards if card not in hand]
        found += [f"{' '.join(hand)}|{more}" for more in divisions(rest, sizes[1:], barred[1:])]
    return found
