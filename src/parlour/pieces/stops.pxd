from ..cards cimport bits
from . cimport ladder

cdef bits.u64 LANE, RUNGS, ACES, RED, BLACK, ANY_SUIT
cdef bits.i32 FREE, DIFFERENT, OPPOSITE

cpdef bits.i32 next_card(bits.i32 card) noexcept nogil
cpdef bits.i32 above(bits.i32 card, bits.i32 steps) noexcept nogil
cpdef bits.u64 lower(bits.i32 card) noexcept nogil
cpdef bits.u64 run_from(bits.i32 card, bits.u64 live) noexcept nogil
cpdef bits.i32 highest(bits.u64 cards, bits.i32 suit) noexcept nogil
cpdef bits.u64 up_to(bits.u64 cards, bits.i32 card) noexcept nogil
cpdef bits.u64 lowest_of_suits(bits.u64 hand) noexcept nogil
cpdef bits.u64 barred_after(bits.i32 card, bits.i32 change) noexcept nogil
cpdef bits.i32 sequences(bits.u64 cards, bits.i32 low) noexcept nogil
