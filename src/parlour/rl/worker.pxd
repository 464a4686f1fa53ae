cimport cython

from ..cards cimport bits
from ..cards.pack cimport Pack
from ..cards.rng cimport Random
from ..core.actions cimport Actions
from ..core.deal cimport Deal
from . cimport memory
from .encoder cimport Encoder

cdef bits.i32 NEXT, WORD, KIND_BITS
cdef bits.u64 CODE, PAYLOAD

@cython.final
cdef class Worker:
    cdef Encoder encoder
    cdef Actions legal
    cdef Actions scratch
    cdef Pack pack
    cdef Random rng
    cdef bits.u64 code
    cdef bits.u64 low
    cdef bits.u64 high
    cdef void offer(self, bits.i32 word, bits.u64 code) noexcept nogil
    @cython.locals(k=bits.i32, code=bits.u64)
    cdef bits.i32 match(self, Deal deal, bits.u8s said, bits.i32 depth) except -1 nogil
    @cython.locals(d=bits.i32, digit=bits.i32)
    cdef bits.i32 match_amounts(
        self, bits.u8s said, bits.i32 depth, bits.u64 code, bits.u64 last
    ) except -1 nogil

cdef bits.i32 nth(bits.u64 low, bits.u64 high, bits.i32 place) noexcept nogil
