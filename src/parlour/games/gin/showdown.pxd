from ...cards cimport bits
from ...core.actions cimport Actions
from ...pieces cimport melds

cdef bits.i32 MELD_BITS, STEP, CHOICE_BITS
cdef bits.u64 MELD

cdef bits.i32 find_arrangements(
    bits.u64 rest, bits.i32 budget, bits.u64 flag, bits.i32 shift, Actions out
) except -1 nogil
cdef bits.i32 take_meld(
    bits.u64 rest, bits.u64 meld, bits.i32 budget, bits.u64 flag, bits.i32 shift, Actions out
) except -1 nogil
cpdef bits.u64 melded(bits.u64 arrangement) noexcept nogil
cpdef bits.i32 exposure(bits.u64 arrangement, bits.u64 hand) noexcept nogil
cpdef bits.u64 automatic(bits.u64 hand, Actions scratch) except? 1 nogil
cpdef bits.u64 lay_offs(
    bits.u64 hand, bits.u64 arrangement, bits.u64 chosen, bits.i32 shift
) noexcept nogil
cdef bits.u64 next_above(bits.u64 meld) noexcept nogil
cdef bits.u64 next_below(bits.u64 meld) noexcept nogil
cpdef bits.u64 laid_on(bits.u64 meld, bits.u64 choice) noexcept nogil
