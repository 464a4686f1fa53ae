"""The melds and lay-offs that some cards allow, as action codes, even if they leave no turn.

The cards are a counted set (`cards.counted`) that begins at index *at* of an array.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...core.actions import Actions
from ...pieces import jokers
from . import actions, plays

MELD, LAY = actions.MELD, actions.LAY
PLACE_BITS, END_BITS = actions.PLACE_BITS, actions.END_BITS
LOW_END, HIGH_END = actions.LOW_END, actions.HIGH_END
SET = jokers.SET


def list_melds(
    cards: bits.u64s, at: bits.i32, card: bits.i32, limits: bits.i32, flag: bits.u64, out: Actions
) -> None:
    """List the canonical melds; with a *card* other than -1, only those that contain it."""
    once = cards[at]
    if card >= 0:
        once &= plays.neighbours(card)
    wild: bits.i32 = cards[at + 2]
    if wild == 0:
        once = plays.melded(once, limits)
    if once and plays.has_meld(once, wild, limits):
        list_canonical(once, wild, card, limits, flag, out)


def list_canonical(
    once: bits.u64,
    wild: bits.i32,
    card: bits.i32,
    limits: bits.i32,
    flag: bits.u64,
    out: Actions,
) -> None:
    """List the canonical melds of naturals and jokers; separate, because their array costs time."""
    found: bits.u64x640
    if not cython.compiled:
        found = [0] * 640
    listed = out.n
    for i in range(jokers.find_melds(once, wild, limits, found)):
        if card < 0 or plays.contains(found[i], card):
            out.add(flag | found[i])
    out.sort(listed)


def list_odd_melds(
    cards: bits.u64s, at: bits.i32, card: bits.i32, limits: bits.i32, out: Actions
) -> None:
    """List the melds with *card* that use a joker although the natural card is at hand."""
    found: bits.u64x640
    if not cython.compiled:
        found = [0] * 640
    once = cards[at]
    wild: bits.i32 = cards[at + 2]
    listed = out.n
    for i in range(jokers.find_melds(once, wild, limits, found)):
        meld = jokers.next_placement(found[i], found[i], once, wild, limits)
        while meld:
            if plays.contains(meld, card):
                out.add(MELD | meld)
            meld = jokers.next_placement(meld, found[i], once, wild, limits)
    out.sort(listed)


def list_lays(
    usable: bits.u64,
    melds: bits.u64s,
    fit: bits.u64s,
    number: bits.i32,
    limits: bits.i32,
    flag: bits.u64,
    out: Actions,
) -> None:
    """List the lay-offs of cards (bit 63: a joker) on the first *number* of the melds."""
    for i in range(number):
        if fit[i] & usable:
            if melds[i] & SET:
                list_end(usable & fit[i], melds[i], 0, limits, flag | place_of(i, 0), out)
            else:
                for end in range(LOW_END, HIGH_END + 1):
                    list_end(usable & fit[i], melds[i], end, limits, flag | place_of(i, end), out)


def place_of(meld: bits.u64, end: bits.u64) -> bits.u64:
    """Return the bits that name a meld of the table and one of its ends."""
    return meld << PLACE_BITS | end << END_BITS


def list_end(
    usable: bits.u64, meld: bits.u64, end: bits.i32, limits: bits.i32, flag: bits.u64, out: Actions
) -> None:
    """List the lay-offs at one end of a meld."""
    while usable:
        card = usable & -usable
        usable ^= card
        if jokers.grown(meld, bits.first(card), end == HIGH_END, limits):
            out.add(flag | bits.first(card))
