# One plain problem, whole.

cdef int solve_plain(Sweep* s, Melds* out, int32_t* score, int32_t than) noexcept nogil:
    """Search for a better plan with as few stars as needed; if spare ones do not fit anywhere, try every place for
    each."""
    cdef Problem* p = s.problem
    leave_hopeless(p)
    set_bounds(s)
    if than > ANYTHING and s.at_most[0] + (p.stars - p.stars_must) * p.star_weight * 256 <= than:
        return NONE
    p.thrifty = not p.mixed and not p.points and not p.by_face
    s.calm = p.thrifty and not p.stars and not p.high_ace
    if solve_once(s, out, score, than) == NO_PLACE:
        p.thrifty = False
        solve_once(s, out, score, than)
    return s.status


cdef int solve_once(Sweep* s, Melds* out, int32_t* score, int32_t than) noexcept nogil:
    """Search with a narrow beam, then prove the result with a run that drops only what cannot be better."""
    cdef int best = run(s, True, than)
    cdef bint found = best >= 0
    if found:
        than = score[0] = s.nodes[best].score
        build(s, best, out)
        if s.status == NO_PLACE:
            return NO_PLACE
    if s.truncated and s.status != OUT_OF_STATES and s.status != OUT_OF_MEMORY:
        best = run(s, False, than)
        if best >= 0:
            score[0] = s.nodes[best].score
            build(s, best, out)
        elif found and s.status == NONE:
            s.status = FOUND
    return s.status


cdef inline uint32_t in_threes(uint32_t row, int stars, bint high_ace) noexcept nogil:
    """Return the numbers in three consecutive ones of which enough are available."""
    cdef uint32_t a, b, c, starts
    if high_ace:
        row |= (row & 1) << 13
    a = row
    b = row >> 1
    c = row >> 2
    if stars == 0:
        starts = a & b & c
    elif stars == 1:
        starts = (a & b) | (a & c) | (b & c)
    else:
        starts = a | b | c
    starts &= 0xFFF if high_ace else 0x7FF
    starts |= starts << 1 | starts << 2
    return starts | starts >> 13


cdef bint leave_some(Problem* p) noexcept nogil:
    """Leave tiles on the rack that fit into no meld, given all others; return whether there were any."""
    cdef uint32_t rows[4]
    cdef uint32_t one = 0, two = 0, three = 0, series, taken, alone, row
    cdef int number, colour
    cdef bint some = False
    memset(rows, 0, sizeof(rows))
    for number in range(13):
        for colour in range(4):
            if p.have[number][colour]:
                rows[colour] |= 1 << number
    for colour in range(4):
        three |= two & rows[colour]
        two |= one & rows[colour]
        one |= rows[colour]
    series = 0
    if p.series:
        series = three if p.stars == 0 else two if p.stars == 1 else one
    for colour in range(4):
        row = one if p.mixed else rows[colour]
        taken = 0
        if p.sequences:
            taken = in_threes(row, p.stars, p.high_ace)
        alone = rows[colour] & ~(series | taken)
        number = 0
        while alone >> number:
            if alone >> number & 1 and p.have[number][colour] > p.must[number][colour]:
                p.have[number][colour] = p.must[number][colour]
                some = some or not p.must[number][colour]
            number += 1
    return some


cdef void leave_hopeless(Problem* p) noexcept nogil:
    """Leave tiles on the rack that fit into no meld, whatever is laid."""
    while leave_some(p):
        pass


cdef void set_rules(Problem* p, int flags, int32_t* weights, int limit) noexcept nogil:
    """Set what does not depend on the position; see `MeldRules.flags`."""
    memset(p, 0, sizeof(Problem))
    p.series = flags & SERIES != 0
    p.sequences = flags & SEQUENCES != 0
    p.high_ace = flags & HIGH_ACE != 0 and p.sequences
    p.mixed = flags & MIXED != 0
    p.weight = weights
    p.star_weight = weights[13]
    p.limit = limit


cdef check_status(int status):
    if status == OUT_OF_STATES:
        raise OutOfStates
    if status == OUT_OF_MEMORY:
        raise MemoryError


def solve_problem(problem, int limit, double than):
    """Return the score and the melds of one plain problem, or None if it is not worth more than the given score."""
    cdef Problem p
    cdef Sweep s
    cdef Melds melds
    cdef int32_t score = 0, bound = <int32_t>than if than > ANYTHING else ANYTHING
    cdef int number, colour, strand, index, status
    cdef int32_t weights[14]
    for number in range(13):
        weights[number] = problem.weights.tiles[number]
    weights[13] = problem.weights.star
    set_rules(&p, problem.rules.flags, weights, limit)
    for number in range(13):
        for colour in range(4):
            p.must[number][colour] = problem.must[number][colour]
            p.have[number][colour] = problem.have[number][colour]
        p.old_count[number] = len(problem.old_series[number])
        for index in range(p.old_count[number]):
            p.old[number][index] = problem.old_series[number][index]
        for strand in range(len(problem.sequence_links)):
            p.links[strand][number] = problem.sequence_links[strand][number]
    p.stars_must = problem.stars_must
    p.stars = problem.stars
    p.points = problem.points
    p.by_face = problem.weights.by_face
    with nogil:
        if allocate(&s, &p, p.stars):
            status = solve_plain(&s, &melds, &score, bound)
            release(&s)
        else:
            status = OUT_OF_MEMORY
    check_status(status)
    if status != FOUND:
        return None
    return score, [
        [
            (melds.meld[index].colour[place], melds.meld[index].first + (place if melds.meld[index].rising else 0))
            for place in range(melds.meld[index].size)
        ]
        for index in range(melds.count)
    ]
