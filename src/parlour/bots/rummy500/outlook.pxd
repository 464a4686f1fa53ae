from ...cards cimport bits, counted
from ...games.rummy500 cimport plays, state
from ...games.rummy500.deal cimport Rummy500Deal
from ...pieces cimport jokers

cdef bits.u64 TAKE, DEEP, MELD, CALL_MELD
cdef bits.u64 KIND, CARD, PLACE, INDEX, HIGH_END, MELD_CODE, JOKER, JOKER_BIT
cdef bits.i32 INDEX_BITS, PLACE_BITS, END_BITS, HIGH_ACE
cdef bits.i32 FITS, REACH, CARELESS, LIMITS, CONTESTED
cdef bits.i32 QUARTERS, PARTNERS, JOKER_WORTH, CALLED, MELDED, COMPLETING
cdef bits.u64 PAIRED, ACE_PAIRED, TWO_PAIRED, BELOW, AROUND, ABOVE

cdef void hand_of(Rummy500Deal deal, bits.i32 seat, bits.u64s hand) noexcept nogil
cdef void begin_table(Rummy500Deal deal, bits.i32 careless, bits.u64s table) noexcept nogil
cdef void add_meld(bits.u64s table, bits.u64 meld, bits.u64 fits) noexcept nogil
cdef void table_of(Rummy500Deal deal, bits.i32 careless, bits.u64s table) noexcept nogil
cdef void pick_up(Rummy500Deal deal, bits.u64 code, bits.u64s hand) noexcept nogil
cdef bits.u64 naturals_of(bits.u64 code) noexcept nogil
cdef bits.i32 jokers_of(bits.u64 code) noexcept nogil
cdef bits.i32 worth_of(Rummy500Deal deal, bits.i32 card) noexcept nogil
cpdef bits.i32 worth_of_all(Rummy500Deal deal, bits.u64 cards) noexcept nogil
cpdef bits.i32 played(Rummy500Deal deal, bits.u64 code) noexcept nogil
cdef bits.i32 lay_down(Rummy500Deal deal, bits.u64s table, bits.u64s hand) noexcept nogil
cdef bits.u64 best_laid(Rummy500Deal deal, bits.u64s table, bits.u64 cards) noexcept nogil
cdef bits.u64 laid_with(bits.u64s table, bits.u64 cards, bits.u64 kept) noexcept nogil
cdef bits.u64 in_runs(bits.u64s table, bits.u64 cards) noexcept nogil
cdef bits.u64 around_the_corner(bits.u64s table, bits.u64 cards) noexcept nogil
cdef bits.i32 lay_carelessly(Rummy500Deal deal, bits.u64 fits, bits.u64s hand) noexcept nogil
cdef bits.u64 sets(bits.u64 cards) noexcept nogil
cdef bits.u64 beside(bits.u64 cards, bits.i32 limits) noexcept nogil
cdef bits.i32 lay_jokers(Rummy500Deal deal, bint melds, bits.u64s hand) noexcept nogil
cdef bits.u64 best_pair(Rummy500Deal deal, bits.u64 cards) noexcept nogil
cpdef bits.i32 laid_after(Rummy500Deal deal, bits.u64 code) noexcept nogil
cdef bits.i32 risk_of(Rummy500Deal deal, bits.i32 seat) noexcept nogil
cdef bits.i32 value_of_hand(
    Rummy500Deal deal, bits.i32 risk, bits.u64s table, bits.u64s hand
) noexcept nogil
cdef bits.i32 rest(Rummy500Deal deal, bits.i32 risk, bits.u64s hand) noexcept nogil
cdef bits.i32 hopes(Rummy500Deal deal, bits.i32 risk, bits.u64 cards) noexcept nogil
cdef bits.i32 after_play(
    Rummy500Deal deal, bits.i32 risk, bits.i32 careless, bits.u64 code, bits.u64s hand
) noexcept nogil
cdef bits.i32 need(
    Rummy500Deal deal, bits.i32 risk, bits.u64s table, bits.u64s hand, bits.i32 card
) noexcept nogil
cpdef bits.i32 need_of(
    Rummy500Deal deal, bits.i32 card, bits.i32 careless
) noexcept nogil
cdef bits.i32 danger_of(
    Rummy500Deal deal, bits.i32 seat, bits.u64 pile, bits.u64 placed, bits.i32 card,
    bits.i32 tempting, bits.i32 wary
) noexcept nogil
cdef bits.u64 placed_for(Rummy500Deal deal, bits.i32 seat) noexcept nogil
cdef bint completes_known(
    Rummy500Deal deal, bits.i32 seat, bits.i32 card
) noexcept nogil
cdef bits.i32 partners(bits.u64 cards, bits.i32 card, bits.i32 limits) noexcept nogil
cdef bits.i32 amid(bits.i32 rank) noexcept nogil
cdef bits.i32 near(bits.u64 lane, bits.i32 place) noexcept nogil
cpdef bits.i32 completions(bits.u64 cards, bits.i32 card, bits.i32 limits) noexcept nogil
cdef bits.i32 pairs_around(bits.u64 lane, bits.i32 place) noexcept nogil
