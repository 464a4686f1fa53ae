from ...cards cimport bits
from ...pieces cimport jokers

cdef bits.i32 LIMITS, EMPTIES, LAYS, BAR, HIGH_ACE, CORNER
cdef bits.i32 ONCE, TWICE, WILD, THRICE, ASIDE, ASIDE_TWICE, NEED, FITTING
cdef bits.i32 WORTH[26]
cdef bits.i32 BELOW[26]
cdef bits.i32 LANE_WORTH[8192]

cpdef bits.i32 value(bits.u64 meld) noexcept nogil
cdef bits.i32 worth(bits.u64 cards) noexcept nogil
cpdef bits.u64 fits(bits.u64 meld, bits.i32 limits) noexcept nogil
cpdef bint completable(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 terms, bits.u64 fitting
) noexcept nogil
cpdef bits.u64 usable(bits.u64 once, bits.i32 wild, bits.i32 limits) noexcept nogil
cpdef bits.i32 most(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.u64 thrice, bits.i32 limits
) noexcept nogil
cdef bits.i32 highest(bits.u64 cards) noexcept nogil
cpdef bint can_open(
    bits.u64 once,
    bits.u64 twice,
    bits.i32 wild,
    bits.u64 thrice,
    bits.i32 need,
    bits.i32 terms,
    bits.u64 fitting,
) noexcept nogil
cdef bint search(bits.u64s left, bits.i32 terms) noexcept nogil
cdef bits.i32 top(bits.u64 cards) noexcept nogil
cdef bint search_sets(bits.u64s left, bits.i32 terms, bits.i32 card) noexcept nogil
cdef bint search_runs(bits.u64s left, bits.i32 terms, bits.i32 card) noexcept nogil
cdef bint search_runs_at(
    bits.u64s left, bits.i32 terms, bits.u64 suit, bits.u64 lane, bits.i32 place
) noexcept nogil
cdef bint search_placements(
    bits.u64s left, bits.i32 terms, bits.u64 meld, bits.u64 free
) noexcept nogil
cdef bint goes_on(bits.u64s left, bits.i32 terms, bits.u64 meld) noexcept nogil
