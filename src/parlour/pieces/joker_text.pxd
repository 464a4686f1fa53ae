from ..cards cimport bits, cards
from . cimport jokers

cpdef tuple write(bits.u64 meld, bint ranked=*)
cpdef tuple wants(bits.u64 meld, bits.i32 limits)
