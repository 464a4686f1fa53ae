from ..cards cimport bits
from . cimport turns

cdef bits.i32 OPEN, SINGLE, SEALED
cdef bits.i32 KIND, MIN_BID, JUMP, SEATS, WAITING, BUYER, PRICE, BIDS, WIDTH

cdef bits.i32 begin(
    bits.i32s auction,
    bits.i32 kind,
    bits.i32 least,
    bits.i32 jump,
    bits.i32 seats,
    bits.i32 bidders,
    bits.i32 first,
) noexcept nogil
cdef bits.i32 lowest(bits.i32s auction) noexcept nogil
cdef bits.i32 highest(bits.i32s auction, bits.i32 purse) noexcept nogil
cdef bits.i32 bid(bits.i32s auction, bits.i32 seat, bits.i32 amount) noexcept nogil
cdef bits.i32 decline(bits.i32s auction, bits.i32 seat) noexcept nogil
cdef bits.i32 next_seat(bits.i32s auction, bits.i32 seat) noexcept nogil
cdef bits.i32 buyer(bits.i32s auction) noexcept nogil
cdef bits.i32 price(bits.i32s auction) noexcept nogil
cdef bits.i32 bid_of(bits.i32s auction, bits.i32 seat) noexcept nogil
cdef bits.i32 waiting(bits.i32s auction) noexcept nogil
