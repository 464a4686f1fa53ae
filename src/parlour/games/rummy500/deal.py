"""One deal of Rummy 500, from the pack to the points (rules: docs/play/rules)."""

from __future__ import annotations

from ...cards import bits, counted
from ...cards.pack import Pack
from ...core import codec
from ...core.actions import Actions
from ...pieces import jokers
from . import actions, listing, plays, state

PASS, STOCK, TAKE, DEEP = actions.PASS, actions.STOCK, actions.TAKE, actions.DEEP
DISCARD, MELD, LAY = actions.DISCARD, actions.MELD, actions.LAY
DECLINE, CALL_MELD, CALL_LAY = actions.DECLINE, actions.CALL_MELD, actions.CALL_LAY
KIND = state.KIND
KIND_BITS, INDEX_BITS = codec.KIND_BITS, actions.INDEX_BITS
PLACE_BITS, END_BITS = actions.PLACE_BITS, actions.END_BITS
MELD_CODE = actions.MELD_CODE
CARD, PLACE, INDEX, HIGH_END = state.CARD, state.PLACE, 127, actions.HIGH_END


class Rummy500Deal(state.Rummy500State):
    """A deal for two to eight seats."""

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        self.reset(dealer)
        seat = self.seat
        dealt = self.hand_size * self.seats
        for i in range(dealt):  # rule B2: one by one, the seat left of the dealer first
            counted.add(self.hand, 4 * seat, pack.card[i])
            seat = (seat + 1) % self.seats
        self.throw(pack.card[dealt])  # rule B3
        for i in range(dealt + 1, pack.size):
            self.stock[i] = pack.card[i]
        self.top = dealt + 1
        self.end = pack.size

    # -- what is legal -------------------------------------------------------

    def find_actions(self, out: Actions) -> None:
        out.clear()
        at = 4 * self.seat
        if self.phase == state.DRAW:
            self.list_draws(out)
        elif self.phase == state.CALL:
            self.list_calls(out)
        elif self.must >= 0:
            self.list_uses(self.hand, at, self.must, self.must_meld, out)
        else:
            self.list_discards(out)
            self.list_plays(self.hand, at, -1, MELD, out)
            self.list_plays(self.hand, at, -1, LAY, out)

    def list_draws(self, out: Actions) -> None:
        """List the ways to draw (rules D1 to D3, X1)."""
        out.add(PASS if self.top == self.end else STOCK)
        if self.pile_size > 0:
            if self.can_take(self.pile[self.pile_size - 1], out):
                out.add(TAKE)
            cards: bits.u64x4 = [0] * 4  # the hand, and the pile's cards from `i` up
            counted.add_set(cards, 0, self.hand, 4 * self.seat)
            counted.add_set(cards, 0, self.heap, 0)
            for i in range(self.pile_size - 1):
                if self.can_use(cards, self.pile[i], self.deep_must_meld, out):
                    index: bits.u64 = i
                    out.add(DEEP | index << INDEX_BITS)
                counted.remove(cards, 0, self.pile[i])

    def can_take(self, card: bits.i32, out: Actions) -> bool:
        """Return whether the acting seat may take the top discard alone (rules D2, F3, X2)."""
        at = 4 * self.seat
        allowed: bool = True
        if self.must_use_top():
            cards: bits.u64x4 = [0] * 4
            counted.add_set(cards, 0, self.hand, at)
            counted.add(cards, 0, card)
            allowed = self.can_use(cards, card, 0, out)
        elif counted.size(self.hand, at) == 0:
            allowed = self.is_completable(1, card, -1 if self.redicard else card, self.fits)
        return allowed

    def can_use(self, cards: bits.u64s, card: bits.i32, must_meld: bits.i32, out: Actions) -> bool:
        """Return whether one of these cards can be played first; *out* is left as it was."""
        total = counted.size(cards, 0)
        lays: bool = not must_meld and self.fits >> card & 1 != 0
        size = plays.smallest_with(cards[0], cards[2], card, self.limits)
        found: bool = (lays and total >= 3) or (size > 0 and total - size >= 2)
        if not found and (lays or size > 0):
            listed = out.n
            self.list_uses(cards, 0, card, must_meld, out)
            found = out.n > listed
            out.n = listed
        return found

    def list_uses(
        self, cards: bits.u64s, at: bits.i32, card: bits.i32, must_meld: bits.i32, out: Actions
    ) -> None:
        """List melds and lay-offs of one of these cards; none only if there are none."""
        listed = out.n
        self.list_plays(cards, at, card, MELD, out)
        if not must_meld:
            self.list_plays(cards, at, card, LAY, out)
        if out.n == listed:
            listing.list_odd_melds(cards, at, card, self.limits, out)
            self.keep_turns(cards, at, listed, out)

    def list_plays(
        self, cards: bits.u64s, at: bits.i32, card: bits.i32, flag: bits.u64, out: Actions
    ) -> None:
        """List the melds or lay-offs of these cards, or of one, that leave a turn (rule E1)."""
        listed = out.n
        kind = flag & KIND
        if kind in (MELD, CALL_MELD):
            listing.list_melds(cards, at, card, self.limits, flag, out)
        else:
            usable = cards[at]
            if cards[at + 2]:
                usable |= bits.bit(bits.JOKER)
            if card >= 0:
                usable = bits.bit(card)
            if usable & self.fits:
                listing.list_lays(usable, self.meld, self.fit, self.melds, self.limits, flag, out)
        if out.n > listed:
            self.keep_turns(cards, at, listed, out)

    def list_discards(self, out: Actions) -> None:
        """List the discards (rules D2, U1)."""
        at = 4 * self.seat
        free = self.hand[at]
        if self.hand[at + 2]:
            free |= bits.bit(bits.JOKER)
        if self.barred() >= 0 and counted.held(self.hand, at, self.taken) == 1:
            free &= ~bits.bit(self.taken)
        if self.unplayable and counted.size(self.hand, at) == 1:
            free &= ~self.fits
        out.add_cards(free, DISCARD)

    def list_calls(self, out: Actions) -> None:
        """List the possible calls of the seat that is asked (rules C1 to C4)."""
        out.add(DECLINE)
        if plays.has_meld(self.heap[0], self.heap[2], self.limits):
            self.list_calls_of(CALL_MELD, out)
        if self.heap_fits():
            self.list_calls_of(CALL_LAY, out)

    def list_calls_of(self, kind: bits.u64, out: Actions) -> None:
        """List the calls of one kind, the oldest discard first."""
        cards: bits.u64x4 = [0] * 4  # the pile's cards from `i` up
        counted.add_set(cards, 0, self.heap, 0)
        for i in range(self.pile_size):
            card = self.pile[i]
            index: bits.u64 = i
            if kind == CALL_LAY or plays.smallest_with(cards[0], cards[2], card, self.limits) > 0:
                self.list_plays(cards, 0, card, kind | index << INDEX_BITS, out)
            counted.remove(cards, 0, card)

    def keep_turns(self, cards: bits.u64s, at: bits.i32, listed: bits.i32, out: Actions) -> None:
        """Drop the plays of these cards, listed from an index on, that leave no turn (rule E1)."""
        spare = self.spare(cards, at)
        kept = listed
        for i in range(listed, out.n):
            if self.leaves_turn(cards, at, out.items[i], spare):
                out.items[kept] = out.items[i]
                kept += 1
        out.n = kept

    def allows(self, code: bits.u64) -> bool:
        """Return whether *code* is legal; people may place jokers freely (rule M4)."""
        self.find_actions(self.scratch)
        legal: bool = self.scratch.holds(code)
        if not legal and code >> KIND_BITS == MELD >> KIND_BITS and self.phase == state.PLAY:
            legal = self.allows_meld(self.hand, 4 * self.seat, code, code ^ MELD, self.must)
        elif not legal and code >> KIND_BITS == CALL_MELD >> KIND_BITS and self.phase == state.CALL:
            index: bits.i32 = code >> INDEX_BITS & INDEX
            cards: bits.u64x4 = [0] * 4
            for i in range(index, self.pile_size):
                counted.add(cards, 0, self.pile[i])
            if index < self.pile_size:
                meld = code ^ CALL_MELD ^ (code >> INDEX_BITS & INDEX) << INDEX_BITS
                legal = self.allows_meld(cards, 0, code, meld, self.pile[index])
        return legal

    def allows_meld(
        self, cards: bits.u64s, at: bits.i32, code: bits.u64, meld: bits.u64, must: bits.i32
    ) -> bool:
        """Return whether these cards form a meld, with the required one, that leaves a turn."""
        wild: bits.u64 = jokers.jokers(meld)
        held: bool = jokers.naturals(meld) & ~cards[at] == 0 and wild <= cards[at + 2]
        if not held or not jokers.is_meld(meld, self.limits):
            return False
        if must >= 0 and not plays.contains(meld, must):
            return False
        return self.leaves_turn(cards, at, code, self.spare(cards, at))

    # -- what happens --------------------------------------------------------

    def apply(self, code: bits.u64) -> None:
        kind = code & KIND
        card: bits.i32 = code & CARD
        index: bits.i32 = code >> INDEX_BITS & INDEX
        if kind == DISCARD:
            self.discard(card)
        elif kind == STOCK:
            self.draw()
        elif kind in (MELD, LAY):
            self.put_down(code, kind == MELD)
            self.after_play()
        elif kind == TAKE:
            self.take()
        elif kind == DEEP:
            self.must_meld = self.deep_must_meld
            self.must = self.pile[index]
            self.pick_up(index)
            self.phase = state.PLAY
        elif kind == DECLINE:
            self.ask((self.seat + 1) % self.seats)
        elif kind == PASS:
            self.finish(-1)
        else:
            self.pick_up(index)
            self.put_down(code, kind == CALL_MELD)
            self.after_call()

    def draw(self) -> None:
        """Draw the top card of the stock."""
        counted.add(self.hand, 4 * self.seat, self.stock[self.top])
        self.top += 1
        self.idle = 0
        self.phase = state.PLAY

    def take(self) -> None:
        """Take the top discard alone (rules D2, X2)."""
        card = self.pile[self.pile_size - 1]
        if self.must_use_top():
            self.must = card
        self.pick_up(self.pile_size - 1)
        self.taken = card
        self.idle += 1
        self.phase = state.PLAY

    def pick_up(self, index: bits.i32) -> None:
        """Take the discard with this index and all above it, in view of all."""
        for i in range(index, self.pile_size):
            counted.add(self.hand, 4 * self.seat, self.pile[i])
            counted.add(self.known, 4 * self.seat, self.pile[i])
            counted.remove(self.heap, 0, self.pile[i])
        self.pile_size = index

    def put_down(self, code: bits.u64, is_meld: bits.i32) -> None:
        """Meld or lay off cards of the acting seat, which scores them (rule M7)."""
        card: bits.i32 = code & CARD
        wild: bits.i32 = card == bits.JOKER
        cards: bits.u64 = 0
        if is_meld:
            meld = code & MELD_CODE
            cards = jokers.naturals(meld)
            wild = jokers.jokers(meld)
            self.meld[self.melds] = meld
            self.fit[self.melds] = plays.fits(meld, self.limits)
            self.owner[self.melds] = plays.owners_of(meld, self.seat)
            self.laid[self.seat] += plays.meld_points(meld, self.worth)
            self.fits |= self.fit[self.melds]
            self.melds += 1
        else:
            if not wild:
                cards = bits.bit(card)
            self.lay_off(code >> PLACE_BITS & PLACE, card, code >> END_BITS & 3 == HIGH_END)
        self.give_away(cards, wild)
        taken = self.taken
        if (taken == bits.JOKER and wild) or (0 <= taken < bits.JOKER and cards >> taken & 1):
            self.taken = -1
        self.must = -1
        self.must_meld = 0
        self.idle = 0

    def lay_off(self, place: bits.i32, card: bits.i32, end: bits.i32) -> None:
        """Add a card to a meld of the table."""
        before = self.meld[place]
        meld = jokers.grown(before, card, end, self.limits)
        slot = plays.next_slot(before, card, end)
        mine: bits.u64 = self.seat
        self.owner[place] |= mine << 4 * slot
        self.laid[self.seat] += plays.points_at(meld, slot, self.worth)
        if before & 15 == 0 and meld & 15:
            self.raise_ace(place, meld)
        self.meld[place] = meld
        self.fit[place] = plays.fits(meld, self.limits)
        self.fits = 0
        for i in range(self.melds):
            self.fits |= self.fit[i]

    def raise_ace(self, place: bits.i32, meld: bits.u64) -> None:
        """Count the ace at the start of a run as one above the king that it has now (rule M8)."""
        owners = self.owner[place]
        owner: bits.i32 = owners & 15
        high: bits.u64 = owners & 15
        self.owner[place] = owners ^ high | high << 4 * jokers.HIGH_ACE
        if meld >> 16 + jokers.HIGH_ACE & 1 == 0:
            self.laid[owner] += self.worth[jokers.HIGH_ACE] - self.worth[0]

    def give_away(self, cards: bits.u64, wild: bits.i32) -> None:
        """Remove cards from the acting seat's hand; of equal ones, those all have seen first."""
        at = 4 * self.seat
        jokers_gone: bits.u64 = wild
        counted.remove_all(self.hand, at, cards)
        counted.remove_all(self.known, at, cards & self.known[at])
        self.hand[at + 2] -= jokers_gone
        self.known[at + 2] -= min(jokers_gone, self.known[at + 2])

    def after_play(self) -> None:
        """Go on after a meld or lay-off: an empty hand is out, or floats (rules G1, F1)."""
        if counted.size(self.hand, 4 * self.seat) == 0:
            if self.going_out == state.FLOATING:
                self.float_on()
            else:
                self.finish(self.seat)

    def after_call(self) -> None:
        """Go on after a call (rule C4)."""
        if not self.call_is_turn:
            self.open_window()
        elif counted.size(self.hand, 4 * self.seat) == 0:
            self.float_on()
        else:
            self.discarder = -1
            self.phase = state.PLAY

    def float_on(self) -> None:
        """End a turn without a discard (rules F1, O-call_without_discard)."""
        if self.calls_always:
            self.discarder = self.seat
            self.open_window()
        else:
            self.begin_turn((self.seat + 1) % self.seats)

    def discard(self, card: bits.i32) -> None:
        """Discard a card; with an empty hand the deal ends (rules G1, C1)."""
        at = 4 * self.seat
        if card == self.barred():  # the seat has kept the equal card that all have seen
            counted.remove(self.hand, at, card)
            if counted.held(self.known, at, card) == 2:
                counted.remove(self.known, at, card)
        elif card == bits.JOKER:
            self.give_away(0, 1)
        else:
            self.give_away(bits.bit(card), 0)
        self.throw(card)
        self.taken = -1
        self.discarder = self.seat
        if counted.size(self.hand, at) == 0:
            self.finish(self.seat)
        else:
            self.open_window()

    def open_window(self) -> None:
        """Ask the seat left of the one whose turn has ended for a call, or let it draw (C1, C2)."""
        self.phase = state.CALL
        if self.calls and self.is_callable():
            self.ask((self.discarder + 1) % self.seats)
        else:
            self.begin_turn((self.discarder + 1) % self.seats)

    def ask(self, seat: bits.i32) -> None:
        """Ask a seat for a call; when all have declined, the next seat draws."""
        if seat == self.discarder:
            self.begin_turn((seat + 1) % self.seats)
        else:
            self.seat = seat

    def begin_turn(self, seat: bits.i32) -> None:
        """Let a seat draw."""
        self.seat = seat
        self.phase = state.DRAW
        self.taken = -1
        self.discarder = -1

    def finish(self, out: bits.i32) -> None:
        """End the deal; a seat without cards is *out*, or the stock is (-1)."""
        self.out = out
        self.phase = state.OVER
        self.seat = -1

    # -- for people ----------------------------------------------------------
