cimport cython

from ...cards cimport bits
from ...core.deal cimport Deal
from ...games.stops cimport deal as engine
from ...games.stops cimport hidden, state
from ...games.stops.deal cimport StopsDeal
from ...pieces cimport auction, betting
from .. cimport memory, parts
from ..encoder cimport Encoder

cdef bits.i32 SEATS, SECTIONS, CARDS, MAT, END, PACKED, KIND_BITS, HAND
cdef bits.u64 PAYLOAD

cdef class StopsEncoder(Encoder):
    pass

cdef bits.i32 heard_of(StopsDeal deal, bits.u64 code, bits.i32 count) except -1 nogil

cdef bits.u64 known_to(StopsDeal deal, bits.i32 seat, bits.i32 other) noexcept nogil
cdef bits.u8s show_sections(bits.i32 mask, bits.u8s cells) noexcept nogil
@cython.locals(steps=bits.i32, other=bits.i32, cells=bits.u8s)
cdef bits.i32 encode_stops(StopsDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
@cython.locals(steps=bits.i32, suit=bits.i32)
cdef bits.u8s encode_cards(StopsDeal deal, bits.i32 seat, bits.u8s cells) except NULL nogil
@cython.locals(steps=bits.i32, other=bits.i32)
cdef bits.u8s encode_auction(StopsDeal deal, bits.i32 seat, bits.u8s cells) noexcept nogil
cdef bits.i32 encode_bets(StopsDeal deal, bits.i32 seat, bits.u8s cells) except -1 nogil
@cython.locals(steps=bits.i32, other=bits.i32, cells=bits.u8s)
cdef bits.i32 reveal_stops(StopsDeal deal, bits.i32 seat, bits.u8s out) except -1 nogil
