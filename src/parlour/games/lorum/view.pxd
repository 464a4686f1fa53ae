from ...cards cimport bits, high
from ...pieces cimport trick_view, tricks
from .deal cimport LorumDeal

cdef bits.i32 EXPOSING, PLAYING, SMALL

cpdef object own_of(LorumDeal deal, bits.i32 seat)
cpdef object public_of(LorumDeal deal)
cdef str answer_of(LorumDeal deal, bits.i32 seat)
cdef str duty_of(LorumDeal deal, bits.i32 seat)
cpdef object result_of(LorumDeal deal)
