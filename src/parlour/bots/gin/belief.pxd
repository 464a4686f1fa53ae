from ...cards cimport bits
from ...cards.rng cimport Random
from ...games.gin cimport deal as engine
from ...games.gin.deal cimport GinDeal
from ...pieces cimport melds
from ...search cimport policy as policies
from . cimport outlook

cdef bits.i32 WHOLE, LONG, USUAL, THREW_FIT, THREW_NEAR, LEFT_FIT, LEFT_NEAR, TOOK_LOOSE

cdef bits.i32 doubt(GinDeal deal, bits.i32 rival, bits.i32 belief) noexcept nogil
cdef bits.i32 make_likely(
    GinDeal deal, bits.i32 rival, bits.i32 belief, bits.i32 steps, Random rng
) except -1 nogil
cdef bits.u64 any_card(bits.u64 cards, Random rng) noexcept nogil
cdef bint is_made(bits.i32 worse, Random rng) noexcept nogil
cdef bits.u64 neighbours(bits.u64 hand) noexcept nogil
