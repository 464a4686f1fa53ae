from ..cards cimport bits

cpdef bint is_name(str text) except -1

cdef class Position:
    cdef readonly tuple repeated
    cdef readonly tuple flags
    cdef readonly dict named
    cdef readonly dict settings
    cdef readonly dict lists
    cdef readonly set raised
    cdef readonly set asked
    cdef object read_part(self, str part)
    cdef object put(self, dict[str, str] where, str name, str value)
    cdef object read_settings(self, str part)
    cpdef str section(self, str name)
    cpdef str find(self, str name)
    cpdef list by_seat(self, str name, bits.i32 seats)
    cpdef list cards(self, str name)
    cpdef list some(self, str name)
    cpdef object watcher(self, bits.i32 seats)
    cpdef list all(self, str name)
    cpdef str word(self, str name, str default)
    cpdef str setting(self, str name)
    cpdef str one_of(self, str name, tuple[str, ...] words, str default)
    cpdef object seat(self, str name, bits.i32 default, bits.i32 seats)
    cpdef object count(self, str name, bits.i32 default)
    cpdef object finish(self)
    cpdef object unknown(self, str name, object known)
