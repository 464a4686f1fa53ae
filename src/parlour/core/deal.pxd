cimport cython

from ..cards cimport bits
from ..cards.pack cimport Pack
from ..cards.rng cimport Random
from .actions cimport Actions

cdef class Deal:
    cdef readonly object options
    cdef Actions scratch
    cdef public bits.i32 seats
    cdef public bits.i32 seat
    cdef public bits.u64 chance
    cdef bits.i32 set_up(self, Pack pack, bits.i32 dealer) except -1 nogil
    cdef bits.i32 find_actions(self, Actions out) except -1 nogil
    cdef bits.u64 last_of(self, bits.u64 code) except? 0 nogil
    cdef bint allows(self, bits.u64 code) except -1 nogil
    cdef bits.i32 apply(self, bits.u64 code) except -1 nogil
    cdef bits.i32 points(self, bits.i32 seat) except? -1 nogil
    cdef bits.i32 redeal(self, bits.i32 seat, Random rng) except -1 nogil
    @cython.locals(twin=Deal)
    cdef Deal double(self, Actions scratch)
    cdef bits.i32 redraw(self, Random rng) except -1 nogil
    cdef bits.i32 tidy(self) except -1 nogil
    cdef bits.i32 copy_state(self, Deal other) except -1 nogil
    cpdef object check(self, object code)
