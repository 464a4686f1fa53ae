from ...cards cimport bits, counted
from ...core.deal cimport Deal
from ...pieces cimport jokers
from . cimport opening

cdef bits.i32 WIDTH, CUT, DRAW, PLAY, OVER, FREE, MUST_USE, MUST_MELD, NEVER
cdef bits.i32 NEW_MELD, ANY_PLAY, TO_HAND
cdef bits.i32 NOTHING, USE_CARD, MELD_CARD, PLAY_JOKER

cdef class RommeState(Deal):
    cdef public bits.i32 limits
    cdef public bits.i32 cards_each
    cdef public bits.i32 packets
    cdef public bits.i32 turns_up
    cdef public bits.i32 first_draws
    cdef public bits.i32 dealer_first
    cdef public bits.i32 rauben
    cdef public bits.i32 open_min
    cdef public bits.i32 waits
    cdef public bits.i32 lay_needs_open
    cdef public bits.i32 take_mode
    cdef public bits.i32 take_needs_open
    cdef public bits.i32 redicard
    cdef public bits.i32 swaps
    cdef public bits.i32 completes_sets
    cdef public bits.i32 joker_use
    cdef public bits.i32 last_discard
    cdef public bits.i32 joker_penalty
    cdef public bits.i32 ace_penalty
    cdef public bits.i32 winner_gets
    cdef public bits.i32 factor
    cdef public bits.i32 most_refills
    cdef public bits.i32 idle_rounds
    cdef public bits.i32 phase
    cdef public bits.i32 dealer
    cdef public bits.i32 sitting
    cdef public bits.u64 hand[32]
    cdef public bits.u64 known[32]
    cdef public bits.u64 shown[32]
    cdef public bits.u64 got[32]
    cdef public bits.u64 recycled[4]
    cdef public bits.i32 stock[192]
    cdef public bits.i32 top
    cdef public bits.i32 end
    cdef public bits.i32 pile[192]
    cdef public bits.i32 pile_size
    cdef public bits.u64 meld[64]
    cdef public bits.i32 owner[64]
    cdef public bits.i32 melds
    cdef public bits.i32 opened
    cdef public bits.i32 active
    cdef public bits.i32 staged
    cdef public bits.i32 fresh
    cdef public bits.i32 laid
    cdef public bits.i32 drew
    cdef public bits.i32 taken
    cdef public bits.i32 due
    cdef public bits.i32 due_card
    cdef public bits.i32 idle
    cdef public bits.i32 refills
    cdef public bits.i32 cutter
    cdef public bits.i32 seen
    cdef public bits.i32 seen_at
    cdef public bits.i32 robber
    cdef public bits.i32 last
    cdef public bits.i32 winner
    cdef public bits.i32 won[8]
    cdef public bits.u64 key[4]
    cdef bits.i32 reset(self, bits.i32 dealer) except -1 nogil
    cdef bits.i32 begin_turn(self) except -1 nogil
    cdef bits.i32 after(self, bits.i32 seat) noexcept nogil
    cdef bits.i32 players(self) noexcept nogil
    cdef bint has_opened(self) noexcept nogil
    cdef bint may_draw(self) noexcept nogil
    cdef bint may_take(self) noexcept nogil
    cdef bint could_use(self, bits.i32 card) noexcept nogil
    cdef bits.i32 bar(self) noexcept nogil
    cdef bits.i32 terms(self, bits.i32 bar, bint opens) noexcept nogil
    cdef bits.u64 fitting(self, bits.i32 index, bits.u64 instead) noexcept nogil
    cdef bint leaves_turn(
        self, bits.u64 cards, bits.i32 wild, bits.i32 index, bits.u64 meld
    ) noexcept nogil
    cdef bint holds(self, bits.u64 meld) noexcept nogil
    cdef bint may_meld(self, bits.u64 meld) noexcept nogil
    cdef bint could_open(self) noexcept nogil
    cdef bint uses(self, bits.u64 meld, bits.i32 card) noexcept nogil
    cdef bint has_meld_with(self, bits.i32 card) noexcept nogil
    cdef bint may_lay_now(self) noexcept nogil
    cdef bint may_lay(self, bits.i32 card, bits.i32 end, bits.i32 index) noexcept nogil
    cdef bint may_swap_now(self) noexcept nogil
    cdef bits.u64 swapped(self, bits.i32 card, bits.i32 index) noexcept nogil
    cdef bint may_swap(self, bits.i32 card, bits.i32 index) noexcept nogil
    cdef bint has_use(self, bits.i32 card, bits.i32 due) noexcept nogil
