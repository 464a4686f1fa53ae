"""The state of a deal: hands, the spare hand, the mat, bids, bets and the cards played."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import bits
from ...cards.pack import Pack
from ...core.deal import Deal
from ...core.errors import CarryError
from ...pieces import betting, pots, stops
from . import carry as carries
from . import terms
from .options import StopsOptions
from .terms import Terms

EXCHANGE, AUCTION, PAY, SELECT, BET, LEAD, FOLLOW, OVER = 0, 1, 2, 3, 4, 5, 6, 7
SINGLES, QKH, RUN, SECTIONS = terms.SINGLES, terms.QKH, terms.RUN, terms.SECTIONS
SPARE = 9  # the spare hand among the hands
MOST_SEATS = 9  # seats
LONE, ONE_OF_MATCH, LAST_OF_MATCH = carries.LONE, carries.ONE_OF_MATCH, carries.LAST_OF_MATCH
ELIMINATE, PARTIAL, REBUY = 0, 1, 2
OUT, BLOCKED = 1, 2  # the ways in which a deal ends
KING_QUEEN = 1 << 44 | 1 << 43  # of hearts
RUN_LENGTH = 8  # from this bit on: the number of cards of a run
globals().update(EXCHANGE=EXCHANGE, AUCTION=AUCTION, PAY=PAY, SELECT=SELECT, BET=BET, LEAD=LEAD)
globals().update(FOLLOW=FOLLOW, OVER=OVER, SPARE=SPARE, RUN_LENGTH=RUN_LENGTH)
globals().update(KING_QUEEN=KING_QUEEN)


class StopsState(Deal):
    """Hands, the mat and the pools, and the options as numbers; 2 to 9 seats."""

    # the options
    start_chips: bits.i32
    dealer_ante: bits.i32
    pay_card: list[bits.u64]
    run_low: bits.i32
    prize: bits.i32
    pool: bits.i32
    poker_first: bits.i32
    spare_first: bits.i32
    exchanges: bits.i32
    auctions: bits.i32
    least_bid: bits.i32
    jumps: bits.i32
    needs_no_pay: bits.i32
    late_exchange: bits.i32
    resale: bits.i32
    on_play: bits.i32
    claims: bits.i32
    chooses: bits.i32
    dealer_bets_first: bits.i32
    ace_low: bits.i32
    dealer_ties_first: bits.i32
    first_lead: bits.i32
    suit_change: bits.i32
    optional: bits.i32
    dealt_poker: bits.i32
    blocked_pays: bits.i32
    credit: bits.i32
    short_ante: bits.i32
    final_board: bits.i32
    # what the match brings
    stage: bits.i32
    bank: list[bits.i32]  # each seat's chips before the deal
    mat: list[bits.i32]  # chips on the mat before the deal
    # the deal
    phase: bits.i32
    dealer: bits.i32
    inside: bits.i32  # the active seats, a bit each
    sitting: bits.i32  # the number of active seats
    order: list[bits.i32]  # the active seats from the dealer's left to the dealer
    stack: list[bits.i32]
    board: list[bits.i32]  # chips on each section
    bought: bits.i32  # the seats that have bought new chips before the deal
    hand: list[bits.u64]  # of each seat, and the spare or dead one
    # the spare hand
    knower: list[bits.i32]  # for each hand the seat that held it before, or -1
    clean: bits.i32  # the hands that are known to have had no pay cards
    swapped: bits.i32  # the seats that have changed hands
    auctioned: bits.i32
    auction: list[bits.i32]
    # pay cards and poker
    claimed: list[bits.i32]  # the sections that each seat claims, a bit each
    run_suit: list[bits.i32]  # the suit of the run that a seat has shown, or -1
    shown: list[bits.u64]  # the cards of each hand that everybody has seen
    five: list[bits.u64]  # the cards for poker; at the end only those that are shown
    bet: list[bits.i32]
    paid: list[bits.i32]
    best: bits.i32  # the seat with the best hand, or -1
    # the play
    played: list[bits.u64]
    run: list[bits.i32]  # every run's first card and, from bit 8 on, its length
    runs: bits.i32
    last_seat: bits.i32  # the seat that played the last card
    next: bits.i32  # the card that everybody is asked for
    barred: bits.u64  # the cards that may not be led
    # the end
    kind: bits.i32
    winner: bits.i32  # the seat that has got rid of its cards, or -1
    fine: list[bits.i32]  # what each seat has paid for cards in hand
    gain: list[bits.i32]  # paid by section, at index section times 9 plus seat
    closed: bits.i32  # whether this was the last deal and the mat was cleared
    heir: list[bits.i32]  # each seat's share of the last chips on the mat
    drawn: list[bits.u64]  # the hands dealt for that share
    seat_gain: list[bits.i32]  # paid by a pool to each seat, while it is shared out
    worth: list[bits.i32]  # the worth of each seat's poker hand, while they are compared
    key: list[bits.u64]  # of the deal's own chance, as in `cards.lots`

    def __init__(self, options: StopsOptions, seats: bits.i32) -> None:
        super().__init__(options, seats)
        self.bank = [0] * 9
        self.mat = [0] * 9
        self.order = [0] * 9
        self.stack = [0] * 9
        self.board = [0] * 9
        self.hand = [0] * 10
        self.knower = [0] * 10
        self.auction = [0] * 24
        self.claimed = [0] * 9
        self.run_suit = [0] * 9
        self.shown = [0] * 9
        self.five = [0] * 9
        self.bet = [0] * 16
        self.paid = [0] * 9
        self.played = [0] * 9
        self.run = [0] * 52
        self.fine = [0] * 9
        self.gain = [0] * 81
        self.heir = [0] * 9
        self.drawn = [0] * 9
        self.seat_gain = [0] * 9
        self.worth = [0] * 9
        self.key = [0] * 4
        self.set_rules(options.terms)
        self.bring(())
        self.reset(0)

    def take_key(self, key: list[int]) -> None:
        """Keep a key of the deal's own chance."""
        self.key = key

    def set_rules(self, terms: Terms) -> None:
        """Take over the meaning of the options."""
        self.start_chips = terms.start_chips
        self.dealer_ante = terms.dealer_ante
        self.pay_card = [bits.bit(card) for card in terms.pay_cards]
        self.run_low = terms.run_low
        self.prize = terms.prize
        self.pool = terms.pool
        self.poker_first = terms.poker_first
        self.spare_first = terms.spare_first
        self.exchanges = terms.exchanges
        self.auctions = terms.auction
        self.least_bid = terms.least_bid
        self.jumps = int(terms.jumps)
        self.needs_no_pay = terms.needs_no_pay
        self.late_exchange = terms.late_exchange
        self.resale = terms.resale
        self.on_play = terms.on_play
        self.claims = terms.claims
        self.chooses = terms.chooses
        self.dealer_bets_first = terms.dealer_bets_first
        self.ace_low = terms.ace_low
        self.dealer_ties_first = terms.dealer_ties_first
        self.first_lead = terms.first_lead
        self.suit_change = terms.suit_change
        self.optional = terms.optional
        self.dealt_poker = terms.dealt_poker
        self.blocked_pays = terms.blocked_pays
        self.credit = terms.credit
        self.short_ante = terms.short_ante
        self.final_board = terms.final_board
        betting.configure(
            self.bet,
            terms.structure,
            terms.raise_least,
            terms.raise_most,
            terms.raises,
            int(terms.short_raise),
        )

    def bring(self, carry: Sequence[int]) -> None:
        """Take over the stage, each seat's chips, and the chips on the mat."""
        if carry:
            brought = carries.read(carry, self.options, self.seats)
        else:
            brought = carries.Carry(LONE, (self.start_chips,) * self.seats, (0,) * SECTIONS)
        able = [chips for chips in brought.chips if self.is_able(chips)]
        if len(able) < 2:
            raise CarryError("stops_broke", text=" ".join(map(str, brought.chips)))
        self.stage = brought.stage
        for seat, chips in enumerate(brought.chips):
            self.bank[seat] = chips
        for section, chips in enumerate(brought.mat):
            self.mat[section] = chips

    # -- before the deal -----------------------------------------------------

    def able_seats(self, chips: bits.i32s) -> bits.i32:
        """Return how many seats can enter a deal with these chips (rules R9.1, R10.2)."""
        found: bits.i32 = 0
        for seat in range(self.seats):
            if self.is_able(chips[seat]):
                found += 1
        return found

    def is_able(self, chips: bits.i32) -> bool:
        """Return whether a seat with this number of chips can enter a deal."""
        least: bits.i32 = 1 if self.short_ante == PARTIAL else SECTIONS
        return chips >= least or self.short_ante == REBUY

    def purchase(self, chips: bits.i32) -> bits.i32:
        """Return the chips that a seat with *chips* chips buys before a deal (rule R10.2)."""
        bought: bits.i32 = 0
        while self.short_ante == REBUY and chips + bought < SECTIONS:
            bought += self.start_chips
        return bought

    def reset(self, dealer: bits.i32) -> None:
        """Clear the table; able seats sit down, and *dealer* or the next of them deals."""
        self.inside = 0
        self.bought = 0
        for seat in range(self.seats):
            self.stack[seat] = self.bank[seat]
            if self.is_able(self.bank[seat]):
                self.inside |= bits.bit(seat)
            more = self.purchase(self.bank[seat])
            if more:
                self.stack[seat] += more
                self.bought |= bits.bit(seat)
        while not self.inside & bits.bit(dealer):  # rule R8.1
            dealer = (dealer + 1) % self.seats
        self.dealer = dealer
        self.sitting = 0
        for step in range(self.seats):
            seat = (dealer + 1 + step) % self.seats
            if self.inside & bits.bit(seat):
                self.order[self.sitting] = seat
                self.sitting += 1
        self.clear()

    def clear(self) -> None:
        """Begin with nothing dealt, bid, shown or played."""
        for i in range(9):
            self.board[i] = self.mat[i]
            self.hand[i] = 0
            self.knower[i] = -1
            self.claimed[i] = 0
            self.run_suit[i] = -1
            self.shown[i] = 0
            self.five[i] = 0
            self.paid[i] = 0
            self.played[i] = 0
            self.fine[i] = 0
            self.heir[i] = 0
            self.drawn[i] = 0
        for i in range(81):
            self.gain[i] = 0
        for i in range(24):
            self.auction[i] = 0
        for i in range(betting.SEATS, betting.WIDTH):
            self.bet[i] = 0
        for i in range(52):
            self.run[i] = 0
        for i in range(self.sitting, MOST_SEATS):
            self.order[i] = 0
        self.hand[SPARE] = 0
        self.knower[SPARE] = -1
        self.clean = 0
        self.swapped = 0
        self.auctioned = 0
        self.best = -1
        self.runs = 0
        self.last_seat = -1
        self.next = -1
        self.barred = 0
        self.kind = 0
        self.winner = -1
        self.closed = 0
        self.phase = EXCHANGE
        self.seat = self.dealer

    def ante(self) -> None:
        """Collect the antes from the dealer's left on (rules R2.1, R2.2, R2.3, R10.2)."""
        for i in range(self.sitting):
            seat = self.order[i]
            each = self.dealer_ante if seat == self.dealer else 1
            pots.ante(self.stack, seat, self.board, SECTIONS, each)

    def deal_out(self, pack: Pack) -> None:
        """Deal all cards one by one, a hand to every seat and the spare hand (rule R3.2)."""
        hands = self.sitting + 1
        at: bits.i32 = self.sitting if self.spare_first else 0
        for i in range(pack.size):
            seat = self.order[at] if at < self.sitting else SPARE
            self.hand[seat] |= bits.bit(pack.card[i])
            at += 1
            if at == hands:
                at = 0

    # -- what cards pay ------------------------------------------------------

    def pay_sections(self, cards: bits.u64) -> bits.i32:
        """Return the sections that a hand with these cards may claim, a bit each (rule R5)."""
        found: bits.i32 = 0
        for i in range(SINGLES):
            if cards & self.pay_card[i]:
                found |= bits.bit(i)
        if cards & KING_QUEEN == KING_QUEEN:
            found |= bits.bit(QKH)
        if stops.sequences(cards, self.run_low):
            found |= bits.bit(RUN)
        return found

    def purse(self, seat: bits.i32) -> bits.i32:
        """Return a seat's largest bid; -1 if its hand may not be exchanged (rule R4.5)."""
        barred: bool = self.needs_no_pay != 0 and self.pay_sections(self.hand[seat]) != 0
        return -1 if barred else self.stack[seat]

    def has_paid_since(self, before: StopsState) -> bool:
        """Return whether a section has paid since *before*, an earlier position of the deal."""
        for place in range(len(self.gain)):
            if self.gain[place] != before.gain[place]:
                return True
        return False

    def take(self, section: bits.i32, seat: bits.i32) -> None:
        """Give a seat all chips of a section."""
        amount = pots.move(self.board, section, self.stack, seat, self.board[section])
        self.gain[section * 9 + seat] += amount
