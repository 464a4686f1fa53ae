from ..cards cimport bits
from ..games.romme cimport opening
from ..games.romme cimport state as rules
from ..games.romme.deal cimport RommeDeal
from ..pieces cimport jokers

cdef bits.i32 EACH, JOKER_WORTH, STEPS, WAYS, ROOM
cdef bits.i32 GAIN, VALUE, WILD, NUMBER
cdef bits.i32 MOST, NATURAL, NEED, BEST, LEFT, TABLE
cdef bits.i32 NOTHING_LAID, OPENED, FRESH
cdef bits.i32 NONE, MAY, MUST
cdef bits.u64 DONE, LAY, SWAP, MELD, DISCARD
cdef bits.i32 INDEX
cdef bits.i32 LANE_WEIGHT[8192]

cpdef bits.i32 weight(bits.u64 cards) noexcept nogil
cdef bits.i32 list_melds(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 limits, bits.u64s melds,
    bits.u64s cards, bint every
) noexcept nogil
cdef void put(bits.u64s melds, bits.u64s cards, bits.i32 place, bits.u64 meld) noexcept nogil
cdef bits.i32 counts_of(bits.u64 entry) noexcept nogil
cdef bits.i32 best_melds(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 limits, bits.i32 need,
    bits.u64s chosen
) noexcept nogil
cdef void add_melds(
    bits.u64s melds, bits.u64s cards, bits.i32s search, bits.u64s chosen, bits.i32 start,
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 n, bits.i32 gain, bits.i32 value,
    bits.i32 rest
) noexcept nogil
cpdef list plan(
    bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 limits, bits.i32 need
)
cpdef bits.u64 winning(RommeDeal deal) noexcept nogil
cdef bint wins_with(RommeDeal deal, bits.i32 card) noexcept nogil
cdef bits.i32 staged_by(RommeDeal deal) noexcept nogil
cdef bits.u64 search_out(
    RommeDeal deal, bits.u64 once, bits.u64 twice, bits.i32 wild, bits.i32 staged,
    bits.i32 due, bits.i32 due_card, bits.i32 taken
) noexcept nogil
cdef bint stuck(
    RommeDeal deal, bits.u64s table, bits.i32 size, bits.u64 once, bits.u64 twice,
    bits.i32 wild, bits.i32 staged
) noexcept nogil
cdef bits.u64 reach(bits.u64 meld, bits.u64 once, bits.i32 wild) noexcept nogil
cdef bits.u64 way_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64 once, bits.u64 twice,
    bits.i32 wild, bits.i32 staged, bits.i32 due, bits.i32 due_card, bits.i32 taken,
    bits.u64 start
) noexcept nogil
cdef bits.u64 without(bits.u64 twice, bits.u64 once, bits.u64 cards) noexcept nogil
cdef bits.u64 meld_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64 once, bits.u64 twice,
    bits.i32 wild, bits.i32 staged, bits.i32 due, bits.i32 due_card, bits.i32 taken,
    bits.u64 start
) noexcept nogil
cdef bint can_leave(
    RommeDeal deal, bits.u64 once, bits.u64 twice, bits.i32 wild, bits.u64 cards, bits.i32 used
) noexcept nogil
cdef bits.u64 lay_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64 once, bits.u64 twice,
    bits.i32 wild, bits.i32 staged, bits.i32 due, bits.i32 due_card, bits.i32 taken,
    bits.u64 start
) noexcept nogil
cdef bits.u64 swap_out(
    RommeDeal deal, bits.u64s table, bits.i32s search, bits.u64 once, bits.u64 twice,
    bits.i32 wild, bits.i32 staged, bits.i32 due, bits.i32 due_card, bits.i32 taken
) noexcept nogil
cdef bits.u64 swapped(RommeDeal deal, bits.u64 meld, bits.i32 card) noexcept nogil
cdef bits.u64 cover(
    RommeDeal deal, bits.i32s search, bits.u64 once, bits.u64 twice, bits.i32 wild,
    bits.i32 taken
) noexcept nogil
cdef bits.u64 cover_all(
    bits.u64s melds, bits.u64s cards, bits.i32 n, bits.i32s search, bits.u64 once,
    bits.u64 twice, bits.i32 wild, bits.i32 spare, bits.i32 barred
) noexcept nogil
