cimport cython

from ..cards cimport bits
from ..core.deal cimport Deal
from ..search.policy cimport Policy
from . cimport memory, worker
from .encoder cimport Encoder
from .worker cimport Worker

cdef bits.i32 LISTED, FEWER, NEXT, WORD, MOST_WORDS
cdef bits.u64 CODE, GOLDEN
cdef bits.f64 PART, ONE

cdef class Batch:
    cdef readonly bits.i32 size
    cdef readonly bits.i32 seats
    cdef readonly bits.i32 width
    cdef bits.i32 cells
    cdef bits.i32 per_lane
    cdef readonly Encoder encoder
    cdef bits.i32 mode
    cdef bits.i32 learns[16]
    cdef bits.i32 card[192]
    cdef bits.i32 cards
    cdef readonly object game
    cdef readonly object options
    cdef readonly object rewards
    cdef readonly object pack
    cdef readonly object seat
    cdef readonly object mask
    cdef readonly object obs
    cdef readonly object oracle
    cdef readonly object history
    cdef readonly object reward
    cdef readonly object done
    cdef readonly object deal
    cdef readonly object chosen
    cdef readonly object logp
    cdef object kept
    cdef object place
    cdef object offer
    cdef object saying
    cdef object depths
    cdef object codes
    cdef object lengths
    cdef object states
    cdef object counts
    cdef object pairs
    cdef object players
    cdef readonly object rivals
    cdef object seated
    cdef bits.u64 first
    cdef Worker worker
    cdef bint packed
    cdef bint oracular
    cdef bits.u64s deals
    cdef bits.u64s policies
    cdef bits.u64s offers
    cdef bits.u64s mask_words
    cdef bits.u64s stream
    cdef bits.u8s said
    cdef bits.u8s depth
    cdef bits.u64s listed
    cdef bits.u8s many
    cdef bits.i32 spare
    cdef bits.u8s mask_cells
    cdef bits.u8s obs_cells
    cdef bits.u8s oracle_cells
    cdef bits.u8s history_cells
    cdef bits.u8s told
    cdef bits.i32 room
    cdef bits.u8s done_cells
    cdef memory.i8s seat_cells
    cdef memory.f32s reward_cells
    cdef memory.f32s logp_cells
    cdef bits.i32s deal_cells
    cdef bits.u64s number
    cdef bits.i32s chosen_cells
    cdef bits.i32 go(self, bits.i32s said, bits.i32 begin, bits.i32 end, Worker own) except -1
    cdef bint may_say(self, bits.i32 i, bits.i32 word) noexcept nogil
    cdef void clear_end(self, bits.i32 i) noexcept nogil
    cdef bits.u64 lane_seed(self, bits.i32 i) noexcept nogil
    cdef bits.i32 begin(self, bits.i32 i, Worker own) except -1 nogil
    cdef bint settle(self, bits.i32 i, Worker own) except -1 nogil
    cdef bits.i32 note(self, bits.i32 i, Worker own) except -1 nogil
    @cython.locals(said=bits.u8s)
    cdef bint offer_words(self, bits.i32 i, Worker own) except -1 nogil
    @cython.locals(k=bits.i32, n=bits.i32)
    cdef void keep(self, bits.i32 i, Worker own) noexcept nogil
    @cython.locals(k=bits.i32, word=bits.u64)
    cdef bits.i32 recall(self, bits.i32 i, Worker own) except -1 nogil
    cdef bits.i32 finish(self, bits.i32 i) except -1 nogil
    cdef bits.f64 reward_of(
        self, bits.i32 i, bits.i32 seat, bits.i32 best, bits.i32 total
    ) except? -1 nogil
    @cython.locals(cells=bits.u8s, heard=bits.u8s)
    cdef bits.i32 show(self, bits.i32 i, Worker own, bint changed) except -1 nogil
    @cython.locals(low=bits.u64, high=bits.u64)
    cdef bits.i32 pick(self, bits.i32 begin, bits.i32 end, Worker own) except -1
    cdef bits.i32 draw(
        self, memory.f32s logits, bits.f64 heat, bits.i32 begin, bits.i32 end
    ) except -1
    @cython.locals(left=bits.u64, state=bits.u64)
    cdef bits.i32 draw_one(self, bits.i32 i, memory.f32s logits, bits.f64 heat) except -1 nogil
