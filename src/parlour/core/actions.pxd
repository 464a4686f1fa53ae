cimport cython

from ..cards cimport bits

@cython.final
cdef class Actions:
    cdef bits.u64[::1] items
    cdef readonly bits.i32 capacity
    cdef readonly bits.i32 n
    cdef readonly bits.i32 ranged
    cpdef void hold(self, bits.u64 first, bits.u64 second) noexcept nogil
    cpdef void clear(self) noexcept nogil
    cpdef bits.i32 add(self, bits.u64 code) except -1 nogil
    cpdef bits.i32 add_range(self, bits.u64 first) except -1 nogil
    cpdef bits.i32 hold_cards(self, bits.u64 cards, bits.u64 flag) except -1 nogil
    cpdef bits.i32 add_cards(self, bits.u64 cards, bits.u64 flag) except -1 nogil
    cdef bits.i32 grow(self) except -1 nogil
    @cython.locals(i=bits.i32, j=bits.i32, code=bits.u64)
    cpdef void sort(self, bits.i32 first=*) noexcept nogil
    @cython.locals(i=bits.i32)
    cpdef bint holds(self, bits.u64 code) noexcept nogil
    cpdef list to_list(self)
