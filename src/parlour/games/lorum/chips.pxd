from ...cards cimport bits

cdef bits.i32 able(bits.i32s stack, bits.i32 seat, bits.i32 chips, bits.i32 capped) noexcept nogil
cdef void collect(
    bits.i32s change, bits.i32s stack, bits.i32 seats,
    bits.i32 seat, bits.i32 price, bits.i32 capped
) noexcept nogil
cdef void pay_out(
    bits.i32s change, bits.i32s stack, bits.i32 seats,
    bits.i32 seat, bits.i32 price, bits.i32 capped
) noexcept nogil
cdef bits.i32 pay_points(
    bits.i32s change, bits.i32s stack, bits.i32s points, bits.i32 seats, bits.i32 capped
) noexcept nogil
cdef bits.i32 zeros(bits.i32s points, bits.i32 seats) noexcept nogil
cdef bits.i32 divide(
    bits.i32s change, bits.i32s points, bits.i32 seats, bits.i32 pool
) noexcept nogil
