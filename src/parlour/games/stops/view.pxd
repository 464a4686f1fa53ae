from ...cards cimport bits, cards
from ...pieces cimport auction, betting, poker, poker_text, stops
from . cimport hidden, state
from .deal cimport StopsDeal

cpdef object own_of(StopsDeal deal, bits.i32 seat)
cpdef object public_of(StopsDeal deal)
cdef tuple gains_of(StopsDeal deal, bits.i32 section)
cdef tuple former_hand(StopsDeal deal, bits.i32 seat)
cdef bits.u64 known_to(StopsDeal deal, bits.i32 seat, bits.i32 other) noexcept
cdef tuple claims_of(StopsDeal deal, bits.i32 seat)
cdef tuple best_of(StopsDeal deal, bits.i32 seat)
cpdef tuple fives_of(StopsDeal deal)
cdef bits.u64 open_five(StopsDeal deal, bits.i32 seat) noexcept
cdef object any_five(StopsDeal deal, bits.u64 five)
cpdef object five_of(StopsDeal deal, bits.u64 five)
cdef object auction_of(StopsDeal deal)
cdef object betting_of(StopsDeal deal)
cpdef tuple runs_of(StopsDeal deal)
cpdef list plays_since(StopsDeal deal, StopsDeal before)
cdef object run_of(StopsDeal deal, bits.i32 run)
cdef bits.i32 player_of(StopsDeal deal, bits.i32 card) noexcept
cdef tuple barred_suits(StopsDeal deal)
cpdef object result_of(StopsDeal deal)
