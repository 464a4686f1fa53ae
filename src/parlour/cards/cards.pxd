from . cimport bits

cpdef str name(bits.i32 card)
cpdef list members(bits.u64 cards)
cpdef tuple names(bits.u64 cards)
