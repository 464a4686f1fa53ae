from ..cards cimport bits
from ..core.deal cimport Deal
from . cimport memory

cdef class Encoder:
    cdef readonly bits.i32 size
    cdef readonly bits.i32 hidden
    cdef readonly bits.i32 end
    cdef bits.i32 spell(self, bits.u64 code, bits.u8s out) except -1 nogil
    cdef bits.i32 heard(self, Deal deal, bits.u64 code, bits.i32 count) except -1 nogil
    cdef bits.i32 encode(self, Deal deal, bits.i32 seat, bits.u8s out) except -1 nogil
    cdef bits.i32 reveal(self, Deal deal, bits.i32 seat, bits.u8s out) except -1 nogil

cdef bits.i32 fill(bits.u8s out, object found) except -1
