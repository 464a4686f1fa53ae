from ...cards cimport bits, counted, twins
from ...pieces cimport joker_text, jokers
from . cimport hidden, state
from .deal cimport RommeDeal

cdef bits.i32 WIDTH, KINDS

cpdef check(RommeDeal deal)
cdef fits(object good, str part, str rule)
cpdef check_hands(RommeDeal deal)
cdef bits.i32 not_held(RommeDeal deal, bits.i32 at) noexcept
cdef check_seats(RommeDeal deal)
cdef check_cut(RommeDeal deal)
cpdef bits.i32 right_of_dealer(bits.i32 sitting, bits.i32 dealer) except -1
cdef check_turn(RommeDeal deal)
cdef check_taken(RommeDeal deal)
cpdef bits.i32 due_by(bits.i32 take_mode) noexcept
cpdef check_seen(RommeDeal deal)
cdef check_refill(RommeDeal deal)
cdef check_no_refill(RommeDeal deal)
cdef fits_refill(object good, str part)
cdef void count_stock(RommeDeal deal, bits.i32s kinds, bits.i32 sign) noexcept
cdef void count_others(RommeDeal deal, bits.i32s kinds, bits.i32 seat) noexcept
cdef bint lacks(bits.i32s kinds) noexcept
cdef bint is_empty(bits.i32s kinds) noexcept
cpdef check_sources(RommeDeal deal, bits.i32 watcher)
cpdef check_dealt(RommeDeal deal, RommeDeal seen)
