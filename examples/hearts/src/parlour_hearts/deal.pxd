cimport cython

from parlour.cards cimport bits
from parlour.cards.pack cimport Pack
from parlour.cards.rng cimport Random
from parlour.core.actions cimport Actions
from parlour.pieces cimport tricks
from parlour.pieces.trick_state cimport TrickState

cdef bits.u64 PASS, PLAY, CARD, HEARTS, QUEEN, PENALTIES
cdef bits.i32 TO_PASS, TO_PLAY, OVER, NO_MOON, TO_OTHERS, TO_SELF

@cython.final
cdef class HeartsDeal(TrickState):
    cdef public bits.i32 before
    cdef public bits.i32 each
    cdef public bits.i32 aim
    cdef public bits.i32 clean
    cdef public bits.i32 queen_breaks
    cdef public bits.i32 moon
    cdef public bits.i32 opener
    cdef public bits.u64 passed[5]
    cdef public bits.i32 opened
    cdef public bits.i32 broken
    cdef public bits.i32 shooter
    cdef void reset(self, bits.i32 dealer) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef bits.u64 playable(self) noexcept nogil
    cdef void exchange(self) noexcept nogil
    cdef void play_card(self, bits.i32 card) noexcept nogil
    cpdef bits.i32 penalty(self, bits.i32 seat) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef bits.u64 guess(self, bits.i32 seat, Random rng) noexcept nogil
