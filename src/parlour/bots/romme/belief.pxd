from ...cards cimport bits
from ...games.romme cimport opening
from ...games.romme cimport state as rules
from ...games.romme.deal cimport RommeDeal
from ...pieces cimport jokers
from ...search cimport policy as policies
from . cimport outlook

cdef bits.i32 PATIENT, HASTY, EITHER
cdef bits.i32 RECENT, LONG, USUAL, NEAR, HAS_FIT, HAS_JOKER, HAS_MELD
cdef bits.i32 KEEPS_JOKER, LOOSE, COULD_OPEN

cdef bits.i32 doubt(RommeDeal deal, bits.i32 seat, bits.i32s patience) noexcept nogil
cdef bits.i32 doubt_of(
    RommeDeal deal, bits.i32 rival, bits.u64 recent, bits.u64 laid, bits.i32 patience
) noexcept nogil
cdef bits.u64 neighbours(bits.u64 hand) noexcept nogil
cdef bint has_natural_meld(bits.u64 hand, bits.i32 limits) noexcept nogil
