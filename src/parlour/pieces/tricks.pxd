from ..cards cimport bits
from ..cards.rng cimport Random

cdef bits.u64 LANE
cdef bits.i32 WIDTH
cdef bits.u64 WAYS[1089]

cpdef bits.u64 suit(bits.i32 card) noexcept nogil
cpdef bits.u64 above(bits.i32 card) noexcept nogil
cpdef bits.u64 follow(bits.u64 hand, bits.i32 led) noexcept nogil
cpdef bits.u64 head(bits.u64 hand, bits.i32 best) noexcept nogil
cpdef bits.u64 choose(bits.u64 cards, bits.i32 size, Random rng) noexcept nogil
cdef bits.u64 only(bits.u64s can, bits.u64 cards, bits.i32 who) noexcept nogil
cdef bits.u64 ways(
    bits.i32s sizes, bits.i32s free, bits.i32 x, bits.i32 y, bits.i32 z
) noexcept nogil
cdef bint divide(
    bits.u64 cards, bits.u64s can, bits.i32s free, bits.u64s hand, Random rng
) noexcept nogil
cdef void deal_out(
    bits.u64s group, bits.i32s rest, bits.u64s hand, bits.i32 x, bits.i32 y, bits.i32 z, Random rng
) noexcept nogil
