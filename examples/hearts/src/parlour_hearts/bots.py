"""A player of Hearts that avoids points: low leads, just below the best card, danger away."""

from __future__ import annotations

from typing import cast

from parlour.bots import Bot, Reason
from parlour.cards import high
from parlour.cards.cards import collect
from parlour.core import arguments
from parlour.core.deal import Deal
from parlour.pieces import tricks

from . import actions
from .deal import HeartsDeal, pack_of

RANK, SPADES = 15, 3
SPADE_QUEEN, SPADE_KING, SPADE_ACE = map(high.number, ("Qs", "Ks", "As"))
COVERED = 4  # lower spades that make the queen safe in hand
CHEAP = 1  # points that the last seat of a trick accepts, to get rid of a high card


class SteadyBot:
    """Plays by simple rules, from what its seat knows."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        return decide(hearts(seen))[0]

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        return Reason(decide(hearts(seen))[1], {"card": high.name(code & actions.CARD)})


def hearts(seen: Deal) -> HeartsDeal:
    """Return the deal with its own type."""
    arguments.kind(seen, HeartsDeal, "seen")
    return cast(HeartsDeal, seen)


def decide(seen: HeartsDeal) -> tuple[int, str]:
    """Return the action, and the reason for it."""
    codes = seen.legal()
    kind, cards = codes[0] & ~actions.CARD, [code & actions.CARD for code in codes]
    if kind == actions.PASS:
        card, why = max(cards, key=lambda it: danger(seen, it)), "pass"
    elif not seen.played:
        card, why = min(cards, key=lambda it: risk(seen, it)), "lead"
    elif not tricks.suit(seen.best) >> cards[0] & 1:
        card, why = max(cards, key=lambda it: danger(seen, it)), "throw"
    else:
        card, why = follow(seen, cards)
    return kind | card, why


def follow(seen: HeartsDeal, cards: list[int]) -> tuple[int, str]:
    """Return the card of the suit led to play, and the reason for it."""
    below = [card for card in cards if card < seen.best]
    if below:
        return (SPADE_QUEEN if SPADE_QUEEN in below else max(below)), "below"
    harmless = [card for card in cards if card != SPADE_QUEEN] or cards
    on_table = collect(seen.trick[: seen.played])
    if seen.played == seen.seats - 1 and worth(on_table) <= CHEAP:
        return max(harmless), "last"
    return min(harmless), "low"


def worth(cards: int) -> int:
    """Return the points of cards."""
    return (cards & actions.HEARTS).bit_count() + (13 if cards & actions.QUEEN else 0)


def outside(seen: HeartsDeal) -> int:
    """Return the cards that others hold."""
    own = seen.hand[seen.seat] | collect(seen.trick[: seen.played])
    return collect(pack_of(seen.options, seen.seats)) & ~own & ~sum(seen.taken)


def danger(seen: HeartsDeal, card: int) -> int:
    """Return the possible cost of keeping a card: less with more lower ones beside it."""
    suit = seen.hand[seen.seat] & tricks.suit(card)
    lower = (suit & (1 << card) - 1).bit_count()
    queen_lurks = bool(outside(seen) & actions.QUEEN)
    if card == SPADE_QUEEN:
        return 100 if lower < COVERED else 0
    if card in (SPADE_KING, SPADE_ACE) and queen_lurks:
        return 80 if lower < COVERED else 0
    if card >> 4 == SPADES and queen_lurks:
        return 0
    of_hearts = 10 if 1 << card & actions.HEARTS else 0
    return (card & RANK) * 2 + of_hearts - 3 * lower


def risk(seen: HeartsDeal, card: int) -> tuple[int, int]:
    """Return how likely a lead takes the trick, by the cards of its suit that others hold."""
    others = outside(seen) & tricks.suit(card)
    higher = (others & tricks.above(card)).bit_count()
    lower = others.bit_count() - higher
    draws_queen = card in (SPADE_QUEEN, SPADE_KING, SPADE_ACE) and card >> 4 == SPADES
    return (50 if draws_queen or not others else 0) + lower - higher, card & RANK


BOTS: list[type[Bot]] = [SteadyBot]
