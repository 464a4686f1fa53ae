from ...cards cimport bits

cdef bits.i32 LANE_POINTS[8192]

cdef bits.i32 points(bits.u64 cards, bits.i32 ace) noexcept nogil
cpdef bits.i32 penalty(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.u64 thrice, bits.i32 ace, bits.i32 joker
) noexcept nogil
