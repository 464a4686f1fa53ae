from ..cards cimport bits
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal

cdef bits.i32 WORST, STEP
cdef bits.u64 SHARES[8]

cdef class Policy:
    cdef bits.u64 choose(self, Deal deal, Actions legal, Random rng) except? 0 nogil
    cdef bits.i32 candidates(self, Deal deal, Actions out) except -1 nogil
    cdef bits.i32 redeal(self, Deal deal, bits.i32 seat, Random rng) except -1 nogil
    cdef bits.i32 penalty(self, Deal deal, bits.i32 seat) except -1 nogil
    cdef bits.i32 worth(self, Deal deal, bits.i32 seat) except? -1 nogil

cpdef bits.u64 any_of(Deal deal, Actions legal, Random rng) except? 0 nogil
cpdef bits.i32 list_all(Deal deal, Actions out) except -1 nogil
cdef bits.u64 weight_of(Policy policy, Deal deal, bits.i32 seat) except 0 nogil
