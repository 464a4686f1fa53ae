cimport cython

from ...cards cimport bits, lots
from ...cards.pack cimport Pack
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...pieces cimport auction, betting, poker, pots, stops, turns
from . cimport hidden, play, state

cdef bits.u64 EXCHANGE, OFFER, KEEP, PASS, BID, CLAIM, SELECT, FOLD, CALL, RAISE
cdef bits.u64 LEAD, FOLLOW, DECLINE, PAYLOAD
cdef bits.i32 CARD, SPARE

@cython.final
cdef class StopsDeal(state.StopsState):
    cdef bits.i32 list_exchange(self, Actions out) except -1 nogil
    cdef bits.i32 most_bid(self) noexcept nogil
    cdef bint may_exchange(self) noexcept nogil
    cdef bint may_offer(self) noexcept nogil
    cdef bits.i32 list_bids(self, Actions out) except -1 nogil
    cdef bits.i32 list_claims(self, Actions out) except -1 nogil
    cdef bits.i32 list_hands(self, Actions out) except -1 nogil
    cdef bits.i32 list_bets(self, Actions out) except -1 nogil
    cdef bits.i32 list_follow(self, Actions out) except -1 nogil
    cdef bits.i32 settle_spare(self, bits.u64 code) except -1 nogil
    cdef bits.i32 swap(self, bits.i32 seat) except -1 nogil
    cdef bits.i32 bid(self, bits.u64 code) except -1 nogil
    cdef bits.i32 end_auction(self) except -1 nogil
    cdef bits.i32 mark_bidders(self) except -1 nogil
    cdef bits.i32 after_spare(self) except -1 nogil
    cdef bits.i32 claim(self, bits.u64 code) except -1 nogil
    cdef bits.i32 pay_claims(self) except -1 nogil
    cdef bits.u64 cards_claimed(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 after_pay(self) except -1 nogil
    cdef bits.i32 choose(self, bits.u64 code) except -1 nogil
    cdef bits.i32 begin_bets(self) except -1 nogil
    cdef bits.i32 act(self, bits.u64 code) except -1 nogil
    cdef bits.i32 show_down(self) except -1 nogil
    cdef bits.u64 pack(self, bits.u64 five) noexcept nogil
    cdef bits.u64 unpack(self, bits.u64 code) noexcept nogil
