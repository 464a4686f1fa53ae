from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

ctypedef uint64_t u64
ctypedef int64_t i64
ctypedef int32_t i32
ctypedef uint8_t u8
ctypedef double f64
ctypedef i32 *i32s
ctypedef u64 *u64s
ctypedef u64 u64x4[4]
ctypedef u64 u64x8[8]
ctypedef u64 u64x16[16]
ctypedef u64 u64x512[512]
ctypedef u64 u64x640[640]
ctypedef i32 i32x4[4]
ctypedef i32 i32x8[8]
ctypedef i32 i32x128[128]
ctypedef i32 i32x192[192]
ctypedef uint32_t u32
ctypedef u32 *u32s
ctypedef u8 *u8s
ctypedef u32 u32x960[960]
ctypedef u8 u8x4096[4096]

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int32_t parlour_count(uint64_t x) { return (int32_t)__popcnt64(x); }
    static __inline int32_t parlour_first(uint64_t x) {
        unsigned long i;
        _BitScanForward64(&i, x);
        return (int32_t)i;
    }
    #else
    static inline int32_t parlour_count(uint64_t x) {
    #if defined(__POPCNT__) || !defined(__x86_64__)
        return __builtin_popcountll(x);
    #else  /* where every machine is to run it, that is a call of a function with a table */
        x -= x >> 1 & UINT64_C(0x5555555555555555);
        x = (x & UINT64_C(0x3333333333333333)) + (x >> 2 & UINT64_C(0x3333333333333333));
        x = (x + (x >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
        return (int32_t)(x * UINT64_C(0x0101010101010101) >> 56);
    #endif
    }
    static inline int32_t parlour_first(uint64_t x) { return __builtin_ctzll(x); }
    #endif
    static inline uint64_t parlour_bit(int32_t i) { return (uint64_t)1 << i; }
    static inline uint64_t parlour_twice(uint64_t x) {
        uint64_t a = x, b = x >> 16, c = x >> 32, d = x >> 48;
        return ((a & b) | (c & d) | ((a | b) & (c | d))) & 0x1FFF;
    }
    static inline uint64_t parlour_thrice(uint64_t x) {
        uint64_t a = x, b = x >> 16, c = x >> 32, d = x >> 48;
        return ((a & b & (c | d)) | (c & d & (a | b))) & 0x1FFF;
    }
    static inline uint64_t parlour_mulhi(uint64_t x, uint64_t y) {
        uint64_t low = (x & 0xFFFFFFFF) * (y & 0xFFFFFFFF);
        uint64_t middle = (x >> 32) * (y & 0xFFFFFFFF) + (low >> 32);
        uint64_t other = (x & 0xFFFFFFFF) * (y >> 32) + (middle & 0xFFFFFFFF);
        return (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
    }
    static inline uint64_t parlour_root(uint64_t x) {
        uint64_t root = 0, bit = (uint64_t)1 << 62;
        while (bit > x) bit >>= 2;
        for (; bit; bit >>= 2) {
            if (x >= root + bit) {
                x -= root + bit;
                root += bit << 1;
            }
            root >>= 1;
        }
        return root;
    }
    static inline uint64_t parlour_mix(uint64_t x) {
        x = (x ^ (x >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
        x = (x ^ (x >> 27)) * UINT64_C(0x94D049BB133111EB);
        return x ^ (x >> 31);
    }
    static inline int parlour_is_compiled(PyObject *value) {
        return !(Py_TYPE(value)->tp_flags & Py_TPFLAGS_HEAPTYPE);
    }
    /* A game's C fields lie between the end of the root class and its own tp_basicsize; the root
       (the only class with object fields) copies its own fields itself. */
    static inline size_t parlour_fields(PyObject *deal, char **fields) {
        PyTypeObject *type = Py_TYPE(deal), *root;
        while (type->tp_flags & Py_TPFLAGS_HEAPTYPE) type = type->tp_base;
        for (root = type; root->tp_base != &PyBaseObject_Type; root = root->tp_base) {}
        *fields = (char *)deal + root->tp_basicsize;
        return (size_t)(type->tp_basicsize - root->tp_basicsize);
    }
    static inline void parlour_copy_fields(PyObject *target, PyObject *source) {
        char *to, *from;
        size_t size = parlour_fields(target, &to);
        parlour_fields(source, &from);
        memcpy(to, from, size);
    }
    static inline int32_t parlour_read_words(PyObject *deal, uint32_t *words, int32_t most) {
        char *fields;
        size_t size = parlour_fields(deal, &fields);
        if (size > (size_t)most * 4) return -1;
        memcpy(words, fields, size);
        return (int32_t)(size / 4);
    }
    static inline void parlour_write_words(PyObject *deal, const uint32_t *words) {
        char *fields;
        size_t size = parlour_fields(deal, &fields);
        memcpy(fields, words, size);
    }
    """
    const u64 ALL "UINT64_C(0xFFFFFFFFFFFFFFFF)"
    const u64 LANE "UINT64_C(0x1FFF)"
    const u64 RANK "UINT64_C(0x0001000100010001)"
    const i32 JOKER "63"
    i32 count "parlour_count" (u64 cards) noexcept nogil
    i32 first "parlour_first" (u64 cards) noexcept nogil
    u64 bit "parlour_bit" (i32 index) noexcept nogil
    u64 twice "parlour_twice" (u64 cards) noexcept nogil
    u64 thrice "parlour_thrice" (u64 cards) noexcept nogil
    u64 mulhi "parlour_mulhi" (u64 x, u64 y) noexcept nogil
    u64 root "parlour_root" (u64 x) noexcept nogil
    u64 mix "parlour_mix" (u64 x) noexcept nogil
    bint is_compiled "parlour_is_compiled" (object value) noexcept nogil
    void copy_fields "parlour_copy_fields" (object target, object source) noexcept nogil
    i32 read_words "parlour_read_words" (object deal, u32s words, i32 most) noexcept nogil
    void write_words "parlour_write_words" (object deal, u32s words) noexcept nogil
