from . cimport bits

cdef bits.i32 WIDTH

cdef void add(bits.u64s sets, bits.i32 at, bits.i32 card) noexcept nogil
cdef void remove(bits.u64s sets, bits.i32 at, bits.i32 card) noexcept nogil
cdef void add_set(bits.u64s sets, bits.i32 at, bits.u64s more, bits.i32 start) noexcept nogil
cdef void remove_all(bits.u64s sets, bits.i32 at, bits.u64 cards) noexcept nogil
cdef void clear(bits.u64s sets, bits.i32 at) noexcept nogil
cdef bits.i32 size(bits.u64s sets, bits.i32 at) noexcept nogil
cdef bits.i32 held(bits.u64s sets, bits.i32 at, bits.i32 card) noexcept nogil
cdef bits.i32 single(bits.u64s sets, bits.i32 at) noexcept nogil
cdef bits.i32 unpack(bits.u64s sets, bits.i32 at, bits.i32s cards, bits.i32 n) noexcept nogil
