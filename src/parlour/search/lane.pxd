cimport cython

from ..cards cimport bits
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from . cimport playout
from . cimport policy as policies
from .policy cimport Policy

@cython.final
cdef class Lane:
    cdef Deal deal
    cdef Policy policy
    cdef bits.i32 seat
    cdef bint at_random
    cdef Deal world
    cdef Deal twin
    cdef Deal other
    cdef Actions legal
    cdef Random chance
    cdef bits.u64 start
    cdef bits.u64 deal_anew(self, Deal world, Random rng) except 0 nogil
    cdef bits.u64 draw(self, Random rng) except 0 nogil
    cdef bits.u64 draw_likely(self, bits.i32 tries, Random rng) except 0 nogil
    cdef bits.i32 play(self, bits.u64 code) except -1 nogil
