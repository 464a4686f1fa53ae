from ..cards cimport bits

cdef bits.u64 SET, POSITIONS, CODE, SET_UNUSED, RUN_UNUSED, LOW_ACE_JOKER, HIGH_ACE_JOKER
cdef bits.u64 BEHIND_ACE
cdef bits.i32 HIGH_ACE, FARTHEST, RUN_STARTS, LONGEST_RUN, CORNER, MOST_MELDS, LOW, HIGH

cpdef bits.i32 limits_of(bits.i32 naturals, bits.i32 in_row, bits.i32 in_meld) noexcept nogil
cpdef bits.i32 size(bits.u64 meld) noexcept nogil
cpdef bits.i32 jokers(bits.u64 meld) noexcept nogil
cdef bits.u64 window(bits.u64 meld) noexcept nogil
cdef bits.u64 positions_of(bits.u64 places) noexcept nogil
cpdef bits.i32 position_of(bits.i32 place) noexcept nogil
cdef bits.u64 line(bits.u64 lane, bits.i32 limits) noexcept nogil
cdef bits.i32 last_place(bits.i32 limits) noexcept nogil
cpdef bits.u64 naturals(bits.u64 meld) noexcept nogil
cdef bits.u64 spread(bits.u64 suits) noexcept nogil
cdef bits.u64 lane_cards(bits.u64 places) noexcept nogil
cpdef bits.i32 card_at(bits.u64 meld, bits.i32 place) noexcept nogil
cpdef bits.i32 place_before(bits.u64 meld) noexcept nogil
cpdef bits.u64 missing(bits.u64 meld) noexcept nogil
cpdef bint in_limits(bits.u64 meld, bits.i32 limits) noexcept nogil
cdef bits.u64 joker_places(bits.u64 meld) noexcept nogil
cdef bint row_fits(bits.u64 places, bits.i32 limits) noexcept nogil
cpdef bint is_meld(bits.u64 code, bits.i32 limits) noexcept nogil
cpdef bint goes_around(bits.u64 meld) noexcept nogil
cpdef bits.u64 grown(bits.u64 meld, bits.i32 card, bits.i32 end, bits.i32 limits) noexcept nogil
cdef bits.u64 grown_set(bits.u64 meld, bits.i32 card) noexcept nogil
cdef bits.u64 grown_run(
    bits.u64 meld, bits.i32 card, bits.i32 end, bits.i32 limits
) noexcept nogil
cdef bits.u64 with_high_ace(bits.u64 meld) noexcept nogil
cpdef bits.u64 fitting(bits.u64 meld, bits.i32 limits) noexcept nogil
cpdef bint takes_joker(bits.u64 meld, bits.i32 limits) noexcept nogil
cpdef bits.u64 swapped(bits.u64 meld, bits.i32 card) noexcept nogil
cdef bits.u64 above(bits.u64 cards) noexcept nogil
cdef bits.u64 below(bits.u64 cards) noexcept nogil
cdef bits.u64 in_rings(bits.u64 cards) noexcept nogil
cdef bits.i32 find_melds(
    bits.u64 once, bits.i32 wild, bits.i32 limits, bits.u64s found
) noexcept nogil
cdef bits.i32 find_runs(
    bits.u64 lane, bits.i32 suit, bits.i32 wild, bits.i32 limits, bits.u64s found, bits.i32 n
) noexcept nogil
cdef bits.u64 starts_of(bits.u64 lane, bits.i32 naturals, bits.i32 limits) noexcept nogil
cdef bits.u64 run_code(bits.u64 start, bits.u64 length, bits.u64 suit) noexcept nogil
cdef bits.i32 find_sets(
    bits.u64 rank, bits.u64 held, bits.i32 wild, bits.i32 limits, bits.u64s found, bits.i32 n
) noexcept nogil
cpdef bits.u64 next_placement(
    bits.u64 meld, bits.u64 canonical, bits.u64 once, bits.i32 wild, bits.i32 limits
) noexcept nogil
cdef bits.u64 next_set(
    bits.u64 meld, bits.u64 canonical, bits.u64 held, bits.i32 usable, bits.i32 limits
) noexcept nogil
