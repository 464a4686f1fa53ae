"""An auction in turns: the bidders, the bounds of their bids, the buyer and the price.

The state is one array of `WIDTH` numbers:

===========  ===================================================================================
index        meaning
===========  ===================================================================================
``KIND``     `OPEN`: rising bids, round after round until one bidder is left, and a pass is final;
             `SINGLE`: one turn each, rising; `SEALED`: one turn each, bids do not know each other
``MIN_BID``  the smallest bid
``JUMP``     1 if a bid may exceed the last by more than one
``SEATS``    the number of seats at the table
``WAITING``  the seats that may still be asked, as a mask
``BUYER``    the highest bidder so far, -1 if none; of equal sealed bids the first
``PRICE``    the highest bid, 0 if none
``BIDS``     from here on the last bid of every seat, 0 if it has made none or passed
===========  ===================================================================================

No chips move here: the game collects the price.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..cards import bits
from . import turns

OPEN, SINGLE, SEALED = 0, 1, 2
KIND, MIN_BID, JUMP, SEATS, WAITING, BUYER, PRICE, BIDS = 0, 1, 2, 3, 4, 5, 6, 7
WIDTH = 23  # for sixteen seats
globals().update(OPEN=OPEN, SINGLE=SINGLE, SEALED=SEALED, KIND=KIND, MIN_BID=MIN_BID, JUMP=JUMP)
globals().update(SEATS=SEATS, WAITING=WAITING, BUYER=BUYER, PRICE=PRICE, BIDS=BIDS)


def begin(
    auction: bits.i32s,
    kind: bits.i32,
    least: bits.i32,
    jump: bits.i32,
    seats: bits.i32,
    bidders: bits.i32,
    first: bits.i32,
) -> bits.i32:
    """Begin an auction between the seats of a mask; return the seat that bids first, or -1."""
    auction[KIND] = kind
    auction[MIN_BID] = least
    auction[JUMP] = jump
    auction[SEATS] = seats
    auction[WAITING] = bidders
    auction[BUYER] = -1
    auction[PRICE] = 0
    for seat in range(seats):
        auction[BIDS + seat] = 0
    return turns.after((first + seats - 1) % seats, bidders, seats)


def lowest(auction: bits.i32s) -> bits.i32:
    """Return the smallest bid of the seat to act."""
    least: bits.i32 = max(auction[MIN_BID], 1)
    if auction[KIND] != SEALED:
        least = max(least, auction[PRICE] + 1)
    return least


def highest(auction: bits.i32s, purse: bits.i32) -> bits.i32:
    """Return the largest bid of a seat with *purse* chips; 0 if it can only pass."""
    least = lowest(auction)
    most: bits.i32 = purse
    if auction[KIND] != SEALED and not auction[JUMP]:
        most = min(purse, least)
    return most if most >= least else 0


def bid(auction: bits.i32s, seat: bits.i32, amount: bits.i32) -> bits.i32:
    """Bid; return the seat to bid next, -1 once the auction is over."""
    auction[BIDS + seat] = amount
    if amount > auction[PRICE]:
        auction[BUYER] = seat
        auction[PRICE] = amount
    if auction[KIND] != OPEN:
        auction[WAITING] &= ~bits.bit(seat)
    return next_seat(auction, seat)


def decline(auction: bits.i32s, seat: bits.i32) -> bits.i32:
    """Pass for good; return as `bid` does."""
    auction[BIDS + seat] = 0
    auction[WAITING] &= ~bits.bit(seat)
    return next_seat(auction, seat)


def next_seat(auction: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the seat to bid after *seat*; -1 if only the highest bidder is left."""
    found: bits.i32 = turns.after(seat, auction[WAITING], auction[SEATS])
    return found if found != auction[BUYER] else -1


def buyer(auction: bits.i32s) -> bits.i32:
    """Return the highest bidder, -1 if there is none."""
    return auction[BUYER]


def price(auction: bits.i32s) -> bits.i32:
    """Return the highest bid, 0 if there is none."""
    return auction[PRICE]


def bid_of(auction: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the last bid of a seat, 0 if it has made none or has passed."""
    return auction[BIDS + seat]


def waiting(auction: bits.i32s) -> bits.i32:
    """Return the seats that may still bid, as a mask."""
    return auction[WAITING]


def hold(
    rules: tuple[int, int, int],
    purses: Sequence[int],
    bidders: int,
    first: int,
    choose: Callable[[int, int, int], int],
) -> tuple[list[int], int, int]:
    """Run one auction, for Python code, which cannot see these functions.

    *rules* are kind, smallest bid and jump.  *choose* takes the seat, the smallest and the largest
    bid (0: none is possible), and returns the bid, 0 for a pass.  Return the state at the end, the
    buyer and the price.
    """
    auction: bits.i32x128 = [0] * 128
    seat = begin(auction, rules[0], rules[1], rules[2], len(purses), bidders, first)
    while seat >= 0:
        amount = choose(seat, lowest(auction), highest(auction, purses[seat]))
        seat = bid(auction, seat, amount) if amount else decline(auction, seat)
    return [auction[place] for place in range(WIDTH)], buyer(auction), price(auction)
