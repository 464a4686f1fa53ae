cimport cython

from ...cards cimport bits
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...games.gin cimport deal as engine
from ...games.gin cimport showdown
from ...games.gin.deal cimport GinDeal
from ...pieces cimport melds
from ...search cimport policy as policies
from ...search.policy cimport Policy
from . cimport belief as beliefs
from . cimport outlook

cdef bits.i32 TEN, FAR, LAST_STOCK, MOST_HABITS, MOST_WEIGHT, THROWS

@cython.final
cdef class GinPolicy(Policy):
    cdef bits.i32 early[16]
    cdef bits.i32 turns[16]
    cdef bits.i32 late[16]
    cdef bits.i32 share[16]
    cdef bits.i32 shares[2]
    cdef bits.i32 light
    cdef bits.i32 outs
    cdef bits.i32 belief
    cdef bits.i32 steps
    cdef bits.u64 answer(self, GinDeal deal, Actions legal, bits.u64 world) except? 0 nogil
    cpdef bits.i32 knocks_at(self, GinDeal deal, bits.u64 world) noexcept nogil
    cdef bint wants_upcard(self, GinDeal deal, bits.u64 world) noexcept nogil
    cdef bits.u64 discard(self, GinDeal deal, Actions legal, bits.u64 world) noexcept nogil
    cdef bits.u64 throw(self, GinDeal deal, bits.u64 free) noexcept nogil
    cdef bits.i32 cost_of(self, GinDeal deal, bits.u64 code, bits.u64 unseen) noexcept nogil
    cdef bits.i32 narrow(self, GinDeal deal, Actions out) except -1 nogil
    cdef bits.i32 narrow_discards(self, GinDeal deal, Actions out) except -1 nogil

cdef bits.i32 first_knock(Actions legal) noexcept nogil
cdef bits.u64 best_knock(GinDeal deal, Actions legal, bits.i32 most) noexcept nogil
cdef bits.u64 thrown_by(Actions legal, bits.i32 throws) noexcept nogil
cdef bits.i32 keep_cheapest(Actions out, bits.i32 throws, bits.i32s costs) noexcept nogil
cdef bits.u64 arrange(GinDeal deal, Actions legal) noexcept nogil
cdef bits.u64 lay_off(GinDeal deal, Actions legal) noexcept nogil
