from ...cards cimport bits
from ...core.actions cimport Actions
from ...pieces cimport jokers
from . cimport plays

cdef bits.u64 MELD, LAY, SET
cdef bits.i32 PLACE_BITS, END_BITS, LOW_END, HIGH_END

cdef bits.i32 list_melds(
    bits.u64s cards, bits.i32 at, bits.i32 card, bits.i32 limits, bits.u64 flag, Actions out
) except -1 nogil
cdef bits.i32 list_canonical(
    bits.u64 once, bits.i32 wild, bits.i32 card, bits.i32 limits, bits.u64 flag, Actions out
) except -1 nogil
cdef bits.i32 list_odd_melds(
    bits.u64s cards, bits.i32 at, bits.i32 card, bits.i32 limits, Actions out
) except -1 nogil
cdef bits.i32 list_lays(
    bits.u64 usable, bits.u64s melds, bits.u64s fit, bits.i32 number, bits.i32 limits, bits.u64
    flag, Actions out
) except -1 nogil
cdef bits.u64 place_of(bits.u64 meld, bits.u64 end) noexcept nogil
cdef bits.i32 list_end(
    bits.u64 usable, bits.u64 meld, bits.i32 end, bits.i32 limits, bits.u64 flag, Actions out
) except -1 nogil
