"""One deal of Lórum, from the pack to the chips (rules: docs/play/rules)."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import bits, high, lots
from ...cards.pack import Pack
from ...cards.rng import Random
from ...core.actions import Actions
from ...pieces import tricks
from ...pieces.trick_state import TrickState
from . import actions, chips
from .carry import read_carry
from .options import LorumOptions

PASS, SMALL, BIG = actions.PASS, actions.SMALL, actions.BIG
NONE, EXPOSE, PLAY = actions.NONE, actions.EXPOSE, actions.PLAY
CARD = 63
SUIT, HEARTS = 0xFFFF, 0xFFFF << 32
CLUB_QUEEN, SPADE_QUEEN = (1 << high.number(queen) for queen in actions.QUEENS)
CLUB_POINTS, SPADE_POINTS = 4, 8  # a heart counts 1
PENALTIES = HEARTS | CLUB_QUEEN | SPADE_QUEEN

TO_DECLARE, TO_OVERRIDE, TO_EXPOSE, TO_PLAY, OVER = 0, 1, 2, 3, 4
REGULAR, MODE_SMALL, MODE_BIG = 0, 1, 2
ORDERED, SEALED, RACE = 0, 1, 2
NEVER, DECLARED, ALWAYS = 0, 1, 2

ALL_PAY, ONE_ZERO, TWO_ZEROS, NO_SPLIT, ONE_TAKER, ALL_TRICKS = 0, 1, 2, 3, 4, 5
SMALL_MADE, SMALL_FAILED, BIG_MADE, BIG_FAILED = 6, 7, 8, 9

ASKING = ("ordered", "sealed", "race")
STOPS = ("none", "declared", "all")
FACTORS = {"off": 0, "double": 2, "triple": 3}


class LorumDeal(TrickState):
    """Three or four hands; the seat to the right of a seat has the next number."""

    # the options, as numbers
    asking: bits.i32
    later_only: bits.i32
    factor: bits.i32  # of a queen that its owner exposed and took; 0: queens are not exposed
    in_declared: bits.i32  # queens are exposed in declared deals, too
    splits: bits.i32
    capped: bits.i32  # a seat pays at most what it has
    stops: bits.i32
    start_chips: bits.i32
    # what the match brings
    brought: bits.i32  # the pool before the deal
    stack: list[bits.i32]
    # before the first lead
    pending: bits.i32  # seats that this poll has yet to ask, a bit each
    answer: list[bits.i32]  # hidden until all have answered: the choice plus one, or 0
    mode: bits.i32
    declarer: bits.i32
    exposed: list[bits.u64]
    # the end
    kind: bits.i32
    pool: bits.i32
    key: list[bits.u64]  # of the deal's own chance, as in `cards.lots`

    def __init__(self, options: LorumOptions, seats: bits.i32 = 4) -> None:
        super().__init__(options, seats)
        self.asking = ASKING.index(options.declaration)
        self.later_only = options.override_right == "later_only"
        self.factor = FACTORS[options.expose]
        self.in_declared = options.expose_declared
        self.splits = options.two_zero_split
        self.capped = options.insolvency == "cap"
        self.stops = STOPS.index(options.early_stop)
        self.start_chips = options.start_chips
        self.brought = 0
        self.stack = [options.start_chips] * 4
        self.key = [0] * 4
        self.reset(0)

    def take_key(self, key: list[int]) -> None:
        """Keep a key of the deal's own chance."""
        self.key = key

    def bring(self, carry: Sequence[int]) -> None:
        """Take over the pool and every seat's chips; by default an empty pool and equal chips."""
        equal = (0, *[self.start_chips] * self.seats)
        brought = read_carry(carry, self.options, self.seats) if carry else equal
        self.brought = brought[0]
        self.pool = brought[0]
        for seat in range(self.seats):
            self.stack[seat] = brought[1 + seat]

    def reset(self, dealer: bits.i32) -> None:
        """Clear the table for a deal by *dealer*."""
        self.clear_table(dealer)
        self.answer = [0] * 4
        self.exposed = [0] * 4
        self.mode = REGULAR
        self.declarer = -1
        self.pending = 0
        self.kind = ALL_PAY
        self.pool = self.brought

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        self.reset(dealer)
        self.deal_cards(pack, 5 if self.seats == 3 else 4)  # rules R4.2 and R4.3: in two rounds
        self.poll(self.everybody(), dealer)

    def everybody(self) -> bits.i32:
        """Return all seats, a bit each."""
        return 7 if self.seats == 3 else 15

    # -- what is legal -------------------------------------------------------

    def find_actions(self, out: Actions) -> None:
        phase = self.phase
        if phase == TO_PLAY:
            out.hold_cards(self.playable(), PLAY)
        elif phase == TO_OVERRIDE:
            out.hold(PASS, BIG)
        elif phase == TO_DECLARE:
            out.hold(PASS, SMALL)
            out.add(BIG)
        else:
            self.list_queens(out)

    def playable(self) -> bits.u64:
        """Return the cards that the acting seat may play (rules R7.1 to R7.5)."""
        cards = self.hand[self.seat]
        if self.played:
            if self.mode == MODE_SMALL:
                cards = tricks.head(cards, self.best)
            else:
                following = cards & SUIT << (self.best & 48)  # `tricks.follow` inlined
                cards = following or cards
        return cards

    def list_queens(self, out: Actions) -> None:
        """List the queens that the acting seat may expose (rule R6)."""
        held = self.queens(self.seat)
        out.clear()
        out.add(NONE)
        for choice in range(1, 4):
            if choice & held == choice:
                code: bits.u64 = choice
                out.add(EXPOSE | code)

    def queens(self, seat: bits.i32) -> bits.i32:
        """Return the counting queens that a seat holds: 1 of clubs, 2 of spades."""
        held = 0
        if self.hand[seat] & CLUB_QUEEN:
            held = 1
        if self.hand[seat] & SPADE_QUEEN:
            held += 2
        return held

    # -- before the first lead -------------------------------------------------

    def poll(self, seats: bits.i32, first: bits.i32) -> None:
        """Ask these seats, a bit each, one after another from the right of *first*."""
        self.pending = seats
        self.ask(first)

    def ask(self, seat: bits.i32) -> None:
        """Give the turn to the next seat of the poll after *seat*; close the poll after the last.

        In a race chance decides which seat is next (rule R5.6).
        """
        if self.pending == 0:
            self.close_poll()
        elif self.asking == RACE and self.phase != TO_EXPOSE:
            self.seat = self.draw_lot()
        else:
            later = self.pending >> seat + 1
            self.seat = bits.first(later) + seat + 1 if later else bits.first(self.pending)

    def draw_lot(self) -> bits.i32:
        """Return one of the seats of the poll by the deal's own chance."""
        drawn: bits.i32x4 = [0] * 4
        n = 0
        for seat in range(self.seats):
            if self.pending & bits.bit(seat):
                drawn[n] = seat
                n += 1
        self.chance = lots.shuffle(self.chance, self.key, drawn, n)
        return drawn[0]

    def apply(self, code: bits.u64) -> None:
        phase = self.phase
        if phase == TO_PLAY:
            if self.lay(code & CARD, self.mode == MODE_SMALL):  # rule R7.5
                self.end_trick()
        else:
            seat = self.seat
            self.pending &= 15 ^ bits.bit(seat)
            if phase == TO_EXPOSE or self.asking == SEALED:
                self.answer[seat] = 1 + self.choice_of(code)
                self.ask(seat)
            elif code == PASS:
                self.ask(seat)
            else:
                self.declare(seat, MODE_BIG if code == BIG else MODE_SMALL)

    def choice_of(self, code: bits.u64) -> bits.i32:
        """Return the choice of an answer: the mode declared, or the queens to be exposed."""
        choice: bits.i32 = 0
        if code == SMALL:
            choice = MODE_SMALL
        elif code == BIG:
            choice = MODE_BIG
        elif code >= EXPOSE:
            choice = code & 3
        return choice

    def declare(self, seat: bits.i32, mode: bits.i32) -> None:
        """Let a seat's declaration stand; after a small the others are asked for a big."""
        self.mode = mode
        self.declarer = seat
        if mode == MODE_BIG:
            self.end_declaring()
        else:
            others = self.everybody()
            if self.later_only:
                others = self.pending
            self.phase = TO_OVERRIDE
            self.poll(others & (15 ^ bits.bit(seat)), seat)

    def close_poll(self) -> None:
        """Go on when all have answered."""
        phase = self.phase
        if phase == TO_EXPOSE:
            self.expose()
        elif phase == TO_OVERRIDE:
            found = self.nearest(MODE_BIG, self.declarer)
            if found >= 0:
                self.mode = MODE_BIG
                self.declarer = found
            self.end_declaring()
        else:
            big = self.nearest(MODE_BIG, self.dealer)
            small = self.nearest(MODE_SMALL, self.dealer)
            self.forget()
            if big >= 0:
                self.declare(big, MODE_BIG)
            elif small >= 0:
                self.declare(small, MODE_SMALL)
            else:
                self.end_declaring()

    def end_declaring(self) -> None:
        """Go on to exposing queens, if allowed now (rules R6, R6.1), or to the first lead."""
        self.forget()
        if self.factor and (self.mode == REGULAR or self.in_declared):
            self.phase = TO_EXPOSE
            self.poll(self.everybody(), self.dealer)
        else:
            self.begin()

    def nearest(self, mode: bits.i32, seat: bits.i32) -> bits.i32:
        """Return the first seat from the right of *seat* with this answer; -1 if none."""
        found = -1
        for _ in range(self.seats):
            seat = self.on(seat, 1)
            if found < 0 and self.answer[seat] == 1 + mode:
                found = seat
        return found

    def forget(self) -> None:
        """Drop the hidden answers: what did not count is never disclosed."""
        for seat in range(4):
            self.answer[seat] = 0

    def expose(self) -> None:
        """Disclose all exposed queens at once (rule R6)."""
        for seat in range(self.seats):
            queens = self.answer[seat] - 1
            if queens & 1:
                self.exposed[seat] |= CLUB_QUEEN
            if queens & 2:
                self.exposed[seat] |= SPADE_QUEEN
        self.forget()
        self.begin()

    def begin(self) -> None:
        """Begin play: the declarer leads, or the seat to the dealer's right (rule R7.1)."""
        self.pending = 0
        self.phase = TO_PLAY
        self.lead(self.on(self.dealer, 1) if self.mode == REGULAR else self.declarer)

    # -- play ----------------------------------------------------------------

    def end_trick(self) -> None:
        """Give the trick to its winner, who leads to the next (rule R7.4)."""
        self.take()
        if self.is_decided():
            self.settle()

    def is_decided(self) -> bool:
        """Return whether play ends here: no cards, or nothing can change any more (rule R7.6)."""
        decided: bool = self.hand[self.leader] == 0
        if self.stops and not decided:
            if self.mode == MODE_SMALL:
                decided = self.tricks[self.declarer] > 0
            elif self.mode == MODE_BIG:
                decided = self.others_tricks(self.declarer) > 0
            elif self.stops == ALWAYS and self.others_tricks(self.leader) > 0:
                cards: bits.u64 = 0
                for seat in range(self.seats):
                    cards |= self.hand[seat]
                decided = cards & PENALTIES == 0
        return decided

    def others_tricks(self, seat: bits.i32) -> bits.i32:
        """Return the number of tricks that all seats but one have taken."""
        number = 0
        for other in range(self.seats):
            if other != seat:
                number += self.tricks[other]
        return number

    # -- chips -----------------------------------------------------------------

    def settle(self) -> None:
        """Pay for the deal (rules R8.1 to R8.5)."""
        declarer = self.declarer
        price = self.worth()
        if self.mode == MODE_BIG:
            made: bool = self.others_tricks(declarer) == 0
            self.kind = BIG_MADE if made else BIG_FAILED
            self.settle_declared(made, 2 * price)
        elif self.mode == MODE_SMALL:
            made = self.tricks[declarer] == 0
            self.kind = SMALL_MADE if made else SMALL_FAILED
            self.settle_declared(made, price)
        elif self.others_tricks(self.leader) == 0:
            self.kind = ALL_TRICKS
            self.collect(self.leader, price)
        else:
            self.settle_points()
        self.phase = OVER
        self.seat = -1

    def worth(self) -> bits.i32:
        """Return the price of a small, or of all tricks, per other seat (rules R8.1, R8.4)."""
        return 15 if self.seats == 3 else 10

    def points_taken(self, seat: bits.i32) -> bits.i32:
        """Return the points of the cards that a seat has taken (rules R3, V1 and V2)."""
        taken = self.taken[seat]
        points = bits.count(taken & HEARTS)
        if taken & CLUB_QUEEN:
            points += CLUB_POINTS * self.weight(CLUB_QUEEN, seat)
        if taken & SPADE_QUEEN:
            points += SPADE_POINTS * self.weight(SPADE_QUEEN, seat)
        return points

    def weight(self, queen: bits.u64, taker: bits.i32) -> bits.i32:
        """Return the factor of a queen for the seat that takes it."""
        weight = 1
        for seat in range(self.seats):
            if self.exposed[seat] & queen:
                weight = self.factor if seat == taker else 2
        return weight

    def settle_declared(self, made: bool, price: bits.i32) -> None:
        """Pay a declaration's price, from all to the declarer or the other way."""
        if made:
            self.collect(self.declarer, price)
        else:
            chips.pay_out(self.change, self.stack, self.seats, self.declarer, price, self.capped)

    def collect(self, seat: bits.i32, price: bits.i32) -> None:
        """Let a seat receive a price from every other seat."""
        chips.collect(self.change, self.stack, self.seats, seat, price, self.capped)

    def settle_points(self) -> None:
        """Pay card points into the pool; a seat without points may take it (rules R8.1, R8.4)."""
        points: bits.i32x4 = [0] * 4
        for seat in range(self.seats):
            points[seat] = self.points_taken(seat)
        self.pool += chips.pay_points(self.change, self.stack, points, self.seats, self.capped)
        zeros = chips.zeros(points, self.seats)
        if zeros >= self.seats - 1:
            self.kind = ONE_TAKER
        elif zeros == 2 and not self.splits:
            self.kind = NO_SPLIT
        elif zeros:
            self.kind = ONE_ZERO if zeros == 1 else TWO_ZEROS
            self.pool = chips.divide(self.change, points, self.seats, self.pool)
        else:
            self.kind = ALL_PAY

    def tidy(self) -> None:
        if self.asking != RACE or self.phase >= TO_EXPOSE:
            self.chance = 0  # nothing is drawn from it any more
            lots.clear(self.key)
        self.tidy_table()

    # -- what a seat cannot know ---------------------------------------------

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        self.chance = rng.next()
        lots.clear(self.key)
        self.redeal_hands(seat, self.exposed, rng)
        for rival in range(self.seats):
            if rival != seat and self.answer[rival]:
                self.answer[rival] = 1 + self.any_choice(rival, rng)

    def any_choice(self, seat: bits.i32, rng: Random) -> bits.i32:
        """Return an answer that a seat may have given in secret."""
        choice = 2 * rng.below(2)  # no declaration, or a big
        if self.phase == TO_EXPOSE:
            choice = rng.below(4) & self.queens(seat)
        elif self.phase == TO_DECLARE:
            choice = rng.below(3)
        return choice

    # -- for people ----------------------------------------------------------

    def may_act(self, seat: int) -> bool:
        """Return whether a seat may act: in a race all that have not answered (rule R5.6)."""
        if self.asking == RACE and self.phase in (TO_DECLARE, TO_OVERRIDE):
            return 0 <= seat < self.seats and self.pending >> seat & 1 == 1
        return super().may_act(seat)

    def outlasts(self, code: int) -> bool:
        """Return whether an answer given before a small arrived still stands (rules R5.3, R5.6).

        A big stays a big, but a pass did not accept the small.
        """
        return code != PASS

    def answers_in_secret(self) -> bool:
        """Return whether the acting seat's answer stays hidden from the others (R5.5, R6)."""
        secret = self.phase == TO_EXPOSE or self.asking == SEALED
        return secret and self.phase not in (TO_PLAY, OVER)

    def points_so_far(self, seat: int) -> int:
        """Return the points of the cards that a seat has taken."""
        return self.points_taken(seat)

    def counting(self, seat: int) -> int:
        """Return the counting cards that a seat has taken (rule R3)."""
        return self.taken[seat] & PENALTIES

    def price(self) -> int:
        """Return the price of a small from each other seat; a big is worth twice as much."""
        return self.worth()

    def decided(self) -> bool:
        """Return whether nothing can change any more after the previous trick."""
        return self.is_decided()
