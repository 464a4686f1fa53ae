"""One deal of Tripoley or Michigan Rummy, from the pack to the chips (rules: docs/play/rules)."""

from __future__ import annotations

from ...cards import bits, lots
from ...cards.pack import Pack
from ...cards.rng import Random
from ...core import codec
from ...core.actions import Actions
from ...pieces import auction, betting, poker, pots, stops, turns
from . import actions, hidden, play, state

EXCHANGE, OFFER, KEEP, PASS = actions.EXCHANGE, actions.OFFER, actions.KEEP, actions.PASS
BID, CLAIM, SELECT = actions.BID, actions.CLAIM, actions.SELECT
FOLD, CALL, RAISE = actions.FOLD, actions.CALL, actions.RAISE
LEAD, FOLLOW, DECLINE = actions.LEAD, actions.FOLLOW, actions.DECLINE
PAYLOAD = codec.PAYLOAD
CARD = 63
SPARE = state.SPARE


class StopsDeal(state.StopsState):
    """A deal for two to nine seats."""

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        self.reset(dealer)
        self.ante()
        self.deal_out(pack)
        if self.exchanges or self.auctions >= 0:
            self.seat = self.dealer
            self.phase = state.EXCHANGE
        else:
            self.after_spare()

    # -- what is legal -------------------------------------------------------

    def find_actions(self, out: Actions) -> None:
        phase = self.phase
        if phase == state.LEAD:
            out.hold_cards(play.leads(self), LEAD)
        elif phase == state.BET:
            self.list_bets(out)
        elif phase == state.SELECT:
            self.list_hands(out)
        elif phase == state.AUCTION:
            self.list_bids(out)
        elif phase == state.EXCHANGE:
            self.list_exchange(out)
        elif phase == state.PAY:
            self.list_claims(out)
        else:
            self.list_follow(out)

    def last_of(self, code: bits.u64) -> bits.u64:
        last: bits.u64 = code
        if code & ~PAYLOAD == RAISE:
            last = RAISE | betting.highest(self.bet, self.stack, self.paid, self.seat)
        elif code & ~PAYLOAD == BID and code != BID:
            last = BID | self.most_bid()
        return last

    def allows(self, code: bits.u64) -> bool:
        """Return whether *code* is legal: any five cards may be chosen, not only those listed."""
        if self.phase == state.SELECT and code & ~PAYLOAD == SELECT:
            five = self.unpack(code)
            whole: bool = bits.count(five) == poker.HAND and code == self.pack(five)
            return whole and five & ~self.hand[self.seat] == 0
        return state.StopsState.allows(self, code)

    def list_exchange(self, out: Actions) -> None:
        """List the dealer's choices for the spare hand (rules R4.1, R4.5, R4.6)."""
        out.clear()
        if self.may_exchange():
            out.add(EXCHANGE)
        if self.may_offer():
            out.add(OFFER)
        out.add(KEEP)

    def may_exchange(self) -> bool:
        """Return whether the dealer may take the spare hand."""
        fresh: bool = self.exchanges != 0 and not self.swapped
        if self.auctioned and not self.late_exchange:
            fresh = False
        return fresh and self.purse(self.dealer) >= 0

    def may_offer(self) -> bool:
        """Return whether the dealer may auction the spare hand, or the one exchanged for it."""
        possible: bool = self.auctions >= 0 and not self.auctioned
        if self.swapped and not self.resale:
            possible = False
        return possible

    def list_bids(self, out: Actions) -> None:
        """List a pass and the lowest bid; a sealed choice stays hidden (R4.3, R4.4)."""
        out.clear()
        out.add(BID if self.auctions == auction.SEALED else PASS)
        if self.most_bid():
            out.add_range(BID | auction.lowest(self.auction))

    def most_bid(self) -> bits.i32:
        """Return the largest bid of the acting seat, 0 if there is none."""
        return auction.highest(self.auction, max(self.purse(self.seat), 0))

    def list_claims(self, out: Actions) -> None:
        """List every choice of sections that the seat may claim (rule R5.7)."""
        out.clear()
        possible = self.pay_sections(self.hand[self.seat])
        some: bits.i32 = 0
        out.add(CLAIM)
        while some != possible:
            some = (some - possible) & possible
            out.add(CLAIM | some)

    def list_hands(self, out: Actions) -> None:
        """List the best five cards, and the best without each of these (rule R6.1)."""
        hand = self.hand[self.seat]
        best = poker.best(hand, self.ace_low)
        out.clear()
        out.add(self.pack(best))
        hide = best if bits.count(hand) > poker.HAND else 0
        while hide:
            code = self.pack(poker.best(hand ^ (hide & (hide ^ (hide - 1))), self.ace_low))
            if not out.holds(code):
                out.add(code)
            hide &= hide - 1
        out.sort()

    def list_bets(self, out: Actions) -> None:
        """List fold, call and the lowest raise (rules R6.3, R6.4)."""
        out.hold(FOLD, CALL)
        least = betting.lowest(self.bet, self.stack, self.paid, self.seat)
        if least:
            out.add_range(RAISE | least)

    def list_follow(self, out: Actions) -> None:
        """List the next card, if the seat holds it, and declining to play it (rule R7.9)."""
        out.clear()
        if self.hand[self.seat] & bits.bit(self.next):
            out.add(FOLLOW | self.next)
        out.add(DECLINE)

    # -- what happens --------------------------------------------------------

    def apply(self, code: bits.u64) -> None:
        phase = self.phase
        rest: bits.i32 = code & CARD
        if phase == state.LEAD:
            play.lead(self, rest)
        elif phase == state.BET:
            self.act(code)
        elif phase == state.SELECT:
            self.choose(code)
        elif phase == state.FOLLOW:
            if code == DECLINE:
                play.decline(self)
            else:
                play.follow(self)
        elif phase == state.EXCHANGE:
            self.settle_spare(code)
        elif phase == state.AUCTION:
            self.bid(code)
        else:
            self.claim(code)

    def settle_spare(self, code: bits.u64) -> None:
        """Carry out the dealer's decision about the spare hand (rules R4.1, R4.6)."""
        if code == OFFER:
            self.auctioned = 1
            self.phase = state.AUCTION
            bidders = self.inside & ~bits.bit(self.dealer)
            self.seat = auction.begin(
                self.auction,
                self.auctions,
                self.least_bid,
                self.jumps,
                self.seats,
                bidders,
                self.order[0],
            )
        elif code == EXCHANGE:
            if self.needs_no_pay:
                self.clean |= bits.bit(self.dealer)
            self.swap(self.dealer)
            if not self.may_offer():
                self.after_spare()
        else:
            self.after_spare()

    def swap(self, seat: bits.i32) -> None:
        """Swap a seat's hand for the spare hand, with what is known of both (rule R4.2)."""
        hand = self.hand[seat]
        self.hand[seat] = self.hand[SPARE]
        self.hand[SPARE] = hand
        self.knower[seat] = self.knower[SPARE]
        self.knower[SPARE] = seat
        mine: bits.i32 = self.clean >> seat & 1
        spare: bits.i32 = self.clean >> SPARE & 1
        if mine != spare:
            self.clean ^= bits.bit(seat) | bits.bit(SPARE)
        self.swapped |= bits.bit(seat)

    def bid(self, code: bits.u64) -> None:
        """Bid or pass; the buyer pays the dealer and changes hands (rules R4.2, R4.3, R4.4)."""
        if code in (PASS, BID):
            self.seat = auction.decline(self.auction, self.seat)
        else:
            amount: bits.i32 = code & PAYLOAD
            self.seat = auction.bid(self.auction, self.seat, amount)
        if self.seat < 0:
            self.end_auction()

    def end_auction(self) -> None:
        """Sell to the highest bidder, if there is one."""
        if self.needs_no_pay:
            self.mark_bidders()
        buyer = auction.buyer(self.auction)
        if buyer >= 0:
            pots.move(self.stack, buyer, self.stack, self.dealer, auction.price(self.auction))
            self.swap(buyer)
            self.after_spare()
        elif self.late_exchange and not self.swapped:
            self.seat = self.dealer
            self.phase = state.EXCHANGE
        else:
            self.after_spare()

    def mark_bidders(self) -> None:
        """Record which seats have shown by bidding that they have no pay cards (rule R4.5)."""
        for seat in range(self.seats):
            if auction.bid_of(self.auction, seat):
                self.clean |= bits.bit(seat)

    def after_spare(self) -> None:
        """Go on to the pay cards, or to the play if they pay when played."""
        if self.on_play:
            self.after_pay()
        elif self.claims:
            self.phase = state.PAY
            self.seat = self.order[0]
        else:
            for i in range(self.sitting):
                seat = self.order[i]
                self.claimed[seat] = self.pay_sections(self.hand[seat])
            self.pay_claims()

    def claim(self, code: bits.u64) -> None:
        """Claim sections; they are paid when all have claimed (rule R5.7)."""
        self.claimed[self.seat] = code & PAYLOAD
        if self.seat == self.dealer:
            self.pay_claims()
        else:
            self.seat = turns.after(self.seat, self.inside, self.seats)

    def pay_claims(self) -> None:
        """Show the claimed cards and pay for them (rules R5.1 to R5.6)."""
        runs: bits.i32 = 0
        for i in range(self.sitting):
            seat = self.order[i]
            mine = self.claimed[seat]
            for section in range(state.RUN):
                if mine & bits.bit(section):
                    self.take(section, seat)
            if mine:
                self.shown[seat] = self.cards_claimed(seat)
            if mine & bits.bit(state.RUN):
                runs |= bits.bit(seat)
        play.share(self, state.RUN, runs)
        self.after_pay()

    def cards_claimed(self, seat: bits.i32) -> bits.u64:
        """Return the cards that a seat shows for its claims: of several runs the first (R5.6)."""
        mine = self.claimed[seat]
        hand = self.hand[seat]
        found: bits.u64 = 0
        for section in range(state.SINGLES):
            if mine & bits.bit(section):
                found |= self.pay_card[section]
        if mine & bits.bit(state.QKH):
            found |= state.KING_QUEEN
        if mine & bits.bit(state.RUN):
            self.run_suit[seat] = bits.first(stops.sequences(hand, self.run_low))
            low = bits.bit((self.run_suit[seat] << 4) + self.run_low)
            found |= low | low << 1 | low << 2
        return found

    # -- poker before the play -----------------------------------------------

    def after_pay(self) -> None:
        """Go on to poker, or to the play if poker comes after it."""
        if not self.poker_first:
            play.begin(self)
        elif self.chooses:
            self.phase = state.SELECT
            self.seat = self.order[0]
        else:
            for i in range(self.sitting):
                seat = self.order[i]
                self.five[seat] = poker.best(self.hand[seat], self.ace_low)
            self.begin_bets()

    def choose(self, code: bits.u64) -> None:
        """Choose five cards; the bets begin when all have chosen (rule R6.1)."""
        self.five[self.seat] = self.unpack(code)
        if self.seat == self.dealer:
            self.begin_bets()
        else:
            self.seat = turns.after(self.seat, self.inside, self.seats)

    def begin_bets(self) -> None:
        """Begin the betting, if there is any (rules R6.2, R6.3)."""
        first = self.dealer if self.dealer_bets_first else self.order[0]
        self.seat = betting.begin(
            self.bet, self.stack, self.paid, self.seats, self.inside, first, self.board[self.pool]
        )
        self.phase = state.BET
        if self.seat < 0:
            self.show_down()

    def act(self, code: bits.u64) -> None:
        """Fold, call or raise."""
        seat = self.seat
        if code == FOLD:
            self.seat = betting.fold(self.bet, seat)
        elif code == CALL:
            self.seat = betting.call(self.bet, self.stack, self.paid, seat)
        else:
            amount: bits.i32 = code & PAYLOAD
            self.seat = betting.raise_by(self.bet, self.stack, self.paid, seat, amount)
        if self.seat < 0:
            self.show_down()

    def show_down(self) -> None:
        """Compare the hands that have not folded, and pay the pot (rules R6.5 to R6.8)."""
        live = betting.live(self.bet)
        several: bool = live & (live - 1) != 0
        for seat in range(self.seats):
            if several and live & bits.bit(seat):
                self.worth[seat] = poker.strength(self.five[seat], self.ace_low)
                self.shown[seat] |= self.five[seat]
            else:
                self.worth[seat] = 0
                self.five[seat] = 0
        self.board[self.pool] = betting.payout(self.bet, self.paid, self.worth, self.seat_gain)
        for seat in range(self.seats):
            self.stack[seat] += self.seat_gain[seat]
            self.gain[self.pool * 9 + seat] += self.seat_gain[seat]
        first = self.dealer if self.dealer_ties_first else self.order[0]
        self.best = betting.best_seat(self.bet, self.worth, first)
        play.begin(self)

    def pack(self, five: bits.u64) -> bits.u64:
        """Return the code of choosing these cards."""
        code: bits.u64 = 0
        place: bits.i32 = 0
        while five:
            card: bits.u64 = bits.first(five)
            code |= card << place
            place += 6
            five &= five - 1
        return code | SELECT

    def unpack(self, code: bits.u64) -> bits.u64:
        """Return the cards of a choice's code."""
        found: bits.u64 = 0
        for place in range(poker.HAND):
            found |= bits.bit(code >> 6 * place & CARD)
        return found

    # -- the result, and what a seat cannot know -----------------------------

    def points(self, seat: bits.i32) -> bits.i32:
        bought: bits.i32 = self.purchase(self.bank[seat]) if self.bought & bits.bit(seat) else 0
        return self.stack[seat] - self.bank[seat] - bought

    def tidy(self) -> None:
        for seat in range(9):
            self.seat_gain[seat] = 0
            self.worth[seat] = 0
        if self.stage == 0:  # the mat is not shared out
            self.chance = 0
            lots.clear(self.key)

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        hidden.deal_anew(self, seat, rng)

    # -- for people ----------------------------------------------------------

    def purse_of(self, seat: int) -> int:
        """Return the most that a seat can bid; -1 if its hand may not be exchanged."""
        return self.purse(seat)

    def bid_limits(self) -> tuple[int, int]:
        """Return the smallest bid, and the largest of the acting seat; 0 if it cannot bid."""
        if self.phase != state.AUCTION:
            return 0, 0
        return auction.lowest(self.auction), self.most_bid()

    def claimable(self, seat: int) -> int:
        """Return the sections that a seat may claim, a bit each."""
        return self.pay_sections(self.hand[seat])

    def whole_claimable(self, seat: int) -> int:
        """Return the sections that a seat could claim before it played any card."""
        return self.pay_sections(self.hand[seat] | self.played[seat])

    def raise_limits(self) -> tuple[int, int]:
        """Return the smallest and the largest raise of the acting seat; 0 if it may not raise."""
        if self.phase != state.BET:
            return 0, 0
        least = betting.lowest(self.bet, self.stack, self.paid, self.seat)
        return least, betting.highest(self.bet, self.stack, self.paid, self.seat)

    def raise_bar(self) -> int:
        """Return why the acting seat may not raise, as in `betting.bar`; 0 if it may."""
        return betting.bar(self.bet, self.stack, self.paid, self.seat)

    def after_call(self) -> int:
        """Return the chips that a call leaves the acting seat."""
        return max(betting.room(self.bet, self.stack, self.paid, self.seat), 0)

    def can_pay(self, chips: int) -> bool:
        """Return whether a seat with this number of chips can ante."""
        return self.is_able(chips)

    def to_buy(self, chips: int) -> int:
        """Return the chips that a seat with *chips* chips buys before a deal."""
        return self.purchase(chips)

    def draw_hands(self) -> int:
        """Deal all seats five new cards for the mat; return the seats with the best, a bit each."""
        return play.draw_for_mat(self)

    def show_claims(self) -> None:
        """Show the cards that the hands of a position must have shown for their pay cards."""
        if hidden.has_claimed(self) and not self.claims and not any(self.claimed):
            for seat in range(self.seats):
                held = self.hand[seat]
                self.hand[seat] |= self.played[seat]
                self.claimed[seat] = self.pay_sections(self.hand[seat])
                self.shown[seat] |= self.cards_claimed(seat)
                self.hand[seat] = held

    def bar(self, cards: int) -> None:
        """Bar the cards of a position; -1: those of the last suit played."""
        if cards >= 0:
            self.barred = cards
        elif self.runs:
            self.barred = stops.barred_after(self.run[self.runs - 1] & CARD, self.suit_change)

    def pays(self, cards: int) -> int:
        """Return the sections that these cards pay, a bit each."""
        return self.pay_sections(cards)

    def voids(self) -> list[int]:
        """Return the cards that each seat has shown not to hold."""
        void: bits.u64x16 = [0] * 16
        hidden.find_voids(self, void)
        return [void[seat] for seat in range(9)]

    def can_hold(self, place: int) -> bool:
        """Return whether a hand fits what its seat has shown and not shown."""
        return hidden.is_possible(self, place)

    def known_dead(self) -> int:
        """Return the cards that everybody knows to be in the dead hand."""
        return hidden.dead_cards(self)

    def best_five(self, seat: int) -> int:
        """Return the best cards for poker that a seat holds."""
        return poker.best(self.hand[seat], self.ace_low)
