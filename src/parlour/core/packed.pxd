cimport cython

from ..cards cimport bits

cdef bits.i32 MOST_WORDS, HIGH
cdef bits.u32 LOW

@cython.locals(groups=bits.i32)
cpdef bytes pack(object deal)
@cython.locals(groups=bits.i32, i=bits.i32, j=bits.i32, size=bits.i32)
cpdef bint unpack(object deal, bytes data, bits.i32 start) except -1
@cython.locals(i=bits.i32)
cdef bits.i32 read(object deal, bits.u32s words) except -1
cdef bits.i32 write(object deal, bits.u32s words) except -1
cdef bint is_zero(bits.u32s words, bits.i32 at) noexcept nogil
@cython.locals(i=bits.i32, j=bits.i32)
cdef bits.i32 put_group(bits.u32s words, bits.i32 at, bits.u8s out, bits.i32 n) noexcept nogil
@cython.locals(j=bits.i32, kind=bits.i32)
cdef bits.i32 length(bits.i32 control) noexcept nogil
@cython.locals(negative=bits.u32)
cdef bits.u32 turned(bits.u32 word) noexcept nogil
cdef bits.u32 turned_back(bits.u32 word) noexcept nogil
