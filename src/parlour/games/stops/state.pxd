from ...cards cimport bits
from ...cards.pack cimport Pack
from ...core.deal cimport Deal
from ...pieces cimport betting, pots, stops

cdef bits.i32 EXCHANGE, AUCTION, PAY, SELECT, BET, LEAD, FOLLOW, OVER
cdef bits.i32 SINGLES, QKH, RUN, SECTIONS, SPARE, MOST
cdef bits.i32 LONE, ONE_OF_MATCH, LAST_OF_MATCH, ELIMINATE, PARTIAL, REBUY
cdef bits.i32 OUT, BLOCKED, RUN_LENGTH
cdef bits.u64 KING_QUEEN

cdef class StopsState(Deal):
    cdef readonly bits.i32 start_chips
    cdef readonly bits.i32 dealer_ante
    cdef readonly bits.u64 pay_card[5]
    cdef readonly bits.i32 run_low
    cdef readonly bits.i32 prize
    cdef readonly bits.i32 pool
    cdef readonly bits.i32 poker_first
    cdef readonly bits.i32 spare_first
    cdef readonly bits.i32 exchanges
    cdef readonly bits.i32 auctions
    cdef readonly bits.i32 least_bid
    cdef readonly bits.i32 jumps
    cdef readonly bits.i32 needs_no_pay
    cdef readonly bits.i32 late_exchange
    cdef readonly bits.i32 resale
    cdef readonly bits.i32 on_play
    cdef readonly bits.i32 claims
    cdef readonly bits.i32 chooses
    cdef readonly bits.i32 dealer_bets_first
    cdef readonly bits.i32 ace_low
    cdef readonly bits.i32 dealer_ties_first
    cdef readonly bits.i32 first_lead
    cdef readonly bits.i32 suit_change
    cdef readonly bits.i32 optional
    cdef readonly bits.i32 dealt_poker
    cdef readonly bits.i32 blocked_pays
    cdef readonly bits.i32 credit
    cdef readonly bits.i32 short_ante
    cdef readonly bits.i32 final_board
    cdef readonly bits.i32 stage
    cdef readonly bits.i32 bank[9]
    cdef readonly bits.i32 mat[9]
    cdef readonly bits.i32 phase
    cdef readonly bits.i32 dealer
    cdef readonly bits.i32 inside
    cdef readonly bits.i32 sitting
    cdef readonly bits.i32 order[9]
    cdef readonly bits.i32 stack[9]
    cdef readonly bits.i32 board[9]
    cdef readonly bits.i32 bought
    cdef readonly bits.u64 hand[10]
    cdef readonly bits.i32 knower[10]
    cdef readonly bits.i32 clean
    cdef readonly bits.i32 swapped
    cdef readonly bits.i32 auctioned
    cdef readonly bits.i32 auction[24]
    cdef readonly bits.i32 claimed[9]
    cdef readonly bits.i32 run_suit[9]
    cdef readonly bits.u64 shown[9]
    cdef readonly bits.u64 five[9]
    cdef readonly bits.i32 bet[16]
    cdef readonly bits.i32 paid[9]
    cdef readonly bits.i32 best
    cdef readonly bits.u64 played[9]
    cdef readonly bits.i32 run[52]
    cdef readonly bits.i32 runs
    cdef readonly bits.i32 last_seat
    cdef readonly bits.i32 next
    cdef readonly bits.u64 barred
    cdef readonly bits.i32 kind
    cdef readonly bits.i32 winner
    cdef readonly bits.i32 fine[9]
    cdef readonly bits.i32 gain[81]
    cdef readonly bits.i32 closed
    cdef readonly bits.i32 heir[9]
    cdef readonly bits.u64 drawn[9]
    cdef readonly bits.i32 seat_gain[9]
    cdef readonly bits.i32 worth[9]
    cdef bits.i32 able_seats(self, bits.i32s chips) noexcept nogil
    cdef bint is_able(self, bits.i32 chips) noexcept nogil
    cdef bits.i32 purchase(self, bits.i32 chips) noexcept nogil
    cdef bits.i32 reset(self, bits.i32 dealer) except -1 nogil
    cdef bits.i32 clear(self) except -1 nogil
    cdef bits.i32 ante(self) except -1 nogil
    cdef bits.i32 deal_out(self, Pack pack) except -1 nogil
    cdef bits.i32 pay_sections(self, bits.u64 cards) noexcept nogil
    cdef bits.i32 purse(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 take(self, bits.i32 section, bits.i32 seat) except -1 nogil
