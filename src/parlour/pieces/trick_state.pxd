from ..cards cimport bits
from ..cards.pack cimport Pack
from ..cards.rng cimport Random
from ..core.deal cimport Deal
from . cimport tricks

cdef bits.i32 MOST_SEATS

cdef class TrickState(Deal):
    cdef public bits.i32 phase
    cdef public bits.i32 dealer
    cdef public bits.u64 hand[5]
    cdef public bits.u64 void[5]
    cdef public bits.u64 taken[5]
    cdef public bits.i32 tricks[5]
    cdef public bits.i32 trick[5]
    cdef public bits.i32 played
    cdef public bits.i32 leader
    cdef public bits.i32 best
    cdef public bits.i32 winner
    cdef public bits.i32 last[5]
    cdef public bits.i32 last_leader
    cdef public bits.i32 change[5]
    cdef void clear_table(self, bits.i32 dealer) noexcept nogil
    cdef void deal_cards(self, Pack pack, bits.i32 packet) noexcept nogil
    cdef bits.i32 on(self, bits.i32 seat, bits.i32 steps) noexcept nogil
    cdef bits.u64 follow(self) noexcept nogil
    cdef void lead(self, bits.i32 seat) noexcept nogil
    cdef bint lay(self, bits.i32 card, bint heading) noexcept nogil
    cdef void take(self) noexcept nogil
    cdef void tidy_table(self) noexcept nogil
    cdef bits.i32 redeal_hands(self, bits.i32 seat, bits.u64s known, Random rng) except -1 nogil
