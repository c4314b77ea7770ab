# One plain problem, whole.

cdef bint allocate(Sweep* s, Problem* p) noexcept nogil:
    memset(s, 0, sizeof(Sweep))
    s.problem = p
    s.room = 512
    s.nodes = <Node*>malloc(s.room * sizeof(Node))
    s.table_size = 256
    s.table = <int32_t*>malloc(s.table_size * sizeof(int32_t))
    s.options = <Option*>malloc(OPTIONS * sizeof(Option))
    s.index = <int16_t*>malloc(OPTIONS * sizeof(int16_t))
    s.moves = <Move*>malloc(MOVES * sizeof(Move))
    s.ways_room = MIXED_WAYS if p.mixed else WAYS
    s.ways = <Way*>malloc((MIXED_WAYS if p.mixed else 20 * WAYS) * sizeof(Way))
    if s.nodes == NULL or s.table == NULL or s.options == NULL or s.index == NULL or s.moves == NULL or s.ways == NULL:
        release(s)
        return False
    memset(s.index, 0xFF, OPTIONS * sizeof(int16_t))
    return True


cdef void release(Sweep* s) noexcept nogil:
    free(s.nodes)
    free(s.table)
    free(s.options)
    free(s.index)
    free(s.moves)
    free(s.ways)


cdef int solve_plain(Sweep* s, Melds* out, int32_t* score) noexcept nogil:
    """Solve with as few stars as needed; where spare ones find no place, try every place for each."""
    cdef Problem* p = s.problem
    leave_hopeless(p)
    set_bounds(s)
    p.thrifty = not p.mixed and not p.points
    if solve_once(s, out, score) == NO_PLACE:
        p.thrifty = False
        solve_once(s, out, score)
    return s.status


cdef int solve_once(Sweep* s, Melds* out, int32_t* score) noexcept nogil:
    """Look with a narrow beam, and prove with a run that drops whatever cannot be better."""
    cdef int best = run(s, True, False, 0)
    cdef int32_t found = 0
    cdef bint any_found = best >= 0
    if any_found:
        found = score[0] = s.nodes[best].score
        build(s, best, out)
        if s.status == NO_PLACE:
            return NO_PLACE
    if s.truncated and s.status != OUT_OF_STATES and s.status != OUT_OF_MEMORY:
        best = run(s, False, any_found, found)
        if best >= 0 and (not any_found or s.nodes[best].score > found):
            score[0] = s.nodes[best].score
            build(s, best, out)
        elif any_found and s.status == NONE:
            s.status = FOUND
    return s.status


cdef void leave_hopeless(Problem* p) noexcept nogil:
    """Leave tiles on the rack that no meld can take, whatever is laid."""
    cdef int number, colour, start, place, missing, top = 14 if p.high_ace else 13
    cdef int there[4][14]
    cdef bint fits[4][14]
    cdef int colours
    memset(fits, 0, sizeof(fits))
    for colour in range(4):
        for number in range(top):
            there[colour][number] = p.have[number % 13][colour] > 0
            if p.mixed and colour:
                there[0][number] |= there[colour][number]
    if p.sequences:
        for colour in range(1 if p.mixed else 4):
            for start in range(top - 2):
                missing = 3 - there[colour][start] - there[colour][start + 1] - there[colour][start + 2]
                if missing <= p.stars:
                    for place in range(3):
                        fits[colour][start + place] = True
    for number in range(13):
        if p.series:
            colours = 0
            for colour in range(4):
                colours += p.have[number][colour] > 0
            if colours + p.stars >= 3:
                continue
        for colour in range(4):
            start = 0 if p.mixed else colour
            if not fits[start][number] and not (number == 0 and p.high_ace and fits[start][13]):
                p.have[number][colour] = p.must[number][colour]


cdef void read_rules(Problem* p, rules, weights, int limit):
    cdef int number
    p.series = rules.combinations != "sequences"
    p.sequences = rules.combinations != "series"
    p.high_ace = rules.ace == "both" and p.sequences
    p.mixed = rules.mixed_sequences
    for number in range(13):
        p.weight[number] = weights.tiles[number]
    p.star_weight = weights.star
    p.limit = limit


cdef check_status(int status):
    if status == OUT_OF_STATES:
        raise OutOfStates
    if status == OUT_OF_MEMORY:
        raise MemoryError


def solve_problem(problem, int limit):
    """Return the score and the melds of one plain problem, as `build.build` would, or None."""
    cdef Problem p
    cdef Sweep s
    cdef Melds melds
    cdef int32_t score = 0
    cdef int number, colour, strand, index, status
    memset(&p, 0, sizeof(p))
    read_rules(&p, problem.rules, problem.weights, limit)
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
    with nogil:
        if allocate(&s, &p):
            status = solve_plain(&s, &melds, &score)
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
