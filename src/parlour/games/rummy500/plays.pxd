from ...cards cimport bits, cards
from ...pieces cimport jokers

cdef bits.i32 HIGH_ACE, PAID_FOR_JOKER
cdef bits.u64 JOKER_BIT, SET

cpdef bits.u64 fits(bits.u64 meld, bits.i32 limits) noexcept nogil
cpdef bint contains(bits.u64 meld, bits.i32 card) noexcept nogil
cpdef bits.u64 neighbours(bits.i32 card) noexcept nogil
cdef bits.u64 with_high_aces(bits.u64 cards) noexcept nogil
cpdef bits.u64 melded(bits.u64 once, bits.i32 limits) noexcept nogil
cdef bits.u64 in_runs(bits.u64 once, bits.i32 limits) noexcept nogil
cpdef bint has_meld(bits.u64 once, bits.i32 wild, bits.i32 limits) noexcept nogil
cpdef bits.i32 smallest_with(
    bits.u64 once, bits.i32 wild, bits.i32 card, bits.i32 limits
) noexcept nogil
cdef bits.i32 smallest_run(
    bits.u64 lane, bits.i32 place, bits.i32 wild, bits.i32 limits
) noexcept nogil
cpdef bits.i32 smallest_with_joker(bits.u64 once, bits.i32 wild, bits.i32 limits) noexcept nogil
cpdef bits.u64 slots(bits.u64 meld) noexcept nogil
cpdef list slots_in_order(bits.u64 meld)
cdef bits.i32 next_slot(bits.u64 meld, bits.i32 card, bits.i32 end) noexcept nogil
cdef bits.i32 points_at(bits.u64 meld, bits.i32 slot, bits.i32s worth) noexcept nogil
cdef bits.i32 meld_points(bits.u64 meld, bits.i32s worth) noexcept nogil
cdef bits.u64 owners_of(bits.u64 meld, bits.i32 seat) noexcept nogil
cdef bits.i32 hand_points(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32s worth
) noexcept nogil
