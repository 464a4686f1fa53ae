cimport cython

from ...cards cimport bits
from ...core.deal cimport Deal
from ...games.rummy500 cimport deal as engine
from ...games.rummy500 cimport state
from ...games.rummy500.deal cimport Rummy500Deal
from .. cimport parts
from ..encoder cimport Encoder

cdef bits.i32 SEATS, MELDS, CARDS_ALL, CARDS, PLACES, ENDS, END, INDEX, PLACE, LOW_END

@cython.final
cdef class Rummy500Encoder(Encoder):
    pass

@cython.locals(cells=bits.u8s)
cdef bits.i32 encode_rummy500(Rummy500Deal deal, bits.i32 seat, bits.u8s out) except -1 nogil
@cython.locals(cells=bits.u8s)
cdef bits.i32 reveal_rummy500(Rummy500Deal deal, bits.i32 seat, bits.u8s out) except -1 nogil
