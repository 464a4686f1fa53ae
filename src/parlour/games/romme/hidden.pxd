from ...cards cimport bits, counted
from ...cards.rng cimport Random

cdef bits.i32 WIDTH, KINDS

cdef void shuffle(bits.i32s cards, bits.i32 first, bits.i32 end, Random rng) noexcept nogil
cdef void tally(bits.i32s kinds, bits.u64s sets, bits.i32 at, bits.i32 sign) noexcept nogil
cdef void deal_anew(
    bits.u64s hand, bits.u64s known, bits.u64s shown, bits.u64s got, bits.u64s recycled,
    bits.i32s stock, bits.i32 top, bits.i32 end, bits.i32 seats, bits.i32 seat, bint refilled,
    Random rng
) noexcept nogil
cdef void count_hidden(
    bits.u64s hand, bits.u64s known, bits.u64s shown, bits.u64s got, bits.i32s kinds,
    bits.i32s to_draw, bits.i32s to_hold, bits.i32 other, bint refilled
) noexcept nogil
cdef void place_shown(
    bits.u64s shown, bits.u64s got, bits.i32s fresh, bits.i32s old, bits.i32s to_draw,
    bits.i32s to_hold, bits.i32 seats, bits.i32 seat, Random rng
) noexcept nogil
cdef bint divide(
    bits.u64s shown, bits.u64s got, bits.i32s fresh, bits.i32s old, bits.i32s to_draw,
    bits.i32s to_hold, bits.i32s drawn, bits.i32s held, bits.i32 other, Random rng
) noexcept nogil
cdef bits.i32 gather(bits.i32s pool, bits.i32s kinds) noexcept nogil
cdef bits.i32 give(
    bits.u64s sets, bits.i32s pool, bits.i32s numbers, bits.i32 seats, bits.i32 seat
) noexcept nogil
