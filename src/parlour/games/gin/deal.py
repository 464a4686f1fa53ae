"""One deal of gin rummy, from the pack to the points (rules: docs/play/rules)."""

from __future__ import annotations

from ...cards import bits, cards
from ...cards.pack import Pack
from ...cards.rng import Random
from ...core import codec
from ...core.actions import Actions
from ...core.deal import Deal
from ...pieces import melds
from . import actions, showdown
from .options import GinOptions

PASS, TAKE, STOCK, DISCARD, KNOCK = (
    actions.PASS,
    actions.TAKE,
    actions.STOCK,
    actions.DISCARD,
    actions.KNOCK,
)
BIGGIN, ARRANGE, LAY, FINISH = actions.BIGGIN, actions.ARRANGE, actions.LAY, actions.FINISH
CARD = 63
CODE = (1 << codec.KIND_BITS) - 1

UPCARD1, UPCARD2, FORCED_STOCK, DRAW, TO_DISCARD = 0, 1, 2, 3, 4
LAST_DISCARD, SHOW_KNOCKER, SHOW_DEFENDER, OVER = 5, 6, 7, 8
globals().update(UPCARD1=UPCARD1, UPCARD2=UPCARD2, FORCED_STOCK=FORCED_STOCK, DRAW=DRAW)
globals().update(TO_DISCARD=TO_DISCARD, LAST_DISCARD=LAST_DISCARD, OVER=OVER)
globals().update(SHOW_KNOCKER=SHOW_KNOCKER, SHOW_DEFENDER=SHOW_DEFENDER)

DEAD, GIN, KNOCKED, UNDERCUT, BIG_GIN = 0, 1, 2, 3, 4  # a deal is dead unless a player knocks
REDEAL_TRIES = 64  # random re-deals, before a possible one is searched for


class GinDeal(Deal):
    """The two hands of seats 0 and 1, a stock and a discard pile."""

    # the options, as numbers
    limit: bits.i32  # most deadwood to knock with; -1: the upcard sets it (Oklahoma)
    ace_limit: bits.i32
    spades_double: bits.i32
    gin_bonus: bits.i32
    undercut_bonus: bits.i32
    big_gin_bonus: bits.i32  # -1: big gin is off
    forced_gin: bits.i32
    strict_gin: bits.i32
    both_offered: bits.i32
    last_discard_knock: bits.i32
    arranges: bits.i32  # the knocker arranges the melds by hand
    lays_off: bits.i32  # the defender lays off by hand
    idle_takes: bits.i32
    # the deal
    phase: bits.i32
    dealer: bits.i32
    hand: list[bits.u64]
    known: list[bits.u64]  # cards of each hand that were taken from the pile
    thrown: list[bits.u64]  # all discards of each seat
    last_taken: list[bits.i32]  # in its last finished turn: from the pile, or -1
    last_thrown: list[bits.i32]  # and onto it, or -1
    stock: list[bits.i32]  # the cards from `top` to `end` - 1 are left
    top: bits.i32
    end: bits.i32
    pile: list[bits.i32]  # oldest first
    pile_size: bits.i32
    upcard: bits.i32  # the first one, even after it is taken
    taken: bits.i32  # the card just taken from the pile, or -1
    takes: bits.i32  # draws from the pile since the last from the stock
    knock_limit: bits.i32
    must_knock: bits.i32  # the last discard was taken, so only a knock is allowed
    # the showdown
    kind: bits.i32
    knocker: bits.i32
    shown: bits.u64  # the arrangement, as first laid out
    meld: list[bits.u64]  # the knocker's melds with the cards laid off on them
    laid: bits.u64  # all cards laid off
    deadwood: list[bits.i32]
    won: list[bits.i32]

    def __init__(self, options: GinOptions, seats: bits.i32 = 2) -> None:
        super().__init__(options, seats)
        self.limit = -1 if options.knock_limit == "oklahoma" else int(options.knock_limit)
        self.ace_limit = 0 if options.oklahoma_ace == "gin" else 1
        self.spades_double = options.oklahoma_spades_double
        self.gin_bonus = options.bonus_for_gin
        self.undercut_bonus = options.bonus_for_undercut
        self.big_gin_bonus = options.big_gin_bonus if options.big_gin else -1
        self.forced_gin = options.forced_gin
        self.strict_gin = options.strict_gin
        self.both_offered = options.first_upcard == "both_offered"
        self.last_discard_knock = options.last_discard_knock
        self.arranges = options.arrange == "manual"
        self.lays_off = options.layoff == "manual"
        self.idle_takes = options.idle_takes
        self.stock = [0] * 52
        self.pile = [0] * 52
        self.reset(0)

    def reset(self, dealer: bits.i32) -> None:
        """Clear the table for a deal by *dealer*; the other seat acts first."""
        self.hand = [0] * 2
        self.known = [0] * 2
        self.thrown = [0] * 2
        self.last_taken = [-1] * 2
        self.last_thrown = [-1] * 2
        self.meld = [0] * 3
        self.deadwood = [0] * 2
        self.won = [0] * 2
        self.dealer = dealer
        self.phase = UPCARD1
        self.seat = 1 - dealer
        self.top = 0
        self.end = 0
        self.pile_size = 0
        self.upcard = 0
        self.taken = -1
        self.takes = 0
        self.knock_limit = self.limit
        self.must_knock = 0
        self.kind = DEAD
        self.knocker = -1
        self.shown = 0
        self.laid = 0

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        self.reset(dealer)
        for i in range(10):  # rule B2: one by one, the non-dealer first
            self.hand[1 - dealer] |= bits.bit(pack.card[2 * i])
            self.hand[dealer] |= bits.bit(pack.card[2 * i + 1])
        for i in range(21, pack.size):
            self.stock[i] = pack.card[i]
        self.top = 21
        self.end = pack.size
        self.throw(pack.card[20])
        self.fix_limit(pack.card[20])

    def fix_limit(self, upcard: bits.i32) -> None:
        """Store the upcard; under Oklahoma it sets the knock limit."""
        self.upcard = upcard
        if self.limit < 0:
            self.knock_limit = melds.points(bits.bit(upcard))
            if upcard & 15 == 0:
                self.knock_limit = self.ace_limit

    # -- what is legal -------------------------------------------------------

    def find_actions(self, out: Actions) -> None:
        phase = self.phase
        if phase == TO_DISCARD:
            self.list_discard(out)
        elif phase == DRAW and self.takes < self.idle_takes:
            out.hold(TAKE, STOCK)
        elif phase in (UPCARD1, UPCARD2):
            out.hold(PASS, TAKE)
        else:
            self.list_others(out)

    def list_others(self, out: Actions) -> None:
        """List the actions of the rarer phases."""
        out.clear()
        phase = self.phase
        if phase in (DRAW, FORCED_STOCK):  # rules X2, U2
            out.add(STOCK)
        elif phase == LAST_DISCARD:
            out.add(PASS)
            if self.pile_size > 0 and self.can_knock_with(self.pile[self.pile_size - 1]):
                out.add(TAKE)
        elif phase == SHOW_KNOCKER:
            showdown.find_arrangements(
                self.hand[self.seat], self.arrangement_limit(), ARRANGE, 0, out
            )
            out.sort()
        elif phase == SHOW_DEFENDER:
            self.list_lay_offs(out)

    def list_discard(self, out: Actions) -> None:
        """List the discards, the knocks and big gin (rules T3, T4, K1, K2, O-strict_gin)."""
        hand = self.hand[self.seat]
        free = hand
        if self.taken >= 0:
            free ^= bits.bit(self.taken)
        if melds.is_above(hand, self.knock_limit + 10):  # a card counts at most ten
            out.hold_cards(0 if self.must_knock else free, DISCARD)
        else:
            knocks: bits.u64 = 0
            gins: bits.u64 = 0
            left = free
            while left:
                card = left & -left
                left ^= card
                count = melds.deadwood(hand ^ card)
                if count <= self.knock_limit:
                    knocks |= card
                if count == 0:
                    gins |= card
            if self.must_knock or (self.strict_gin and gins):
                free = 0
            elif self.forced_gin:
                free &= ~gins
            out.hold_cards(free, DISCARD)
            out.add_cards(knocks, KNOCK)
            if self.big_gin_bonus >= 0 and melds.deadwood(hand) == 0:
                out.add(BIGGIN)

    def can_knock_with(self, card: bits.i32) -> bool:
        """Return whether the acting seat could knock at once after taking *card*."""
        hand = self.hand[self.seat]
        eleven = hand | bits.bit(card)
        found: bool = False
        while hand and not found:
            other = hand & -hand
            hand ^= other
            found = melds.deadwood(eleven ^ other) <= self.knock_limit
        return found

    def arrangement_limit(self) -> bits.i32:
        """Return the most deadwood that the knocker's arrangement may leave (rule L0)."""
        limit = self.knock_limit
        if melds.deadwood(self.hand[self.knocker]) == 0:
            limit = 0
        return limit

    def list_lay_offs(self, out: Actions) -> None:
        """List the defender's lay-offs, and the choice to stop (rules L1 to L4)."""
        for i in range(3):
            if self.meld[i]:
                place: bits.u64 = i << 6
                out.add_cards(melds.extension(self.meld[i]) & self.hand[self.seat], LAY | place)
        out.add(FINISH)

    # -- what happens --------------------------------------------------------

    def apply(self, code: bits.u64) -> None:
        phase = self.phase
        if phase == TO_DISCARD:
            self.discard(code)
        elif code == TAKE:
            self.take()
        elif code == STOCK:
            self.draw()
        elif phase == SHOW_KNOCKER:
            self.lay_out(code & CODE)
        elif phase == SHOW_DEFENDER:
            self.lay_off(code)
        else:
            self.decline()

    def take(self) -> None:
        """Take the top card of the pile; it may not be discarded this turn (rule T4)."""
        self.must_knock = self.phase == LAST_DISCARD
        self.pile_size -= 1
        self.taken = self.pile[self.pile_size]
        self.takes += 1
        self.known[self.seat] |= bits.bit(self.taken)
        self.hand[self.seat] |= bits.bit(self.taken)
        self.phase = TO_DISCARD

    def draw(self) -> None:
        """Draw the top card of the stock."""
        self.taken = -1
        self.takes = 0
        self.hand[self.seat] |= bits.bit(self.stock[self.top])
        self.top += 1
        self.phase = TO_DISCARD

    def decline(self) -> None:
        """Pass the upcard (rules U1, U2) or the last discard (rule X1)."""
        if self.phase == LAST_DISCARD:
            self.end_dead()
        elif self.phase == UPCARD1:
            self.phase = UPCARD2 if self.both_offered else DRAW
            self.seat = 1 - self.seat
        else:
            self.phase = FORCED_STOCK
            self.seat = 1 - self.seat

    def throw(self, card: bits.i32) -> None:
        """Put a card on the pile."""
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def discard(self, code: bits.u64) -> None:
        """Discard a card, knock with it, or lay down big gin."""
        seat = self.seat
        if code == BIGGIN:
            self.knocker = seat
            self.kind = BIG_GIN
            self.lay_out(showdown.automatic(self.hand[seat], self.scratch))
        else:
            card: bits.i32 = code & CARD
            self.hand[seat] ^= bits.bit(card)
            self.known[seat] &= ~bits.bit(card)
            self.thrown[seat] |= bits.bit(card)
            self.last_taken[seat] = self.taken
            self.last_thrown[seat] = card
            self.throw(card)
            self.taken = -1
            if code >= KNOCK:
                self.knock()
            elif self.end - self.top > 2:
                self.phase = DRAW
                self.seat = 1 - seat
            elif self.last_discard_knock:
                self.phase = LAST_DISCARD
                self.seat = 1 - seat
            else:
                self.end_dead()

    def knock(self) -> None:
        """Open the showdown; the knocker lays the hand out (rule L0)."""
        self.knocker = self.seat
        if self.arranges:
            self.phase = SHOW_KNOCKER
        else:
            self.lay_out(showdown.automatic(self.hand[self.seat], self.scratch))

    def lay_out(self, arrangement: bits.u64) -> None:
        """Put the knocker's melds on the table; without gin the defender may lay off."""
        self.shown = arrangement
        hand = self.hand[self.knocker]
        rest = arrangement
        for i in range(3):
            self.meld[i] = melds.meld_cards(rest & showdown.MELD) if rest else 0
            rest >>= showdown.MELD_BITS
        if hand & ~showdown.melded(arrangement) == 0:  # rule L3
            if self.kind != BIG_GIN:
                self.kind = GIN
            self.settle()
        elif self.lays_off:
            self.phase = SHOW_DEFENDER
            self.seat = 1 - self.knocker
        else:
            self.lay_off_best()
            self.settle()

    def lay_off_best(self) -> None:
        """Lay off the cards that leave the defender the least deadwood (rule L5)."""
        choice = showdown.lay_offs(self.hand[1 - self.knocker], self.shown, 0, 0)
        for i in range(3):
            if self.meld[i]:
                cards_laid = showdown.laid_on(self.meld[i], choice & 0xFF)
                self.meld[i] |= cards_laid
                self.laid |= cards_laid
            choice >>= showdown.STEP

    def lay_off(self, code: bits.u64) -> None:
        """Lay off one card, or finish."""
        if code == FINISH:
            self.settle()
        else:
            card = bits.bit(code & CARD)
            self.meld[code >> 6 & 3] |= card
            self.laid |= card
            self.hand[self.seat] ^= card
            self.known[self.seat] &= ~card

    def end_dead(self) -> None:
        """End the deal without a knock: nobody scores (rule X1)."""
        self.kind = DEAD
        self.phase = OVER
        self.seat = -1

    def settle(self) -> None:
        """Count both hands and score (rules S1 to S4)."""
        knocker = self.knocker
        defender = 1 - knocker
        mine = melds.points(self.hand[knocker] & ~showdown.melded(self.shown))
        self.hand[defender] &= ~self.laid
        self.known[defender] &= ~self.laid
        theirs = melds.deadwood(self.hand[defender])
        winner = knocker
        if self.kind == BIG_GIN:
            gain = self.big_gin_bonus + theirs
        elif self.kind == GIN:
            gain = self.gin_bonus + theirs
        elif mine < theirs:
            self.kind = KNOCKED
            gain = theirs - mine
        else:
            self.kind = UNDERCUT
            gain = self.undercut_bonus + mine - theirs
            winner = defender
        if self.spades_double and self.upcard >> 4 == 3:
            gain *= 2
        self.won[winner] = gain
        self.deadwood[knocker] = mine
        self.deadwood[defender] = theirs
        self.phase = OVER
        self.seat = -1

    def points(self, seat: bits.i32) -> bits.i32:
        return self.won[seat]

    def tidy(self) -> None:
        self.chance = 0  # the deal draws nothing from it
        left = self.end - self.top
        for i in range(52):
            self.stock[i] = self.stock[self.top + i] if i < left else 0
            if i >= self.pile_size:
                self.pile[i] = 0
        self.top = 0
        self.end = left

    def redraw(self, rng: Random) -> None:
        self.tidy()
        rng.shuffle(self.stock, self.end)

    # -- what a seat cannot know ---------------------------------------------

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        rival = 1 - seat
        hidden: bits.u64 = 0
        if not self.is_open(rival):
            hidden = self.hand[rival] & ~self.known[rival]
        wanted = bits.count(hidden)
        kept = self.hand[rival] & ~hidden
        for i in range(self.top, self.end):
            hidden |= bits.bit(self.stock[i])
        n = 0
        while hidden:
            self.stock[n] = bits.first(hidden)
            hidden &= hidden - 1
            n += 1
        self.end = n
        possible: bool = False
        tries = REDEAL_TRIES
        while not possible and tries > 0:
            tries -= 1
            rng.shuffle(self.stock, n)
            self.fill(rival, kept, wanted)
            possible = self.is_possible(rival)
        if not possible:
            self.search(rival, kept, wanted, 0, 0)
        self.top = wanted

    def fill(self, rival: bits.i32, kept: bits.u64, wanted: bits.i32) -> None:
        """Give the rival the first cards of the stock besides the *kept* ones."""
        self.hand[rival] = kept
        for i in range(wanted):
            self.hand[rival] |= bits.bit(self.stock[i])

    def search(
        self,
        rival: bits.i32,
        kept: bits.u64,
        wanted: bits.i32,
        place: bits.i32,
        first: bits.i32,
    ) -> bool:
        """Swap cards from index *first* on into the stock's *place* until the rival can hold it.

        All choices of cards are tried, in the stock's order.  If none is possible, the rival keeps
        the last; no deal leads there, and no position may say so.
        """
        self.fill(rival, kept, wanted)
        found: bool = self.is_possible(rival)
        if not found and place < wanted:
            for i in range(first, self.end):
                card = self.stock[i]
                self.stock[i] = self.stock[place]
                self.stock[place] = card
                if self.search(rival, kept, wanted, place + 1, i + 1):
                    return True
                self.stock[place] = self.stock[i]
                self.stock[i] = card
        return found

    def is_open(self, seat: bits.i32) -> bool:
        """Return whether a seat's hand lies face up (the knocker's, then both)."""
        return self.knocker >= 0 and (seat == self.knocker or self.phase == OVER)

    def is_possible(self, rival: bits.i32) -> bool:
        """Return whether the rival can hold these cards, considering its earlier plays."""
        possible: bool = True
        if self.forced_gin and self.thrown[rival] and not self.is_open(rival):
            cards_held = self.hand[rival] | self.laid
            drawn: bits.u64 = 0  # the rival has drawn one of these since its last discard
            if self.seat == rival and self.phase == TO_DISCARD:
                drawn = cards_held & ~self.known[rival]
                if self.taken >= 0:
                    drawn = bits.bit(self.taken)
            possible = drawn == 0 and self.can_have_kept(rival, cards_held)
            while drawn and not possible:
                card = drawn & -drawn
                drawn ^= card
                possible = self.can_have_kept(rival, cards_held ^ card)
        if possible and self.must_knock and self.seat == rival:
            self.find_actions(self.scratch)
            possible = self.scratch.n > 0
        return possible

    def can_have_kept(self, rival: bits.i32, ten: bits.u64) -> bool:
        """Return whether the rival's last discard, not a knock, can have left these ten cards.

        It left deadwood (rule K2).  If the rival would have had to knock otherwise (O-strict_gin),
        so did every other discard.  And if a card from the pile was among the eleven, so did the
        discard before.
        """
        possible: bool = melds.is_above(ten, 0)
        eleven = ten | bits.bit(self.last_thrown[rival])
        others: bits.u64 = 0
        if self.strict_gin:
            others = ten
        if self.last_taken[rival] >= 0:
            others &= ~bits.bit(self.last_taken[rival])
            if bits.count(self.thrown[rival]) > 1:
                others |= bits.bit(self.last_taken[rival])
        if others and melds.is_above(eleven, 10):  # a card counts at most ten
            others = 0
        while others and possible:
            card = others & -others
            others ^= card
            possible = melds.is_above(eleven ^ card, 0)
        return possible

    # -- for people ----------------------------------------------------------

    def turn_up(self, upcard: int) -> None:
        """Let a position's first upcard set the knock limit."""
        self.fix_limit(upcard)

    def can_hold(self, seat: int) -> bool:
        """Return whether a seat can hold its cards, considering its earlier plays."""
        return self.is_possible(seat)

    def next_place(self) -> int:
        return self.top if self.top < self.end else -1

    def left_in_stock(self) -> list[int]:
        """Return the cards of the stock, next one first, for replays and positions."""
        return [self.stock[i] for i in range(self.top, self.end)]

    def on_pile(self) -> list[int]:
        """Return the cards of the pile, oldest first."""
        return [self.pile[i] for i in range(self.pile_size)]

    def best_melds(self, seat: int) -> list[int]:
        """Return the melds of a seat's best arrangement, each as a set of cards."""
        packed = showdown.automatic(self.hand[seat], self.scratch)
        return [cards.collect(meld) for meld in actions.arrangement(packed)]

    def unmatched(self) -> int:
        """Return the knocker's cards outside the arrangement."""
        return self.hand[self.knocker] & ~showdown.melded(self.shown)

    def least_deadwood(self, seat: int) -> int:
        """Return the smallest deadwood of a seat's cards."""
        return melds.deadwood(self.hand[seat])
