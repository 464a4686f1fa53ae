from ...cards cimport bits
from ...cards.pack cimport Pack
from ...core.deal cimport Deal
from ...pieces cimport betting, pots, stops

cdef bits.i32 EXCHANGE, AUCTION, PAY, SELECT, BET, LEAD, FOLLOW, OVER
cdef bits.i32 SINGLES, QKH, RUN, SECTIONS, SPARE, MOST_SEATS
cdef bits.i32 LONE, ONE_OF_MATCH, LAST_OF_MATCH, ELIMINATE, PARTIAL, REBUY
cdef bits.i32 OUT, BLOCKED, RUN_LENGTH
cdef bits.u64 KING_QUEEN

cdef class StopsState(Deal):
    cdef public bits.i32 start_chips
    cdef public bits.i32 dealer_ante
    cdef public bits.u64 pay_card[5]
    cdef public bits.i32 run_low
    cdef public bits.i32 prize
    cdef public bits.i32 pool
    cdef public bits.i32 poker_first
    cdef public bits.i32 spare_first
    cdef public bits.i32 exchanges
    cdef public bits.i32 auctions
    cdef public bits.i32 least_bid
    cdef public bits.i32 jumps
    cdef public bits.i32 needs_no_pay
    cdef public bits.i32 late_exchange
    cdef public bits.i32 resale
    cdef public bits.i32 on_play
    cdef public bits.i32 claims
    cdef public bits.i32 chooses
    cdef public bits.i32 dealer_bets_first
    cdef public bits.i32 ace_low
    cdef public bits.i32 dealer_ties_first
    cdef public bits.i32 first_lead
    cdef public bits.i32 suit_change
    cdef public bits.i32 optional
    cdef public bits.i32 dealt_poker
    cdef public bits.i32 blocked_pays
    cdef public bits.i32 credit
    cdef public bits.i32 short_ante
    cdef public bits.i32 final_board
    cdef public bits.i32 stage
    cdef public bits.i32 bank[9]
    cdef public bits.i32 mat[9]
    cdef public bits.i32 phase
    cdef public bits.i32 dealer
    cdef public bits.i32 inside
    cdef public bits.i32 sitting
    cdef public bits.i32 order[9]
    cdef public bits.i32 stack[9]
    cdef public bits.i32 board[9]
    cdef public bits.i32 bought
    cdef public bits.u64 hand[10]
    cdef public bits.i32 knower[10]
    cdef public bits.i32 clean
    cdef public bits.i32 swapped
    cdef public bits.i32 auctioned
    cdef public bits.i32 auction[24]
    cdef public bits.i32 claimed[9]
    cdef public bits.i32 run_suit[9]
    cdef public bits.u64 shown[9]
    cdef public bits.u64 five[9]
    cdef public bits.i32 bet[16]
    cdef public bits.i32 paid[9]
    cdef public bits.i32 best
    cdef public bits.u64 played[9]
    cdef public bits.i32 run[52]
    cdef public bits.i32 runs
    cdef public bits.i32 last_seat
    cdef public bits.i32 next
    cdef public bits.u64 barred
    cdef public bits.i32 kind
    cdef public bits.i32 winner
    cdef public bits.i32 fine[9]
    cdef public bits.i32 gain[81]
    cdef public bits.i32 closed
    cdef public bits.i32 heir[9]
    cdef public bits.u64 drawn[9]
    cdef public bits.i32 seat_gain[9]
    cdef public bits.i32 worth[9]
    cdef public bits.u64 key[4]
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
