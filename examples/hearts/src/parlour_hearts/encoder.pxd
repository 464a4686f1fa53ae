cimport cython

from parlour.cards cimport bits
from parlour.core.deal cimport Deal
from parlour.rl cimport memory
from parlour.rl.encoder cimport Encoder

from . cimport deal as engine
from .deal cimport HeartsDeal

cdef bits.i32 SEATS, FIRST, RANKS, CARDS, KINDS

@cython.final
cdef class HeartsEncoder(Encoder):
    pass

cdef void spread(bits.u64 cards, bits.i32 place, bits.u8s out) noexcept nogil
@cython.locals(steps=bits.i32, cells=bits.u8s)
cdef bits.i32 encode_hearts(HeartsDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
@cython.locals(steps=bits.i32)
cdef bits.i32 reveal_hearts(HeartsDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
