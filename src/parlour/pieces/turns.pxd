from ..cards cimport bits

cpdef bits.i32 after(bits.i32 seat, bits.i32 mask, bits.i32 seats) noexcept nogil
