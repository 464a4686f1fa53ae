from .deal cimport StopsDeal

cpdef tuple first_notes_of(StopsDeal deal)
cpdef tuple notes_of(StopsDeal before, StopsDeal after)
