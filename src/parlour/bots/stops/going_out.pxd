from ...cards cimport bits
from ...games.stops cimport hidden, state
from ...games.stops.deal cimport StopsDeal
from ...pieces cimport stops, turns
from . cimport counting

cdef bits.u64 LEAD
cdef bits.i32 SEARCH_STEPS, NOBODY, SURE, MAY, CERTAIN, RISK

cpdef bits.u64 way_out(StopsDeal deal, bits.i32 risk=*) except? 0
cdef bits.i32 take_stock(StopsDeal deal, bits.u64s known) except -1 nogil
cdef bits.u64 shown_by(StopsDeal deal, bits.i32 other) noexcept nogil
cdef bint may_win(
    StopsDeal deal, bits.i32 card, bits.u64 passed, bits.u64s known, bits.i32 risk
) noexcept nogil
cpdef bits.i32 chance(bits.i32 drawn, bits.i32 marked, bits.i32 cards) noexcept nogil
cdef bits.u64 wins(
    StopsDeal deal, bits.u64 hand, bits.u64 gone, bits.u64 barred, bits.u64 passed,
    bits.u64s known, bits.i32s steps
) except? 0 nogil
cdef bint comes_back(
    StopsDeal deal, bits.i32 card, bits.u64 hand, bits.u64 gone, bits.u64 passed,
    bits.u64s known, bits.i32s steps
) except? 0 nogil
cdef bint lead_passes(
    StopsDeal deal, bits.i32 card, bits.u64 barred, bits.u64 passed, bits.u64s known
) noexcept nogil
