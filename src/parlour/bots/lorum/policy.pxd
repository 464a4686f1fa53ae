cimport cython

from ...cards cimport bits
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...games.lorum cimport deal as engine
from ...games.lorum.deal cimport LorumDeal
from ...pieces cimport tricks
from ...search cimport playout
from ...search.policy cimport Policy

cdef bits.i32 CARD, RANK, CLUB_QUEEN, SPADE_QUEEN, HEARTS, WHOLE, FIRST_POINT, THROWN
cdef bits.i32 BASE, OF_HEARTS, OVER_QUEEN, COVER

@cython.final
cdef class LorumPolicy(Policy):
    pass

cpdef bits.i32 chips_of(LorumDeal deal, bits.i32 seat) except? -1 nogil
cdef bits.u64 answer(LorumDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 covered(LorumDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 in_regular(LorumDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 held_by_others(LorumDeal deal) noexcept nogil
cpdef bits.i32 cost_of(LorumDeal deal, bits.u64 cards) noexcept nogil
cpdef bits.i32 danger(LorumDeal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 chance_to_take(LorumDeal deal, bits.i32 card) noexcept nogil
cdef bits.u64 in_declared(LorumDeal deal, Actions legal) except? 0 nogil
cpdef bits.i32 beaten_by(LorumDeal deal, bits.i32 card) noexcept nogil
cdef bits.i32 dislike(LorumDeal deal, bits.i32 card) noexcept nogil
cdef bits.i32 dislike_in_big(LorumDeal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 successes(
    LorumDeal deal, Policy policy, bits.i32 mode, bits.i32 worlds, Random rng
) except -1
