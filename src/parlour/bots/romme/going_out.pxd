from ...cards cimport bits
from ...games.romme cimport opening
from ...games.romme cimport state as rules
from ...games.romme.deal cimport RommeDeal
from ...pieces cimport jokers
from . cimport melds as melds_of

cdef bits.i32 WAYS, ONCE, TWICE, WILD, STAGED, DUE, DUE_CARD, TAKEN, START
cdef bits.u64 OPENED, FRESH, DONE, LAY, SWAP, MELD, DISCARD
cdef bits.i32 NO_CARD, LEFT, MELDS, NONE, MAY, MUST, INDEX, HIGH_ACE

cpdef bits.u64 winning(RommeDeal deal) noexcept nogil
cpdef bint wins_with(RommeDeal deal, bits.i32 card) noexcept nogil
cdef void hand_of(RommeDeal deal, bits.u64s now) noexcept nogil
cdef bits.u64 search_out(RommeDeal deal, bits.u64s now) noexcept nogil
cdef bint is_stuck(
    RommeDeal deal, bits.u64s table, bits.i32 size, bits.u64s now
) noexcept nogil
cdef bits.u64 places(
    RommeDeal deal, bits.u64s table, bits.i32 size, bits.u64 once, bits.i32 wild, bits.u64 wanted
) noexcept nogil
cdef bits.i32 helped(bits.u64 cards, bits.i32 limits) noexcept nogil
cdef bint has_jokers(bits.u64 meld) noexcept nogil
cdef bint concerns(bits.u64 meld, bits.u64 cards) noexcept nogil
cdef bits.u64 reach(
    bits.u64 meld, bits.u64 once, bits.i32 wild, bits.i32 limits
) noexcept nogil
cdef bits.u64 way_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64s now
) noexcept nogil
cdef bint may_lay(RommeDeal deal, bits.u64 staged) noexcept nogil
cdef bits.i32 size_of(bits.u64s now) noexcept nogil
cdef bint can_leave(
    RommeDeal deal, bits.u64s now, bits.u64 cards, bits.i32 wild
) noexcept nogil
cdef void put_down(bits.u64s now, bits.u64 cards, bits.u64 wild, bits.u64s then) noexcept nogil
cdef bits.u64 meld_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64s now
) noexcept nogil
cdef bits.u64 lay_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64s now
) noexcept nogil
cdef bint lays_last(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64s now, bits.u64 place,
    bits.i32 card
) noexcept nogil
cdef bits.u64 swap_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64s now
) noexcept nogil
cdef bits.u64 owed(RommeDeal deal) noexcept nogil
cdef bits.u64 swapped(RommeDeal deal, bits.u64 meld, bits.i32 card) noexcept nogil
cdef bits.u64 cover(RommeDeal deal, bits.i32s search, bits.u64s now) noexcept nogil
cdef bits.u64 cover_all(
    bits.u64s melds, bits.u64s cards, bits.i32 n, bits.i32s search, bits.u64 once,
    bits.u64 twice, bits.i32 wild, bits.i32 spare, bits.i32 barred
) noexcept nogil
