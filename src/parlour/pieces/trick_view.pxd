from ..cards cimport bits, high
from . cimport tricks
from .trick_state cimport TrickState

cpdef object public_of(TrickState deal)
cdef object last_of(TrickState deal)
cpdef tuple voids_of(bits.u64 void)
