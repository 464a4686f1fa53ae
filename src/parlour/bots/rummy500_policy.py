"""How Rummy 500 is played by its bot, and in the worlds of its searches.

Every choice is judged by the hand it leaves: what of it can be laid down at once, how many partners
the other cards have, and what they cost if the deal ends soon.  It lays down what it can, takes
much of the discard pile where that pays, throws what nobody can use, and calls "Rummy!".

All numbers are whole (quarters of a point), so that no machine rounds differently.  A *hand* is a
counted set (`cards.counted`) at the beginning of an array; *fits* are the cards that the table
takes, with bit 63 if there is a meld at all.
"""

from __future__ import annotations

from typing import NamedTuple

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits, counted
from ..cards.rng import Random
from ..core.actions import Actions
from ..core.deal import Deal
from ..games.rummy500 import actions, plays, state
from ..games.rummy500.deal import Rummy500Deal
from ..pieces import jokers
from ..search import policy as policies
from ..search.policy import Policy

PASS, STOCK, TAKE, DEEP = actions.PASS, actions.STOCK, actions.TAKE, actions.DEEP
DISCARD, MELD, DECLINE = actions.DISCARD, actions.MELD, actions.DECLINE
CALL_MELD, CALL_LAY = actions.CALL_MELD, actions.CALL_LAY
KIND, CARD, PLACE, INDEX = state.KIND, 63, 63, 127
INDEX_BITS, PLACE_BITS, END_BITS = actions.INDEX_BITS, actions.PLACE_BITS, actions.END_BITS
HIGH_END, MELD_CODE = actions.HIGH_END, actions.MELD_CODE
HIGH_ACE, JOKER_BIT = jokers.HIGH_ACE, plays.JOKER_BIT
JOKER = bits.JOKER

SOME, MANY = 3, 5  # actions of a kind that are worth a try
TIES = 16  # above the size of any meld
NEVER = -1_000_000  # with an empty stock nothing is taken that is of no use at once

QUARTERS = 4
LAST_TURNS = 4  # when the stock lasts for no more, nobody waits
HELD = 24  # the penalty for holding back anything; each point, up to as many, counts one more
MOST_REGRET = 24  # each point by which a choice was worse counts one, up to so many
PARTNERS = 4  # more do not make a card better
JOKER_WORTH = 15
CALLED, MELDED = 4, 10  # a discard that others can play gives them its points, or a meld's
COMPLETING = 4  # a pair that makes a meld with the discard, in 32nds of its points

PAIRED = 1 << 1 | 1 << 2 | 1 << 16 | 1 << 32 | 1 << 48  # what a card makes a meld with a joker with
ACE_PAIRED = 1 << 11 | 1 << 12
BELOW, AROUND, ABOVE = 0b00011, 0b01010, 0b11000  # that make a run with the card in the middle


class Habit(NamedTuple):
    """What a seat weighs differently from others."""

    drawing: int = 16
    """What an unknown card of the stock promises, in quarters of a point."""
    carrying: int = 2
    """What each card costs that is left in hand after taking from the pile, in the same."""
    tempting: int = 8
    """Each partner of a discard that lies in the pile, or is known of a hand, in 32nds of it."""
    patience: int = 4
    """It lays nothing down as long as every other seat has so many cards (99: it never waits)."""


STEADY = Habit()
FIRST = Habit(drawing=12, carrying=0, tempting=12, patience=99)
"""How the first heuristic of this game played, to the last card.

Searches were stronger that played their worlds by it than by the steady one, which waits.
"""


class Rummy500Policy(Policy):
    """Plays every variant of Rummy 500.

    Whether a world is likely depends on whether the others would have played as it does; one that
    *doubts* nothing takes all for alike.
    """

    drawing: bits.i32
    carrying: bits.i32
    tempting: bits.i32
    patience: bits.i32
    doubts: bits.i32

    def __init__(self, habit: Habit = STEADY, *, doubts: bits.i32 = 1) -> None:
        self.drawing = habit.drawing
        self.carrying = habit.carrying
        self.tempting = habit.tempting
        self.patience = habit.patience
        self.doubts = doubts

    def kind(self) -> type[Deal]:
        return Rummy500Deal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return self.answer(cython.cast(Rummy500Deal, deal), legal)

    def candidates(self, deal: Deal, out: Actions) -> None:
        self.list_best(cython.cast(Rummy500Deal, deal), out)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return self.doubt(cython.cast(Rummy500Deal, deal), seat) if self.doubts else 0

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return the lead over the others' average: nobody loses what another wins."""
        total: bits.i32 = 0
        for other in range(deal.seats):
            if other != seat:
                total += deal.points(other)
        return deal.points(seat) - total // (deal.seats - 1)

    def answer(self, deal: Rummy500Deal, legal: Actions) -> bits.u64:
        """Return what the acting seat does: the first of the best, and a play before a discard."""
        best: bits.u64 = legal.items[0]
        if legal.n > 1:
            risk = self.risk_of(deal, deal.seat)
            first, last = discards_of(legal), legal.n
            if first and (first == last or self.waits(deal, deal.seat)):
                last = first
                first = 0
            best = legal.items[first]
            most = self.value_of(deal, risk, best)
            for i in range(first + 1, last):
                found = self.value_of(deal, risk, legal.items[i])
                if found > most:
                    best, most = legal.items[i], found
        return best

    def waits(self, deal: Rummy500Deal, seat: bits.i32) -> bool:
        """Return whether it is too early for a seat to lay anything down, unless it gets out."""
        if deal.end - deal.top < LAST_TURNS * deal.seats:
            return False
        for other in range(deal.seats):
            if other != seat and counted.size(deal.hand, 3 * other) < self.patience:
                return False
        hand: bits.u64x4 = [0] * 4
        hand_of(deal, seat, hand)
        lay_down(deal, fits_of(deal), hand)
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
        """Append the best of the actions that lie in *out* between two indices, beyond its end."""
        codes: bits.u64x8 = [0] * 8
        values: bits.i32x8 = [0] * 8
        kept: bits.i32 = 0
        risk = self.risk_of(deal, deal.seat)
        for i in range(first, last):
            code: bits.u64 = out.items[i]
            value = self.value_of(deal, risk, code)
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

    def value_of(self, deal: Rummy500Deal, risk: bits.i32, code: bits.u64) -> bits.i32:
        """Return how good an action is among those of its kind, in `TIES` of a quarter of a point.

        Of plays that leave the same, the one with the most cards is the best.
        """
        hand: bits.u64x4 = [0] * 4
        hand_of(deal, deal.seat, hand)
        fits = fits_of(deal)
        kind = code & KIND
        size: bits.i32 = 0
        if kind == DISCARD:
            value = -self.danger(deal, code & CARD) - self.need(deal, risk, hand, code & CARD)
        elif kind in (STOCK, PASS, DECLINE):
            value = self.outlook(deal, risk, fits, hand)
            if kind != DECLINE:
                value += self.drawing
        elif kind in (TAKE, DEEP):
            pick_up(deal, code, hand)
            points = lay_down(deal, fits, hand)
            value = QUARTERS * points + self.rest(deal, risk, hand)
            value -= self.carrying * counted.size(hand, 0)
            if points == 0 and deal.top == deal.end:
                value = NEVER
        else:
            if kind in (CALL_MELD, CALL_LAY):
                pick_up(deal, code, hand)
            else:
                size = jokers.size(code & MELD_CODE) if kind == MELD else 1
            value = self.after_play(deal, risk, code, hand)
        return TIES * value + size

    # -- what a hand is worth ----------------------------------------------------

    def risk_of(self, deal: Rummy500Deal, seat: bits.i32) -> bits.i32:
        """Return how much a card left in hand may cost a seat, in quarters of its points."""
        least: bits.i32 = 108
        for other in range(deal.seats):
            if other != seat:
                least = min(least, counted.size(deal.hand, 3 * other))
        risk: bits.i32 = 1
        if least <= 1:
            risk = 4
        elif least <= 3 or deal.end - deal.top <= 2 * deal.seats:
            risk = 3
        elif least <= 5:
            risk = 2
        return risk

    def outlook(
        self, deal: Rummy500Deal, risk: bits.i32, fits: bits.u64, hand: bits.u64s
    ) -> bits.i32:
        """Return what a hand is worth, in quarters of a point, and take out what it lays down."""
        points = lay_down(deal, fits, hand)
        return QUARTERS * points + self.rest(deal, risk, hand)

    def rest(self, deal: Rummy500Deal, risk: bits.i32, hand: bits.u64s) -> bits.i32:
        """Return what a hand is worth that has nothing to lay down, in quarters of a point."""
        wild: bits.i32 = hand[2]
        doubles = risk * worth_of_all(deal, hand[1])
        return self.hopes(deal, risk, hand[0]) - doubles - JOKER_WORTH * risk * wild // 2

    def hopes(self, deal: Rummy500Deal, risk: bits.i32, cards: bits.u64) -> bits.i32:
        """Return what cards are worth that may get into melds: with partners more.

        Neighbours and equals count two, gaps one; the five classes are found for all at once.
        """
        lanes = plays.with_high_aces(cards)
        up, down = lanes >> 1, cards << 1 | cards >> 12 & bits.RANK
        equal, equals = bits.twice(cards) * bits.RANK, bits.thrice(cards) * bits.RANK
        one = up | down | equal
        two = up & down | (up | down) & equal | equals
        gap, other = lanes >> 2, cards << 2 | cards >> 11 & bits.RANK
        gaps = gap & other
        gap ^= other
        total: bits.i32 = 0
        left = cards
        while left:
            card = left & -left
            left ^= card
            partners: bits.i32 = 0
            if card & two:
                partners = PARTNERS
            else:
                if card & one:
                    partners = 2
                if card & gaps:
                    partners += 2
                elif card & gap:
                    partners += 1
            hope = 2 * partners - 3 * risk
            total += worth_of(deal, bits.first(card)) * hope // QUARTERS
        return total

    # -- choices -----------------------------------------------------------------

    def after_play(
        self, deal: Rummy500Deal, risk: bits.i32, code: bits.u64, hand: bits.u64s
    ) -> bits.i32:
        """Return what a play from a hand brings, and the hand it leaves, in quarters of a point."""
        fits: bits.u64 = JOKER_BIT
        wild: bits.u64 = jokers_of(code)
        if code & KIND in (MELD, CALL_MELD):
            fits |= deal.fits | plays.fits(code & MELD_CODE)
        else:
            card: bits.i32 = code & CARD
            place: bits.i32 = code >> PLACE_BITS & PLACE
            end: bits.i32 = code >> END_BITS & 3 == HIGH_END
            fits |= plays.fits(jokers.grown(deal.meld[place], card, end, deal.limits))
            for i in range(deal.melds):
                if i != place:
                    fits |= deal.fit[i]
        counted.remove_all(hand, 0, naturals_of(code))
        hand[2] -= wild
        return QUARTERS * played(deal, code) + self.outlook(deal, risk, fits, hand)

    def need(self, deal: Rummy500Deal, risk: bits.i32, hand: bits.u64s, card: bits.i32) -> bits.i32:
        """Return how little a hand is worth without a card."""
        left: bits.u64x4 = [0] * 4
        counted.add_set(left, 0, hand, 0)
        counted.remove(left, 0, card)
        return -self.outlook(deal, risk, fits_of(deal), left)

    def need_of(self, deal: Rummy500Deal, card: bits.i32) -> bits.i32:
        """Return the same for the acting seat."""
        hand: bits.u64x4 = [0] * 4
        hand_of(deal, deal.seat, hand)
        return self.need(deal, self.risk_of(deal, deal.seat), hand, card)

    def danger(self, deal: Rummy500Deal, card: bits.i32) -> bits.i32:
        """Return what a discard of the acting seat may give the others, in quarters of a point."""
        return self.danger_of(deal, deal.seat, deal.heap[0], card)

    def danger_of(
        self, deal: Rummy500Deal, seat: bits.i32, pile: bits.u64, card: bits.i32
    ) -> bits.i32:
        """Return the same for any seat, which throws a card on a pile with these naturals."""
        worth = worth_of(deal, card)
        if deal.fits >> card & 1 or card == bits.JOKER:
            return CALLED * worth
        pile |= bits.bit(card)
        if plays.smallest_with(pile, deal.heap[2], card, 1):
            return CALLED * (worth + MELDED)
        seen = deal.hand[3 * seat]
        for i in range(deal.melds):
            seen |= jokers.naturals(deal.meld[i])
        for other in range(deal.seats):
            if other != seat:
                pile |= deal.known[3 * other]
        near = self.tempting * partners(pile, card)
        near += COMPLETING * completions(bits.ALL & ~seen, card)
        return worth * near // 8

    # -- how likely a world is ---------------------------------------------------

    def doubt(self, deal: Rummy500Deal, seat: bits.i32) -> bits.i32:
        """Return how unlikely the others' hands are for *seat*, which is to act: `Policy.penalty`.

        By the same rules they would have laid down what they hold, would have taken what they have
        left in the pile, or not have thrown what they need.
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
        """Return the penalty for what another seat could have laid down."""
        hand: bits.u64x4 = [0] * 4
        hand_of(deal, other, hand)
        points = lay_down(deal, untouched(deal, other, last), hand)
        return 0 if points == 0 or self.waits(deal, other) else HELD + min(points, HELD)

    def left_lying(self, deal: Rummy500Deal, other: bits.i32, last: bits.i32) -> bits.i32:
        """Return by how much another seat's draw was worse than to take from the pile."""
        hand: bits.u64x4 = [0] * 4
        most: bits.i32 = NEVER
        risk, fits = self.risk_of(deal, other), fits_of(deal)
        top = deal.pile_size - 1 - (last - other) % deal.seats  # what came later it never saw
        for first in range(top):
            hand_of(deal, other, hand)
            for i in range(first, top):
                counted.add(hand, 0, deal.pile[i])
            card = deal.pile[first]
            free: bool = deal.fits >> card & 1 != 0 and not deal.deep_must_meld
            if first == top - 1 and not deal.top_must_use:
                free = True
            if free or plays.smallest_with(hand[0], hand[2], card, deal.least) > 0:
                found = self.outlook(deal, risk, fits, hand)
                most = max(most, found - self.carrying * counted.size(hand, 0))
        if most > NEVER:
            hand_of(deal, other, hand)
            most -= self.outlook(deal, risk, fits, hand) + self.drawing
        return most

    def thrown_badly(self, deal: Rummy500Deal, other: bits.i32) -> bits.i32:
        """Return by how much the last discard was worse, for its seat, than another."""
        if deal.pile_size == 0 or (
            deal.phase == state.PLAY and counted.size(deal.known, 3 * deal.seat)
        ):
            return 0  # or the acting seat has taken it
        hand: bits.u64x4 = [0] * 4
        pile: bits.u64x4 = [0] * 4
        hand_of(deal, other, hand)
        counted.add_set(pile, 0, deal.heap, 0)
        thrown = deal.pile[deal.pile_size - 1]
        counted.remove(pile, 0, thrown)
        counted.add(hand, 0, thrown)
        risk = self.risk_of(deal, other)
        chosen = self.need(deal, risk, hand, thrown) + self.danger_of(deal, other, pile[0], thrown)
        least = chosen
        cards = hand[0]
        if hand[2]:
            cards |= JOKER_BIT
        while cards:
            card = bits.first(cards)
            cards &= cards - 1
            least = min(
                least,
                self.need(deal, risk, hand, card) + self.danger_of(deal, other, pile[0], card),
            )
        return chosen - least


def discards_of(legal: Actions) -> bits.i32:
    """Return how many discards there are; they come first."""
    number: bits.i32 = 0
    while number < legal.n and legal.items[number] & KIND == DISCARD:
        number += 1
    return number


def worth_of(deal: Rummy500Deal, card: bits.i32) -> bits.i32:
    """Return what a card counts in hand, which is what it counts in most melds."""
    if card == bits.JOKER:
        return JOKER_WORTH
    position = card & 15
    return deal.worth[position or HIGH_ACE]


def worth_of_all(deal: Rummy500Deal, cards: bits.u64) -> bits.i32:
    """Return what the cards of a set count."""
    total: bits.i32 = 0
    while cards:
        total += worth_of(deal, bits.first(cards))
        cards &= cards - 1
    return total


def runs(cards: bits.u64) -> bits.u64:
    """Return the cards that are in runs of three or more."""
    lanes = plays.with_high_aces(cards)
    found = lanes & lanes >> 1 & lanes >> 2
    found |= found << 1 | found << 2
    return found & (bits.LANE * bits.RANK) | found >> HIGH_ACE & bits.RANK


def sets(cards: bits.u64) -> bits.u64:
    """Return the cards of which there are three or four of the rank."""
    return bits.thrice(cards) * bits.RANK & cards


def beside(cards: bits.u64) -> bits.u64:
    """Return the cards next to these in their suits."""
    lanes = plays.with_high_aces(cards)
    found = lanes << 1 | lanes >> 1
    return (found & (bits.LANE * bits.RANK) | found >> HIGH_ACE & bits.RANK) & ~cards


def lay_down(deal: Rummy500Deal, fits: bits.u64, hand: bits.u64s) -> bits.i32:
    """Take out of a hand what can be laid down now; return the points of that."""
    once = hand[0]
    run = runs(once)
    group = sets(once)
    melds = run | sets(once & ~run)
    points = worth_of_all(deal, melds)
    other = group | runs(once & ~group)
    if other != melds:
        more = worth_of_all(deal, other)
        if more > points or (more == points and other > melds):
            melds, points = other, more
    counted.remove_all(hand, 0, melds)
    laid: bits.u64 = hand[0] & (fits | beside(melds))
    while laid:
        points += worth_of_all(deal, laid)
        counted.remove_all(hand, 0, laid)
        laid = hand[0] & beside(laid)
    if hand[2]:
        points += lay_jokers(deal, melds | fits, hand)
    return points


def lay_jokers(deal: Rummy500Deal, table: bits.u64, hand: bits.u64s) -> bits.i32:
    """Do the same with jokers: with pairs of cards, and the rest on any meld there then is."""
    points: bits.i32 = 0
    pair: bits.u64 = best_pair(deal, hand[0])
    while hand[2] and pair:
        points += worth_of_all(deal, pair) + JOKER_WORTH
        counted.remove_all(hand, 0, pair)
        hand[2] -= 1
        table |= pair
        pair = best_pair(deal, hand[0])
    if table:
        wild: bits.i32 = hand[2]
        points += JOKER_WORTH * wild
        hand[2] = 0
    return points


def best_pair(deal: Rummy500Deal, cards: bits.u64) -> bits.u64:
    """Return the two cards that count most and make a meld with one joker; 0 if there are none."""
    best: bits.u64 = 0
    most: bits.i32 = 0
    while cards:
        card = bits.first(cards)
        cards &= cards - 1
        near: bits.u64 = PAIRED
        if card & 15 == 0:
            near |= ACE_PAIRED
        near = cards & near << card
        while near:
            pair = bits.bit(card) | near & -near
            points = worth_of_all(deal, pair)
            if points > most or (points == most and pair > best):
                best, most = pair, points
            near &= near - 1
    return best


def fits_of(deal: Rummy500Deal) -> bits.u64:
    """Return what the table takes."""
    return deal.fits | JOKER_BIT if deal.melds else deal.fits


def hand_of(deal: Rummy500Deal, seat: bits.i32, hand: bits.u64s) -> None:
    """Make *hand* that of a seat."""
    for i in range(3):
        hand[i] = deal.hand[3 * seat + i]


def pick_up(deal: Rummy500Deal, code: bits.u64, hand: bits.u64s) -> None:
    """Put into *hand* what is taken from the discard pile."""
    first: bits.i32 = code >> INDEX_BITS & INDEX
    if code == TAKE:
        first = deal.pile_size - 1
    for i in range(first, deal.pile_size):
        counted.add(hand, 0, deal.pile[i])


def naturals_of(code: bits.u64) -> bits.u64:
    """Return the naturals that a play puts on the table."""
    cards: bits.u64 = 0
    if code & KIND in (MELD, CALL_MELD):
        cards = jokers.naturals(code & MELD_CODE)
    elif code & CARD != JOKER:
        cards = bits.bit(code & CARD)
    return cards


def jokers_of(code: bits.u64) -> bits.i32:
    """Return how many jokers a play puts on the table."""
    if code & KIND in (MELD, CALL_MELD):
        return jokers.jokers(code & MELD_CODE)
    return 1 if code & CARD == JOKER else 0


def played(deal: Rummy500Deal, code: bits.u64) -> bits.i32:
    """Return what a play puts on the table, in points; an ace is high."""
    return worth_of_all(deal, naturals_of(code)) + JOKER_WORTH * jokers_of(code)


def laid_after(deal: Rummy500Deal, code: bits.u64) -> bits.i32:
    """Return the points that the acting seat could lay down at once after a draw."""
    hand: bits.u64x4 = [0] * 4
    hand_of(deal, deal.seat, hand)
    if code & KIND in (TAKE, DEEP):
        pick_up(deal, code, hand)
    return lay_down(deal, fits_of(deal), hand)


def partners(cards: bits.u64, card: bits.i32) -> bits.i32:
    """Return how well a card goes with others, up to 4: next and equal ones count two, gaps one."""
    rank = card & 15
    others = cards & ~bits.bit(card)
    lane = others >> (card & 48) & bits.LANE
    lane |= (lane & 1) << HIGH_ACE
    found = 2 * bits.count(others >> rank & bits.RANK) + near(lane, rank)
    if rank == 0:
        found += near(lane, HIGH_ACE)
    return min(found, PARTNERS)


def near(lane: bits.u64, position: bits.i32) -> bits.i32:
    """Return the same of one suit for a position."""
    around = lane << 2 >> position
    found: bits.i32 = (
        2 * (around >> 1 & 1) + 2 * (around >> 3 & 1) + (around & 1) + (around >> 4 & 1)
    )
    return found


def completions(cards: bits.u64, card: bits.i32) -> bits.i32:
    """Return how many pairs of these cards make a meld with another card."""
    rank = card & 15
    equals = bits.count(cards >> rank & bits.RANK & ~bits.bit(card & 48))
    lane = cards >> (card & 48) & bits.LANE
    lane |= (lane & 1) << HIGH_ACE
    found = equals * (equals - 1) // 2 + pairs_around(lane, rank)
    if rank == 0:
        found += pairs_around(lane, HIGH_ACE)
    return found


def pairs_around(lane: bits.u64, position: bits.i32) -> bits.i32:
    """Return how many pairs of a suit make a run with a position."""
    around = lane << 2 >> position
    found: bits.i32 = 0
    if around & BELOW == BELOW:
        found += 1
    if around & AROUND == AROUND:
        found += 1
    if around & ABOVE == ABOVE:
        found += 1
    return found


def has_played(deal: Rummy500Deal, other: bits.i32, seat: bits.i32) -> bool:
    """Return whether another seat must have had a turn."""
    if deal.laid[other] or counted.size(deal.known, 3 * other):
        return True
    first = deal.dealer + 1
    if (other - first) % deal.seats < (seat - first) % deal.seats:
        return True
    drawn: bits.i32 = deal.pile_size - 1 - deal.seats * deal.hand_size
    for i in range(deal.seats):
        drawn += counted.size(deal.hand, 3 * i)
    for i in range(deal.melds):
        drawn += jokers.size(deal.meld[i])
    return drawn >= deal.seats


def untouched(deal: Rummy500Deal, other: bits.i32, last: bits.i32) -> bits.u64:
    """Return what those melds take that nobody may have changed since another seat's turn."""
    found: bits.u64 = 0
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
            found |= deal.fit[i]
    return found


def of_regret(quarters: bits.i32) -> bits.i32:
    """Return the penalty for a choice that was worse by so many quarters of a point."""
    return min(max(quarters, 0) // QUARTERS, MOST_REGRET)
