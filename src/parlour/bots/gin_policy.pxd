cimport cython

from ..cards cimport bits
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from ..games.gin cimport deal as engine
from ..games.gin cimport showdown
from ..games.gin.deal cimport GinDeal
from ..pieces cimport melds
from ..search cimport policy as policies
from ..search.policy cimport Policy

cdef bits.u64 PACK
cdef bits.i32 CARD, RANK
cdef bits.i32 BEST_DRAWS, PROSPECTS_AT_FIRST, PROSPECTS_AT_LAST, DANGER, KNOWN, POSSIBLE, SAVING
cdef bits.i32 MOST_HABITS, MOST_WEIGHT, WHOLE, TEN, LAST_STOCK, THROWS, FAR
cdef bits.i32 LONG, USUAL, THREW_FIT, THREW_NEAR, LEFT_FIT, LEFT_NEAR, TOOK_LOOSE

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

cdef bits.u64 on_pile(GinDeal deal) noexcept nogil
cpdef bits.u64 unseen_by(GinDeal deal, bits.i32 seat) noexcept nogil
cpdef bits.u64 card_of(bits.u64 code) noexcept nogil
cdef bits.i32 worth(bits.i32 card) noexcept nogil
cpdef bits.i32 left_by(GinDeal deal, bits.u64 code) noexcept nogil
cdef bits.u64 in_melds(bits.u64 hand) noexcept nogil
cpdef bits.u64 fitting(bits.u64 hand) noexcept nogil
cdef bits.i32 first_knock(Actions legal) noexcept nogil
cdef bits.u64 best_knock(GinDeal deal, Actions legal, bits.i32 most) noexcept nogil
cdef bits.u64 thrown_by(Actions legal, bits.i32 throws) noexcept nogil
cpdef bits.u64 dear(bits.u64 hand, bits.u64 free) noexcept nogil
cdef bits.i32 worth_most(bits.u64 cards) noexcept nogil
cdef bits.u64 from_points(bits.u64 cards, bits.i32 least) noexcept nogil
cdef bits.i32 keep_cheapest(Actions out, bits.i32 throws, bits.i32s costs) noexcept nogil
cpdef bits.i32 prospects(GinDeal deal, bits.u64 code, bits.u64 unseen) noexcept nogil
cpdef bits.i32 risk(GinDeal deal, bits.u64 code, bits.u64 unseen) noexcept nogil
cdef bits.i32 best_draws(bits.u64 hand, bits.u64 unseen) noexcept nogil
cpdef bits.i32 least_without(bits.u64 hand, bits.u64 choice) noexcept nogil
cpdef bits.i32 danger(bits.u64 card, bits.u64 theirs, bits.u64 unseen) noexcept nogil
cdef bits.i32 weight_of(bits.u64 card, bits.u64 theirs, bits.u64 unseen) noexcept nogil
cdef bits.u64 arrange(GinDeal deal, Actions legal) noexcept nogil
cdef bits.u64 lay_off(GinDeal deal, Actions legal) noexcept nogil
cdef bits.i32 doubt(GinDeal deal, bits.i32 rival, bits.i32 belief) noexcept nogil
cdef bits.u64 neighbours(bits.u64 hand) noexcept nogil
cdef bits.i32 make_likely(
    GinDeal deal, bits.i32 rival, bits.i32 belief, bits.i32 steps, Random rng
) except -1 nogil
cdef bits.u64 any_card(bits.u64 cards, Random rng) noexcept nogil
cdef bint is_made(bits.i32 worse, Random rng) noexcept nogil
