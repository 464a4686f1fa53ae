from ...cards cimport bits, lots
from ...pieces cimport poker, pots, stops, turns
from . cimport state

cdef bits.i32 NOBODY, POKER_WINNER, DEALER_LEFT, DEALER, LAST_WINNER, SPLIT, SHOWDOWN
cdef bits.i32 PACK, ONE_MORE

cdef bits.i32 begin(state.StopsState deal) except -1 nogil
cdef bits.u64 leads(state.StopsState deal) noexcept nogil
cdef bits.i32 lead(state.StopsState deal, bits.i32 card) except -1 nogil
cdef bits.i32 follow(state.StopsState deal) except -1 nogil
cdef bits.i32 decline(state.StopsState deal) except -1 nogil
cdef bits.u64 cut(state.StopsState deal, bits.u64 cards, bits.i32 suit) noexcept nogil
cdef bits.i32 put_down(state.StopsState deal, bits.u64 cards, bits.i32 last) except -1 nogil
cdef bits.i32 pay_played(state.StopsState deal, bits.i32 seat, bits.u64 cards) except -1 nogil
cdef bits.i32 go_on(state.StopsState deal) except -1 nogil
cdef bint is_played(state.StopsState deal, bits.i32 card) noexcept nogil
cdef bits.i32 stop(state.StopsState deal) except -1 nogil
cdef bits.i32 settle(state.StopsState deal, bits.i32 winner) except -1 nogil
cdef bits.i32 pay_best_hand(state.StopsState deal) except -1 nogil
cdef bits.i32 share(
    state.StopsState deal, bits.i32 section, bits.i32 winners
) except -1 nogil
cdef bits.i32 close(state.StopsState deal) except -1 nogil
cdef bits.i32 draw_for_mat(state.StopsState deal) except -1 nogil
