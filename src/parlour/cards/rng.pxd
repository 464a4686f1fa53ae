cimport cython

from . cimport bits

cdef bits.u64 GOLDEN, LOW

@cython.final
cdef class Random:
    cdef public bits.u64 state
    cpdef bits.u64 next(self) noexcept nogil
    cpdef bits.i32 below(self, bits.i32 n) noexcept nogil
    cpdef bits.u64 below64(self, bits.u64 n) noexcept nogil
    cdef void shuffle(self, bits.i32s cards, bits.i32 n) noexcept nogil

cdef bits.u64 shuffle_from(bits.u64 state, bits.i32s cards, bits.i32 n) noexcept nogil
