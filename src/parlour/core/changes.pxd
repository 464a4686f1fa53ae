cimport cython

@cython.locals(earlier=tuple, later=tuple, place=Py_ssize_t, kept=Py_ssize_t)
cpdef object changes(object before, object now)
@cython.locals(length=Py_ssize_t, place=Py_ssize_t)
cdef Py_ssize_t common(tuple old, tuple new) except -1
