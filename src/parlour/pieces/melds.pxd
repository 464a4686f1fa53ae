from ..cards cimport bits

cdef bits.u64 GROUP
cdef bits.i32 LANE_POINTS[8192]
cdef bits.i32 LANE_DEADWOOD[8192]

cpdef bits.i32 points(bits.u64 cards) noexcept nogil
cpdef bits.i32 deadwood(bits.u64 hand) noexcept nogil
cpdef bint is_above(bits.u64 hand, bits.i32 limit) noexcept nogil
cdef bits.i32 deadwood_in_runs(bits.u64 hand) noexcept nogil
cdef bits.i32 deadwood_with_groups(bits.u64 hand, bits.u64 ranks) noexcept nogil
cpdef bint is_group(bits.u64 cards) noexcept nogil
cpdef bint is_sequence(bits.u64 cards) noexcept nogil
cpdef bint is_meld(bits.u64 cards) noexcept nogil
cpdef bits.u64 meld_code(bits.u64 meld) noexcept nogil
cpdef bits.u64 meld_cards(bits.u64 code) noexcept nogil
cpdef bits.u64 extension(bits.u64 meld) noexcept nogil
