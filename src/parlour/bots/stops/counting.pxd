cimport cython

from ...cards cimport bits
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...games.stops cimport hidden, state
from ...games.stops.deal cimport StopsDeal
from ...pieces cimport auction, betting, ladder, poker, pots, stops
from ...search.policy cimport Policy

cdef bits.u64 PAYLOAD, EXCHANGE, OFFER, BID, RAISE
cdef bits.i32 ACE, CARD, HEARTS, ONE, NEARLY_OUT, ROW, LEAST_CARDS, MOST_CARDS
cdef bits.i32 STRENGTH, DOUBT, EDGE
cdef bits.i32 EXCHANGE_AT, OFFERED, LEFT_OVER, HUNDRED, WORST, UNLIKELY, UNSURE, LEADS_COUNT
cdef bits.i64 LEADS[15]
cdef bits.i32 LAST, MOST_OTHERS, SHED, SHED_SHARE, OTHERS, PAY, NEAR_LAST
cdef bits.i32 WHOLE, SINGLE, ALONE, WITH_ACE, MEASURES
cdef bits.i32 GONE, SURE, HELD, NEAR
cdef bits.i32 QUANTILES[210]

@cython.final
cdef class CountingPolicy(Policy):
    pass

cdef bits.u64 answer(StopsDeal deal, Actions legal) except? 0 nogil
cdef bits.i32 chips_of(StopsDeal deal, bits.i32 seat) noexcept nogil
cdef bits.i32 list_worthy(StopsDeal deal, Actions out) except -1 nogil
cdef bits.i32 total_pot(StopsDeal deal) noexcept nogil
cpdef bits.i32 hope(StopsDeal deal, bits.i32 place) except? -1 nogil
cdef bits.u64 exchange(StopsDeal deal, Actions legal) noexcept nogil
cdef bits.u64 bid(StopsDeal deal, Actions legal) noexcept nogil
cpdef bits.i32 rank_of(bits.u64 cards, bits.i32 size, bits.i32 ace_low) except? -1 nogil
cdef bits.i32 chance(StopsDeal deal, bits.i32 seat) except? -1 nogil
cdef bits.u64 bet(StopsDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 best_lead(StopsDeal deal, Actions legal) except? 0 nogil
cdef bits.u64 former(StopsDeal deal, bits.i32 seat) noexcept nogil
cdef bits.i32 take_stock(
    StopsDeal deal, bits.i32 seat, bits.u64s hands, bits.u64s played, bits.u64 dead,
    bits.u64s known
) except -1 nogil
cdef bits.i64 lead_worth(
    StopsDeal deal, bits.i32 card, bits.u64 hand, bits.u64s known
) except? -1 nogil
cdef bits.i32 measure(
    StopsDeal deal, bits.i32 card, bits.u64 hand, bits.u64s known, bits.u64s found
) except -1 nogil
cpdef list measures(StopsDeal deal, bits.u64 code)
cdef bits.i32 pays(
    StopsDeal deal, bits.i32 suit, bits.i32 rung, bits.u64 mine
) noexcept nogil
cdef bits.i32 doubt(StopsDeal deal, bits.i32 seat) except -1 nogil
cdef bits.i32 doubt_bids(StopsDeal deal, bits.i32 seat) except -1 nogil
cdef bits.i32 doubt_bets(StopsDeal deal, bits.i32 seat) except -1 nogil
cdef bits.i32 doubt_leads(StopsDeal deal, bits.i32 seat) except -1 nogil
cdef bits.i32 doubt_lead(
    StopsDeal deal, bits.i32 leader, bits.i32 place, bits.u64s hands, bits.u64s played,
    bits.u64 every
) except -1 nogil
