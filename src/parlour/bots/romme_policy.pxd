cimport cython

from ..cards cimport bits, counted
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from ..games.romme cimport opening
from ..games.romme cimport state as rules
from ..games.romme.deal cimport RommeDeal
from ..pieces cimport jokers
from ..search.policy cimport Policy
from . cimport romme_plan as plans

cdef bits.u64 STOCK, TAKE, PASS, MELD, LAY, SWAP, DISCARD, KIND, PAYLOAD
cdef bits.i32 CARD, ONE_PACK, MANY, CLOSE, FEW, EACH_JOKER, EACH_CARD
cdef bits.i32 JOKER_KEPT, PLANNED, EACH_LIVE, FITS, HASTE
cdef bits.i32 POINTS[13]

@cython.final
cdef class RommePolicy(Policy):
    pass

cdef bits.u64 answer(RommeDeal deal, Actions legal) except? 0 nogil
cdef bint is_worth_taking(RommeDeal deal, bits.u64 other) noexcept nogil
cpdef bint leads(RommeDeal deal) noexcept nogil
cdef bits.i32 fewest(RommeDeal deal) noexcept nogil
cpdef bint fits_table(RommeDeal deal, bits.i32 card) noexcept nogil
cdef bits.u64 fitting(RommeDeal deal) noexcept nogil
cdef bint helps(RommeDeal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 needed(RommeDeal deal) noexcept nogil
cdef bits.u64 best_play(RommeDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 first_of(Actions legal, bits.u64 kind) noexcept nogil
cdef bits.u64 best_meld(RommeDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 best_lay(RommeDeal deal, Actions legal) noexcept nogil
cpdef bint is_urgent(RommeDeal deal) noexcept nogil
cdef bits.u64 best_discard(RommeDeal deal, Actions legal) noexcept nogil
cdef bits.u64 kept_for_melds(RommeDeal deal) noexcept nogil
cdef void count_gone(RommeDeal deal, bits.u64s gone) noexcept nogil
cdef bits.i32 live(bits.u64s gone, bits.u64 cards) noexcept nogil
cdef bits.i32 prospects(bits.u64 hand, bits.u64s gone, bits.i32 card) noexcept nogil
cpdef bits.i32 cost(bits.i32 card) noexcept nogil
cpdef bits.i32 prospects_of(RommeDeal deal, bits.i32 card) except? -1
cpdef list planned(RommeDeal deal)
cdef bits.i32 chances(bits.u64 lane, bits.u64s gone, bits.i32 suit, bits.i32 place) noexcept nogil
