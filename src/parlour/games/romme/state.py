"""The state of a deal of German Rummy, and the actions that it allows (rules §5).

Every test looks at the state after the action, so a turn that has begun can always be completed.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, counted
from ...core.deal import Deal
from ...core.errors import OptionError
from ...pieces import jokers
from . import opening
from .options import ANY, RommeOptions

WIDTH = counted.WIDTH
CUT, DRAW, PLAY, OVER = 0, 1, 2, 3
FREE, MUST_USE, MUST_MELD, NEVER = 0, 1, 2, 3  # the ways to take a discard
NEW_MELD, ANY_PLAY, TO_HAND = 0, 1, 2  # the use of a swapped joker
NOTHING, USE_CARD, MELD_CARD, PLAY_JOKER = 0, 1, 2, 3  # what is due
globals().update(CUT=CUT, DRAW=DRAW, PLAY=PLAY, OVER=OVER, FREE=FREE, MUST_USE=MUST_USE)
globals().update(MUST_MELD=MUST_MELD, NEVER=NEVER, NOTHING=NOTHING, USE_CARD=USE_CARD)
globals().update(MELD_CARD=MELD_CARD, PLAY_JOKER=PLAY_JOKER)


class RommeState(Deal):
    """Hands, the table, the stock and the discard pile, and the options as numbers."""

    # the options
    limits: bits.i32  # the rules of melds
    cards_each: bits.i32
    packets: bits.i32
    turns_up: bits.i32  # a card begins the pile
    first_draws: bits.i32  # the first turn begins with a draw
    dealer_first: bits.i32
    rauben: bits.i32
    open_min: bits.i32
    waits: bits.i32  # lay-offs and swaps wait for the turn after the first meld
    lay_needs_open: bits.i32
    take_mode: bits.i32
    take_needs_open: bits.i32
    redicard: bits.i32
    swaps: bits.i32
    completes_sets: bits.i32
    joker_use: bits.i32
    last_discard: bits.i32  # going out needs one
    joker_penalty: bits.i32
    ace_penalty: bits.i32
    winner_gets: bits.i32
    factor: bits.i32
    most_refills: bits.i32
    idle_rounds: bits.i32
    # the deal
    phase: bits.i32
    dealer: bits.i32
    sitting: bits.i32  # the seats that play, a bit each
    hand: list[bits.u64]  # eight counted sets, as are the next three
    known: list[bits.u64]  # the cards of each hand that everybody has seen
    shown: list[bits.u64]  # other cards that each seat has put down since the last refill
    got: list[bits.u64]  # cards that each seat has drawn from the stock since the last refill
    recycled: list[bits.u64]  # the cards of the last refill
    stock: list[bits.i32]  # the cards from `top` to `end` - 1 are left
    top: bits.i32
    end: bits.i32
    pile: list[bits.i32]  # oldest first
    pile_size: bits.i32
    meld: list[bits.u64]  # on the table, as in `pieces.jokers`
    owner: list[bits.i32]
    melds: bits.i32
    opened: bits.i32  # the seats that have made their first meld, a bit each
    active: bits.i32  # the seats that had put cards on the table before this turn
    staged: bits.i32  # points of a first meld that is not complete
    fresh: bits.i32  # the first meld was completed in this turn
    laid: bits.i32  # cards were put on the table in this turn
    drew: bits.i32  # the stock was drawn from in this turn
    taken: bits.i32  # the card taken from the pile that may not be discarded, or -1
    due: bits.i32
    due_card: bits.i32
    idle: bits.i32  # turns without a draw from the stock or a card put on the table
    refills: bits.i32
    cutter: bits.i32  # the seat that saw the bottom card of the stock, or -1
    seen: bits.i32  # that card, once another seat has drawn it, or -1
    seen_at: bits.i32  # that seat
    robber: bits.i32  # the seat that kept the joker at the cut, or -1
    last: bits.i32  # the card discarded face down, or -1
    winner: bits.i32
    won: list[bits.i32]
    key: list[bits.u64]  # of the deal's own chance, as in `cards.lots`

    def __init__(self, options: RommeOptions, seats: Any = 2) -> None:  # `int` would round a float
        if seats not in range(2, options.most_players + 1):
            allowed = f"2–{options.most_players}"
            raise OptionError("bad_seats", "R1.1", seats=str(seats), allowed=allowed)
        super().__init__(options, seats)
        self.key = [0] * 4
        most = ANY if options.max_jokers is None else options.max_jokers
        self.limits = jokers.limits_of(options.min_naturals, options.max_jokers_in_row, most)
        if options.around_the_corner:
            self.limits |= jokers.CORNER
        self.cards_each = options.cards_each(seats)
        self.packets = options.deal_style == "packets"
        self.turns_up = options.start != "fourteen"
        self.first_draws = options.start == "upcard"
        self.dealer_first = options.first_player == "dealer"
        self.rauben = options.rauben
        self.open_min = options.open_min
        self.waits = options.opening_turn_extras == "next_turn"
        self.lay_needs_open = options.layoff_needs_open
        self.take_mode = ("free", "must_use", "must_meld", "never").index(options.take_discard)
        self.take_needs_open = options.take_needs_open
        self.redicard = options.redicard
        self.swaps = options.joker_swap
        self.completes_sets = options.joker_set_swap == "complete_only"
        self.joker_use = ("new_meld", "any_play", "to_hand").index(options.swapped_joker_use)
        self.last_discard = options.final_discard == "required"
        self.joker_penalty = options.joker_penalty
        self.ace_penalty = options.ace_penalty
        self.winner_gets = options.winner_scores == "sum"
        self.factor = options.hand_romme
        self.most_refills = options.max_reshuffles
        self.idle_rounds = options.idle_rounds
        self.sitting = bits.bit(seats) - 1
        self.hand = [0] * 32
        self.known = [0] * 32
        self.shown = [0] * 32
        self.got = [0] * 32
        self.recycled = [0] * 4
        self.stock = [0] * 192
        self.pile = [0] * 192
        self.meld = [0] * 64
        self.owner = [0] * 64
        self.won = [0] * 8
        self.reset(0)

    def take_key(self, key: list[int]) -> None:
        """Keep a key of the deal's own chance."""
        self.key = key

    def reset(self, dealer: bits.i32) -> None:
        """Clear the table for a deal by *dealer*."""
        for i in range(32):
            self.hand[i] = 0
            self.known[i] = 0
            self.shown[i] = 0
            self.got[i] = 0
        counted.clear(self.recycled, 0)
        for i in range(8):
            self.won[i] = 0
        self.dealer = dealer
        self.phase = DRAW
        self.top = 0
        self.end = 0
        self.pile_size = 0
        self.melds = 0
        self.opened = 0
        self.active = 0
        self.idle = 0
        self.refills = 0
        self.cutter = -1
        self.seen = -1
        self.seen_at = -1
        self.robber = -1
        self.last = -1
        self.winner = -1
        self.begin_turn()

    def begin_turn(self) -> None:
        """Clear what concerns one turn only."""
        self.staged = 0
        self.fresh = 0
        self.laid = 0
        self.drew = 0
        self.taken = -1
        self.due = NOTHING
        self.due_card = -1

    def after(self, seat: bits.i32) -> bits.i32:
        """Return the next seat that plays, clockwise."""
        seat = (seat + 1) % self.seats
        while self.sitting >> seat & 1 == 0:
            seat = (seat + 1) % self.seats
        return seat

    def players(self) -> bits.i32:
        """Return the number of active seats."""
        return bits.count(self.sitting)

    def has_opened(self) -> bool:
        """Return whether the acting seat has made its first meld."""
        return self.opened >> self.seat & 1 != 0

    # -- drawing -------------------------------------------------------------

    def may_draw(self) -> bool:
        """Return whether there is a stock, or a refill for it (rule R10.1)."""
        return self.top < self.end or (self.pile_size >= 2 and self.refills < self.most_refills)

    def may_take(self) -> bool:
        """Return whether the top discard may be taken (rules R5.1, R5.2, R10.4)."""
        allowed: bool = self.pile_size > 0 and self.take_mode != NEVER
        if self.idle >= self.idle_rounds * self.players():
            allowed = False
        if self.take_needs_open and not self.has_opened():
            allowed = False
        if allowed and self.take_mode != FREE:
            allowed = self.could_use(self.pile[self.pile_size - 1])
        return allowed

    def could_use(self, card: bits.i32) -> bool:
        """Return whether the top discard could be used at once (rule O-take_discard)."""
        at = WIDTH * self.seat
        counted.add(self.hand, at, card)
        if not self.redicard:
            self.taken = card
        due: bits.i32 = USE_CARD
        if self.take_mode == MUST_MELD:
            due = MELD_CARD
        useful = self.has_use(card, due)
        self.taken = -1
        counted.remove(self.hand, at, card)
        return useful

    # -- completing the turn -------------------------------------------------

    def bar(self) -> bits.i32:
        """Return the card that may not be discarded, or -1 (rule R6.7: its twin may)."""
        card = self.taken
        if card >= 0 and counted.held(self.hand, WIDTH * self.seat, card) != 1:
            card = -1
        return card

    def terms(self, bar: bits.i32, opens: bool) -> bits.i32:
        """Return the terms of `opening` in this turn; *opens*: after the first meld."""
        terms = self.limits | (bar + 1) << opening.BAR
        if not self.last_discard:
            terms |= opening.EMPTIES
        if not (self.waits and (opens or self.fresh)):
            terms |= opening.LAYS
        return terms

    def fitting(self, index: bits.i32, instead: bits.u64) -> bits.u64:
        """Return the cards that can be laid off, with *instead* in place of a meld."""
        cards: bits.u64 = 0
        for i in range(self.melds):
            meld = self.meld[i]
            if i == index:
                meld = instead
            cards |= opening.fits(meld, self.limits)
        return cards

    def leaves_turn(self, cards: bits.u64, wild: bits.i32, index: bits.i32, meld: bits.u64) -> bool:
        """Return whether the turn can be completed without these cards of the hand (rule R6.1).

        *meld* is the meld that they form, in place of the one with *index*, or new.
        """
        at = WIDTH * self.seat
        left = counted.size(self.hand, at) - bits.count(cards) - wild
        if left >= 2:
            return True
        bar = self.bar()
        fitting: bits.u64 = 0
        if bar >= 0:
            fitting = self.fitting(index, meld)
            if index < 0:
                fitting |= opening.fits(meld, self.limits)
        twice = self.hand[at + 1]
        jokers_left: bits.i32 = self.hand[at + 2]
        return opening.completable(
            self.hand[at] & ~(cards & ~twice),
            twice & ~cards,
            jokers_left - wild,
            self.terms(bar, False),
            fitting,
        )

    # -- melds ---------------------------------------------------------------

    def holds(self, meld: bits.u64) -> bool:
        """Return whether the acting seat has the cards of a meld."""
        at = WIDTH * self.seat
        wild: bits.u64 = jokers.jokers(meld)
        return jokers.naturals(meld) & ~self.hand[at] == 0 and wild <= self.hand[at + 2]

    def may_meld(self, meld: bits.u64) -> bool:
        """Return whether a valid meld of the hand may be laid (rules R6.3, R6.4)."""
        if self.has_opened():
            return self.leaves_turn(jokers.naturals(meld), jokers.jokers(meld), -1, meld)
        at = WIDTH * self.seat
        cards = jokers.naturals(meld)
        twice = self.hand[at + 1]
        wild: bits.i32 = self.hand[at + 2]
        bar = self.bar()
        if bar >= 0 and self.uses(meld, bar):
            bar = -1
        fitting: bits.u64 = 0
        if bar >= 0:
            fitting = self.fitting(-1, 0) | opening.fits(meld, self.limits)
        return opening.can_open(
            self.hand[at] & ~(cards & ~twice),
            twice & ~(cards & ~self.hand[at + 3]),
            wild - jokers.jokers(meld),
            self.hand[at + 3] & ~cards,
            self.open_min - self.staged - opening.value(meld),
            self.terms(bar, True),
            fitting,
        )

    def could_open(self) -> bool:
        """Return whether the hand may contain a first meld at all."""
        if self.open_min == 0:
            return True
        at = WIDTH * self.seat
        wild: bits.i32 = self.hand[at + 2]
        bar = self.bar()
        fitting: bits.u64 = 0
        if bar >= 0:
            fitting = self.fitting(-1, 0)
        return opening.can_open(
            self.hand[at],
            self.hand[at + 1],
            wild,
            self.hand[at + 3],
            self.open_min - self.staged,
            self.terms(bar, True),
            fitting,
        )

    def uses(self, meld: bits.u64, card: bits.i32) -> bool:
        """Return whether a meld contains a card; a joker matches any joker."""
        if card == bits.JOKER:
            return jokers.jokers(meld) > 0
        return jokers.naturals(meld) & bits.bit(card) != 0

    def has_meld_with(self, card: bits.i32) -> bool:
        """Return whether a new meld with this card of the hand may be laid."""
        found: bits.u64x640
        if not cython.compiled:
            found = [0] * 640
        at = WIDTH * self.seat
        once = self.hand[at]
        wild: bits.i32 = self.hand[at + 2]
        n = jokers.find_melds(once, wild, self.limits, found)
        for i in range(n):
            if self.uses(found[i], card) and self.may_meld(found[i]):
                return True
        for i in range(n):  # the same cards with jokers in unusual places
            if card == bits.JOKER or self.uses(found[i], card):
                meld = jokers.next_placement(found[i], found[i], once, wild, self.limits)
                while meld:
                    if self.uses(meld, card) and self.may_meld(meld):
                        return True
                    meld = jokers.next_placement(meld, found[i], once, wild, self.limits)
        return False

    # -- laying off, swapping ------------------------------------------------

    def may_lay_now(self) -> bool:
        """Return whether the acting seat may lay off at all now (rule R6.5)."""
        if not self.has_opened():
            return self.lay_needs_open == 0 and self.staged == 0
        return not (self.waits and self.fresh)

    def may_lay(self, card: bits.i32, end: bits.i32, index: bits.i32) -> bool:
        """Return whether a card of the hand may be laid off there (rule R6.5)."""
        grown = jokers.grown(self.meld[index], card, end, self.limits)
        if grown == 0 or (end and grown & jokers.SET) or not self.may_lay_now():
            return False
        if card == bits.JOKER:
            return self.leaves_turn(0, 1, index, grown)
        return self.leaves_turn(bits.bit(card), 0, index, grown)

    def may_swap_now(self) -> bool:
        """Return whether the acting seat may swap jokers at all now (rule R6.6)."""
        return self.swaps != 0 and self.has_opened() and not (self.waits and self.fresh)

    def swapped(self, card: bits.i32, index: bits.i32) -> bits.u64:
        """Return a meld of the table with a card in place of a joker; 0 if impossible."""
        other = jokers.swapped(self.meld[index], card)
        if (
            self.completes_sets
            and other & jokers.SET
            and (jokers.size(other) != 4 or jokers.jokers(other))
        ):
            other = 0
        return other

    def may_swap(self, card: bits.i32, index: bits.i32) -> bool:
        """Return whether a card of the hand may be swapped for a joker there (rule R6.6)."""
        other = self.swapped(card, index)
        if other == 0 or not self.may_swap_now():
            return False
        before, at, taken = self.meld[index], WIDTH * self.seat, self.taken
        self.meld[index] = other
        counted.remove(self.hand, at, card)
        counted.add(self.hand, at, bits.JOKER)
        if taken == card:
            self.taken = -1
        if self.joker_use == TO_HAND:
            allowed = self.leaves_turn(0, 0, index, other)
        elif self.joker_use == ANY_PLAY:
            allowed = self.has_use(bits.JOKER, PLAY_JOKER)
        else:
            allowed = self.has_use(bits.JOKER, MELD_CARD)
        self.taken = taken
        counted.remove(self.hand, at, bits.JOKER)
        counted.add(self.hand, at, card)
        self.meld[index] = before
        return allowed

    def has_use(self, card: bits.i32, due: bits.i32) -> bool:
        """Return whether this card of the hand can do what would be *due*."""
        if due != MELD_CARD and self.may_lay_now():
            for i in range(self.melds):
                for end in range(2):
                    if self.may_lay(card, end, i):
                        return True
        if due == USE_CARD and card != bits.JOKER:
            for i in range(self.melds):
                if self.may_swap(card, i):
                    return True
        return self.has_meld_with(card)

    # -- for people ----------------------------------------------------------

    def next_place(self) -> int:
        return self.top if self.top < self.end and not (self.refills or self.rauben) else -1

    def left_in_stock(self) -> list[int]:
        """Return the cards of the stock, next one first, for replays and positions."""
        return [self.stock[i] for i in range(self.top, self.end)]

    def on_pile(self) -> list[int]:
        """Return the cards of the pile, oldest first."""
        return [self.pile[i] for i in range(self.pile_size)]
