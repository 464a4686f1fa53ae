from ...cards cimport bits, counted
from ...games.romme cimport opening
from ...games.romme cimport state as rules
from ...games.romme.deal cimport RommeDeal
from ...pieces cimport jokers
from . cimport melds as melds_of

cdef bits.i32 ONE_PACK, MANY, CLOSE
cdef bits.i32 POINTS[13]

cdef bits.i32 fewest(RommeDeal deal) noexcept nogil
cpdef bint is_urgent(RommeDeal deal) noexcept nogil
cdef bits.u64 fitting(RommeDeal deal) noexcept nogil
cdef bits.u64 freeing(RommeDeal deal) noexcept nogil
cpdef bint fits_table(RommeDeal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 needed(RommeDeal deal) noexcept nogil
cdef void choose_melds(RommeDeal deal, bits.u64s chosen) noexcept nogil
cpdef list planned(RommeDeal deal)
cdef bits.i32 held_worth(
    RommeDeal deal, bits.u64 once, bits.u64 twice, bits.u64 fits
) noexcept nogil
cdef void count_gone(RommeDeal deal, bits.u64s gone) noexcept nogil
cdef bits.i32 live(bits.u64s gone, bits.u64 cards) noexcept nogil
cdef bits.i32 prospects(
    bits.u64 hand, bits.u64s gone, bits.i32 card, bits.i32 limits
) noexcept nogil
cdef bits.i32 chances(
    bits.u64 lane, bits.u64s gone, bits.i32 suit, bits.i32 place, bits.i32 last
) noexcept nogil
cpdef bits.i32 prospects_of(RommeDeal deal, bits.i32 card) except? -1
cpdef bits.i32 cost(bits.i32 card) noexcept nogil
