# Random numbers, as `chances.py` draws them.

from libc.stdint cimport uint64_t


cdef inline uint64_t next_number(uint64_t* chances) noexcept nogil:
    chances[0] += <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t mixed = chances[0]
    mixed = (mixed ^ (mixed >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <uint64_t>0x94D049BB133111EB
    return mixed ^ (mixed >> 31)


cdef inline int below(uint64_t* chances, int count) noexcept nogil:
    return ((next_number(chances) >> 32) * count) >> 32
