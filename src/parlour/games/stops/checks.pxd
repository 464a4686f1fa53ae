from ...cards cimport bits
from .deal cimport StopsDeal

cpdef check(StopsDeal deal)
cpdef check_begun(StopsDeal deal)
cpdef check_seats(StopsDeal deal)
cpdef check_told(StopsDeal deal)
cpdef list playing(StopsDeal deal)
cpdef check_hands(StopsDeal deal)
cpdef check_debts(StopsDeal deal)
cpdef check_phase(StopsDeal deal)
cpdef check_auction(StopsDeal deal)
cpdef check_shown(StopsDeal deal)
cpdef check_claims(StopsDeal deal)
cpdef bits.u64 cards_claimed(StopsDeal deal, bits.i32 seat) except? 0
cpdef check_betting(StopsDeal deal)
