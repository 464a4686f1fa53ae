cimport cython

from ...cards cimport bits, counted
from ...core.deal cimport Deal
from ...games.romme cimport deal as engine
from ...games.romme cimport state
from ...games.romme.deal cimport RommeDeal
from ...pieces cimport jokers
from .. cimport parts
from ..encoder cimport Encoder

cdef bits.i32 SEATS, STOCK, MELDS, CARDS, PLACES, ENDS, END, KIND_BITS, PLACE
cdef bits.u64 SET

@cython.final
cdef class RommeEncoder(Encoder):
    pass

cdef bits.i32 heard_of(RommeDeal deal, bits.u64 code, bits.i32 count) except -1 nogil

@cython.locals(i=bits.i32)
cdef bits.u64 frees(RommeDeal deal) noexcept nogil
@cython.locals(i=bits.i32, cells=bits.u8s)
cdef bits.i32 encode_romme(RommeDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
@cython.locals(cells=bits.u8s)
cdef bits.i32 reveal_romme(RommeDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
