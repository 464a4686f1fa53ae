cimport cython

from ..cards cimport bits
from ..cards.pack cimport Pack
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from .policy cimport Policy

cdef bits.i64 MOST_DECISIONS

@cython.final
cdef class Tally:
    cdef readonly bits.i64 whole
    cdef readonly bits.i32 seats
    cdef readonly bits.i64 deals
    cdef readonly bits.i64 decisions
    cdef bits.i64 total[16]
    cdef bits.i64 squares[16]
    cdef bits.i64 wins[16]
    cdef bits.i32 add(self, Deal deal, bits.i64 decisions) except -1 nogil

cdef bits.i64 play_out(Deal deal, Random rng, Actions actions) except -1 nogil
cdef bits.i64 play_by(
    Policy policy, Deal deal, Random rng, Actions actions
) except -1 nogil
cdef bits.i64 ended(Deal deal, bits.i64 decisions) except -1 nogil
