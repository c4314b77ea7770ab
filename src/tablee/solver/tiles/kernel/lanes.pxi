# Open sequences as counts by kind in one word of 32 bits (see `lanes.py` for the kinds), and the records of a sweep.

cdef int SHIFT[KINDS]
cdef uint32_t MASK[KINDS]
cdef int WITH_TILE[KINDS]
cdef int WITH_STAR[KINDS]
cdef int BRIDGED[KINDS]
cdef bint MAY_END[KINDS]
cdef bint TILE_LAST[KINDS]
cdef int BITS[16]


cdef void _set_up() noexcept:
    cdef int kind, mask
    for mask in range(16):
        BITS[mask] = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
    for kind in range(KINDS):
        SHIFT[kind] = 4 * kind if kind <= KP else 20 + 2 * (kind - KI)
        MASK[kind] = 15 if kind <= KP else 3
        MAY_END[kind] = kind == K3 or kind == KK or kind == KF or kind == Kf
        TILE_LAST[kind] = kind == K1 or kind == K2 or kind == K3 or kind == KF
    WITH_TILE[K1] = WITH_TILE[KI] = K2
    WITH_TILE[K2] = WITH_TILE[KJ] = WITH_TILE[K3] = WITH_TILE[KK] = WITH_TILE[KB] = K3
    WITH_TILE[KF] = WITH_TILE[Kf] = WITH_TILE[Kb] = KF
    WITH_STAR[K1] = WITH_STAR[KI] = KJ
    WITH_STAR[K2] = WITH_STAR[KJ] = WITH_STAR[K3] = WITH_STAR[KK] = WITH_STAR[KB] = KK
    WITH_STAR[KF] = WITH_STAR[Kf] = WITH_STAR[Kb] = Kf
    for kind in range(KINDS):
        BRIDGED[kind] = WITH_STAR[kind]
    BRIDGED[K3] = BRIDGED[KK] = BRIDGED[KB] = KB
    BRIDGED[KF] = BRIDGED[Kf] = BRIDGED[Kb] = Kb


_set_up()

cdef uint32_t MUST_GO_ON = 0xFF | (3 << 20) | (3 << 22) | (3 << 26) | (3 << 30)  # 1 2 i j B b


cdef struct Problem:
    bint series, sequences, high_ace, mixed, thrifty
    int32_t weight[13]
    int32_t star_weight
    int8_t must[13][4]
    int8_t have[13][4]
    int stars_must, stars, points
    int8_t links[4][14]
    int old_count[13]
    uint8_t old[13][8]
    int limit


cdef struct Node:
    uint32_t lanes[4]
    int32_t score
    int32_t parent
    uint32_t division
    uint8_t tiles[4]
    uint8_t dealt[4]  # stars in sequences
    uint8_t chosen[4]
    int32_t points
    int32_t stars


cdef struct Option:
    uint8_t chosen[4]
    uint32_t division
    int stars, links


cdef struct Way:
    uint32_t lanes
    int stars, needed, gain, points, tiles


cdef struct Step:
    bint keeps_aces, from_ace, last, thrifty, star_leads, stars_link


cdef struct Move:
    uint32_t lanes
    int links
    uint8_t to_tile[KINDS]
    uint8_t to_star[KINDS]
    uint8_t begun_tiles, begun_stars, kept


cdef struct Sweep:
    Problem* problem
    int strands
    int available[4][15]
    Node* nodes
    int count, room
    int32_t* table
    int table_size
    int layer  # first node of the layer being made
    Option* options
    int16_t* index
    int option_count
    int32_t status
    bint truncated
    int32_t at_most[15]  # what can still be gained from each number on
    Way* ways
    int ways_room
    Move* moves
    Node strongest[STRONG]


cdef inline int count_of(uint32_t lanes, int kind) noexcept nogil:
    return (lanes >> SHIFT[kind]) & MASK[kind]


cdef inline int open_count(uint32_t lanes) noexcept nogil:
    cdef int total = (lanes & 15) + ((lanes >> 4) & 15) + ((lanes >> 8) & 15) + ((lanes >> 12) & 15)
    cdef int kind
    if lanes >> 20:
        for kind in range(KI, KINDS):
            total += count_of(lanes, kind)
    return total
