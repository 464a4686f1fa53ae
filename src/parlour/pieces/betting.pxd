from ..cards cimport bits
from . cimport turns

cdef bits.i32 LIMIT, POT_LIMIT, NO_LIMIT, NONE
cdef bits.i32 STRUCTURE, MIN_RAISE, MAX_RAISE, CAP, SHORT, SEATS, POT
cdef bits.i32 LEVEL, RAISES, LAST, LIVE, WAITING, OPEN
cdef bits.i32 WIDTH
cdef bits.i32 CAPPED, CLOSED, ALONE, POOR, LOW_POT

cdef void configure(
    bits.i32s bet,
    bits.i32 structure,
    bits.i32 least,
    bits.i32 most,
    bits.i32 cap,
    bits.i32 short,
) noexcept nogil
cdef bits.i32 begin(
    bits.i32s bet,
    bits.i32s chips,
    bits.i32s paid,
    bits.i32 seats,
    bits.i32 inside,
    bits.i32 first,
    bits.i32 pot,
) noexcept nogil
cdef bint several(bits.i32 mask) noexcept nogil
cdef bits.i32 able(bits.i32s bet, bits.i32s chips, bits.i32 mask) noexcept nogil
cdef bits.i32 live(bits.i32s bet) noexcept nogil
cdef bits.i32 level(bits.i32s bet) noexcept nogil
cdef bits.i32 raises(bits.i32s bet) noexcept nogil
cdef bits.i32 due(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 room(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 ceiling(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 bar(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 highest(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 lowest(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 fold(bits.i32s bet, bits.i32 seat) noexcept nogil
cdef bits.i32 call(bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat) noexcept nogil
cdef bits.i32 raise_by(
    bits.i32s bet, bits.i32s chips, bits.i32s paid, bits.i32 seat, bits.i32 more
) noexcept nogil
cdef void pay(bits.i32s chips, bits.i32s paid, bits.i32 seat, bits.i32 amount) noexcept nogil
cdef bits.i32 close(bits.i32s bet, bits.i32 seat) noexcept nogil
cdef bits.i32 payout(bits.i32s bet, bits.i32s paid, bits.i32s worth, bits.i32s won) noexcept nogil
cdef bits.i32 next_level(bits.i32s bet, bits.i32s paid, bits.i32 below) noexcept nogil
cdef bits.i32 share(
    bits.i32s bet,
    bits.i32s paid,
    bits.i32s worth,
    bits.i32s won,
    bits.i32 reached,
    bits.i32 layer,
) noexcept nogil
cdef bits.i32 best_seat(bits.i32s bet, bits.i32s worth, bits.i32 first) noexcept nogil
