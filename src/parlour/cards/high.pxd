from . cimport bits, cards

cpdef str name(bits.i32 card)
cpdef tuple names(bits.u64 numbers)
