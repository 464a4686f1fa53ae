cimport cython

from ..cards cimport bits
from ..cards.pack cimport Pack
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from . cimport playout
from .policy cimport Policy

@cython.final
cdef class Worlds:
    cdef Policy policy
    cdef readonly bits.i32 count
    cdef bits.u64 seed
    cdef readonly bits.i32 seats
    cdef Deal twin
    cdef Deal faced
    cdef Actions legal
    cdef Random rng
    cdef Random chance
    cdef bits.i64[::1] points
    cdef bits.i32 begin(self, bits.i32 world) except -1 nogil
    cdef bits.i32 end(self, bits.i32 world) except -1 nogil
    cpdef object dealt(self, Deal deal, Pack pack, bits.i32 dealer)
    cpdef object played(self, Deal deal)
    cpdef object gained(self, Deal deal, bits.i32 seat, bits.u64 code)
