cimport cython

from ...cards cimport bits
from ...core.deal cimport Deal
from ...games.lorum cimport deal as engine
from ...games.lorum.deal cimport LorumDeal
from .. cimport memory, parts
from ..encoder cimport Encoder

cdef bits.i32 FIRST, RANKS, KINDS, QUEENS, KIND_BITS

@cython.final
cdef class LorumEncoder(Encoder):
    pass

cdef bits.i32 heard_of(LorumDeal deal, bits.i32 count) except -1 nogil

cdef void spread(bits.u64 cards, bits.i32 place, bits.u8s out) noexcept nogil
@cython.locals(steps=bits.i32, other=bits.i32, cells=bits.u8s)
cdef bits.i32 encode_lorum(LorumDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
@cython.locals(steps=bits.i32)
cdef bits.i32 reveal_lorum(LorumDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
