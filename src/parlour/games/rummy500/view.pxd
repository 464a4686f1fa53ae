from ...cards cimport bits, twins
from ...pieces cimport joker_text, jokers
from . cimport plays
from .deal cimport Rummy500Deal

cpdef object own_of(Rummy500Deal deal, bits.i32 seat)
cpdef object public_of(Rummy500Deal deal)
cdef tuple hands_of(Rummy500Deal deal)
cdef object meld_of(Rummy500Deal deal, bits.i32 place)
cpdef tuple owners_of(bits.u64 meld, bits.u64 owners)
cpdef object result_of(Rummy500Deal deal)
