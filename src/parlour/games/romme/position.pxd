from ...cards cimport bits, counted, twins
from ...core.notation cimport Position
from .deal cimport RommeDeal

cdef bits.i32 WIDTH

cpdef RommeDeal read(str text)
cdef RommeDeal seen_by(RommeDeal deal, bits.i32 seat)
cpdef dict known_to(RommeDeal deal, bits.i32 watcher)
cpdef list sections(RommeDeal deal, bits.i32 watcher)
cdef list settings(RommeDeal deal)
cdef str seats_of(bits.u64 mask)
cdef str seat_or_none(bits.i32 seat)
cdef str card_or_none(bits.i32 card)
