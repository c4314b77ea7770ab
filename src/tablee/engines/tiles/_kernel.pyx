# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The sweep of `sweep.py` in C: the same moves and the same scores.

Only constants are static: every call has its own memory, and the sweep itself runs without the
interpreter's lock.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy, memset

from tablee.core.answers import Impossible
from tablee.core.pieces.melds import LaidTable
from tablee.engines.tiles.position import FACES
from tablee.engines.tiles.problem import OBJECTIVES, weights_of
from tablee.engines.tiles.sweep import OutOfStates

cdef enum:
    SERIES = 1  # the bits of `MeldRules.flags`
    SEQUENCES = 2
    HIGH_ACE = 4
    MIXED = 8
    FREE_STARS = 16
    STARS_IN_PLAY = 5  # from this bit on, three bits
    STAR_PENALTY = 8  # from this bit on

cdef enum:
    STARS = 4  # at most, in the whole game
    CHOICES = 625  # up to 4 tiles of 4 colours in series
    SLOTS = 128  # different bounds that the options of one number leave to a strand
    ID_BITS = 15
    CALM_BITS = 12  # of a key, for the lanes of a strand
    MOVES = 512
    BLOCK = 65536  # bytes
    BEAM = 128  # states of a layer in the first run; a second one proves where that was too few
    STRONG = 8  # states that each other one is compared with
    ANYTHING = -(1 << 30)  # less than any score

cdef enum:
    STARFACE = -1  # in the place of a colour

cdef enum:
    FOUND
    NONE
    OUT_OF_STATES
    NO_PLACE
    OUT_OF_MEMORY

include "kernel/lanes.pxi"
include "kernel/records.pxi"
include "kernel/moves.pxi"
include "kernel/series.pxi"
include "kernel/slots.pxi"
include "kernel/ways.pxi"
include "kernel/layer.pxi"
include "kernel/calm.pxi"
include "kernel/sweep.pxi"
include "kernel/melds.pxi"
include "kernel/plain.pxi"
include "kernel/reading.pxi"
include "kernel/writing.pxi"
include "kernel/opened.pxi"
