from . cimport bits, cards

cpdef str name(bits.i32 card)
cpdef list members(bits.u64 once, bits.u64 twice, bits.i32 jokers, bits.u64 thrice)
cpdef tuple names(bits.u64 once, bits.u64 twice, bits.i32 jokers, bits.u64 thrice)
cdef list members_at(bits.u64s sets, bits.i32 at)
cdef tuple names_at(bits.u64s sets, bits.i32 at)
cdef bits.i32 size_at(bits.u64s sets, bits.i32 at) noexcept
