from ...cards cimport bits, lots
from ...cards.rng cimport Random
from ...pieces cimport auction, poker, stops, turns
from . cimport state

cdef bits.i32 ROUNDS, WALK_ROUNDS, SEARCH_STEPS, REDEAL_TRIES, PLACES

cdef bits.i32 deal_anew(state.StopsState deal, bits.i32 seat, Random rng) except -1 nogil
cdef bits.i32 pick_up(
    state.StopsState deal, bits.i32 seat, bits.i32s cards, bits.i32s home
) noexcept nogil
cdef bits.i32 put(
    state.StopsState deal, bits.i32s cards, bits.i32s home, bits.i32 n
) noexcept nogil
cdef bint settle(
    state.StopsState deal, bits.u64s void, bits.i32s cards, bits.i32s home, bits.i32 n,
    bint tells, Random rng
) except -1 nogil
cdef bits.i32 give_back(
    state.StopsState deal, bits.u64s held, bits.i32s cards, bits.i32s home
) noexcept nogil
cdef bint holds(state.StopsState deal, bits.u64s void, bint tells) noexcept nogil
cdef bits.i32 faults(
    state.StopsState deal, bits.u64s void, bits.i32 place, bint tells
) noexcept nogil
cdef bits.i32 walk(
    state.StopsState deal, bits.u64s void, bits.i32s cards, bits.i32s home, bits.i32 n,
    bint tells, bint settled, Random rng
) except -1 nogil
cdef bits.i32 exchange(
    state.StopsState deal, bits.u64s void, bits.i32s cards, bits.i32s home,
    bits.i32 i, bits.i32 j, bint tells, bint settled
) except -1 nogil
cdef bint narrow(
    state.StopsState deal, bits.u64s void, bits.i32s cards, bits.i32s home, bits.i32 n
) noexcept nogil
cdef bint search(
    state.StopsState deal, bits.u64s void, bits.i32s cards, bits.i32s home,
    bits.i32s order, bits.i32 i, bits.i32 n, bits.i32s steps
) noexcept nogil
cdef bint has_claimed(state.StopsState deal) noexcept nogil
cdef bits.u64 dead_cards(state.StopsState deal) noexcept nogil
cdef bits.i32 last_of(state.StopsState deal, bits.i32 place) noexcept nogil
cdef bits.i32 player_of(state.StopsState deal, bits.i32 card) noexcept nogil
cdef bits.i32 find_voids(state.StopsState deal, bits.u64s void) except -1 nogil
cdef bits.i32 mark_passes(
    state.StopsState deal, bits.u64s void, bits.i32 card, bits.i32 leader
) except -1 nogil
cdef bint tells_of_hands(state.StopsState deal) noexcept nogil
cdef bint is_possible(state.StopsState deal, bits.i32 place) noexcept nogil
cdef bint agrees(state.StopsState deal, bits.i32 place) noexcept nogil
cdef bits.i32 guess_commitments(
    state.StopsState deal, bits.i32 seat, Random rng
) except -1 nogil
cdef bits.i32 guess_bids(state.StopsState deal, bits.i32 seat, Random rng) except -1 nogil
