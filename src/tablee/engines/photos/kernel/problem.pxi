# A position in C: the cards that must be on the table in the end, those that may be, and the old melds.

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

cdef enum:
    CAPITALS = 17
    THEMES = 6
    KINDS = 102  # of photos
    MELDS = 36  # that 108 cards can form
    FAMILIES = 3  # of a capital
    SERIES = 5  # of a theme
    NOTHING = -1
    IMPOSSIBLE = -(1 << 29)


cdef struct Meld:
    bint family  # else a series
    int key  # its capital, or its theme
    uint32_t photos  # by theme, or by capital
    int jokers
    int continues  # the place of an old meld, or NOTHING


cdef struct Problem:
    uint8_t must[CAPITALS]
    uint8_t may[CAPITALS]
    uint8_t all[CAPITALS]
    uint8_t stay[CAPITALS]  # what lay in series
    int8_t in_series[CAPITALS][THEMES]  # which old series of the theme, or NOTHING
    int families[CAPITALS]
    int family[CAPITALS][FAMILIES]  # places of old melds
    int series[THEMES]
    int serie[THEMES][SERIES]
    int theme_jokers[THEMES]  # in old series
    int of_theme[THEMES]
    int melds
    Meld old[MELDS]
    int jokers_must
    int jokers_may
    int jokers
    int32_t photo_cost
    int32_t joker_cost
    uint8_t threes  # themes of so many photos
    uint8_t fours
    uint8_t more
    uint8_t crowded
    bint forced  # something from the hand must be laid


cdef struct Option:
    int32_t value
    uint8_t jokers
    uint8_t photos


cdef struct Choice:
    uint8_t active  # the themes with series
    uint8_t spare  # those of them that can lose a photo
    uint8_t exact  # crowded themes under close examination
    int jokers  # that families can have at most


cdef struct Plan:
    int32_t score
    uint8_t active
    uint8_t photos[CAPITALS]  # in families
    uint8_t family_jokers[CAPITALS]
    uint8_t series_jokers[THEMES]


cdef extern from *:
    """
    /* The number of set bits among 18: photos of one capital or of one theme. */
    #define TWO(n) n, n + 1, n + 1, n + 2
    #define FOUR(n) TWO(n), TWO(n + 1), TWO(n + 1), TWO(n + 2)
    static const unsigned char SIX_BITS[64] = {FOUR(0), FOUR(1), FOUR(1), FOUR(2)};
    /* The same six bits five places apart, so that sums of them count each. */
    #define APART(x) (((x) & 1) | ((x) & 2) << 4 | ((x) & 4) << 8 | ((x) & 8) << 12 | ((x) & 16) << 16 | ((x) & 32) << 20)
    #define apart(x) APART((unsigned int)(x))
    #define few_bits(x) (SIX_BITS[(x) & 63])
    #define bits(x) (SIX_BITS[(x) & 63] + SIX_BITS[((x) >> 6) & 63] + SIX_BITS[((x) >> 12) & 63])
    """
    int few_bits(unsigned int) noexcept nogil  # of six
    int bits(unsigned int) noexcept nogil
    uint32_t apart(unsigned int) noexcept nogil


cdef inline bint is_family(int photos, int jokers) noexcept nogil:
    return photos + jokers >= 3 and photos + jokers <= 6 and jokers < photos


cdef inline bint is_series(int photos, int jokers) noexcept nogil:
    return photos + jokers >= 4 and photos + jokers <= 17 and jokers < photos


cdef void finish(Problem* problem) noexcept nogil:
    """Compute the counts that the search needs, once all cards are there."""
    cdef int capital, theme
    problem.jokers = problem.jokers_must + problem.jokers_may
    for capital in range(CAPITALS):
        problem.all[capital] = problem.must[capital] | problem.may[capital]
        for theme in range(THEMES):
            problem.of_theme[theme] += (problem.all[capital] >> theme) & 1
    for theme in range(THEMES):
        if problem.of_theme[theme] == 3:
            problem.threes |= 1 << theme
        elif problem.of_theme[theme] == 4:
            problem.fours |= 1 << theme
        elif problem.of_theme[theme] > 4:
            problem.more |= 1 << theme
        if problem.series[theme] > 1 or problem.of_theme[theme] + problem.jokers > 17:
            problem.crowded |= 1 << theme


cdef bint choose(Problem* problem, uint8_t active, Choice* choice) noexcept nogil:
    """Return whether these themes can have series, with a joker for each of three photos, and what that leaves."""
    choice.active = active
    choice.exact = 0
    choice.jokers = problem.jokers - few_bits(active & problem.threes)
    choice.spare = active & problem.more
    if choice.jokers > 0:
        choice.spare |= active & problem.fours
    return choice.jokers >= 0
