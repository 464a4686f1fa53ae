from ...cards cimport bits
from ...games.romme cimport opening
from ...pieces cimport jokers

cdef bits.i32 EACH, JOKER_WORTH, SEARCH_STEPS, MOST_LISTED
cdef bits.i32 GAIN, VALUE, WILD, NUMBER
cdef bits.i32 MOST, NATURAL, NEED, BEST, LEFT
cdef bits.i32 LANE_WEIGHT[8192]

cpdef bits.i32 weight(bits.u64 cards) noexcept nogil
cdef bits.i32 list_melds(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 limits, bits.u64s melds,
    bits.u64s cards, bint every
) noexcept nogil
cdef bits.u64 wanted(
    bits.u64s found, bits.i32 n, bits.u64 meld, bits.u64 twice, bits.i32 limits
) noexcept nogil
cdef bint overlap(bits.u64 meld, bits.u64 other, bits.i32 limits) noexcept nogil
cdef void put(bits.u64s melds, bits.u64s cards, bits.i32 place, bits.u64 meld) noexcept nogil
cdef bits.i32 counts_of(bits.u64 entry) noexcept nogil
cdef bits.i32 best_melds(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 limits, bits.i32 need,
    bits.u64s chosen
) noexcept nogil
cdef void add_melds(
    bits.u64s melds, bits.u64s cards, bits.i32s search, bits.u64s chosen, bits.i32 start,
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 n, bits.i32 gain, bits.i32 value,
    bits.i32 rest
) noexcept nogil
cpdef list plan(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 limits, bits.i32 need
)
