cimport cython

from ...cards cimport bits, counted
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...games.romme cimport opening
from ...games.romme cimport state as rules
from ...games.romme.deal cimport RommeDeal
from ...search.policy cimport Policy
from . cimport belief as beliefs
from . cimport discards
from . cimport melds as melds_of
from . cimport going_out
from . cimport outlook

cdef bits.u64 STOCK, TAKE, PASS, MELD, LAY, SWAP, DISCARD, KIND, PAYLOAD
cdef bits.i32 TRIED, MELDS_TRIED, CARD, FEW_CARDS, EACH_JOKER, EACH_CARD, WON
cdef bits.i32 PATIENT, HASTY, EITHER

@cython.final
cdef class RommePolicy(Policy):
    cdef bits.i32 patience[8]
    cdef bits.i32 foresight
    cdef bits.u64 answer(self, RommeDeal deal, Actions legal, bits.u64 world) except? 0 nogil
    cdef bits.i32 narrow(self, RommeDeal deal, Actions out) except -1 nogil
    cpdef bint is_early(self, RommeDeal deal, bits.u64 world) noexcept nogil

cpdef bint wins_now(RommeDeal deal) noexcept nogil
cdef bits.i32 add_melds(
    RommeDeal deal, Actions legal, bits.u64s few, bits.i32 n
) noexcept nogil
cdef bits.i32 add_new(bits.u64s few, bits.i32 n, bits.u64 code) noexcept nogil
cdef bits.i32 add_first(
    Actions legal, bits.u64s few, bits.i32 n, bits.u64 kind
) noexcept nogil
cdef bits.i32 add_discards(
    RommeDeal deal, Actions legal, bits.u64s few, bits.i32 n
) noexcept nogil
cdef bint is_worth_taking(RommeDeal deal, bits.u64 other) noexcept nogil
cpdef bint leads(RommeDeal deal) noexcept nogil
cdef bint helps(RommeDeal deal, bits.i32 card) noexcept nogil
cdef bits.u64 best_play(
    RommeDeal deal, Actions legal, bint early, bits.i32 foresight
) except? 0 nogil
cdef bits.u64 first_of(Actions legal, bits.u64 kind) noexcept nogil
cdef bits.u64 best_meld(RommeDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 best_lay(RommeDeal deal, Actions legal) noexcept nogil
cdef bits.i32 value(RommeDeal deal, bits.i32 seat) noexcept nogil
