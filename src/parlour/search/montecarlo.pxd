cimport cython

from ..cards cimport bits
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from .lane cimport Lane
from .policy cimport Policy

cdef bits.i32 LIMIT, SCALE, ERRORS

@cython.final
cdef class Race:
    cdef bits.i32 n
    cdef Actions codes
    cdef bits.i32[::1] left
    cdef readonly bits.i32 alive
    cdef readonly bits.i32[::1] played
    cdef readonly bits.i32[::1] best
    cdef bits.i32[::1] worth
    cdef bits.i32[::1] weight
    cpdef bits.i32 run(
        self, Lane lane, bits.u64 seed, bits.i32 begin, bits.i32 end, bits.i32 tries
    ) except -1
    cpdef bits.i64 total(self, bits.i32 place, bits.i32 worlds) noexcept nogil
    cpdef bits.i64 weigh(self, bits.i32 worlds) noexcept nogil
    cpdef bits.i32 drop(self, bits.i32 worlds) noexcept nogil
    cpdef bint beats(
        self, bits.i32 best, bits.i32 other, bits.i32 worlds, bits.i32 errors
    ) noexcept nogil
