from ...cards cimport bits, cards
from ...pieces cimport melds
from . cimport showdown
from .deal cimport GinDeal

cdef bits.i32 TEN

cpdef object own_of(GinDeal deal, bits.i32 seat)
cpdef object public_of(GinDeal deal)
cdef object hand_of(GinDeal deal, bits.i32 owner)
cdef tuple arranged(GinDeal deal, bits.i32 seat)
cdef tuple laid_off(GinDeal deal)
cdef tuple leaves_of(bits.u64 hand)
cpdef object result_of(GinDeal deal)
cdef tuple counted_down(GinDeal deal)
