cimport cython

from ...cards cimport bits, counted, lots
from ...cards cimport rng as streams
from ...cards.pack cimport Pack
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...pieces cimport jokers
from . cimport hidden, opening, scoring, state

cdef bits.u64 KEEP, LEAVE, PASS, STOCK, TAKE, MELD, LAY, SWAP, DISCARD, PAYLOAD
cdef bits.i32 CARD, INDEX, AT_RANDOM, ATTEMPTS

@cython.final
cdef class RommeDeal(state.RommeState):
    cdef bits.i32 draw_cut(self, bits.u64 others) except -1 nogil
    cdef bits.i32 deal_out(self) except -1 nogil
    cdef bits.i32 draw_to(self, bits.i32 seat) except -1 nogil
    cdef bits.i32 list_play(self, Actions out) except -1 nogil
    cdef bits.i32 list_melds(self, Actions out, bint every) except -1 nogil
    cdef bits.i32 list_lays(self, Actions out) except -1 nogil
    cdef bits.i32 list_swaps(self, Actions out) except -1 nogil
    cdef bits.i32 draw(self) except -1 nogil
    cdef bits.i32 draw_seen(self) except -1 nogil
    cdef bits.i32 refill(self) except -1 nogil
    cdef bits.i32 take(self) except -1 nogil
    cdef bits.i32 put_down(self, bits.i32 card) except -1 nogil
    cdef bits.i32 forget_seen(self) except -1 nogil
    cdef bits.i32 progress(self) except -1 nogil
    cdef bits.i32 lay_meld(self, bits.u64 meld) except -1 nogil
    cdef bits.i32 lay_off(self, bits.i32 card, bits.i32 end, bits.i32 index) except -1 nogil
    cdef bits.i32 swap(self, bits.i32 card, bits.i32 index) except -1 nogil
    cdef bits.i32 discard(self, bits.i32 card) except -1 nogil
    cdef bits.i32 finish(self, bits.i32 winner) except -1 nogil
    cdef bits.i32 deal_hidden(self, bits.i32 seat, bits.i32 end, Random rng) except -1 nogil
    cdef bits.i32 deal_bound(self, bits.i32 seat, bits.i32 end, Random rng) except -1 nogil
    cdef bint can_act(self) except -1 nogil
