cimport cython

from ...cards cimport bits
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...games.stops cimport state
from ...games.stops.deal cimport StopsDeal
from ...pieces cimport betting, ladder, poker, stops
from ...search cimport playout
from ...search.policy cimport Policy

cdef bits.u64 LANE
cdef bits.i32 ACE, CARD
cdef bits.i32 WITH_ACE, EACH_CARD, EACH_RUNG, EACH_GAP, WITH_STOP, TO_TOP, WITH_PAY

@cython.final
cdef class StopsPolicy(Policy):
    pass

cdef bits.u64 answer(StopsDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 best_lead(StopsDeal deal, Actions legal) noexcept nogil
cpdef bits.i32 lead_worth(StopsDeal deal, bits.i32 card) except? -1 nogil
cpdef bits.i64 spare_gain(StopsDeal deal, Policy policy, bits.i32 worlds, Random rng) except? -1
