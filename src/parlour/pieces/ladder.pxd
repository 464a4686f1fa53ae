from ..cards cimport bits


cpdef bits.u64 rungs_of(bits.u64 cards, bits.i32 suit) noexcept nogil
cpdef bits.u64 cards_of(bits.u64 rungs, bits.i32 suit) noexcept nogil
