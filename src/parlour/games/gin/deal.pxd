cimport cython

from ...cards cimport bits
from ...cards.pack cimport Pack
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...pieces cimport melds
from . cimport showdown

cdef bits.u64 PASS, TAKE, STOCK, DISCARD, KNOCK, BIGGIN, ARRANGE, LAY, FINISH, CARD, CODE
cdef bits.i32 UPCARD1, UPCARD2, FORCED_STOCK, DRAW, TO_DISCARD
cdef bits.i32 LAST_DISCARD, SHOW_KNOCKER, SHOW_DEFENDER, OVER
cdef bits.i32 REDEAL_TRIES
cdef bits.i32 DEAD, GIN, KNOCKED, UNDERCUT, BIG_GIN

@cython.final
cdef class GinDeal(Deal):
    cdef public bits.i32 limit
    cdef public bits.i32 ace_limit
    cdef public bits.i32 spades_double
    cdef public bits.i32 gin_bonus
    cdef public bits.i32 undercut_bonus
    cdef public bits.i32 big_gin_bonus
    cdef public bits.i32 forced_gin
    cdef public bits.i32 strict_gin
    cdef public bits.i32 both_offered
    cdef public bits.i32 last_discard_knock
    cdef public bits.i32 arranges
    cdef public bits.i32 lays_off
    cdef public bits.i32 idle_takes
    cdef public bits.i32 phase
    cdef public bits.i32 dealer
    cdef public bits.u64 hand[2]
    cdef public bits.u64 known[2]
    cdef public bits.u64 thrown[2]
    cdef public bits.i32 last_taken[2]
    cdef public bits.i32 last_thrown[2]
    cdef public bits.i32 stock[52]
    cdef public bits.i32 top
    cdef public bits.i32 end
    cdef public bits.i32 pile[52]
    cdef public bits.i32 pile_size
    cdef public bits.i32 upcard
    cdef public bits.i32 taken
    cdef public bits.i32 takes
    cdef public bits.i32 knock_limit
    cdef public bits.i32 must_knock
    cdef public bits.i32 kind
    cdef public bits.i32 knocker
    cdef public bits.u64 shown
    cdef public bits.u64 meld[3]
    cdef public bits.u64 laid
    cdef public bits.i32 deadwood[2]
    cdef public bits.i32 won[2]
    cdef bits.i32 reset(self, bits.i32 dealer) except -1 nogil
    cdef bits.i32 fix_limit(self, bits.i32 upcard) except -1 nogil
    cdef bits.i32 list_others(self, Actions out) except -1 nogil
    cdef bits.i32 list_discard(self, Actions out) except -1 nogil
    cdef bint can_knock_with(self, bits.i32 card) noexcept nogil
    cdef bits.i32 arrangement_limit(self) noexcept nogil
    cdef bits.i32 list_lay_offs(self, Actions out) except -1 nogil
    cdef bits.i32 take(self) except -1 nogil
    cdef bits.i32 draw(self) except -1 nogil
    cdef bits.i32 decline(self) except -1 nogil
    cdef bits.i32 throw(self, bits.i32 card) except -1 nogil
    cdef bits.i32 discard(self, bits.u64 code) except -1 nogil
    cdef bits.i32 knock(self) except -1 nogil
    cdef bits.i32 lay_out(self, bits.u64 arrangement) except -1 nogil
    cdef bits.i32 lay_off_best(self) except -1 nogil
    cdef bits.i32 lay_off(self, bits.u64 code) except -1 nogil
    cdef bits.i32 end_dead(self) except -1 nogil
    cdef bits.i32 settle(self) except -1 nogil
    cdef bint is_open(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 fill(self, bits.i32 rival, bits.u64 kept, bits.i32 wanted) except -1 nogil
    cdef bint search(
        self, bits.i32 rival, bits.u64 kept, bits.i32 wanted, bits.i32 place, bits.i32 first
    ) except -1 nogil
    cdef bint is_possible(self, bits.i32 rival) except -1 nogil
    cdef bint can_have_kept(self, bits.i32 rival, bits.u64 ten) noexcept nogil
