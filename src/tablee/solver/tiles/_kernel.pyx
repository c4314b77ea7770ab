# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The sweep of `sweep.py` in C: the same states, the same moves, the same scores.

Nothing is static: every call has its own memory, and the sweep itself runs without the interpreter's lock.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy, memset

from tablee.solver.answers import Impossible, Solved
from tablee.solver.tiles.position import FACES
from tablee.solver.tiles.sweep import OutOfStates

cdef enum:
    K1, K2, K3, KF, KP, KI, KJ, KK, KB, Kf, Kb, KINDS
    STARFACE = -1
    OPTIONS = 1875  # counts up to 4 of 4 colours, and up to 2 stars
    WAYS = 512  # of one strand with so many of its tiles in series
    BEAM = 32  # states of a layer in the first run; a second one proves where that was too few
    STRONG = 8  # states that each other one is compared with
    MIXED_WAYS = 4096
    MOVES = 512
    FOUND = 0
    NONE = 1
    OUT_OF_STATES = 2
    NO_PLACE = 3
    OUT_OF_MEMORY = 4

include "kernel/lanes.pxi"
include "kernel/moves.pxi"
include "kernel/series.pxi"
include "kernel/layer.pxi"
include "kernel/sweep.pxi"
include "kernel/melds.pxi"
include "kernel/plain.pxi"
include "kernel/lists.pxi"
