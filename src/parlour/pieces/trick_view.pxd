from ..cards cimport bits, high
from . cimport tricks
from .trick_state cimport TrickState

cpdef object view_of(TrickState deal, bits.i32 seat)
cdef object last_of(TrickState deal)
cpdef tuple voids_of(bits.u64 void)
