cimport cython

from ..cards cimport bits
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from ..games.lorum cimport deal as engine
from ..games.lorum.deal cimport LorumDeal
from ..pieces cimport tricks
from ..search cimport playout
from ..search.policy cimport Policy

cdef bits.i32 CARD, RANK

@cython.final
cdef class LorumPolicy(Policy):
    pass

cdef bits.u64 answer(LorumDeal deal, Actions legal) except? 0 nogil
cdef bits.i32 beaten_by(LorumDeal deal, bits.i32 card) noexcept nogil
cdef bits.i32 dislike(LorumDeal deal, bits.i32 card) noexcept nogil
cdef bits.i32 dislike_in_big(LorumDeal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 successes(
    LorumDeal deal, Policy policy, bits.i32 mode, bits.i32 worlds, Random rng
) except -1
