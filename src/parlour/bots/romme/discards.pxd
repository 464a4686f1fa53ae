from ...cards cimport bits, counted
from ...core.actions cimport Actions
from ...games.romme cimport opening
from ...games.romme cimport state as rules
from ...games.romme.deal cimport RommeDeal
from ...pieces cimport jokers
from . cimport outlook

cdef bits.u64 DISCARD, KIND
cdef bits.i32 CARD
cdef bits.i32 JOKER_KEPT, PLANNED, FAR, EACH_LIVE, FITS, TWIN, CALM, HASTE
cdef bits.i32 FORESEEN, WITHIN, HOPE, GIVES_OUT

cdef bits.u64 best_discard(RommeDeal deal, Actions legal, bits.i32 foresight) noexcept nogil
cdef void spare_the_next(
    RommeDeal deal, Actions legal, bits.i32 first, bits.i32s worth
) noexcept nogil
cdef bits.u64 least_kept(Actions legal, bits.i32 first, bits.i32s worth) noexcept nogil
cdef bits.u64 most_hoped(
    RommeDeal deal, Actions legal, bits.i32 first, bits.i32s worth
) noexcept nogil
cdef bits.i32 hoped(RommeDeal deal, bits.u64s gone, bits.i32 card) noexcept nogil
cdef bits.i32 rate_discards(RommeDeal deal, Actions legal, bits.i32s worth) noexcept nogil
cdef bits.u64 kept_for_melds(RommeDeal deal) noexcept nogil
