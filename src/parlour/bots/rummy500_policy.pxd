cimport cython

from ..cards cimport bits, counted
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from ..games.rummy500 cimport plays, state
from ..games.rummy500.deal cimport Rummy500Deal
from ..pieces cimport jokers
from ..search cimport policy as policies
from ..search.policy cimport Policy

cdef bits.u64 PASS, STOCK, TAKE, DEEP, DISCARD, MELD, DECLINE, CALL_MELD, CALL_LAY
cdef bits.u64 KIND, CARD, PLACE, INDEX, HIGH_END, MELD_CODE, JOKER, JOKER_BIT
cdef bits.i32 INDEX_BITS, PLACE_BITS, END_BITS, HIGH_ACE
cdef bits.i32 SOME, MANY, TIES, NEVER, LAST_TURNS, HELD, MOST_REGRET
cdef bits.i32 QUARTERS, PARTNERS, JOKER_WORTH, CALLED, MELDED, COMPLETING
cdef bits.u64 PAIRED, ACE_PAIRED, BELOW, AROUND, ABOVE

@cython.final
cdef class Rummy500Policy(Policy):
    cdef readonly bits.i32 drawing
    cdef readonly bits.i32 carrying
    cdef readonly bits.i32 tempting
    cdef readonly bits.i32 patience
    cdef readonly bits.i32 doubts
    cdef bits.u64 answer(self, Rummy500Deal deal, Actions legal) except? 0 nogil
    cdef bint waits(self, Rummy500Deal deal, bits.i32 seat) noexcept nogil
    cdef bits.i32 list_best(self, Rummy500Deal deal, Actions out) except -1 nogil
    cdef bits.i32 keep_best(
        self, Rummy500Deal deal, Actions out, bits.i32 first, bits.i32 last, bits.i32 most
    ) except -1 nogil
    cdef bits.i32 value_of(self, Rummy500Deal deal, bits.i32 risk, bits.u64 code) noexcept nogil
    cdef bits.i32 risk_of(self, Rummy500Deal deal, bits.i32 seat) noexcept nogil
    cdef bits.i32 outlook(
        self, Rummy500Deal deal, bits.i32 risk, bits.u64 fits, bits.u64s hand
    ) noexcept nogil
    cdef bits.i32 rest(self, Rummy500Deal deal, bits.i32 risk, bits.u64s hand) noexcept nogil
    cdef bits.i32 hopes(self, Rummy500Deal deal, bits.i32 risk, bits.u64 cards) noexcept nogil
    cdef bits.i32 after_play(
        self, Rummy500Deal deal, bits.i32 risk, bits.u64 code, bits.u64s hand
    ) noexcept nogil
    cdef bits.i32 need(
        self, Rummy500Deal deal, bits.i32 risk, bits.u64s hand, bits.i32 card
    ) noexcept nogil
    cpdef bits.i32 need_of(self, Rummy500Deal deal, bits.i32 card) noexcept nogil
    cpdef bits.i32 danger(self, Rummy500Deal deal, bits.i32 card) noexcept nogil
    cdef bits.i32 danger_of(
        self, Rummy500Deal deal, bits.i32 seat, bits.u64 pile, bits.i32 card
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
cdef bits.i32 worth_of(Rummy500Deal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 worth_of_all(Rummy500Deal deal, bits.u64 cards) noexcept nogil
cdef bits.u64 runs(bits.u64 cards) noexcept nogil
cdef bits.u64 sets(bits.u64 cards) noexcept nogil
cdef bits.u64 beside(bits.u64 cards) noexcept nogil
cdef bits.i32 lay_down(Rummy500Deal deal, bits.u64 fits, bits.u64s hand) noexcept nogil
cdef bits.i32 lay_jokers(Rummy500Deal deal, bits.u64 table, bits.u64s hand) noexcept nogil
cdef bits.u64 best_pair(Rummy500Deal deal, bits.u64 cards) noexcept nogil
cdef bits.u64 fits_of(Rummy500Deal deal) noexcept nogil
cdef void hand_of(Rummy500Deal deal, bits.i32 seat, bits.u64s hand) noexcept nogil
cdef void pick_up(Rummy500Deal deal, bits.u64 code, bits.u64s hand) noexcept nogil
cdef bits.u64 naturals_of(bits.u64 code) noexcept nogil
cdef bits.i32 jokers_of(bits.u64 code) noexcept nogil
cpdef bits.i32 played(Rummy500Deal deal, bits.u64 code) noexcept nogil
cpdef bits.i32 laid_after(Rummy500Deal deal, bits.u64 code) noexcept nogil
cdef bits.i32 partners(bits.u64 cards, bits.i32 card) noexcept nogil
cdef bits.i32 near(bits.u64 lane, bits.i32 position) noexcept nogil
cpdef bits.i32 completions(bits.u64 cards, bits.i32 card) noexcept nogil
cdef bits.i32 pairs_around(bits.u64 lane, bits.i32 position) noexcept nogil
cdef bint has_played(Rummy500Deal deal, bits.i32 other, bits.i32 seat) except -1 nogil
cdef bits.u64 untouched(Rummy500Deal deal, bits.i32 other, bits.i32 last) except? 0 nogil
cdef bits.i32 of_regret(bits.i32 quarters) noexcept nogil
