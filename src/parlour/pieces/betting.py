"""A betting interval: checks, bets, calls, raises, folds, all-ins, and the division of the pot.

The state is three arrays: the *chips* that each seat has, what each has *paid* in this interval,
and *bet*, `WIDTH` numbers:

=============  =================================================================================
index          meaning
=============  =================================================================================
``STRUCTURE``  `LIMIT` (a raise is MIN_RAISE to MAX_RAISE), `POT_LIMIT` or `NO_LIMIT` (MIN_RAISE
               and up), or `NONE`: there is no betting, only a pot
``MIN_RAISE``  the smallest raise
``MAX_RAISE``  the largest raise of `LIMIT`
``CAP``        the largest number of raises, the opening bet included; 0: any number
``SHORT``      1 if a seat that cannot raise in full may put in all its chips
``SEATS``      the number of seats at the table
``POT``        chips that were in the pot before the interval
``LEVEL``      what every seat must have paid to stay in
``RAISES``     the number of full raises so far
``LAST``       the size of the last one, or MIN_RAISE: no raise may be smaller
``LIVE``       the seats that have not folded, as a mask
``WAITING``    the seats that have yet to act, as a mask
``OPEN``       those of them that may raise: not those that acted since the last full raise
=============  =================================================================================

A seat without chips stays in and does not act; a call beyond a seat's chips takes all of them.
The pot is paid out in layers: no seat wins more of another's chips than it has paid itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..cards import bits
from . import turns

LIMIT, POT_LIMIT, NO_LIMIT, NONE = 0, 1, 2, 3
STRUCTURE, MIN_RAISE, MAX_RAISE, CAP, SHORT, SEATS, POT = 0, 1, 2, 3, 4, 5, 6
LEVEL, RAISES, LAST, LIVE, WAITING, OPEN = 7, 8, 9, 10, 11, 12
WIDTH = 13
CAPPED, CLOSED, ALONE, POOR, LOW_POT = 1, 2, 3, 4, 5  # reasons why a seat may not raise
globals().update(STRUCTURE=STRUCTURE, MIN_RAISE=MIN_RAISE, MAX_RAISE=MAX_RAISE)
globals().update(CAP=CAP, SHORT=SHORT, SEATS=SEATS)
globals().update(POT=POT, LEVEL=LEVEL, RAISES=RAISES, LAST=LAST, LIVE=LIVE, WAITING=WAITING)
globals().update(OPEN=OPEN, WIDTH=WIDTH, CAPPED=CAPPED, CLOSED=CLOSED, ALONE=ALONE, POOR=POOR)
globals().update(LOW_POT=LOW_POT)


def configure(
    bet: bits.i32s,
    structure: bits.i32,
    least: bits.i32,
    most: bits.i32,
    cap: bits.i32,
    short: bits.i32,
) -> None:
    """Set the rules of all later intervals."""
    bet[STRUCTURE] = structure
    bet[MIN_RAISE] = least
    bet[MAX_RAISE] = most
    bet[CAP] = cap
    bet[SHORT] = short


def begin(
    bet: bits.i32s,
    chips: bits.i32s,
    paid: bits.i32s,
    seats: bits.i32,
    inside: bits.i32,
    first: bits.i32,
    pot: bits.i32,
) -> bits.i32:
    """Begin an interval between the seats of a mask, over a pot of *pot* chips.

    Return the seat that acts first, *first* or the next with chips clockwise.  Return -1 without
    betting, as when fewer than two seats have chips.
    """
    for seat in range(seats):
        paid[seat] = 0
    bet[SEATS] = seats
    bet[POT] = pot
    bet[LEVEL] = 0
    bet[RAISES] = 0
    bet[LAST] = bet[MIN_RAISE]
    bet[LIVE] = inside
    bet[WAITING] = bet[OPEN] = able(bet, chips, inside)
    found: bits.i32 = -1
    if several(bet[WAITING]) and bet[STRUCTURE] != NONE:
        found = turns.after((first + seats - 1) % seats, bet[WAITING], seats)
    else:
        bet[WAITING] = bet[OPEN] = 0
    return found


def several(mask: bits.i32) -> bool:
    """Return whether a mask has at least two seats."""
    return mask & (mask - 1) != 0


def able(bet: bits.i32s, chips: bits.i32s, mask: bits.i32) -> bits.i32:
    """Return the seats of a mask that have chips."""
    found: bits.i32 = 0
    for seat in range(bet[SEATS]):
        if chips[seat] > 0:
            found |= mask & bits.bit(seat)
    return found


def live(bet: bits.i32s) -> bits.i32:
    """Return the seats that have not folded, as a mask."""
    return bet[LIVE]


def level(bet: bits.i32s) -> bits.i32:
    """Return what a seat must have paid to stay in."""
    return bet[LEVEL]


def raises(bet: bits.i32s) -> bits.i32:
    """Return the number of full raises so far."""
    return bet[RAISES]


def due(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the cost of a call: 0 is a check."""
    return min(bet[LEVEL] - paid[seat], chips[seat])


def room(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the chips that a call leaves a seat, negative if it cannot pay in full."""
    return chips[seat] + paid[seat] - bet[LEVEL]


def ceiling(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the largest raise that the structure and its chips allow a seat, if it may raise."""
    most = room(bet, chips, paid, seat)
    if bet[STRUCTURE] == LIMIT:
        most = min(most, bet[MAX_RAISE])
    elif bet[STRUCTURE] == POT_LIMIT:
        pot: bits.i32 = bet[POT] + bet[LEVEL] - paid[seat]
        for other in range(bet[SEATS]):
            pot += paid[other]
        most = min(most, pot)
    return most


def bar(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return why the seat to act may not raise, 0 if it may.

    `CAPPED`: there have been `CAP` raises; `CLOSED`: the seat has acted since the last full raise;
    `ALONE`: nobody else has chips; `POOR`: its chips do not cover a full raise; `LOW_POT`: the pot
    limit is below a full raise.
    """
    mine: bits.i32 = bits.bit(seat)
    left = room(bet, chips, paid, seat)
    most = ceiling(bet, chips, paid, seat)
    all_in: bool = bet[SHORT] != 0 and most == left and left > 0
    found: bits.i32 = 0
    if bet[CAP] > 0 and bet[RAISES] >= bet[CAP]:
        found = CAPPED
    elif not bet[OPEN] & mine:
        found = CLOSED
    elif not able(bet, chips, bet[LIVE] & ~mine):
        found = ALONE
    elif most < bet[LAST] and not all_in:
        found = POOR if most == left else LOW_POT
    return found


def highest(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the largest raise of the seat to act; 0 if it may not raise."""
    return 0 if bar(bet, chips, paid, seat) else ceiling(bet, chips, paid, seat)


def lowest(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Return the smallest raise of the seat to act; 0 if it may not raise."""
    most = highest(bet, chips, paid, seat)
    return min(bet[LAST], most)


def fold(bet: bits.i32s, seat: bits.i32) -> bits.i32:
    """Fold; return the seat that acts next, -1 once the interval is over."""
    bet[LIVE] &= ~bits.bit(seat)
    return close(bet, seat)


def call(bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32) -> bits.i32:
    """Pay what is due, or all that is left; return as `fold` does."""
    pay(chips, paid, seat, due(bet, chips, paid, seat))
    return close(bet, seat)


def raise_by(
    bet: bits.i32s, chips: bits.i32s, paid: bits.i32s, seat: bits.i32, more: bits.i32
) -> bits.i32:
    """Pay what is due and *more*, which `lowest` and `highest` allow; return as `fold` does."""
    pay(chips, paid, seat, bet[LEVEL] - paid[seat] + more)
    bet[LEVEL] = paid[seat]
    bet[WAITING] = able(bet, chips, bet[LIVE])
    if more >= bet[LAST]:
        bet[LAST] = more
        bet[RAISES] += 1
        bet[OPEN] = bet[WAITING]
    return close(bet, seat)


def pay(chips: bits.i32s, paid: bits.i32s, seat: bits.i32, amount: bits.i32) -> None:
    """Move chips of a seat into the pot."""
    chips[seat] -= amount
    paid[seat] += amount


def close(bet: bits.i32s, seat: bits.i32) -> bits.i32:
    """End the turn of a seat; return the seat that acts next, -1 if the interval is over."""
    bet[WAITING] &= ~bits.bit(seat)
    bet[OPEN] &= ~bits.bit(seat)
    if not several(bet[LIVE]):
        bet[WAITING] = bet[OPEN] = 0
    return turns.after(seat, bet[WAITING], bet[SEATS])


def payout(bet: bits.i32s, paid: bits.i32s, worth: bits.i32s, won: bits.i32s) -> bits.i32:
    """Write each seat's winnings into *won*; return the chips that cannot be shared and stay.

    *worth* are the hands of the seats that have not folded.  The base pot belongs to the first
    layer.  A layer that only one seat has paid in full goes to that seat.
    """
    below: bits.i32 = 0
    rest: bits.i32 = bet[POT]
    for seat in range(bet[SEATS]):
        won[seat] = 0
        rest += paid[seat]
    layer: bits.i32 = bet[POT]
    reached: bits.i32 = next_level(bet, paid, -1)
    while reached >= 0:
        for seat in range(bet[SEATS]):
            layer += max(min(paid[seat], reached) - below, 0)
        rest -= share(bet, paid, worth, won, reached, layer)
        layer = 0
        below = reached
        reached = next_level(bet, paid, below)
    return rest


def next_level(bet: bits.i32s, paid: bits.i32s, below: bits.i32) -> bits.i32:
    """Return the smallest payment above *below* of a seat that has not folded; -1 if none."""
    found: bits.i32 = -1
    for seat in range(bet[SEATS]):
        nearer: bool = paid[seat] > below and (found < 0 or paid[seat] < found)
        if nearer and bet[LIVE] & bits.bit(seat):
            found = paid[seat]
    return found


def share(
    bet: bits.i32s,
    paid: bits.i32s,
    worth: bits.i32s,
    won: bits.i32s,
    reached: bits.i32,
    layer: bits.i32,
) -> bits.i32:
    """Divide a layer among the best hands that have paid for it; return the amount divided."""
    winners: bits.i32 = 0
    most: bits.i32 = -1
    for seat in range(bet[SEATS]):
        if bet[LIVE] & bits.bit(seat) and paid[seat] >= reached:
            if worth[seat] > most:
                winners = 0
                most = worth[seat]
            if worth[seat] == most:
                winners |= bits.bit(seat)
    each: bits.i32 = layer // bits.count(winners)
    for seat in range(bet[SEATS]):
        if winners & bits.bit(seat):
            won[seat] += each
    return each * bits.count(winners)


def best_seat(bet: bits.i32s, worth: bits.i32s, first: bits.i32) -> bits.i32:
    """Return the live seat with the best hand; of equal ones the next clockwise from *first*."""
    found: bits.i32 = -1
    for step in range(bet[SEATS]):
        seat: bits.i32 = (first + step) % bet[SEATS]
        if bet[LIVE] & bits.bit(seat) and (found < 0 or worth[seat] > worth[found]):
            found = seat
    return found


def hold(
    rules: tuple[int, int, int, int, int],
    chips: Sequence[int],
    inside: int,
    first: int,
    pot: int,
    choose: Callable[[int, int, int, int], int],
    worths: Sequence[int],
) -> tuple[list[int], list[int], list[int], int, int]:
    """Play one interval, for Python code, which cannot see these functions.

    *rules* are those of `configure`.  *choose* takes the seat, the cost of a call, the smallest and
    the largest raise, and returns the raise, 0 for a call, -1 for a fold.  Return the state at the
    end, what every seat has paid, what it wins, what stays, and the best seat (of equal ones the
    next clockwise from *first*).
    """
    bet: bits.i32x128 = [0] * 128
    stack: bits.i32x128 = [0] * 128
    paid: bits.i32x128 = [0] * 128
    worth: bits.i32x128 = [0] * 128
    won: bits.i32x128 = [0] * 128
    for place in range(len(chips)):
        stack[place] = chips[place]
        worth[place] = worths[place]
    configure(bet, rules[0], rules[1], rules[2], rules[3], rules[4])
    seat = begin(bet, stack, paid, len(chips), inside, first, pot)
    while seat >= 0:
        least, most = lowest(bet, stack, paid, seat), highest(bet, stack, paid, seat)
        more = choose(seat, due(bet, stack, paid, seat), least, most)
        if more < 0:
            seat = fold(bet, seat)
        elif more == 0:
            seat = call(bet, stack, paid, seat)
        else:
            seat = raise_by(bet, stack, paid, seat, more)
    rest = payout(bet, paid, worth, won)
    best = best_seat(bet, worth, first)
    state = [bet[place] for place in range(WIDTH)]
    everyone = range(len(chips))
    return state, [paid[i] for i in everyone], [won[i] for i in everyone], rest, best
