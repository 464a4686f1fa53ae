"""One deal of German Rummy, from the pack to the points (rules: docs/play/rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, counted, lots
from ...cards import rng as streams
from ...cards.pack import Pack
from ...cards.rng import Random
from ...core import arguments, codec
from ...core.actions import Actions
from ...core.errors import CarryError, IllegalAction
from ...pieces import jokers
from . import actions, hidden, opening, scoring, state

KEEP, LEAVE, PASS, STOCK, TAKE = (
    actions.KEEP,
    actions.LEAVE,
    actions.PASS,
    actions.STOCK,
    actions.TAKE,
)
MELD, LAY, SWAP, DISCARD = actions.MELD, actions.LAY, actions.SWAP, actions.DISCARD
PAYLOAD = codec.PAYLOAD
CARD = actions.CARD
INDEX = actions.INDEX
AT_RANDOM, ATTEMPTS = 200, 600  # attempts to give another seat the cards that it must have


def bad_carry(part: str, found: object, allowed: str) -> CarryError:
    """Return the error for a number that cannot be carried from deal to deal."""
    return CarryError("bad_carry", "R9.1", part=part, text=str(found), allowed=allowed)


def check_carry(carry: Sequence[int], seats: int) -> None:
    """Raise `CarryError` unless each seat has a number from 0 up, and at least two have 0."""
    if carry and len(carry) != seats:
        raise bad_carry("length", len(carry), str(seats))
    for seat, out in enumerate(carry):
        if type(out) is not int or out < 0:
            raise bad_carry(f"P{seat}", out, "0, 1, 2, …")
    if carry and list(carry).count(0) < 2:
        raise bad_carry("carry", ", ".join(map(str, carry)), "0, 0, …")


class RommeDeal(state.RommeState):
    """A deal for two to eight seats."""

    def start_with(
        self, pack: Pack, dealer: SupportsIndex, seed: object, carry: Sequence[int]
    ) -> None:
        """Start over, as in `Deal.start_with`; `CarryError` if the dealer sits out."""
        by: int = self.check_seat(dealer)
        carry = arguments.row(carry, "carry")
        self.bring(carry)
        if carry and carry[by]:
            raise bad_carry(f"P{by}", carry[by], "0")
        super().start_with(pack, by, seed, carry)

    def bring(self, carry: Sequence[int]) -> None:
        """Take over the seats that sit out: a number per seat, not zero if it does."""
        check_carry(carry, self.seats)
        playing = [seat for seat in range(self.seats) if not (carry and carry[seat])]
        self.sitting = sum(bits.bit(seat) for seat in playing)
        self.cards_each = self.options.cards_each(self.sitting.bit_count())

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        self.reset(dealer)
        cut: bits.i32 = 0
        if self.rauben:  # rule R3.7
            cut = self.draw_cut(pack.size - 1)
        for i in range(pack.size):
            self.stock[i] = pack.card[(cut + i) % pack.size]
        self.end = pack.size
        if self.rauben:
            self.cutter = dealer
            for seat in range(self.seats):  # the last before the dealer sits to the dealer's right
                if self.sitting >> seat & 1 and self.after(seat) == dealer:
                    self.cutter = seat
            self.seat = self.cutter
            self.phase = state.CUT
        else:
            self.deal_out()

    def draw_cut(self, others: bits.u64) -> bits.i32:
        """Return a random number of cards to cut: at most all but one of *others*."""
        places: bits.i32x192 = [0] * 192
        if lots.is_none(self.key):
            self.chance = (self.chance + streams.GOLDEN) & bits.ALL
            places[0] = (bits.mix(self.chance) >> 32) * others >> 32
        else:
            for i in range(others):
                places[i] = i
            lots.shuffle(self.chance, self.key, places, others)
        return 1 + places[0]

    def deal_out(self) -> None:
        """Deal the hands and begin the first turn (rules R3.3 to R3.8)."""
        left = self.cards_each
        while left > 0:
            packet = min(left, 3)
            if not self.packets:
                packet = 1
            elif left == 4:
                packet = 4
            left -= packet
            seat = self.after(self.dealer)
            for _ in range(self.players()):
                number = packet
                if left == 0 and seat == self.robber:
                    number -= 1
                for _ in range(number):
                    self.draw_to(seat)
                seat = self.after(seat)
        self.seat = self.dealer
        if not self.dealer_first:
            self.seat = self.after(self.dealer)
        self.phase = state.DRAW
        if self.first_draws == 0:
            self.phase = state.PLAY
        if self.turns_up:
            self.pile[0] = self.stock[self.top]
            self.pile_size = 1
            self.top += 1
        else:
            self.draw_to(self.seat)

    def draw_to(self, seat: bits.i32) -> None:
        """Give a seat the top card of the stock."""
        counted.add(self.hand, state.WIDTH * seat, self.stock[self.top])
        counted.add(self.got, state.WIDTH * seat, self.stock[self.top])
        self.top += 1

    # -- what is legal -------------------------------------------------------

    def find_actions(self, out: Actions) -> None:
        out.clear()
        phase = self.phase
        if phase == state.PLAY:
            self.list_play(out)
        elif phase == state.DRAW:
            draws = self.may_draw()
            if not draws:
                out.add(PASS)
            else:
                out.add(STOCK)
            if self.may_take():
                out.add(TAKE)
        elif phase == state.CUT:
            if self.stock[self.end - 1] == bits.JOKER:
                out.add(KEEP)
            out.add(LEAVE)

    def list_play(self, out: Actions) -> None:
        """List melds, lay-offs, swaps and discards, or only what is due.

        Melds with jokers in unusual places are listed only if no other meld opens, or does what is
        due.
        """
        opens: bool = self.staged > 0
        opened = self.has_opened()
        if opened or self.could_open():
            self.list_melds(out, False)
            if not opened and out.n == 0:
                self.list_melds(out, True)
        if not opens and self.due != state.MELD_CARD:
            self.list_lays(out)
            if self.due != state.PLAY_JOKER:
                self.list_swaps(out)
        if not opens and self.due == state.NOTHING:
            at = state.WIDTH * self.seat
            free = self.hand[at]
            if self.hand[at + 2]:
                free |= bits.bit(bits.JOKER)
            bar = self.bar()
            if bar >= 0:
                free &= ~bits.bit(bar)
            out.add_cards(free, DISCARD)
        elif opened and out.n == 0:
            self.list_melds(out, True)

    def list_melds(self, out: Actions, every: bool) -> None:
        """List the legal canonical melds, or *every* placement of jokers."""
        opened = self.has_opened()
        found: bits.u64x640
        if not cython.compiled:
            found = [0] * 640
        at = state.WIDTH * self.seat
        once = self.hand[at]
        wild: bits.i32 = self.hand[at + 2]
        n = jokers.find_melds(once, wild, self.limits, found)
        plenty: bits.i32 = counted.size(self.hand, at) - 2  # a meld of this size leaves two cards
        for i in range(n):
            meld = found[i]
            while meld:
                if self.due == state.NOTHING or self.uses(meld, self.due_card):
                    simple: bool = opened and jokers.size(meld) <= plenty
                    if simple or self.may_meld(meld):
                        out.add(MELD | meld)
                if every:
                    meld = jokers.next_placement(meld, found[i], once, wild, self.limits)
                else:
                    meld = 0
        out.sort()

    def list_lays(self, out: Actions) -> None:
        """List the lay-offs (rule R6.5)."""
        if self.melds and self.may_lay_now():
            at = state.WIDTH * self.seat
            mine = self.hand[at]
            wild: bits.u64 = self.hand[at + 2]
            if self.due != state.NOTHING:
                mine = 0
                wild = 0
                if self.due_card == bits.JOKER:
                    wild = 1
                else:
                    mine = bits.bit(self.due_card)
            for i in range(self.melds):
                place: bits.u64 = i << INDEX
                cards = jokers.fitting(self.meld[i], self.limits) & mine
                if wild:
                    cards |= bits.bit(bits.JOKER)
                for end in range(2):
                    left = cards
                    while left:
                        card = bits.first(left)
                        left &= left - 1
                        if self.may_lay(card, end, i):
                            code: bits.u64 = end << 6 | card
                            out.add(LAY | place | code)

    def list_swaps(self, out: Actions) -> None:
        """List the swaps for a joker (rule R6.6)."""
        if self.may_swap_now():
            mine = self.hand[state.WIDTH * self.seat]
            if self.due == state.USE_CARD:
                mine = 0
                if self.due_card != bits.JOKER:
                    mine = bits.bit(self.due_card)
            for i in range(self.melds):
                place: bits.u64 = i << INDEX
                left = jokers.missing(self.meld[i]) & mine
                while left:
                    card = bits.first(left)
                    left &= left - 1
                    if self.may_swap(card, i):
                        code: bits.u64 = card
                        out.add(SWAP | place | code)

    def allows(self, code: bits.u64) -> bool:
        """Return whether *code* is legal: people may put jokers in places that are not listed."""
        kind = code & ~PAYLOAD
        rest = code & PAYLOAD
        if self.phase == state.PLAY and kind == MELD:
            wanted: bool = self.due == state.NOTHING or self.uses(rest, self.due_card)
            return (
                wanted
                and jokers.is_meld(rest, self.limits)
                and self.holds(rest)
                and self.may_meld(rest)
            )
        self.find_actions(self.scratch)
        return self.scratch.holds(code)

    # -- what happens --------------------------------------------------------

    def apply(self, code: bits.u64) -> None:
        kind = code & ~PAYLOAD
        card: bits.i32 = code & CARD
        index: bits.i32 = code >> INDEX & 63
        if kind == DISCARD:
            self.discard(card)
        elif kind == STOCK:
            self.draw()
        elif kind == TAKE:
            self.take()
        elif kind == MELD:
            self.lay_meld(code & PAYLOAD)
        elif kind == LAY:
            end: bits.i32 = code >> 6 & 1
            self.lay_off(card, end, index)
        elif kind == SWAP:
            self.swap(card, index)
        elif kind == PASS:
            self.finish(-1)
        else:
            if kind == KEEP:
                self.end -= 1
                self.robber = self.seat
                self.cutter = -1
                counted.add(self.hand, state.WIDTH * self.seat, bits.JOKER)
                counted.add(self.known, state.WIDTH * self.seat, bits.JOKER)
            self.deal_out()

    def draw(self) -> None:
        """Draw the top card of the stock, after a refill if it is empty."""
        if self.top == self.end:
            self.refill()
        self.draw_to(self.seat)
        if self.cutter >= 0 and self.seen < 0 and self.top == self.end:
            self.draw_seen()
        self.drew = 1
        self.phase = state.PLAY

    def draw_seen(self) -> None:
        """Store who has drawn the bottom card, which the cutter knows (rule R3.7)."""
        if self.seat == self.cutter:
            self.cutter = -1
        else:
            self.seen = self.stock[self.end - 1]
            self.seen_at = self.seat

    def refill(self) -> None:
        """Shuffle the discards below the top one into a new stock (rule R10.1)."""
        for i in range(32):
            self.shown[i] = 0
            self.got[i] = 0
        counted.clear(self.recycled, 0)
        self.top = 0
        self.end = self.pile_size - 1
        for i in range(self.end):
            self.stock[i] = self.pile[i]
            counted.add(self.recycled, 0, self.pile[i])
        self.chance = lots.shuffle(self.chance, self.key, self.stock, self.end)
        self.pile[0] = self.pile[self.end]
        self.pile_size = 1
        self.refills += 1

    def take(self) -> None:
        """Take the top discard; it may not be discarded in this turn (rules R5.2, R6.7)."""
        self.pile_size -= 1
        card = self.pile[self.pile_size]
        counted.add(self.hand, state.WIDTH * self.seat, card)
        counted.add(self.known, state.WIDTH * self.seat, card)
        if not self.redicard:
            self.taken = card
        if self.take_mode == state.MUST_USE or self.take_mode == state.MUST_MELD:
            self.due = state.USE_CARD
            self.due_card = card
            if self.take_mode == state.MUST_MELD:
                self.due = state.MELD_CARD
        self.phase = state.PLAY

    def put_down(self, card: bits.i32) -> None:
        """Remove a card from the acting hand, in view of all."""
        at = state.WIDTH * self.seat
        counted.remove(self.hand, at, card)
        if counted.held(self.known, at, card):
            counted.remove(self.known, at, card)
        else:
            counted.add(self.shown, at, card)
            if card == self.seen and self.seat == self.seen_at:
                self.forget_seen()
        if card == self.taken:
            self.taken = -1  # of two equal cards the one that was taken goes first

    def forget_seen(self) -> None:
        """Forget the card seen at the cut, which has been put down."""
        self.cutter = -1
        self.seen = -1
        self.seen_at = -1

    def progress(self) -> None:
        """Record that the acting seat has put a card on the table; without cards it has won."""
        self.laid = 1
        self.due = state.NOTHING
        self.due_card = -1
        if counted.size(self.hand, state.WIDTH * self.seat) == 0:
            self.finish(self.seat)

    def lay_meld(self, meld: bits.u64) -> None:
        """Lay a new meld (rules R6.3, R6.4)."""
        cards = jokers.naturals(meld)
        while cards:
            self.put_down(bits.first(cards))
            cards &= cards - 1
        for _ in range(jokers.jokers(meld)):
            self.put_down(bits.JOKER)
        self.meld[self.melds] = meld
        self.owner[self.melds] = self.seat
        self.melds += 1
        if not self.has_opened():
            self.staged += opening.value(meld)
            if self.staged >= self.open_min:
                self.opened |= bits.bit(self.seat)
                self.staged = 0
                self.fresh = 1
        self.progress()

    def lay_off(self, card: bits.i32, end: bits.i32, index: bits.i32) -> None:
        """Lay a card off (rule R6.5)."""
        self.meld[index] = jokers.grown(self.meld[index], card, end, self.limits)
        self.put_down(card)
        self.progress()

    def swap(self, card: bits.i32, index: bits.i32) -> None:
        """Swap a card for a joker, which must then be used (rule R6.6)."""
        self.meld[index] = jokers.swapped(self.meld[index], card)
        self.put_down(card)
        counted.add(self.hand, state.WIDTH * self.seat, bits.JOKER)
        counted.add(self.known, state.WIDTH * self.seat, bits.JOKER)
        self.progress()
        if self.joker_use != state.TO_HAND:
            self.due_card = bits.JOKER
            self.due = state.MELD_CARD
            if self.joker_use == state.ANY_PLAY:
                self.due = state.PLAY_JOKER

    def discard(self, card: bits.i32) -> None:
        """Discard and end the turn; the last card goes face down (rules R6.7, R7.2)."""
        seat = self.seat
        if counted.size(self.hand, state.WIDTH * seat) == 1:
            counted.clear(self.hand, state.WIDTH * seat)
            counted.clear(self.known, state.WIDTH * seat)
            self.last = card
            self.finish(seat)
        else:
            self.put_down(card)
            self.pile[self.pile_size] = card
            self.pile_size += 1
            self.idle += 1
            if self.drew or self.laid:
                self.idle = 0
            if self.laid:
                self.active |= bits.bit(seat)
            self.begin_turn()
            self.seat = self.after(seat)
            self.phase = state.DRAW

    def finish(self, winner: bits.i32) -> None:
        """End the deal and score it (rules R8.1 to R8.3, R10.3)."""
        lost: bits.i32 = 0
        factor: bits.i32 = 1
        if winner >= 0 and self.active >> winner & 1 == 0:
            factor = self.factor
        for seat in range(self.seats):
            at = state.WIDTH * seat
            wild: bits.i32 = self.hand[at + 2]
            cost = factor * scoring.penalty(
                self.hand[at],
                self.hand[at + 1],
                wild,
                self.hand[at + 3],
                self.ace_penalty,
                self.joker_penalty,
            )
            self.won[seat] = -cost
            lost += cost
        if winner >= 0 and self.winner_gets:
            self.won[winner] = lost
        self.winner = winner
        self.phase = state.OVER
        self.seat = -1

    def points(self, seat: bits.i32) -> bits.i32:
        return self.won[seat]

    def tidy(self) -> None:
        left = self.end - self.top
        for i in range(192):
            self.stock[i] = self.stock[self.top + i] if i < left else 0
            if i >= self.pile_size:
                self.pile[i] = 0
        self.top = 0
        self.end = left
        for i in range(self.melds, 64):
            self.meld[i] = 0
            self.owner[i] = 0
        if self.refills == 0:
            for i in range(32):
                self.shown[i] = 0
                self.got[i] = 0

    def redraw(self, rng: Random) -> None:
        self.tidy()
        self.chance = rng.next()
        lots.clear(self.key)
        end = self.end
        if self.cutter >= 0 and self.seen < 0:
            end -= 1  # the cutter knows the bottom card (rule R3.7)
        hidden.shuffle(self.stock, 0, end, rng)

    # -- what a seat cannot know ---------------------------------------------

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        self.chance = rng.next()
        lots.clear(self.key)
        if seat != self.cutter:
            if self.seen >= 0 and seat != self.seen_at:
                self.forget_seen()  # it is one of the cards to be dealt again
            self.deal_hidden(seat, self.end, rng)
        elif self.seen < 0:
            self.deal_hidden(seat, self.end - 1, rng)
        else:
            at = state.WIDTH * self.seen_at
            counted.add(self.known, at, self.seen)
            self.deal_hidden(seat, self.end, rng)
            counted.remove(self.known, at, self.seen)

    def deal_hidden(self, seat: bits.i32, end: bits.i32, rng: Random) -> None:
        """Deal the hidden hands and the stock, up to *end* - 1, again for a seat."""
        if self.phase == state.OVER:
            hidden.sort(self.stock, self.top, end)
            hidden.shuffle(self.stock, self.top, end, rng)
        elif seat == self.seat or (self.due == state.NOTHING and self.staged == 0):
            hidden.deal_anew(self, seat, end, hidden.WITHOUT, rng)
        else:
            self.deal_bound(seat, end, rng)

    def deal_bound(self, seat: bits.i32, end: bits.i32, rng: Random) -> None:
        """Do the same if the acting seat is another one and must have what is due.

        The first attempts leave that to chance; later ones give it suitable melds, one after the
        other.  If even these fail, its cards stay as they fell.
        """
        fell: bits.u64x512 = [0] * 512
        for i in range(32):
            fell[i] = self.hand[i]
            fell[32 + i] = self.got[i]
        for i in range(self.top, end):
            fell[64 + i] = self.stock[i]
        first = rng.below(jokers.MOST_MELDS)
        attempt: bits.i32 = 0
        possible: bool = False
        while not possible and attempt < ATTEMPTS:
            wanted: bits.i32 = hidden.WITHOUT
            if attempt >= AT_RANDOM:
                wanted = first + attempt
            hidden.deal_anew(self, seat, end, wanted, rng)
            possible = self.can_act()
            attempt += 1
        if not possible:
            for i in range(32):
                self.hand[i] = fell[i]
                self.got[i] = fell[32 + i]
            for i in range(self.top, end):
                self.stock[i] = fell[64 + i]
            hidden.sort(self.stock, self.top, end)
            hidden.shuffle(self.stock, self.top, end, rng)

    def can_act(self) -> bool:
        """Return whether the acting seat can do what is due."""
        self.scratch.clear()
        self.list_play(self.scratch)
        return self.scratch.n > 0

    # -- for people ----------------------------------------------------------

    def penalty(self, seat: int) -> int:
        """Return the points that a seat's hand would cost if the deal ended now."""
        self.check_seat(seat)
        at = state.WIDTH * seat
        wild: bits.i32 = self.hand[at + 2]
        return scoring.penalty(
            self.hand[at],
            self.hand[at + 1],
            wild,
            self.hand[at + 3],
            self.ace_penalty,
            self.joker_penalty,
        )

    def next_in_stock(self) -> int:
        """Return the card that would be drawn now; an empty stock is refilled on a copy."""
        if not self.may_draw():
            raise IllegalAction("romme_no_stock", "R10.2")
        twin: RommeDeal = self
        if self.top == self.end:
            twin = RommeDeal(self.options, self.seats)
            twin.copy_state(self)
            twin.refill()
        return twin.stock[twin.top]

    def is_last_card(self) -> bool:
        """Return whether the acting seat has exactly one card."""
        return self.seat >= 0 and counted.size(self.hand, state.WIDTH * self.seat) == 1
