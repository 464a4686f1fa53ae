cimport cython

from ...cards cimport bits, counted
from ...cards.pack cimport Pack
from ...core.actions cimport Actions
from ...pieces cimport jokers
from . cimport listing, plays, state

cdef bits.u64 PASS, STOCK, TAKE, DEEP, DISCARD, MELD, LAY, DECLINE, CALL_MELD, CALL_LAY
cdef bits.u64 KIND, MELD_CODE, CARD, PLACE, INDEX, HIGH_END
cdef bits.i32 KIND_BITS, INDEX_BITS, PLACE_BITS, END_BITS

@cython.final
cdef class Rummy500Deal(state.Rummy500State):
    cdef bits.i32 list_draws(self, Actions out) except -1 nogil
    cdef bint can_take(self, bits.i32 card, Actions out) except -1 nogil
    cdef bint can_use(
        self, bits.u64s cards, bits.i32 card, bits.i32 must_meld, Actions out
    ) except -1 nogil
    cdef bits.i32 list_uses(
        self, bits.u64s cards, bits.i32 at, bits.i32 card, bits.i32 must_meld, Actions out
    ) except -1 nogil
    cdef bits.i32 list_plays(
        self, bits.u64s cards, bits.i32 at, bits.i32 card, bits.u64 flag, Actions out
    ) except -1 nogil
    cdef bits.i32 list_discards(self, Actions out) except -1 nogil
    cdef bits.i32 list_calls(self, Actions out) except -1 nogil
    cdef bits.i32 list_calls_of(self, bits.u64 kind, Actions out) except -1 nogil
    cdef bits.i32 keep_turns(
        self, bits.u64s cards, bits.i32 at, bits.i32 listed, Actions out
    ) except -1 nogil
    cdef bint allows_meld(
        self, bits.u64s cards, bits.i32 at, bits.u64 code, bits.u64 meld, bits.i32 must
    ) noexcept nogil
    cdef bits.i32 draw(self) except -1 nogil
    cdef bits.i32 take(self) except -1 nogil
    cdef bits.i32 pick_up(self, bits.i32 index) except -1 nogil
    cdef bits.i32 put_down(self, bits.u64 code, bits.i32 is_meld) except -1 nogil
    cdef bits.i32 lay_off(self, bits.i32 place, bits.i32 card, bits.i32 end) except -1 nogil
    cdef bits.i32 raise_ace(self, bits.i32 place, bits.u64 meld) except -1 nogil
    cdef bits.i32 give_away(self, bits.u64 cards, bits.i32 wild) except -1 nogil
    cdef bits.i32 after_play(self) except -1 nogil
    cdef bits.i32 after_call(self) except -1 nogil
    cdef bits.i32 float_on(self) except -1 nogil
    cdef bits.i32 discard(self, bits.i32 card) except -1 nogil
    cdef bits.i32 open_window(self) except -1 nogil
    cdef bits.i32 ask(self, bits.i32 seat) except -1 nogil
    cdef bits.i32 begin_turn(self, bits.i32 seat) except -1 nogil
    cdef bits.i32 finish(self, bits.i32 out) except -1 nogil
