from ..cards cimport bits
from ..cards.rng cimport Random

cdef bits.u64 LANE
cdef bits.i32 WIDTH
cdef bits.u64 WAYS[4225]

cpdef bits.u64 suit(bits.i32 card) noexcept nogil
cpdef bits.u64 above(bits.i32 card) noexcept nogil
cpdef bits.u64 follow(bits.u64 hand, bits.i32 led) noexcept nogil
cpdef bits.u64 head(bits.u64 hand, bits.i32 best) noexcept nogil
cpdef bits.u64 choose(bits.u64 cards, bits.i32 size, Random rng) noexcept nogil
cdef bits.u64 only(bits.u64s can, bits.u64 cards, bits.i32 who) noexcept nogil
cdef bits.u64 takings(
    bits.i32s sizes, bits.i32s lack, bits.i32 x, bits.i32 y
) noexcept nogil
cdef bits.u64 sharings(
    bits.i32s sizes, bits.i32s lack, bits.i32 x, bits.i32 y
) noexcept nogil
cdef void add_product(bits.u64s wide, bits.u64 x, bits.u64 y) noexcept nogil
cdef bint take_product(bits.u64s wide, bits.u64 x, bits.u64 y) noexcept nogil
cdef void draw_below(bits.u64s wide, Random rng) noexcept nogil
cdef bits.i32 divide(
    bits.u64 cards, bits.u64s can, bits.i32s free, bits.u64s hand, Random rng
) except -1 nogil
cdef void add_ways(bits.i32s sizes, bits.i32s lack, bits.u64s number) noexcept nogil
cdef bits.i32 share(
    bits.u64 cards, bits.u64s can, bits.i32s free, bits.u64s hand, Random rng
) except -1 nogil
cdef bint walk(
    bits.i32s theirs, bits.i32s rest, bits.i32s free, bits.i32 who, bits.i32 lack,
    bits.u64 ways, bits.u64s number, bint taking
) noexcept nogil
cdef bint weigh(
    bits.i32s sizes, bits.i32s free, bits.u64 ways, bits.u64s number, bint taking
) noexcept nogil
cdef bits.i32 find_shares(bits.i32s sizes, bits.i32s lack, bits.u64s number) noexcept nogil
cdef void deal_out(
    bits.u64s group, bits.i32s lack, bits.u64s hand, bits.i32 x, bits.i32 y, Random rng
) noexcept nogil
