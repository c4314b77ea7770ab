# The moves of one strand: how tiles and stars of a number continue its open sequences.

cdef inline Step step_at(Problem* p, int number) noexcept nogil:
    cdef Step step
    step.keeps_aces = p.high_ace and number == 0
    step.from_ace = p.high_ace and number == 2
    step.last = number == 13
    step.thrifty = p.thrifty
    step.star_leads = number == (11 if p.high_ace else 10)
    step.star_ends = p.stars and not p.thrifty
    step.stars_link = p.mixed
    return step


cdef inline Step step_for(Step* step, uint32_t lanes) noexcept nogil:
    """Return the step for one strand: if no high ace can follow, a low ace at the start does not matter."""
    cdef Step own = step[0]
    own.from_ace = step.from_ace and (step.star_ends or lanes & KEPT_ACES)
    return own


cdef inline bint is_forced(uint32_t lanes, Step* step) noexcept nogil:
    """Return whether there is at most one move without stars."""
    return not (lanes & ~<uint32_t>ONLY_TILES) and not step.keeps_aces and not step.last and not step.from_ace


cdef inline uint32_t after_tiles(uint32_t lanes, int tiles) noexcept nogil:
    """Return the sequences after this many more tiles: first those that must continue, then others, then new ones."""
    cdef int ones = lanes & 15, twos = lanes >> 4 & 15, threes = lanes >> 8 & 15
    cdef int going = tiles - ones - twos
    if going <= threes:
        return ones << 4 | (twos + going) << 8
    return (going - threes) | ones << 4 | (twos + threes) << 8


cdef int find_moves(uint32_t lanes, int tiles, int stars, Step* step, Move* out) noexcept nogil:
    """Write the moves that deal exactly this many tiles and stars, the best for each result; return how many."""
    cdef int waiting, going
    cdef Move deal
    memset(&deal, 0, sizeof(Move))
    if stars == 0 and is_forced(lanes, step):
        waiting = (lanes & 15) + (lanes >> 4 & 15)
        if tiles < waiting:
            return 0
        going = tiles - waiting
        if going > <int>(lanes >> 8 & 15):
            going = lanes >> 8 & 15
        deal.to_tile[K1] = lanes & 15
        deal.to_tile[K2] = lanes >> 4 & 15
        deal.to_tile[K3] = going
        deal.begun_tiles = tiles - waiting - going
        deal.lanes = after_tiles(lanes, tiles)
        deal.links = waiting + going
        out[0] = deal
        return 1
    return deal_kind(lanes, 0, tiles, stars, step, &deal, out, 0)


cdef int deal_kind(uint32_t lanes, int kind, int tiles, int stars, Step* step, Move* deal, Move* out, int found) noexcept nogil:
    cdef int count, to_tile, to_star, most_tiles, most_stars
    while kind < KINDS and (kind == KP or count_of(lanes, kind) == 0):
        deal.to_tile[kind] = 0
        deal.to_star[kind] = 0
        kind += 1
    if kind == KINDS:
        return finish_deal(lanes, tiles, stars, step, deal, out, found)
    count = count_of(lanes, kind)
    most_tiles = count if count < tiles else tiles
    if step.last and (kind == KF or kind == KF_STAR or kind == KF_BRIDGE):
        most_tiles = 0
    for to_tile in range(most_tiles + 1):
        most_stars = count - to_tile if count - to_tile < stars else stars
        if step.last and (kind == KF or kind == KF_STAR or kind == KF_BRIDGE):
            most_stars = 0
        for to_star in range(most_stars + 1):
            if to_tile + to_star < count and not MAY_END[kind]:
                continue
            deal.to_tile[kind] = to_tile
            deal.to_star[kind] = to_star
            found = deal_kind(lanes, kind + 1, tiles - to_tile, stars - to_star, step, deal, out, found)
    return found


cdef int finish_deal(uint32_t lanes, int tiles, int stars, Step* step, Move* deal, Move* out, int found) noexcept nogil:
    cdef int kind, after, links = 0, kept, index, number
    cdef uint32_t result = 0, whole
    if tiles or stars:
        if step.last:
            return found
        if deal.to_tile[K3] + deal.to_star[K3] < count_of(lanes, K3):
            return found
        if deal.to_tile[KK] + deal.to_star[KK] < count_of(lanes, KK):
            return found
    if stars and step.thrifty and not step.star_leads:
        return found
    if stars > 3 and not step.stars_link:
        return found  # there are no stars left to continue four such sequences, and they are counted in two bits
    for kind in range(KINDS):
        number = deal.to_tile[kind]
        if number:
            after = continued(kind, True, step)
            result += <uint32_t>number << SHIFT[after]
            if TILE_LAST[kind]:
                links += number
        number = deal.to_star[kind]
        if number:
            after = continued(kind, False, step)
            result += <uint32_t>number << SHIFT[after]
            if step.stars_link:
                links += number
    result += <uint32_t>stars << SHIFT[K1 if step.stars_link else KI]
    for kept in range((tiles if step.keeps_aces else 0) + 1):
        whole = result + (<uint32_t>(tiles - kept) << SHIFT[K1])
        if not step.last:
            whole += <uint32_t>(count_of(lanes, KP) + kept) << SHIFT[KP]
        for index in range(found):
            if out[index].lanes == whole:
                break
        else:
            index = found
            found += 1
            out[index].links = -1
        if out[index].links < links:
            out[index] = deal[0]
            out[index].lanes = whole
            out[index].links = links
            out[index].begun_tiles = tiles - kept
            out[index].begun_stars = stars
            out[index].kept = kept
    return found


cdef inline int continued(int kind, bint tile, Step* step) noexcept nogil:
    cdef int after
    if tile or step.stars_link:
        after = WITH_TILE[kind]
    elif step.thrifty:
        after = BRIDGED[kind]
    else:
        after = WITH_STAR[kind]
    if step.from_ace and (kind == K2 or kind == KJ):
        return KF if after == K3 else KF_STAR
    return after
