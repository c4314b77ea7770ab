# The sweep: layers, and what is dropped from them.

cdef inline bint as_good(uint32_t a, uint32_t b) noexcept nogil:
    """Tell whether whatever continues the sequences `b` also continues `a`: each further on, or open besides."""
    cdef int ones, waiting
    if a == b:
        return True
    if (a ^ b) >> 12:
        return False
    ones = <int>(b & 15) - <int>(a & 15)
    waiting = ones + <int>((b >> 4) & 15) - <int>((a >> 4) & 15)
    return ones >= 0 and waiting >= 0 and <int>((a >> 8) & 15) - <int>((b >> 8) & 15) >= waiting


cdef void drop_dominated(Sweep* s) noexcept nogil:
    """Drop the states of the layer that one of the strongest can stand in for."""
    cdef int strong[STRONG]
    cdef int count = 0, index, place, kept, other
    cdef Node* a
    cdef Node* b
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
        other = strong[place]
        s.strongest[place] = s.nodes[other]
    kept = s.layer
    for index in range(s.layer, s.count):
        b = &s.nodes[index]
        for place in range(count):
            a = &s.strongest[place]
            if strong[place] == index or a.score < b.score or a.stars > b.stars:
                continue
            if (
                as_good(a.lanes[0], b.lanes[0]) and as_good(a.lanes[1], b.lanes[1])
                and as_good(a.lanes[2], b.lanes[2]) and as_good(a.lanes[3], b.lanes[3])
            ):
                break
        else:
            if kept != index:
                s.nodes[kept] = b[0]
            kept += 1
    s.count = kept


cdef void set_bounds(Sweep* s) noexcept nogil:
    """Note the tiles of each strand, and what can still be gained from each number on."""
    cdef Problem* p = s.problem
    cdef int number, colour, strand, index
    cdef int32_t gain
    s.strands = 1 if p.mixed else 4
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
            gain += bits(p.old[number][index]) - 1
        if number:
            for strand in range(s.strands):
                gain += p.links[strand][number - 1]
        s.at_most[number] = gain


cdef void cut_to_beam(Sweep* s) noexcept nogil:
    """Keep the best states of the layer only."""
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


cdef void drop_hopeless(Sweep* s, int number, int32_t than) noexcept nogil:
    """Drop the states of the layer that cannot lead to more than that."""
    cdef int index, kept = s.layer
    for index in range(s.layer, s.count):
        if s.nodes[index].score + s.at_most[number + 1] <= than:
            continue
        if kept != index:
            s.nodes[kept] = s.nodes[index]
        kept += 1
    s.count = kept


cdef int run(Sweep* s, bint beam, bint bounded, int32_t than) noexcept nogil:
    """Sweep over all numbers; return the best last node, or -1 with the status set."""
    cdef Problem* p = s.problem
    cdef int number, first = 0, last = 1, index, best = -1, stars
    cdef int32_t score, best_score = 0
    cdef int32_t all_stars = (p.stars - p.stars_must) * p.star_weight * 256
    memset(&s.nodes[0], 0, sizeof(Node))
    s.nodes[0].parent = -1
    s.count = 1
    s.status = FOUND
    s.truncated = False
    for number in range(14 if p.high_ace else 13):
        s.layer = s.count
        memset(s.table, 0xFF, s.table_size * sizeof(int32_t))
        next_layer(s, first, last, number)
        if s.status != FOUND:
            return -1
        if bounded:
            drop_hopeless(s, number, than - all_stars)
        if p.thrifty and s.count - s.layer > 2:
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
    for index in range(first, last):
        if (s.nodes[index].lanes[0] | s.nodes[index].lanes[1] | s.nodes[index].lanes[2] | s.nodes[index].lanes[3]) & (MUST_GO_ON | 15 << 16):
            continue
        if s.nodes[index].points < p.points:
            continue
        stars = p.stars if p.thrifty else s.nodes[index].stars
        if stars < p.stars_must:
            continue
        score = s.nodes[index].score + (stars - p.stars_must) * p.star_weight * 256
        if best < 0 or score > best_score:
            best = index
            best_score = score
    if best < 0:
        s.status = NONE
    else:
        s.nodes[best].score = best_score
    return best
