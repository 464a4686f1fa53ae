from ..cards cimport bits, cards
from . cimport poker

cpdef str category(bits.i32 worth)
cpdef str ranks(bits.i32 worth)
cpdef tuple kickers(bits.i32 worth, bits.u64 five)
