cimport cython

from . cimport bits
from .rng cimport Random

@cython.final
cdef class Pack:
    cdef bits.i32 card[192]
    cdef readonly bits.i32 size
    cpdef void shuffle(self, Random rng) noexcept nogil
