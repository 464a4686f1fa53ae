cimport cython

from ..cards cimport bits
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from .lane cimport Lane
from .policy cimport Policy

@cython.final
cdef class Sums:
    cdef bits.i64[::1] total
    cdef bits.u64[::1] low
    cdef bits.u64[::1] high
    cdef bits.u64[::1] won
    cdef void add(self, bits.i32 i, bits.u64 weight, bits.i64 points) noexcept nogil

cdef bits.u64 play_worlds(
    Deal deal, Policy policy, bits.i32 worlds, Random rng, Actions codes, Sums sums
) except 0
