from ...cards cimport bits
from ...games.gin.deal cimport GinDeal
from ...pieces cimport melds

cdef bits.u64 PACK
cdef bits.i32 CARD, RANK
cdef bits.i32 BEST_DRAWS, PROSPECTS_AT_FIRST, PROSPECTS_AT_LAST, DANGER, KNOWN, POSSIBLE, SAVING
cdef bits.i32 TEN, FAR

cdef bits.u64 on_pile(GinDeal deal) noexcept nogil
cpdef bits.u64 unseen_by(GinDeal deal, bits.i32 seat) noexcept nogil
cpdef bits.u64 card_of(bits.u64 code) noexcept nogil
cdef bits.i32 worth(bits.i32 card) noexcept nogil
cpdef bits.i32 left_by(GinDeal deal, bits.u64 code) noexcept nogil
cpdef bits.u64 fitting(bits.u64 hand) noexcept nogil
cdef bits.u64 in_melds(bits.u64 hand) noexcept nogil
cpdef bits.u64 costliest(bits.u64 hand, bits.u64 free) noexcept nogil
cdef bits.i32 worth_most(bits.u64 cards) noexcept nogil
cdef bits.u64 from_points(bits.u64 cards, bits.i32 least) noexcept nogil
cpdef bits.i32 prospects(GinDeal deal, bits.u64 code, bits.u64 unseen) noexcept nogil
cpdef bits.i32 risk(GinDeal deal, bits.u64 code, bits.u64 unseen) noexcept nogil
cdef bits.i32 best_draws(bits.u64 hand, bits.u64 unseen) noexcept nogil
cpdef bits.i32 least_without(bits.u64 hand, bits.u64 choice) noexcept nogil
cpdef bits.i32 danger(bits.u64 card, bits.u64 theirs, bits.u64 unseen) noexcept nogil
cdef bits.i32 weight_of(bits.u64 card, bits.u64 theirs, bits.u64 unseen) noexcept nogil
