cimport cython

from ..cards cimport bits, counted
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from ..games.romme cimport opening
from ..games.romme cimport state as rules
from ..games.romme.deal cimport RommeDeal
from ..pieces cimport jokers
from ..search cimport policy as policies
from ..search.policy cimport Policy
from . cimport romme_melds as melds_of
from . cimport romme_out

cdef bits.u64 STOCK, TAKE, PASS, MELD, LAY, SWAP, DISCARD, KIND, PAYLOAD
cdef bits.i32 TRIED, MELDS_TRIED, CARD, ONE_PACK, MANY, CLOSE, FEW, EACH_JOKER, EACH_CARD
cdef bits.i32 PATIENT, HASTY, EITHER
cdef bits.i32 FORESEEN, WITHIN, HOPE, GIVES_OUT
cdef bits.i32 JOKER_KEPT, PLANNED, FAR, EACH_LIVE, FITS, TWIN, CALM, HASTE
cdef bits.i32 RECENT, LONG, USUAL, NEAR, HAS_FIT, HAS_JOKER, HAS_MELD
cdef bits.i32 KEEPS_JOKER, LOOSE, COULD_OPEN, WON
cdef bits.i32 POINTS[13]

@cython.final
cdef class RommePolicy(Policy):
    cdef bits.i32 patience[6]
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
cdef bits.i32 fewest(RommeDeal deal) noexcept nogil
cpdef bint fits_table(RommeDeal deal, bits.i32 card) noexcept nogil
cdef bits.u64 fitting(RommeDeal deal) noexcept nogil
cdef bint helps(RommeDeal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 needed(RommeDeal deal) noexcept nogil
cdef bits.u64 best_play(
    RommeDeal deal, Actions legal, bint early, bits.i32 foresight
) except? 0 nogil
cdef bits.u64 first_of(Actions legal, bits.u64 kind) noexcept nogil
cdef bits.u64 best_meld(RommeDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 best_lay(RommeDeal deal, Actions legal) noexcept nogil
cpdef bint is_urgent(RommeDeal deal) noexcept nogil
cdef bits.u64 best_discard(RommeDeal deal, Actions legal, bits.i32 foresight) noexcept nogil
cdef bits.u64 least_kept(Actions legal, bits.i32 first, bits.i32s worth) noexcept nogil
cdef void spare_the_next(
    RommeDeal deal, Actions legal, bits.i32 first, bits.i32s worth
) noexcept nogil
cdef bits.u64 most_hoped(
    RommeDeal deal, Actions legal, bits.i32 first, bits.i32s worth
) noexcept nogil
cdef bits.i32 hoped(RommeDeal deal, bits.u64s gone, bits.i32 card) noexcept nogil
cdef bits.i32 held_worth(
    RommeDeal deal, bits.u64 once, bits.u64 twice, bits.u64 fits
) noexcept nogil
cdef void choose_melds(RommeDeal deal, bits.u64s chosen) noexcept nogil
cdef bits.i32 rate_discards(RommeDeal deal, Actions legal, bits.i32s worth) noexcept nogil
cdef bits.u64 kept_for_melds(RommeDeal deal) noexcept nogil
cdef void count_gone(RommeDeal deal, bits.u64s gone) noexcept nogil
cdef bits.i32 live(bits.u64s gone, bits.u64 cards) noexcept nogil
cdef bits.i32 prospects(bits.u64 hand, bits.u64s gone, bits.i32 card) noexcept nogil
cpdef bits.i32 cost(bits.i32 card) noexcept nogil
cpdef bits.i32 prospects_of(RommeDeal deal, bits.i32 card) except? -1
cpdef list planned(RommeDeal deal)
cdef bits.i32 chances(bits.u64 lane, bits.u64s gone, bits.i32 suit, bits.i32 place) noexcept nogil
cdef bits.i32 doubt(RommeDeal deal, bits.i32 seat, bits.i32s patience) noexcept nogil
cdef bits.i32 doubt_of(
    RommeDeal deal, bits.i32 rival, bits.u64 recent, bits.u64 laid, bits.i32 patience
) noexcept nogil
cdef bits.u64 neighbours(bits.u64 hand) noexcept nogil
cdef bint has_natural_meld(bits.u64 hand) noexcept nogil
cdef bits.i32 value(RommeDeal deal, bits.i32 seat) noexcept nogil
