from . cimport bits
from . cimport rng as streams

cdef bint is_none(bits.u64s key) noexcept nogil
cdef void clear(bits.u64s key) noexcept nogil
cdef bits.u64 shuffle(
    bits.u64 state, bits.u64s key, bits.i32s cards, bits.i32 n
) except? 0 nogil
