from ..cards cimport bits

cdef void pay(
    bits.i32s source, bits.i32 i, bits.i32s target, bits.i32 j, bits.i32 amount
) noexcept nogil
cdef bits.i32 move(
    bits.i32s source, bits.i32 i, bits.i32s target, bits.i32 j, bits.i32 most
) noexcept nogil
cdef bits.i32 share(
    bits.i32s pots, bits.i32 pot, bits.i32s chips, bits.i32 mask, bits.i32 seats
) noexcept nogil
cdef bits.i32 ante(
    bits.i32s chips, bits.i32 seat, bits.i32s pots, bits.i32 count, bits.i32 each
) noexcept nogil
cdef bits.i32 total(bits.i32s chips, bits.i32 count) noexcept nogil
