cimport cython

from ...cards cimport bits
from ...core.deal cimport Deal
from ...games.gin cimport deal as engine
from ...games.gin.deal cimport GinDeal
from ...pieces cimport melds
from .. cimport memory, parts
from ..encoder cimport Encoder

cdef bits.i32 CARDS, MELDS, KIND_BITS, END

@cython.final
cdef class GinEncoder(Encoder):
    pass

cdef bits.i32 put_melds(bits.u8s out, bits.i32 n, bits.u64 left) except -1 nogil
@cython.locals(cells=bits.u8s)
cdef bits.i32 encode_gin(GinDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
cdef bits.i32 reveal_gin(GinDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
