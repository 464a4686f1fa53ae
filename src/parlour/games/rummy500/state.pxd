from ...cards cimport bits, counted
from ...cards.rng cimport Random
from ...core.deal cimport Deal
from ...pieces cimport jokers
from . cimport plays

cdef bits.i32 DRAW, PLAY, CALL, OVER
cdef bits.i32 REDEAL_TRIES
cdef bits.i32 MELD_OR_DISCARD, FLOATING, KEEP_ONE
cdef bits.u64 MELD, CALL_MELD, KIND, MELD_CODE, CARD, PLACE, HIGH_END
cdef bits.i32 PLACE_BITS, END_BITS

cdef class Rummy500State(Deal):
    cdef public bits.i32 hand_size
    cdef public bits.i32 going_out
    cdef public bits.i32 unplayable
    cdef public bits.i32 top_must_use
    cdef public bits.i32 deep_must_meld
    cdef public bits.i32 calls
    cdef public bits.i32 calls_always
    cdef public bits.i32 call_is_turn
    cdef public bits.i32 least
    cdef public bits.i32 limits
    cdef public bits.i32 redicard
    cdef public bits.i32 bonus
    cdef public bits.i32 idle_limit
    cdef public bits.i32 worth[14]
    cdef public bits.i32 phase
    cdef public bits.i32 dealer
    cdef public bits.u64 hand[32]
    cdef public bits.u64 known[32]
    cdef public bits.i32 stock[108]
    cdef public bits.i32 top
    cdef public bits.i32 end
    cdef public bits.i32 pile[108]
    cdef public bits.i32 pile_size
    cdef public bits.u64 heap[4]
    cdef public bits.i32 melds
    cdef public bits.u64 meld[36]
    cdef public bits.u64 fit[36]
    cdef public bits.u64 fits
    cdef public bits.u64 owner[36]
    cdef public bits.i32 laid[8]
    cdef public bits.i32 taken
    cdef public bits.i32 must
    cdef public bits.i32 must_meld
    cdef public bits.i32 idle
    cdef public bits.i32 discarder
    cdef public bits.i32 out
    cdef bits.i32 reset(self, bits.i32 dealer) except -1 nogil
    cdef bint must_use_top(self) noexcept nogil
    cdef bits.i32 barred(self) noexcept nogil
    cdef bint heap_fits(self) noexcept nogil
    cdef bint is_callable(self) noexcept nogil
    cdef bits.i32 spare(self, bits.u64s cards, bits.i32 at) noexcept nogil
    cdef bint leaves_turn(
        self, bits.u64s cards, bits.i32 at, bits.u64 code, bits.i32 spare
    ) noexcept nogil
    cdef bint is_completable(
        self, bits.i32 number, bits.i32 card, bits.i32 barred, bits.u64 fits
    ) noexcept nogil
    cdef bits.i32 throw(self, bits.i32 card) except -1 nogil
    cdef bits.i32 hide(self, bits.i32 seat, bits.u64s pool) except -1 nogil
    cdef bits.i32 fill(self, bits.i32 seat) except -1 nogil
    cdef bint deal_turn(self, bits.i32 seat) except -1 nogil
    cdef bint search(
        self, bits.i32 seat, bits.i32 place, bits.i32 first, bits.i32 naturals
    ) except -1 nogil
    cdef bint is_possible(self, bits.i32 seat) except -1 nogil
