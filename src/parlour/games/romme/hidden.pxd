from ...cards cimport bits, counted
from ...cards.rng cimport Random
from ...pieces cimport jokers
from . cimport opening
from .state cimport RommeState

cdef bits.i32 WIDTH, KINDS, SPLITS, WITHOUT

cdef void shuffle(bits.i32s cards, bits.i32 first, bits.i32 end, Random rng) noexcept nogil
cdef void sort(bits.i32s cards, bits.i32 first, bits.i32 end) noexcept nogil
cdef void tally(bits.i32s kinds, bits.u64s sets, bits.i32 at, bits.i32 sign) noexcept nogil
cdef void deal_anew(
    RommeState deal, bits.i32 seat, bits.i32 end, bits.i32 wanted, Random rng
) noexcept nogil
cdef void count_hidden(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32 other
) noexcept nogil
cdef void place_shown(
    RommeState deal, bits.i32 seat, bits.i32s fresh, bits.i32s old, Random rng
) noexcept nogil
cdef bint divide(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s drawn, bits.i32s held,
    bits.i32 other, Random rng
) noexcept nogil
cdef void mend(
    RommeState deal, bits.i32 seat, bits.i32s fresh, bits.i32s old, bits.i32s drawn, bits.i32s held
) noexcept nogil
cdef void even_out(
    RommeState deal, bits.i32 seat, bits.i32s fresh, bits.i32s old, bits.i32s drawn,
    bits.i32s held, bits.i32 other
) noexcept nogil
cdef bint can_change(
    RommeState deal, bits.i32 other, bits.i32 kind, bits.i32 sign
) noexcept nogil
cdef void change(
    RommeState deal, bits.i32s drawn, bits.i32s held, bits.i32 other, bits.i32 kind, bits.i32 sign
) noexcept nogil
cdef bint hand_on(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s drawn, bits.i32s held,
    bits.i32 other, bits.i32 visited, bits.i32 sign
) noexcept nogil
cdef void give_melds(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32 wanted
) noexcept nogil
cdef bits.u64 choose_meld(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s mine, bits.i32 wanted
) noexcept nogil
cdef bits.i32 slots(RommeState deal, bits.i32s fresh, bits.i32s old) noexcept nogil
cdef bits.i32 free(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32 kind
) noexcept nogil
cdef bits.u64 held_or_free(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s mine
) noexcept nogil
cdef bits.i32 wild_of(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s mine
) noexcept nogil
cdef bits.i32 costs(bits.i32s mine, bits.u64 meld) noexcept nogil
cdef bint give_meld(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s mine, bits.u64 meld
) noexcept nogil
cdef bint give_card(
    RommeState deal, bits.i32s fresh, bits.i32s old, bits.i32s mine, bits.i32 kind
) noexcept nogil
cdef bits.i32 gather(bits.i32s pool, bits.i32s kinds) noexcept nogil
cdef bits.i32 give(
    RommeState deal, bits.i32 seat, bits.i32s source, bits.i32s pool, bint drawn, Random rng
) noexcept nogil
