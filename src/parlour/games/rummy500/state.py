"""The state of a deal of Rummy 500: its cards, its next actions, and the cards a seat cannot know.

A hand, and the part of it that everybody saw being taken from the discard pile, are counted sets
(`cards.counted`) at four times the seat's number.
"""

from __future__ import annotations

from ...cards import bits, counted
from ...cards.rng import Random
from ...core import codec
from ...core.deal import Deal
from ...pieces import jokers
from . import actions, plays
from .options import Rummy500Options

DRAW, PLAY, CALL, OVER = 0, 1, 2, 3
globals().update(DRAW=DRAW, PLAY=PLAY, CALL=CALL, OVER=OVER)
MELD_OR_DISCARD, FLOATING, KEEP_ONE = 0, 1, 2
REDEAL_TRIES = 64  # random re-deals, before a possible one is searched for
GOING_OUT = ("meld_or_discard", "floating", "keep_one")

MELD, CALL_MELD = actions.MELD, actions.CALL_MELD
KIND = 15 << codec.KIND_BITS
PLACE_BITS, END_BITS = actions.PLACE_BITS, actions.END_BITS
MELD_CODE = actions.MELD_CODE
CARD, PLACE, HIGH_END = 63, 63, actions.HIGH_END


class Rummy500State(Deal):
    """Hands, a stock, a discard pile that is all in play, and melds that all players share."""

    # the options, as numbers
    hand_size: bits.i32
    going_out: bits.i32
    unplayable: bits.i32  # the last discard must fit no meld
    top_must_use: bits.i32
    deep_must_meld: bits.i32
    calls: bits.i32
    calls_always: bits.i32  # after a turn without a discard, too
    call_is_turn: bits.i32
    least: bits.i32  # naturals in a meld
    limits: bits.i32  # the rules of melds, for `pieces.jokers`
    redicard: bits.i32
    bonus: bits.i32
    idle_limit: bits.i32  # turns
    worth: list[bits.i32]  # by position, low ace to high ace
    # the deal
    phase: bits.i32
    dealer: bits.i32
    hand: list[bits.u64]
    known: list[bits.u64]  # the cards of each hand that came from the pile
    stock: list[bits.i32]  # the cards from `top` to `end` - 1 are left
    top: bits.i32
    end: bits.i32
    pile: list[bits.i32]  # oldest first
    pile_size: bits.i32
    heap: list[bits.u64]  # the pile as a counted set
    # the table
    melds: bits.i32
    meld: list[bits.u64]
    fit: list[bits.u64]  # the cards that can be laid off on each meld
    fits: bits.u64  # on any
    owner: list[bits.u64]
    laid: list[bits.i32]  # points on the table, by seat
    # the turn
    taken: bits.i32  # the card taken from the top, while it is in hand; -1
    must: bits.i32  # the card that must be played next, or -1
    must_meld: bits.i32  # in a new meld
    idle: bits.i32  # consecutive turns, this one included, of a single discard and no play
    discarder: bits.i32  # the seat whose turn has ended, while the others may call
    out: bits.i32  # the seat that ended the deal, or -1

    def __init__(self, options: Rummy500Options, seats: bits.i32) -> None:
        super().__init__(options, seats)
        self.hand_size = options.hand_for(seats)
        self.going_out = GOING_OUT.index(options.going_out)
        self.unplayable = options.final_discard_unplayable
        self.top_must_use = options.top_take == "must_use"
        self.deep_must_meld = options.deep_take_use == "new_meld"
        self.calls = options.call_rummy
        self.calls_always = options.call_without_discard
        self.call_is_turn = options.call_after == "turn"
        self.least = options.min_naturals
        self.limits = options.limits
        self.redicard = options.redicard
        self.bonus = options.going_out_bonus
        self.idle_limit = options.idle_rounds * seats
        self.worth = [0] * 14
        for position, value in enumerate(options.worth()):
            self.worth[position] = value
        self.stock = [0] * 108
        self.pile = [0] * 108
        self.meld = [0] * 36
        self.fit = [0] * 36
        self.owner = [0] * 36
        self.reset(0)

    def reset(self, dealer: bits.i32) -> None:
        """Clear the table for a deal by *dealer*; the seat to the left begins (rule B5)."""
        self.hand = [0] * 32
        self.known = [0] * 32
        self.laid = [0] * 8
        self.heap = [0] * 4
        self.phase = DRAW
        self.dealer = dealer
        self.seat = (dealer + 1) % self.seats
        self.top = 0
        self.end = 0
        self.pile_size = 0
        self.melds = 0
        self.fits = 0
        self.taken = -1
        self.must = -1
        self.must_meld = 0
        self.idle = 0
        self.discarder = -1
        self.out = -1

    def throw(self, card: bits.i32) -> None:
        """Put a card on the discard pile."""
        counted.add(self.heap, 0, card)
        self.pile[self.pile_size] = card
        self.pile_size += 1

    # -- what may follow ------------------------------------------------------

    def barred(self) -> bits.i32:
        """Return the card that may not be discarded, or -1 (rules D2, O-redicard)."""
        return -1 if self.redicard else self.taken

    def must_use_top(self) -> bool:
        """Return whether the top discard, taken alone, must be played at once (rule X2)."""
        return self.top_must_use != 0 or self.idle >= self.idle_limit

    def heap_fits(self) -> bool:
        """Return whether a card of the discard pile can be laid off."""
        return self.heap[0] & self.fits != 0 or (self.heap[2] > 0 and self.fits >> bits.JOKER != 0)

    def is_callable(self) -> bool:
        """Return whether somebody could call, judging by what all can see (rule C1)."""
        found: bool = self.heap_fits()
        return found or plays.has_meld(self.heap[0], self.heap[2], self.limits)

    def spare(self, cards: bits.u64s, at: bits.i32) -> bits.i32:
        """Return how many of these cards may be played without checking the rest."""
        spare = counted.size(cards, at) - 2
        if self.phase == CALL:
            spare = 108
            if self.call_is_turn:
                spare = counted.size(cards, at) + counted.size(self.hand, 4 * self.seat) - 2
        return spare

    def leaves_turn(self, cards: bits.u64s, at: bits.i32, code: bits.u64, spare: bits.i32) -> bool:
        """Return whether the acting seat can go on after a play from these cards (rules E1, C4)."""
        kind = code & KIND
        is_meld: bool = kind in (MELD, CALL_MELD)
        meld = code & MELD_CODE
        if (jokers.size(meld) if is_meld else 1) <= spare:
            return True
        left: bits.u64x4 = [0] * 4
        counted.add_set(left, 0, cards, at)
        if self.phase == CALL:
            counted.add_set(left, 0, self.hand, 4 * self.seat)
        barred = self.barred()
        place: bits.i32 = -1
        if is_meld:
            wild: bits.u64 = jokers.jokers(meld)
            counted.remove_all(left, 0, jokers.naturals(meld))
            left[2] -= wild
            if barred >= 0 and plays.contains(meld, barred):
                barred = -1  # of two equal cards the one just taken is played
        else:
            card: bits.i32 = code & CARD
            place = code >> PLACE_BITS & PLACE
            counted.remove(left, 0, card)
            end: bits.i32 = code >> END_BITS & 3 == HIGH_END
            meld = jokers.grown(self.meld[place], card, end, self.limits)
            if card == barred:
                barred = -1
        number = counted.size(left, 0)
        fits = plays.fits(meld, self.limits)
        for i in range(self.melds):
            if i != place:
                fits |= self.fit[i]
        if number == 0 and self.phase == CALL:  # only a seat that floats already
            return True
        return self.is_completable(number, counted.single(left, 0), barred, fits)

    def is_completable(
        self, number: bits.i32, card: bits.i32, barred: bits.i32, fits: bits.u64
    ) -> bool:
        """Return whether a turn can be completed with *number* cards, or one *card* (rule E1)."""
        if number != 1:
            return number > 0 or self.going_out != KEEP_ONE
        fitting = fits >> card & 1
        if fitting and self.going_out != KEEP_ONE:
            return True
        return card != barred and not (self.unplayable and fitting)

    def points(self, seat: bits.i32) -> bits.i32:
        at = 4 * seat
        bonus: bits.i32 = 0
        if self.out == seat:
            bonus = self.bonus
        lost = plays.hand_points(self.hand[at], self.hand[at + 1], self.hand[at + 2], self.worth)
        return self.laid[seat] - lost + bonus

    def tidy(self) -> None:
        self.chance = 0  # the deal draws nothing from it
        left = self.end - self.top
        for i in range(108):
            self.stock[i] = self.stock[self.top + i] if i < left else 0
            if i >= self.pile_size:
                self.pile[i] = 0
        self.top = 0
        self.end = left
        for i in range(self.melds, 36):
            self.meld[i] = 0
            self.fit[i] = 0
            self.owner[i] = 0

    def redraw(self, rng: Random) -> None:
        self.tidy()
        rng.shuffle(self.stock, self.end)

    # -- what a seat cannot know ----------------------------------------------

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        pool: bits.u64x4 = [0] * 4  # sorted, so that the true order does not show
        for i in range(self.top, self.end):
            counted.add(pool, 0, self.stock[i])
        if self.phase != OVER:  # then all hands lie face up
            for other in range(self.seats):
                if other != seat:
                    self.hide(other, pool)
        self.top = 0
        self.end = counted.unpack(pool, 0, self.stock, 0)
        possible: bool = False
        tries = REDEAL_TRIES
        while not possible and tries > 0:
            tries -= 1
            rng.shuffle(self.stock, self.end)
            possible = self.deal_turn(seat)
        if not possible:
            self.search(seat, 0, 0, 0)
        if self.phase != OVER:
            for other in range(self.seats):
                if other not in (seat, self.seat):
                    self.fill(other)

    def deal_turn(self, seat: bits.i32) -> bool:
        """Deal the acting seat from the stock's top, and return whether it can hold these cards."""
        self.top = 0
        if self.seat not in (seat, -1):
            self.fill(self.seat)
        return self.is_possible(seat)

    def search(self, seat: bits.i32, place: bits.i32, first: bits.i32, naturals: bits.i32) -> bool:
        """Move cards into the stock's *place* until the acting seat can hold what it is dealt.

        The search tries all choices, in the stock's order from index *first* on, of cards that a
        meld with the card to be played can need: at most two *naturals*, and jokers.  Any other
        card follows, as it may be the only one left.
        """
        at = 4 * self.seat
        useful: bits.u64 = 0
        if self.must >= 0:
            useful = bits.bit(bits.JOKER)
            if naturals < 2:
                useful |= plays.neighbours(self.must)
        if place < counted.size(self.hand, at) - counted.size(self.known, at):
            for i in range(place, self.end):
                card = self.stock[i]
                self.stock[i] = self.stock[place]
                self.stock[place] = card
                if self.deal_turn(seat):
                    return True
                if i >= first and useful >> card & 1:
                    useful &= ~bits.bit(card)  # each kind once
                    natural: bits.i32 = card != bits.JOKER
                    if self.search(seat, place + 1, i + 1, naturals + natural):
                        return True
                self.stock[place] = self.stock[i]
                self.stock[i] = card
        return False

    def hide(self, seat: bits.i32, pool: bits.u64s) -> None:
        """Put the cards of a hand that nobody has seen into a counted set."""
        unseen: bits.u64x4 = [0] * 4
        at = 4 * seat
        counted.add_set(unseen, 0, self.hand, at)
        counted.remove_all(unseen, 0, self.known[at])
        counted.remove_all(unseen, 0, self.known[at + 1])
        unseen[2] -= self.known[at + 2]
        counted.add_set(pool, 0, unseen, 0)

    def fill(self, seat: bits.i32) -> None:
        """Deal a seat as many cards from the stock's top as it holds that nobody has seen."""
        at = 4 * seat
        number = counted.size(self.hand, at)
        counted.clear(self.hand, at)
        counted.add_set(self.hand, at, self.known, at)
        for _ in range(number - counted.size(self.known, at)):
            counted.add(self.hand, at, self.stock[self.top])
            self.top += 1

    def is_possible(self, seat: bits.i32) -> bool:
        """Return whether the acting seat, with these cards, can have drawn or played as it did."""
        possible: bool = self.phase != PLAY or self.seat == seat
        if not possible:
            at = 4 * self.seat
            if self.must >= 0:
                self.find_actions(self.scratch)
                possible = self.scratch.n > 0
            else:
                number = counted.size(self.hand, at)
                card = counted.single(self.hand, at)
                possible = self.is_completable(number, card, self.barred(), self.fits)
        return possible

    # -- for people -----------------------------------------------------------

    def cards_of(self, seat: int) -> list[int]:
        """Return a seat's hand as a counted set."""
        return [self.hand[4 * seat + i] for i in range(4)]

    def known_of(self, seat: int) -> list[int]:
        """Return the cards of a hand that all have seen, as a counted set."""
        return [self.known[4 * seat + i] for i in range(4)]

    def next_place(self) -> int:
        return self.top if self.top < self.end else -1

    def left_in_stock(self) -> list[int]:
        """Return the cards of the stock, next one first, for replays and positions."""
        return [self.stock[i] for i in range(self.top, self.end)]

    def on_pile(self) -> list[int]:
        """Return the cards of the discard pile, oldest first."""
        return [self.pile[i] for i in range(self.pile_size)]

    def offers_call(self) -> bool:
        """Return whether the discard pile allows anybody a call."""
        return self.is_callable()

    def on_table(self) -> list[int]:
        """Return the melds of the table."""
        return [self.meld[i] for i in range(self.melds)]

    def add_meld(self, meld: int, owners: list[int]) -> None:
        """Put a meld on the table, each card scored by its owner."""
        at = self.melds
        self.meld[at] = meld
        self.fit[at] = plays.fits(meld, self.limits)
        self.fits |= self.fit[at]
        self.owner[at] = 0
        for slot, owner in zip(plays.slots_in_order(meld), owners, strict=True):
            self.owner[at] |= owner << 4 * slot
            self.laid[owner] += plays.points_at(meld, slot, self.worth)
        self.melds += 1
