from cpython.ref cimport PyObject
from libc.math cimport exp, log
from libc.stdint cimport int8_t
from libc.string cimport memset

from ..cards cimport bits

ctypedef float f32
ctypedef f32 *f32s
ctypedef int8_t i8
ctypedef i8 *i8s
ctypedef bits.u8 u8x24[24]

cdef extern from *:
    """
    #include <string.h>
    /* Bits as bytes of 0 or 1, eight at a time, the lowest first. */
    static inline void parlour_bytes(uint64_t bits, uint8_t *cells, size_t count) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        for (size_t i = 0; i < count; i++) cells[i] = bits >> i & 1;
    #else
        if (count < 8) {
            bits = (bits & 0x7F) * UINT64_C(0x2040810204081) & UINT64_C(0x0101010101010101);
        } else {
            bits = (bits & 0xFF) * UINT64_C(0x0101010101010101) & UINT64_C(0x8040201008040201);
            bits = (bits + UINT64_C(0x7F7F7F7F7F7F7F7F)) >> 7 & UINT64_C(0x0101010101010101);
        }
        memcpy(cells, &bits, count);
    #endif
    }
    /* The lowest bits as bytes, at most 16. */
    static inline void parlour_expand(uint64_t bits, int32_t count, uint8_t *cells) {
        if (count >= 8) {
            parlour_bytes(bits, cells, 8);
            bits >>= 8, cells += 8, count -= 8;
        }
        for (int32_t i = 0; i < count; i++) cells[i] = bits >> i & 1;
    }
    static inline void parlour_spread(
        uint64_t cards, int32_t first, int32_t count, uint8_t *cells
    ) {
        if (!cards) {
            memset(cells, 0, 4 * (size_t)count);
            return;
        }
        for (int32_t suit = 0; suit < 4; suit++, cells += count) {
            uint64_t lane = cards >> (16 * suit + first);
            if (count == 13) {
                parlour_bytes(lane, cells, 7);
                parlour_bytes(lane >> 7, cells + 7, 6);
            } else {
                parlour_bytes(lane, cells, 8);
            }
        }
    }
    static inline void parlour_flags(
        uint64_t low, uint64_t high, int32_t count, uint8_t *cells
    ) {
        for (int32_t i = 0; i < 8; i++) parlour_bytes(low >> 8 * i, cells + 8 * i, 8);
        if (count == 64) return;
        for (int32_t i = 0; i < 8; i++) parlour_bytes(high >> 8 * i, cells + 64 + 8 * i, 8);
    }
    static inline void parlour_note(
        uint8_t *pairs, int32_t room, int32_t who, const uint8_t *words, int32_t count
    ) {
        if (count > room) words += count - room, count = room;
        memmove(pairs + 2 * count, pairs, 2 * (size_t)(room - count));
        for (int32_t i = 0; i < count; i++, pairs += 2) {
            pairs[0] = 1 + who;
            pairs[1] = 1 + words[count - 1 - i];
        }
    }
    static inline void parlour_recount(
        const uint8_t *pairs, int32_t room, int32_t seat, int32_t seats, uint8_t *cells
    ) {
        for (int32_t i = 0; i < 2 * room; i += 2) {
            int32_t who = pairs[i] - seat;
            cells[i] = pairs[i] ? (who > 0 ? who : who + seats) : 0;
            cells[i + 1] = pairs[i + 1];
        }
    }
    """
    void expand "parlour_expand" (bits.u64 some, bits.i32 count, bits.u8s cells) noexcept nogil
    void flags "parlour_flags" (
        bits.u64 low, bits.u64 high, bits.i32 count, bits.u8s cells
    ) noexcept nogil
    void note "parlour_note" (
        bits.u8s pairs, bits.i32 room, bits.i32 who, bits.u8s words, bits.i32 count
    ) noexcept nogil
    void recount "parlour_recount" (
        bits.u8s pairs, bits.i32 room, bits.i32 seat, bits.i32 seats, bits.u8s cells
    ) noexcept nogil
    void spread "parlour_spread" (
        bits.u64 cards, bits.i32 first, bits.i32 count, bits.u8s cells
    ) noexcept nogil

cdef inline bits.u64s places(object objects, bits.u64[::1] kept) except NULL:
    cdef Py_ssize_t i
    for i in range(len(objects)):
        kept[i] = <size_t><PyObject *>objects[i]
    return &kept[0]

cdef inline PyObject *at(bits.u64s objects, bits.i64 place) noexcept nogil:
    return <PyObject *><size_t>objects[place]

cdef inline bits.u8s numbers(bits.u8[::1] array) except NULL:
    return &array[0]

cdef inline bits.u64s words(bits.u64[::1] array) except NULL:
    return &array[0]

cdef inline bits.i32s integers(bits.i32[::1] array) except NULL:
    return &array[0]

cdef inline bits.i32s given(bits.i32[::1] array) except NULL:
    return &array[0]

cdef inline i8s small(i8[::1] array) except NULL:
    return &array[0]

cdef inline f32s floats(f32[::1] array) except NULL:
    return &array[0]

cdef inline bits.f64 ratio(bits.f64 over, bits.f64 under) noexcept nogil:
    return over / under

cdef inline bits.u8s row(bits.u8s cells, bits.i64 start) noexcept nogil:
    return cells + start

cdef inline void clear(bits.u8s cells, bits.i64 count) noexcept nogil:
    memset(cells, 0, count)
