"""Two players of the gin contest of EAAI 2021, written from descriptions of their policies.

`Simple` was the baseline: it knocks as soon as it can.  `Marjj` won: patient, and careful about the
rival's use of a discard.  Details that a description leaves open are decided here.  One detail
certainly differs: the original never repeats a draw and a discard, which needs a memory.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import fmean

from parlour.bots.gin.outlook import (
    card_of,
    costliest,
    fitting,
    least_without,
    left_by,
    unseen_by,
)
from parlour.bots.gin.reasons import NO_CHANCE, POLICY
from parlour.cards.cards import collect, members
from parlour.cards.rng import Random
from parlour.games.gin import actions
from parlour.games.gin.deal import GinDeal
from parlour.pieces import melds

PATIENT_AFTER = 3  # of its own turns
WEIGHT, FADING, BEST_DRAWS = 18, 0.9, 7


def any_of(codes: Sequence[int], seed: int) -> int:
    """Return a random one of several codes."""
    return codes[Random(seed).below(len(codes))]


def other_than_take(legal: Sequence[int]) -> int:
    """Return the action that leaves the top of the pile."""
    return next(code for code in legal if code != actions.TAKE)


def throws_of(legal: Sequence[int]) -> list[int]:
    """Return the cards that can be thrown, as codes of discards, with a knock or without."""
    return sorted({code & 63 | actions.DISCARD for code in legal if code != actions.BIGGIN})


def thrown(throw: int, legal: Sequence[int], knocks: bool) -> int:
    """Return the discard, or the knock with it; whichever is legal if only one is."""
    knock = throw ^ actions.DISCARD | actions.KNOCK
    if knock in legal and (knocks or throw not in legal):
        return knock
    return throw


def least_of(values: Mapping[int, float]) -> list[int]:
    """Return the codes with the smallest value."""
    least = min(values.values())
    return [code for code in values if values[code] == least]


class Contestant(ABC):
    """A player; subclasses differ in the discards that they take, and the cards that they throw."""

    name: str

    def choose(self, seen: GinDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1 or seen.knocker >= 0:
            return POLICY.decide(seen, NO_CHANCE)
        if actions.TAKE in legal:
            wanted = self.takes(seen.hand[seen.seat], 1 << seen.on_pile()[-1])
            return actions.TAKE if wanted else other_than_take(legal)
        best, knocks = self.best_throws(seen, throws_of(legal))
        return thrown(any_of(best, seed), legal, knocks)

    @abstractmethod
    def takes(self, hand: int, top: int) -> bool:
        """Return whether it takes the top of the pile."""

    @abstractmethod
    def best_throws(self, seen: GinDeal, throws: Sequence[int]) -> tuple[list[int], bool]:
        """Return the best cards to throw, and whether to knock if possible."""


class Simple(Contestant):
    """Takes what makes a meld, throws the card that leaves least, knocks at once."""

    name = "simple"

    def takes(self, hand: int, top: int) -> bool:
        return top & fitting(hand) != 0

    def best_throws(self, seen: GinDeal, throws: Sequence[int]) -> tuple[list[int], bool]:
        return least_of({code: left_by(seen, code) for code in throws}), True


class Marjj(Contestant):
    """Weighs deadwood, prospects and danger; after three turns it waits for gin."""

    name = "marjj"

    def takes(self, hand: int, top: int) -> bool:
        now = melds.deadwood(hand)
        melded = melds.deadwood(hand | top) < now + melds.points(top)
        return melded and least_without(hand | top, hand) < now

    def best_throws(self, seen: GinDeal, throws: Sequence[int]) -> tuple[list[int], bool]:
        gin = [code for code in throws if left_by(seen, code) == 0]
        early = seen.thrown[seen.seat].bit_count() < PATIENT_AFTER
        if gin:
            return gin, True
        choice = costliest(seen.hand[seen.seat], collect(code & 63 for code in throws))
        scores = {code: self.score(seen, code) for code in throws if card_of(code) & choice}
        return least_of(scores), early

    def score(self, seen: GinDeal, code: int) -> float:
        """Return the cost of a discard."""
        ten = seen.hand[seen.seat] & ~card_of(code)
        unseen = [1 << it for it in members(unseen_by(seen, seen.seat))]
        draws = sorted(least_without(ten | card, ten | card) for card in unseen)
        weight = WEIGHT * FADING ** seen.thrown[seen.seat].bit_count()
        return melds.deadwood(ten) + weight * fmean(draws[:BEST_DRAWS]) + danger(seen, code & 63)


# -- what Marjj fears ------------------------------------------------------------------------------


def danger(seen: GinDeal, card: int) -> int:
    """Return how useful a card is to the rival: negative if hardly."""
    seat = seen.seat
    once_mine = seen.thrown[seat] | 1 << seen.upcard
    theirs = seen.known[1 - seat] | seen.thrown[1 - seat] & once_mine  # even those thrown since
    gone = (seen.hand[seat] | collect(seen.on_pile())) & ~theirs
    suit, rank = card & 48, card & 15
    near = {it: suit | rank + it for it in (-2, -1, 1, 2) if 0 <= rank + it < 13}
    others = [other | rank for other in (0, 16, 32, 48) if other != suit]
    return in_sequence(near, gone, theirs) + in_group(others, gone, theirs)


def in_sequence(near: dict[int, int], gone: int, theirs: int) -> int:
    """Return the same for sequences; *near* are the neighbours by their distance."""
    free = {it for it, card in near.items() if not gone >> card & 1}
    if not any(a in free and b in free for a, b in pairwise((-2, -1, 1, 2))):
        found = -10
    else:
        found = -sum(5 if abs(it) == 1 else 3 for it in near if it not in free)
    held = {it for it, card in near.items() if theirs >> card & 1}
    if {-1, 1} <= held:
        return found + 20
    return found + sum(5 if abs(it) == 1 else 3 for it in held)


def in_group(others: Iterable[int], gone: int, theirs: int) -> int:
    """Return the same for groups; *others* are the cards of the rank."""
    missing = 1 + sum(gone >> card & 1 for card in others)  # the card itself counts
    held = sum(theirs >> card & 1 for card in others)
    found = -10 if missing > 2 else -4 if missing == 2 else 0
    if held > 1:
        return found + 20
    return found + 4 if missing == 1 else found
