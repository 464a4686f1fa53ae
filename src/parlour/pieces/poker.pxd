from ..cards cimport bits
from . cimport ladder

cdef bits.u64 WHEEL
cdef bits.i32 PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH
cdef bits.i32 CATEGORY, HAND
cdef bits.i32 TOP[8192]
cdef bits.i32 STRAIGHTS[8192]

cpdef bits.i32 category(bits.i32 worth) noexcept nogil
cpdef bits.i32 rank_at(bits.i32 worth, bits.i32 place) noexcept nogil
cdef bits.i32 straight(bits.u64 ranks, bits.i32 ace_low) noexcept nogil
cdef bits.u64 window(bits.i32 high) noexcept nogil
cdef bits.i32 best_suited(bits.u64 cards, bits.i32 ace_low) noexcept nogil
cdef bits.i32 best_ranked(bits.u64 cards, bits.i32 ace_low) noexcept nogil
cdef bits.i32 with_kickers(
    bits.i32 first, bits.i32 second, bits.u64 held, bits.i32 room
) noexcept nogil
cpdef bits.i32 strength(bits.u64 cards, bits.i32 ace_low) noexcept nogil
cpdef bits.u64 best(bits.u64 cards, bits.i32 ace_low) noexcept nogil
cdef bits.u64 suited_cards(bits.u64 cards, bits.i32 worth) noexcept nogil
cdef bits.u64 first_of_ranks(bits.u64 cards, bits.u64 ranks, bits.i32 each) noexcept nogil
