"""The terms of a deal: the meaning of either game's options for the engine, as numbers.

A mat has nine sections: five single pay cards, king and queen of hearts, a run of three, and two
pools, one for the seat that gets rid of its cards and one for the best poker hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...cards.cards import NUMBERS

SINGLES = 5
"""Sections of one pay card each; they come first."""
QKH, RUN, SECTIONS = 5, 6, 9
MOST_CHIPS = 10**7
"""For a seat or a section, so that the sum of all fits 32 bits."""
MOST_DEBT = 52
"""A chip for every card."""
AUCTIONS: Mapping[str, int] = {"none": -1, "open": 0, "single": 1, "sealed": 2}
STRUCTURES: Mapping[str, int] = {
    "fixed": 0,
    "spread": 0,
    "pot_limit": 1,
    "no_limit": 2,
    "none": 3,
}
FIRST_LEADS: Mapping[str, int] = {"poker_winner": 0, "dealer_left": 1, "dealer": 2}
SUIT_CHANGES: Mapping[str, int] = {"free": 0, "different_suit": 1, "opposite_color": 2}
SHORT_ANTES: Mapping[str, int] = {"eliminate": 0, "partial": 1, "rebuy": 2}
FINAL_BOARDS: Mapping[str, int] = {"last_winner": 0, "split": 1, "showdown": 2}


@dataclass(frozen=True, kw_only=True)
class Terms:
    """The game's mat, its order of play, and its limits."""

    sections: tuple[str, ...]
    """The names of the nine sections, in the order of antes."""
    pay_cards: tuple[int, ...]
    """The cards of the single sections."""
    run_low: int
    """The lowest rank of the run of three."""
    prize: int
    """The section for the seat that gets rid of its cards, and for payments for cards in hand."""
    pool: int
    """The section for the best poker hand."""
    poker_first: bool
    """Poker comes before the cards are played, with bets, or after it, without."""
    start_chips: int
    dealer_ante: int
    """Chips that the dealer puts on each section."""
    spare_first: bool
    """The spare hand is dealt its cards before the dealer's left, or after the dealer."""
    exchanges: bool
    """The dealer may take the spare hand."""
    auction: int
    """One of `AUCTIONS`."""
    least_bid: int
    jumps: bool
    """A bid may exceed the last by more than one."""
    needs_no_pay: bool
    """Only a hand without pay cards may be exchanged."""
    late_exchange: bool
    """After an auction without sale the dealer may still take the spare hand."""
    resale: bool
    """A dealer who has taken the spare hand may auction his old one."""
    on_play: bool
    """Pay cards pay when they are played, or when they are held."""
    claims: bool
    """What is held must be claimed."""
    chooses: bool
    """Five cards are chosen for poker, or the best are taken."""
    structure: int
    """One of `STRUCTURES`."""
    raise_least: int
    raise_most: int
    raises: int
    """The most raises; 0 for any number."""
    short_raise: bool
    dealer_bets_first: bool
    ace_low: bool
    """A2345 is a straight."""
    dealer_ties_first: bool
    """Of equal poker hands that of the dealer comes first, or last."""
    first_lead: int
    """One of `FIRST_LEADS`."""
    suit_change: int
    """One of `SUIT_CHANGES`."""
    optional: bool
    """The next card need not be played."""
    dealt_poker: bool
    """Poker after the play uses the hands as dealt, or what is left of them."""
    blocked_pays: bool
    """Cards left in hand are paid for even if nobody has got rid of theirs."""
    credit: bool
    """A seat that cannot pay for the cards in hand owes the rest."""
    short_ante: int
    """One of `SHORT_ANTES`."""
    final_board: int
    """One of `FINAL_BOARDS`."""


def cards_named(*names: str) -> tuple[int, ...]:
    """Return the cards of these names."""
    return tuple(NUMBERS[name] for name in names)
