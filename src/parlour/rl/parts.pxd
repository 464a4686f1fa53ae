cimport cython

from ..cards cimport bits, counted
from ..pieces cimport jokers
from . cimport memory

cdef bits.i32 KIND_BITS, JOKERS, MELD_CELLS, MOST
cdef bits.u64 SET

cdef bits.i32 put_kind(bits.u64 code, bits.u8s out) noexcept nogil
cdef bits.i32 place_of(bits.i32 card) noexcept nogil
cdef bits.i32 put_card(bits.u8s out, bits.i32 n, bits.i32 first, bits.i32 card) noexcept nogil
cdef bits.i32 put_cards(bits.u8s out, bits.i32 n, bits.i32 first, bits.u64 left) noexcept nogil
cdef bits.i32 put_amount(bits.u8s out, bits.i32 n, bits.i32 end, bits.u64 amount) noexcept nogil
@cython.locals(place=bits.i32, card=bits.i32)
cdef bits.i32 put_meld(
    bits.u8s out, bits.i32 n, bits.i32 first, bits.i32 end, bits.u64 meld
) noexcept nogil
cdef bits.u8s blank(bits.u8s cells, bits.i32 count) noexcept nogil
cdef bits.u8s show_pack(bits.u64 found, bits.u8s cells) noexcept nogil
cdef bits.u8s show_deck(bits.u64 found, bits.u8s cells) noexcept nogil
cdef bits.u8s show_card(bits.i32 card, bits.u8s cells) noexcept nogil
cdef bits.u8s show_counts(bits.u64s sets, bits.i32 at, bits.u8s cells) noexcept nogil
@cython.locals(steps=bits.i32)
cdef bits.u8s show_packs(
    bits.u64s sets, bits.i32 seat, bits.i32 first, bits.i32 seats, bits.i32 most, bits.u8s cells
) noexcept nogil
@cython.locals(steps=bits.i32)
cdef bits.u8s show_hands(
    bits.u64s sets, bits.i32 seat, bits.i32 first, bits.i32 seats, bits.i32 most, bits.u8s cells
) noexcept nogil
cdef void add_cells(bits.u64 left, bits.u8s cells) noexcept nogil
@cython.locals(i=bits.i32)
cdef bits.u8s show_heap(bits.i32s pile, bits.i32 count, bits.u8s cells) noexcept nogil
@cython.locals(i=bits.i32)
cdef bits.u8s show_order(
    bits.i32s pile, bits.i32 start, bits.i32 end, bits.i32 most, bits.u8s cells
) noexcept nogil
cdef bits.u8s show_meld(bits.u64 meld, bits.u8s cells) noexcept nogil
@cython.locals(i=bits.i32)
cdef bits.u8s show_melds(
    bits.u64s melds, bits.i32 count, bits.i32 most, bits.u8s cells
) noexcept nogil
cdef bits.u8s show_one(bits.i32 number, bits.i32 most, bits.u8s cells) noexcept nogil
cdef bits.u8s show_number(bits.i32 number, bits.u8s cells) noexcept nogil
cdef bits.i32 on(bits.i32 seat, bits.i32 steps, bits.i32 seats) noexcept nogil
cdef bits.u8s show_seat(
    bits.i32 other, bits.i32 seat, bits.i32 seats, bits.i32 most, bits.u8s cells
) noexcept nogil
cdef bits.u8s show_seats(
    bits.i32 mask, bits.i32 seat, bits.i32 seats, bits.i32 most, bits.u8s cells
) noexcept nogil
@cython.locals(steps=bits.i32)
cdef bits.u8s show_numbers(
    bits.i32s numbers, bits.i32 seat, bits.i32 seats, bits.i32 most, bits.u8s cells
) noexcept nogil
@cython.locals(steps=bits.i32)
cdef bits.u8s show_sizes(
    bits.u64s sets, bits.i32 seat, bits.i32 seats, bits.i32 most, bits.u8s cells
) noexcept nogil
