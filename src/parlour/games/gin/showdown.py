"""The showdown after a knock: the knocker's arrangement and the defender's lay-offs.

An *arrangement* is a choice of disjoint melds from a hand, as one number: the codes of the melds
(11 bits each, `pieces.melds`), that with the lowest card in the lowest bits.
"""

from __future__ import annotations

from ...cards import bits
from ...core.actions import Actions
from ...pieces import melds

MELD_BITS = 11
MELD = 0x7FF
STEP = 8  # per meld of a choice of lay-offs: cards below it (4 bits) and above it (4 bits)
CHOICE_BITS = 24


def find_arrangements(
    rest: bits.u64, budget: bits.i32, flag: bits.u64, shift: bits.i32, out: Actions
) -> None:
    """Append to *out* every arrangement of *rest* that leaves at most *budget* points.

    Each is found once: the lowest card left is in no meld, or in one that it begins.  *flag* holds
    the melds chosen so far, and *shift* is the place of the next one's code.
    """
    if not rest:
        out.add(flag)
    elif melds.deadwood(rest) <= budget:
        card = rest & -rest
        others = (card << 16 | card << 32 | card << 48) & rest
        if bits.count(others) >= 2:
            take_meld(rest, card | others, budget, flag, shift, out)
            if bits.count(others) == 3:
                left = others
                while left:
                    spared = left & -left
                    left ^= spared
                    take_meld(rest, card | others ^ spared, budget, flag, shift, out)
        run = card * 7
        while rest & run == run:
            take_meld(rest, run, budget, flag, shift, out)
            run |= run << 1
        worth = melds.points(card)
        if worth <= budget:
            find_arrangements(rest ^ card, budget - worth, flag, shift, out)


def take_meld(
    rest: bits.u64,
    meld: bits.u64,
    budget: bits.i32,
    flag: bits.u64,
    shift: bits.i32,
    out: Actions,
) -> None:
    """Append every arrangement that has *meld* as its next one."""
    find_arrangements(
        rest ^ meld, budget, flag | melds.meld_code(meld) << shift, shift + MELD_BITS, out
    )


def melded(arrangement: bits.u64) -> bits.u64:
    """Return all cards of an arrangement's melds."""
    cards: bits.u64 = 0
    while arrangement:
        cards |= melds.meld_cards(arrangement & MELD)
        arrangement >>= MELD_BITS
    return cards


def exposure(arrangement: bits.u64, hand: bits.u64) -> bits.i32:
    """Return the points of all cards outside *hand* that could be laid off, chains included."""
    found: bits.u64 = 0
    while arrangement:
        meld = melds.meld_cards(arrangement & MELD)
        arrangement >>= MELD_BITS
        fitting = melds.extension(meld) & ~hand
        while fitting:
            meld |= fitting
            found |= fitting
            fitting = melds.extension(meld) & ~hand
    return melds.points(found)


def automatic(hand: bits.u64, scratch: Actions) -> bits.u64:
    """Return the arrangement of least deadwood, least exposure, lowest cards (rule L0)."""
    scratch.clear()
    find_arrangements(hand, melds.deadwood(hand), 0, 0, scratch)
    best = scratch.items[0]
    least = exposure(best, hand)
    for i in range(1, scratch.n):
        risk = exposure(scratch.items[i], hand)
        if risk < least:
            least = risk
            best = scratch.items[i]
    return best


def lay_offs(hand: bits.u64, arrangement: bits.u64, chosen: bits.u64, shift: bits.i32) -> bits.u64:
    """Return the defender's least deadwood over own melds and lay-offs together (rule L5).

    The result is ``deadwood << 24 | choice``; of equal choices the one that lays off least.
    A choice has 8 bits per meld: cards laid off below it (on a group: 0) and above it (the fourth
    card of a group: 1).  *chosen* and *shift* are the choices made so far.
    """
    if not arrangement:
        deadwood: bits.u64 = melds.deadwood(hand)
        return deadwood << CHOICE_BITS | chosen
    meld = melds.meld_cards(arrangement & MELD)
    rest = arrangement >> MELD_BITS
    best: bits.u64 = bits.ALL
    below: bits.u64 = 0
    step: bits.u64 = 0
    fitting: bits.u64 = meld
    while fitting:  # ever more cards below, and with each of them ever more above
        above: bits.u64 = 0
        choice = step
        while fitting:
            best = min(
                best,
                lay_offs(hand & ~(below | above), rest, chosen | choice << shift, shift + STEP),
            )
            fitting = next_above(meld | above) & hand
            above |= fitting
            choice += 16
        fitting = next_below(meld | below) & hand
        below |= fitting
        step += 1
    return best


def next_above(meld: bits.u64) -> bits.u64:
    """Return the card that fits a meld next: above a sequence, or the fourth of a group."""
    first = bits.first(meld)
    if meld & bits.bit(first + 1):
        return melds.extension(meld) & ~(bits.bit(first) - 1)
    return melds.extension(meld)


def next_below(meld: bits.u64) -> bits.u64:
    """Return the card that fits below a sequence next; nothing for a group."""
    first = bits.first(meld)
    if meld & bits.bit(first + 1):
        return melds.extension(meld) & (bits.bit(first) - 1)
    return 0


def laid_on(meld: bits.u64, choice: bits.u64) -> bits.u64:
    """Return the cards that a choice's lowest 8 bits lay off on *meld*."""
    grown = meld
    for _ in range(choice & 15):
        grown |= next_below(grown)
    for _ in range(choice >> 4 & 15):
        grown |= next_above(grown)
    return grown ^ meld
