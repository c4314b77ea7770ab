# The sweep: layer after layer, and what is dropped from them.

cdef inline bint stands_in(Sweep* s, Node* a, Node* b) noexcept nogil:
    """Return whether the state `a` dominates `b`: it leads to everything that `b` leads to, with at least the same
    score."""
    cdef int strand
    if a.score < b.score or a.points < b.points or a.key >> 60 > b.key >> 60:
        return False
    if not s.problem.thrifty and a.key >> 60 < b.key >> 60:
        return False  # only a thrifty sweep is sure to lay the other stars as well
    for strand in range(s.strands):
        if not as_good(lanes_at(s, a, strand), lanes_at(s, b, strand)):
            return False
    return True


cdef void drop_dominated(Sweep* s) noexcept nogil:
    """Drop the states of the layer that one of the strongest dominates."""
    cdef int strong[STRONG]
    cdef int count = 0, index, place, kept, other
    for index in range(s.layer, s.count):
        place = count
        while place > 0 and s.nodes[strong[place - 1]].score < s.nodes[index].score:
            place -= 1
        if place == STRONG:
            continue
        if count < STRONG:
            count += 1
        for other in range(count - 1, place, -1):
            strong[other] = strong[other - 1]
        strong[place] = index
    for place in range(count):  # beyond the layer's own places, so that they survive the moving
        s.strongest[place] = s.nodes[strong[place]]
    kept = s.layer
    for index in range(s.layer, s.count):
        for place in range(count):
            if strong[place] != index and stands_in(s, &s.strongest[place], &s.nodes[index]):
                break
        else:
            if kept != index:
                s.nodes[kept] = s.nodes[index]
            kept += 1
    s.count = kept


cdef void cut_to_beam(Sweep* s) noexcept nogil:
    """Keep only the best states of the layer."""
    cdef int32_t best[BEAM]
    cdef int count = 0, index, place, kept = s.layer, above = 0
    cdef int32_t score
    for index in range(s.layer, s.count):
        score = s.nodes[index].score
        if count == BEAM and score <= best[BEAM - 1]:
            continue
        place = count if count < BEAM else BEAM - 1
        while place > 0 and best[place - 1] < score:
            best[place] = best[place - 1]
            place -= 1
        best[place] = score
        if count < BEAM:
            count += 1
    for index in range(count):
        above += best[index] > best[BEAM - 1]
    for index in range(s.layer, s.count):
        score = s.nodes[index].score
        if score == best[BEAM - 1] and above < BEAM:
            above += 1
        elif score <= best[BEAM - 1]:
            continue
        if kept != index:
            s.nodes[kept] = s.nodes[index]
        kept += 1
    s.count = kept


cdef void set_bounds(Sweep* s) noexcept nogil:
    """Compute the tiles of each strand, and the gain still possible from each number on."""
    cdef Problem* p = s.problem
    cdef int number, colour, strand, index
    cdef int32_t gain
    s.strands = 1 if p.mixed else 4
    s.id_bits = 60 if p.mixed else ID_BITS
    s.id_mask = (<uint64_t>1 << s.id_bits) - 1
    memset(s.available, 0, sizeof(s.available))
    s.at_most[14] = 0
    s.at_most[13] = 0
    for strand in range(s.strands):
        s.at_most[13] += p.links[strand][12]
    for number in range(12, -1, -1):
        gain = s.at_most[number + 1]
        for colour in range(4):
            s.available[0 if p.mixed else colour][number] += p.have[number][colour]
            gain += (p.have[number][colour] - p.must[number][colour]) * p.weight[number] * 256
        for index in range(p.old_count[number]):
            gain += BITS[p.old[number][index]] - 1
        if number:
            for strand in range(s.strands):
                gain += p.links[strand][number - 1]
        s.at_most[number] = gain


cdef void begin(Sweep* s) noexcept nogil:
    """Start before the first number, with nothing open."""
    cdef int strand
    restart(s)
    memset(&s.nodes[0], 0, sizeof(Node))
    s.nodes[0].parent = -1
    s.count = s.way_count = 1
    s.option_count = 0
    s.truncated = False
    if s.calm:
        return
    memset(&s.ways[0], 0, sizeof(Way))  # the way of strands that do not exist
    for strand in range(s.strands):
        clear(&s.next_lanes[strand])
        id_of(s, &s.next_lanes[strand], 0)


cdef int run(Sweep* s, bint beam, int32_t than) noexcept nogil:
    """Sweep over all numbers for a better score; return the best last node, or -1 with the status set."""
    cdef Problem* p = s.problem
    cdef int first = 0, last = 1
    cdef int32_t needed, all_stars = (p.stars - p.stars_must) * p.star_weight * 256
    begin(s)
    for s.number in range(14 if p.high_ace else 13):
        s.layer = s.count
        memset(s.table, 0xFF, s.table_size * sizeof(int32_t))
        find_options(s)
        needed = than - all_stars - s.at_most[s.number + 1] if than > ANYTHING else ANYTHING
        if s.calm:
            calm_layer(s, first, last, needed)
        else:
            next_layer(s, first, last, needed)
        if s.status != FOUND:
            return -1
        if s.count - s.layer > 2:
            drop_dominated(s)
        if beam and s.count - s.layer > BEAM:
            cut_to_beam(s)
            s.truncated = True
        first = last
        last = s.count
        if s.count - 1 > p.limit:
            s.status = OUT_OF_STATES
            return -1
        if first == last:
            break
    return best_end(s, first, last, than)


cdef int best_end(Sweep* s, int first, int last, int32_t than) noexcept nogil:
    """Return the best of these last nodes by final score, if that exceeds the given one."""
    cdef Problem* p = s.problem
    cdef int index, strand, stars, best = -1
    cdef int32_t score
    cdef uint32_t lanes
    for index in range(first, last):
        lanes = 0
        for strand in range(s.strands):
            lanes |= lanes_at(s, &s.nodes[index], strand)
        if lanes & (MUST_GO_ON | KEPT_ACES) or s.nodes[index].points < p.points:
            continue
        stars = p.stars if p.thrifty else s.nodes[index].key >> 60
        if stars < p.stars_must:
            continue
        score = s.nodes[index].score + (stars - p.stars_must) * p.star_weight * 256
        if score > than:
            best = index
            than = score
    if best < 0:
        s.status = NONE
    else:
        s.nodes[best].score = than
    return best
