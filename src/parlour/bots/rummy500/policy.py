"""The policy for Rummy 500, which also plays the worlds of searches.

Every choice is judged by the hand that it leaves (`outlook`).  It lays down what it can, takes much
of the discard pile if that pays, throws what nobody can use, and calls "Rummy!".
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, counted
from ...cards.rng import Random
from ...core.actions import Actions
from ...core.deal import Deal
from ...games.rummy500 import actions, plays, state
from ...games.rummy500.deal import Rummy500Deal
from ...pieces import jokers
from ...search import policy as policies
from ...search.policy import Policy
from . import outlook

PASS, STOCK, TAKE, DEEP = actions.PASS, actions.STOCK, actions.TAKE, actions.DEEP
DISCARD, MELD, DECLINE = actions.DISCARD, actions.MELD, actions.DECLINE
CALL_MELD, CALL_LAY = actions.CALL_MELD, actions.CALL_LAY
KIND, CARD, MELD_CODE = state.KIND, 63, actions.MELD_CODE
JOKER_BIT, QUARTERS = plays.JOKER_BIT, outlook.QUARTERS

SEATS = 8
SOME, MANY = 3, 5  # actions of a kind that are worth trying
TIES = 16  # above the size of any meld
NEVER = -1_000_000  # with an empty stock it takes only cards with a use at once

LAST_TURNS = 4  # when the stock lasts for no more turns, nobody waits
globals().update(LAST_TURNS=LAST_TURNS)
HELD = 24  # the penalty for holding anything back, and the most for its points
MOST_REGRET = 24  # the most points by which a worse choice counts


class Habit(NamedTuple):
    """The weights in which seats differ."""

    drawing: int = 16
    """The promise of an unknown card of the stock, in quarters of a point."""
    carrying: int = 2
    """The cost of each card left in hand after taking from the pile, in the same unit."""
    tempting: int = 8
    """The weight of each partner of a discard, in pile or known hand, in 32nds of the card."""
    wary: int = 4
    """The cost of a discard whose meld another seat is known to need, in quarters of points."""
    patience: int = 4
    """It lays nothing down while every other seat has this many cards (99: it never waits)."""
    careless: bool = False
    """It counts a card beside one that is in a set as one that can be laid down."""


STEADY = Habit()
FIRST = Habit(drawing=12, carrying=0, tempting=12, wary=0, patience=99, careless=True)
"""The habit of the game's first heuristic."""


class Rummy500Policy(Policy):
    """Plays every variant of Rummy 500.

    All seats have one habit, or each its own.  A world is likely if the others would have played in
    it as they did.
    """

    drawing: list[bits.i32]
    carrying: list[bits.i32]
    tempting: list[bits.i32]
    wary: list[bits.i32]
    patience: list[bits.i32]
    careless: list[bits.i32]

    def __init__(self, *habits: Habit) -> None:
        self.drawing = [0] * 8
        self.carrying = [0] * 8
        self.tempting = [0] * 8
        self.wary = [0] * 8
        self.patience = [0] * 8
        self.careless = [0] * 8
        for seat in range(SEATS):
            habit = habits[seat % len(habits)] if habits else STEADY
            self.drawing[seat] = habit.drawing
            self.carrying[seat] = habit.carrying
            self.tempting[seat] = habit.tempting
            self.wary[seat] = habit.wary
            self.patience[seat] = habit.patience
            self.careless[seat] = habit.careless

    def kind(self) -> type[Deal]:
        return Rummy500Deal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return self.answer(cython.cast(Rummy500Deal, deal), legal)

    def candidates(self, deal: Deal, out: Actions) -> None:
        self.list_best(cython.cast(Rummy500Deal, deal), out)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return self.doubt(cython.cast(Rummy500Deal, deal), seat)

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return the lead over the others' average, because points are not taken from anybody."""
        total: bits.i32 = 0
        for other in range(deal.seats):
            if other != seat:
                total += deal.points(other)
        return deal.points(seat) - total // (deal.seats - 1)

    def answer(self, deal: Rummy500Deal, legal: Actions) -> bits.u64:
        """Return the acting seat's action: the first of the best, and a play before a discard."""
        best: bits.u64 = legal.items[0]
        if legal.n > 1:
            table: bits.u64x4 = [0] * 4
            outlook.table_of(deal, self.careless[deal.seat], table)
            risk = outlook.risk_of(deal, deal.seat)
            first, last = discards_of(legal), legal.n
            if first and (first == last or self.waits(deal, deal.seat)):
                last = first
                first = 0
            best = legal.items[first]
            placed: bits.u64 = 0
            if best & KIND == DISCARD:
                placed = outlook.placed_for(deal, deal.seat)
            most = self.value_of(deal, risk, table, placed, best)
            for i in range(first + 1, last):
                found = self.value_of(deal, risk, table, placed, legal.items[i])
                if found > most:
                    best, most = legal.items[i], found
        return best

    def waits(self, deal: Rummy500Deal, seat: bits.i32) -> bool:
        """Return whether it is too early for a seat to lay anything down, unless it goes out."""
        if deal.end - deal.top < LAST_TURNS * deal.seats:
            return False
        for other in range(deal.seats):
            if other != seat and counted.size(deal.hand, 4 * other) < self.patience[seat]:
                return False
        hand: bits.u64x4 = [0] * 4
        table: bits.u64x4 = [0] * 4
        outlook.hand_of(deal, seat, hand)
        outlook.table_of(deal, self.careless[seat], table)
        outlook.lay_down(deal, table, hand)
        return counted.size(hand, 0) > 1

    def list_best(self, deal: Rummy500Deal, out: Actions) -> None:
        """List the best draws or calls and their refusal, or the best plays and discards."""
        deal.find_actions(out)
        listed, first = out.n, 1
        if deal.phase == state.PLAY:
            first = discards_of(out)
        out.n = 0
        self.keep_best(deal, out, 0, first, SOME if first < listed else MANY)
        self.keep_best(deal, out, first, listed, MANY)

    def keep_best(
        self, deal: Rummy500Deal, out: Actions, first: bits.i32, last: bits.i32, most: bits.i32
    ) -> None:
        """Append the best of the actions between two indices of *out* to its end."""
        codes: bits.u64x8 = [0] * 8
        values: bits.i32x8 = [0] * 8
        table: bits.u64x4 = [0] * 4
        kept: bits.i32 = 0
        outlook.table_of(deal, self.careless[deal.seat], table)
        risk = outlook.risk_of(deal, deal.seat)
        placed = outlook.placed_for(deal, deal.seat)
        for i in range(first, last):
            code: bits.u64 = out.items[i]
            value = self.value_of(deal, risk, table, placed, code)
            if kept < most:
                kept += 1
            elif value <= values[kept - 1]:
                continue
            place: bits.i32 = kept - 1
            while place > 0 and values[place - 1] < value:
                codes[place] = codes[place - 1]
                values[place] = values[place - 1]
                place -= 1
            codes[place] = code
            values[place] = value
        start = out.n
        for i in range(kept):
            out.items[start + i] = codes[i]
        out.n = start + kept
        out.sort(start)

    def value_of(
        self,
        deal: Rummy500Deal,
        risk: bits.i32,
        table: bits.u64s,
        placed: bits.u64,
        code: bits.u64,
    ) -> bits.i32:
        """Return the worth of an action among those of its kind, in `TIES` of a quarter of a point.

        Of plays that leave the same hand, the one with the most cards is the best.  A discard needs
        the cards of `outlook.placed_for`.
        """
        hand: bits.u64x4 = [0] * 4
        outlook.hand_of(deal, deal.seat, hand)
        kind = code & KIND
        size: bits.i32 = 0
        if kind == DISCARD:
            value = -self.danger_for(deal, deal.seat, deal.heap[0], placed, code & CARD)
            value -= outlook.need(deal, risk, table, hand, code & CARD)
        elif kind in (STOCK, PASS, DECLINE):
            value = outlook.value_of_hand(deal, risk, table, hand)
            if kind != DECLINE:
                value += self.drawing[deal.seat]
        elif kind in (TAKE, DEEP):
            outlook.pick_up(deal, code, hand)
            points = outlook.lay_down(deal, table, hand)
            value = QUARTERS * points + outlook.rest(deal, risk, hand)
            value -= self.carrying[deal.seat] * counted.size(hand, 0)
            if points == 0 and deal.top == deal.end:
                value = NEVER
        else:
            if kind in (CALL_MELD, CALL_LAY):
                outlook.pick_up(deal, code, hand)
            else:
                size = jokers.size(code & MELD_CODE) if kind == MELD else 1
            value = outlook.after_play(deal, risk, self.careless[deal.seat], code, hand)
        return TIES * value + size

    def danger(self, deal: Rummy500Deal, card: bits.i32) -> bits.i32:
        """Return what a discard of the acting seat may give the others, in quarters of a point."""
        placed = outlook.placed_for(deal, deal.seat)
        return self.danger_for(deal, deal.seat, deal.heap[0], placed, card)

    def danger_for(
        self,
        deal: Rummy500Deal,
        seat: bits.i32,
        pile: bits.u64,
        placed: bits.u64,
        card: bits.i32,
    ) -> bits.i32:
        """Return the same for a seat's discard on a pile: `outlook.danger_of`."""
        tempting, wary = self.tempting[seat], self.wary[seat]
        return outlook.danger_of(deal, seat, pile, placed, card, tempting, wary)

    # -- how likely a world is ---------------------------------------------------

    def doubt(self, deal: Rummy500Deal, seat: bits.i32) -> bits.i32:
        """Return how unlikely the others' hands are for *seat*, which is to act: `Policy.penalty`.

        By the same rules they would have laid down cards that they hold, would have taken cards
        that they left in the pile, or would not have thrown cards that they need.
        """
        total: bits.i32 = 0
        if deal.phase != state.OVER:
            last = deal.discarder
            if deal.phase != state.CALL:
                last = (seat + deal.seats - 1) % deal.seats
            for other in range(deal.seats):
                if other != seat and has_played(deal, other, seat):
                    total += self.held_back(deal, other, last)
                    total += of_regret(self.left_lying(deal, other, last))
                    if other == last:
                        total += of_regret(self.thrown_badly(deal, other))
        return min(total, policies.WORST)

    def held_back(self, deal: Rummy500Deal, other: bits.i32, last: bits.i32) -> bits.i32:
        """Return the penalty for cards that another seat could have laid down."""
        hand: bits.u64x4 = [0] * 4
        table: bits.u64x4 = [0] * 4
        outlook.hand_of(deal, other, hand)
        table_before(deal, other, last, table)
        points = outlook.lay_down(deal, table, hand)
        return 0 if points == 0 or self.waits(deal, other) else HELD + min(points, HELD)

    def left_lying(self, deal: Rummy500Deal, other: bits.i32, last: bits.i32) -> bits.i32:
        """Return by how much another seat's draw was worse than taking from the pile."""
        hand: bits.u64x4 = [0] * 4
        table: bits.u64x4 = [0] * 4
        outlook.table_of(deal, self.careless[other], table)
        most: bits.i32 = NEVER
        risk = outlook.risk_of(deal, other)
        top = deal.pile_size - 1 - (last - other) % deal.seats  # it never saw the later ones
        for first in range(top):
            outlook.hand_of(deal, other, hand)
            for i in range(first, top):
                counted.add(hand, 0, deal.pile[i])
            card = deal.pile[first]
            free: bool = deal.fits >> card & 1 != 0 and not deal.deep_must_meld
            if first == top - 1 and not deal.top_must_use:
                free = True
            if free or plays.smallest_with(hand[0], hand[2], card, deal.limits) > 0:
                found = outlook.value_of_hand(deal, risk, table, hand)
                most = max(most, found - self.carrying[other] * counted.size(hand, 0))
        if most > NEVER:
            outlook.hand_of(deal, other, hand)
            most -= outlook.value_of_hand(deal, risk, table, hand) + self.drawing[other]
        return most

    def thrown_badly(self, deal: Rummy500Deal, other: bits.i32) -> bits.i32:
        """Return by how much the last discard was worse for its seat than another one."""
        if deal.pile_size == 0 or (
            deal.phase == state.PLAY and counted.size(deal.known, 4 * deal.seat)
        ):
            return 0  # or the acting seat has taken it
        hand: bits.u64x4 = [0] * 4
        pile: bits.u64x4 = [0] * 4
        table: bits.u64x4 = [0] * 4
        outlook.table_of(deal, self.careless[other], table)
        outlook.hand_of(deal, other, hand)
        counted.add_set(pile, 0, deal.heap, 0)
        thrown = deal.pile[deal.pile_size - 1]
        counted.remove(pile, 0, thrown)
        counted.add(hand, 0, thrown)
        risk = outlook.risk_of(deal, other)
        placed = outlook.placed_for(deal, other)
        chosen = outlook.need(deal, risk, table, hand, thrown)
        chosen += self.danger_for(deal, other, pile[0], placed, thrown)
        least = chosen
        cards = hand[0]
        if hand[2]:
            cards |= JOKER_BIT
        while cards:
            card = bits.first(cards)
            cards &= cards - 1
            found = outlook.need(deal, risk, table, hand, card)
            least = min(least, found + self.danger_for(deal, other, pile[0], placed, card))
        return chosen - least


@lru_cache(64)
def searching(seat: int, waiting: frozenset[int] = frozenset()) -> Rummy500Policy:
    """Return the policy for a search of a seat: it and the *waiting* seats keep their melds."""
    patient = waiting | {seat}
    return Rummy500Policy(*(STEADY if it in patient else FIRST for it in range(SEATS)))


def discards_of(legal: Actions) -> bits.i32:
    """Return the number of discards, which come first."""
    number: bits.i32 = 0
    while number < legal.n and legal.items[number] & KIND == DISCARD:
        number += 1
    return number


def has_played(deal: Rummy500Deal, other: bits.i32, seat: bits.i32) -> bool:
    """Return whether another seat must have had a turn."""
    if deal.laid[other] or counted.size(deal.known, 4 * other):
        return True
    first = deal.dealer + 1
    if (other - first) % deal.seats < (seat - first) % deal.seats:
        return True
    drawn: bits.i32 = deal.pile_size - 1 - deal.seats * deal.hand_size
    for i in range(deal.seats):
        drawn += counted.size(deal.hand, 4 * i)
    for i in range(deal.melds):
        drawn += jokers.size(deal.meld[i])
    return drawn >= deal.seats


def table_before(deal: Rummy500Deal, other: bits.i32, last: bits.i32, table: bits.u64s) -> None:
    """Make *table* one of the melds that are unchanged since another seat's turn."""
    outlook.begin_table(deal, False, table)
    if deal.phase == state.PLAY:
        last = deal.seat
    since = (last - other) % deal.seats  # seats that have played after it
    for i in range(deal.melds):
        owners = deal.owner[i]
        slots = plays.slots(deal.meld[i])
        old: bool = True
        while slots:
            owner: bits.i32 = owners >> 4 * bits.first(slots) & 15
            if 0 < (owner - other) % deal.seats <= since:
                old = False
            slots &= slots - 1
        if old:
            outlook.add_meld(table, deal.meld[i], deal.fit[i])


def of_regret(quarters: bits.i32) -> bits.i32:
    """Return the penalty for a choice that was worse by *quarters* of a point."""
    return min(max(quarters, 0) // QUARTERS, MOST_REGRET)
