cimport cython

from ...cards cimport bits, lots
from ...cards.pack cimport Pack
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...pieces cimport tricks
from ...pieces.trick_state cimport TrickState
from . cimport chips

cdef bits.u64 PASS, SMALL, BIG, NONE, EXPOSE, PLAY, CARD
cdef bits.u64 SUIT, HEARTS, CLUB_QUEEN, SPADE_QUEEN, PENALTIES
cdef bits.i32 CLUB_POINTS, SPADE_POINTS
cdef bits.i32 TO_DECLARE, TO_OVERRIDE, TO_EXPOSE, TO_PLAY, OVER
cdef bits.i32 REGULAR, MODE_SMALL, MODE_BIG, ORDERED, SEALED, RACE
cdef bits.i32 NEVER, DECLARED, ALWAYS
cdef bits.i32 ALL_PAY, ONE_ZERO, TWO_ZEROS, NO_SPLIT, ONE_TAKER, ALL_TRICKS
cdef bits.i32 SMALL_MADE, SMALL_FAILED, BIG_MADE, BIG_FAILED

@cython.final
cdef class LorumDeal(TrickState):
    cdef public bits.i32 asking
    cdef public bits.i32 later_only
    cdef public bits.i32 factor
    cdef public bits.i32 in_declared
    cdef public bits.i32 splits
    cdef public bits.i32 capped
    cdef public bits.i32 stops
    cdef public bits.i32 start_chips
    cdef public bits.i32 brought
    cdef public bits.i32 stack[4]
    cdef public bits.i32 pending
    cdef public bits.i32 answer[4]
    cdef public bits.i32 mode
    cdef public bits.i32 declarer
    cdef public bits.u64 exposed[4]
    cdef public bits.i32 kind
    cdef public bits.i32 pool
    cdef public bits.u64 key[4]
    cdef bits.i32 reset(self, bits.i32 dealer) except -1 nogil
    cdef bits.i32 everybody(self) noexcept nogil
    cdef bits.u64 playable(self) noexcept nogil
    cdef bits.i32 list_queens(self, Actions out) except -1 nogil
    cdef bits.i32 queens(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 poll(self, bits.i32 seats, bits.i32 first) except -1 nogil
    cdef bits.i32 ask(self, bits.i32 seat) except -1 nogil
    cdef bits.i32 draw_lot(self) except -1 nogil
    cdef bits.i32 choice_of(self, bits.u64 code) noexcept nogil
    cdef bits.i32 declare(self, bits.i32 seat, bits.i32 mode) except -1 nogil
    cdef bits.i32 close_poll(self) except -1 nogil
    cdef bits.i32 nearest(self, bits.i32 mode, bits.i32 seat) noexcept nogil
    cdef bits.i32 end_declaring(self) except -1 nogil
    cdef bits.i32 forget(self) except -1 nogil
    cdef bits.i32 expose(self) except -1 nogil
    cdef bits.i32 begin(self) except -1 nogil
    cdef bits.i32 end_trick(self) except -1 nogil
    cdef bint is_decided(self) noexcept nogil
    cdef bits.i32 others_tricks(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 settle(self) except -1 nogil
    cdef bits.i32 worth(self) noexcept nogil
    cdef bits.i32 points_taken(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 weight(self, bits.u64 queen, bits.i32 taker) noexcept nogil
    cdef bits.i32 settle_declared(self, bint made, bits.i32 price) except -1 nogil
    cdef bits.i32 collect(self, bits.i32 seat, bits.i32 price) except -1 nogil
    cdef bits.i32 settle_points(self) except -1 nogil
    cdef bits.i32 any_choice(self, bits.i32 seat, Random rng) noexcept nogil
