from ...cards cimport bits, cards, twins
from ...pieces cimport joker_text, jokers
from . cimport opening
from .deal cimport RommeDeal

cpdef object own_of(RommeDeal deal, bits.i32 seat)
cpdef object public_of(RommeDeal deal)
cdef tuple hands_of(RommeDeal deal)
cdef tuple seats_of(bits.i32 mask, bits.i32 seats)
cdef object cut_of(RommeDeal deal, bits.i32 seat)
cdef object meld_of(RommeDeal deal, bits.i32 place)
cpdef object result_of(RommeDeal deal)
