cimport cython

from ...cards cimport bits, counted
from ...cards.rng cimport Random
from ...core.actions cimport Actions
from ...core.deal cimport Deal
from ...games.rummy500 cimport plays, state
from ...games.rummy500.deal cimport Rummy500Deal
from ...pieces cimport jokers
from ...search cimport policy as policies
from ...search.policy cimport Policy
from . cimport outlook

cdef bits.u64 PASS, STOCK, TAKE, DEEP, DISCARD, MELD, DECLINE, CALL_MELD, CALL_LAY
cdef bits.u64 KIND, CARD, MELD_CODE, JOKER_BIT
cdef bits.i32 SOME, MANY, TIES, NEVER, LAST_TURNS, HELD, MOST_REGRET, QUARTERS

@cython.final
cdef class Rummy500Policy(Policy):
    cdef bits.i32 drawing[8]
    cdef bits.i32 carrying[8]
    cdef bits.i32 tempting[8]
    cdef bits.i32 wary[8]
    cdef bits.i32 patience[8]
    cdef bits.i32 careless[8]
    cdef bits.u64 answer(self, Rummy500Deal deal, Actions legal) except? 0 nogil
    cdef bint waits(self, Rummy500Deal deal, bits.i32 seat) noexcept nogil
    cdef bits.i32 list_best(self, Rummy500Deal deal, Actions out) except -1 nogil
    cdef bits.i32 keep_best(
        self, Rummy500Deal deal, Actions out, bits.i32 first, bits.i32 last, bits.i32 most
    ) except -1 nogil
    cdef bits.i32 value_of(
        self, Rummy500Deal deal, bits.i32 risk, bits.u64s table, bits.u64 placed, bits.u64 code
    ) noexcept nogil
    cpdef bits.i32 danger(self, Rummy500Deal deal, bits.i32 card) noexcept nogil
    cdef bits.i32 danger_for(
        self, Rummy500Deal deal, bits.i32 seat, bits.u64 pile, bits.u64 placed, bits.i32 card
    ) noexcept nogil
    cdef bits.i32 doubt(self, Rummy500Deal deal, bits.i32 seat) except -1 nogil
    cdef bits.i32 held_back(
        self, Rummy500Deal deal, bits.i32 other, bits.i32 last
    ) except -1 nogil
    cdef bits.i32 left_lying(
        self, Rummy500Deal deal, bits.i32 other, bits.i32 last
    ) except? -1 nogil
    cdef bits.i32 thrown_badly(self, Rummy500Deal deal, bits.i32 other) except? -1 nogil

cdef bits.i32 discards_of(Actions legal) except -1 nogil
cdef bint has_played(Rummy500Deal deal, bits.i32 other, bits.i32 seat) except -1 nogil
cdef void table_before(
    Rummy500Deal deal, bits.i32 other, bits.i32 last, bits.u64s table
) noexcept nogil
cdef bits.i32 of_regret(bits.i32 quarters) noexcept nogil
