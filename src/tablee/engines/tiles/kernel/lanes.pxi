# Open sequences as counts by kind in one word of 32 bits; see `lanes.py` for the kinds: KF_STAR is its f, KF_BRIDGE its b.

cdef enum:
    K1, K2, K3, KF, KP, KI, KJ, KK, KB, KF_STAR, KF_BRIDGE, KINDS

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
        MAY_END[kind] = kind == K3 or kind == KK or kind == KF or kind == KF_STAR
        TILE_LAST[kind] = kind == K1 or kind == K2 or kind == K3 or kind == KF
    WITH_TILE[K1] = WITH_TILE[KI] = K2
    WITH_TILE[K2] = WITH_TILE[KJ] = WITH_TILE[K3] = WITH_TILE[KK] = WITH_TILE[KB] = K3
    WITH_TILE[KF] = WITH_TILE[KF_STAR] = WITH_TILE[KF_BRIDGE] = KF
    WITH_STAR[K1] = WITH_STAR[KI] = KJ
    WITH_STAR[K2] = WITH_STAR[KJ] = WITH_STAR[K3] = WITH_STAR[KK] = WITH_STAR[KB] = KK
    WITH_STAR[KF] = WITH_STAR[KF_STAR] = WITH_STAR[KF_BRIDGE] = KF_STAR
    for kind in range(KINDS):
        BRIDGED[kind] = WITH_STAR[kind]
    BRIDGED[K3] = BRIDGED[KK] = BRIDGED[KB] = KB
    BRIDGED[KF] = BRIDGED[KF_STAR] = BRIDGED[KF_BRIDGE] = KF_BRIDGE


_set_up()

cdef enum:
    ONLY_TILES = 0xFFF  # sequences of kinds 1 2 3 and nothing else
    KEPT_ACES = 15 << 16
cdef uint32_t MUST_GO_ON = 0xFF | (3 << 20) | (3 << 22) | (3 << 26) | (3 << 30)  # 1 2 i j B b


cdef inline int count_of(uint32_t lanes, int kind) noexcept nogil:
    return (lanes >> SHIFT[kind]) & MASK[kind]


cdef inline int open_count(uint32_t lanes) noexcept nogil:
    """Return how many sequences are open, not counting kept aces."""
    cdef int total = (lanes & 15) + ((lanes >> 4) & 15) + ((lanes >> 8) & 15) + ((lanes >> 12) & 15)
    cdef int kind
    if lanes >> 20:
        for kind in range(KI, KINDS):
            total += count_of(lanes, kind)
    return total


cdef inline int must_go_on(uint32_t lanes) noexcept nogil:
    """Return how many sequences may not end here."""
    cdef int total = (lanes & 15) + ((lanes >> 4) & 15)
    if lanes >> 20:
        total += count_of(lanes, KI) + count_of(lanes, KJ) + count_of(lanes, KB) + count_of(lanes, KF_BRIDGE)
    return total


cdef inline uint32_t flattered(uint32_t lanes) noexcept nogil:
    """Return sequences of tiles that are at least as good as these, which end with stars or began with an ace."""
    cdef uint32_t better = lanes & (ONLY_TILES | KEPT_ACES)
    better += count_of(lanes, KI) + ((count_of(lanes, KJ) + count_of(lanes, KB) + count_of(lanes, KF_BRIDGE)) << 4)
    return better + ((count_of(lanes, KF) + count_of(lanes, KK) + count_of(lanes, KF_STAR)) << 8)


cdef inline bint as_good(uint32_t a, uint32_t b) noexcept nogil:
    """Return whether every continuation of the sequences `b` also continues `a`: each is further on, or additional."""
    cdef int ones, waiting
    if a == b:
        return True
    if (a ^ b) & ~<uint32_t>ONLY_TILES:
        if a & ~<uint32_t>(ONLY_TILES | KEPT_ACES):
            return False
        b = flattered(b)
        if (a ^ b) & KEPT_ACES:
            return False
    ones = <int>(b & 15) - <int>(a & 15)
    waiting = ones + <int>((b >> 4) & 15) - <int>((a >> 4) & 15)
    return ones >= 0 and waiting >= 0 and <int>((a >> 8) & 15) - <int>((b >> 8) & 15) >= waiting
