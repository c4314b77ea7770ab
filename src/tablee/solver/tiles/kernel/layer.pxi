# From the states of one number to those of the next.

cdef inline Step step_at(Problem* p, int number) noexcept nogil:
    cdef Step step
    step.keeps_aces = p.high_ace and number == 0
    step.from_ace = p.high_ace and number == 2
    step.last = number == 13
    step.thrifty = p.thrifty
    step.star_leads = number == (11 if p.high_ace else 10)
    step.stars_link = p.mixed
    return step


cdef inline int needed_stars(Sweep* s, int strand, uint32_t lanes, int number) noexcept nogil:
    cdef int ones, waiting, next_tiles, after, need = 0
    if number == 13 or not (lanes & MUST_GO_ON):
        return 0
    ones = (lanes & 15) + count_of(lanes, KI)
    waiting = ones + ((lanes >> 4) & 15) + count_of(lanes, KJ) + count_of(lanes, KB) + count_of(lanes, Kb)
    next_tiles = s.available[strand][number + 1]
    after = s.available[strand][number + 2] if number < 12 else 0
    if s.problem.high_ace and number == 11:
        after = count_of(lanes, KP)
    elif s.problem.high_ace and number == 12:
        next_tiles = count_of(lanes, KP)
        after = 0
    if waiting > next_tiles:
        need += waiting - next_tiles
    if ones > after:
        need += ones - after
    return need


cdef int find_ways(Sweep* s, int strand, uint32_t lanes, int low, int high, int number, Step* step, int spare, Way* out) noexcept nogil:
    cdef Problem* p = s.problem
    cdef int count = 0, tiles, stars, found, index, needed, value, open_lanes = open_count(lanes)
    cdef int32_t weight = 0 if step.last else p.weight[number] * 256
    cdef int old = p.links[strand][number - 1] if number else 0
    cdef int links
    cdef int useful = spare if p.sequences else 0
    if step.last:
        low = high = count_of(lanes, KP)
    value = 1 if step.last else number + 1
    if p.thrifty and open_lanes == 0 and not step.star_leads:
        useful = 0  # nothing that a star could continue
        if high == 0:
            memset(out, 0, sizeof(Way))
            out[0].lanes = 0 if step.last else lanes
            return 1
    for tiles in range(low, high + 1):
        if p.thrifty and not step.last and tiles < high and tiles < open_lanes:
            continue
        for stars in range(useful + 1):
            found = find_moves(lanes, tiles, stars, step, s.moves)
            for index in range(found):
                needed = needed_stars(s, strand, s.moves[index].lanes, number)
                if stars + needed > spare:
                    continue
                links = s.moves[index].links
                out[count].lanes = s.moves[index].lanes
                out[count].stars = stars
                out[count].needed = needed
                out[count].gain = tiles * weight + (old if old < links else links)
                out[count].points = (0 if step.last else tiles * value) + stars * value
                out[count].tiles = tiles
                count += 1
                if count == s.ways_room:
                    s.status = OUT_OF_MEMORY
                    return count
    return count


cdef inline uint32_t hash_of(Node* node) noexcept nogil:
    cdef uint64_t h = node.lanes[0] * <uint64_t>0x9E3779B97F4A7C15
    h = (h ^ (h >> 29) ^ node.lanes[1]) * <uint64_t>0xBF58476D1CE4E5B9
    h = (h ^ (h >> 31) ^ node.lanes[2]) * <uint64_t>0x94D049BB133111EB
    h = (h ^ (h >> 30) ^ node.lanes[3]) * <uint64_t>0x9E3779B97F4A7C15
    h = (h ^ (h >> 29) ^ (<uint64_t>node.points << 2 | <uint64_t>node.stars)) * <uint64_t>0xBF58476D1CE4E5B9
    return <uint32_t>(h >> 32)


cdef inline bint same(Node* a, Node* b) noexcept nogil:
    return (
        a.lanes[0] == b.lanes[0] and a.lanes[1] == b.lanes[1] and a.lanes[2] == b.lanes[2]
        and a.lanes[3] == b.lanes[3] and a.stars == b.stars and a.points == b.points
    )


cdef void grow_table(Sweep* s) noexcept nogil:
    cdef int size = s.table_size * 4, index
    cdef uint32_t place
    cdef int32_t* table = <int32_t*>malloc(size * sizeof(int32_t))
    if table == NULL:
        s.status = OUT_OF_MEMORY
        return
    memset(table, 0xFF, size * sizeof(int32_t))
    for index in range(s.layer, s.count):
        place = hash_of(&s.nodes[index]) & (size - 1)
        while table[place] >= 0:
            place = (place + 1) & (size - 1)
        table[place] = index
    free(s.table)
    s.table = table
    s.table_size = size


cdef void put(Sweep* s, Node* node) noexcept nogil:
    """Add a state to the layer, or improve it."""
    cdef uint32_t place = hash_of(node) & (s.table_size - 1)
    cdef Node* nodes
    while s.table[place] >= 0:
        if same(&s.nodes[s.table[place]], node):
            if s.nodes[s.table[place]].score < node.score:
                s.nodes[s.table[place]] = node[0]
            return
        place = (place + 1) & (s.table_size - 1)
    if s.count == s.room:
        nodes = <Node*>realloc(s.nodes, 2 * s.room * sizeof(Node))
        if nodes == NULL:
            s.status = OUT_OF_MEMORY
            return
        s.nodes = nodes
        s.room *= 2
    s.table[place] = s.count
    s.nodes[s.count] = node[0]
    s.count += 1
    if 2 * (s.count - s.layer) > s.table_size:
        grow_table(s)


cdef void next_layer(Sweep* s, int first, int last, int number) noexcept nogil:
    cdef Problem* p = s.problem
    cdef Step step = step_at(p, number)
    cdef int state, option, strand, colour, spare, total_must = 0, chosen_total, low, high
    cdef int count[4][5]  # ways of a strand, by how many of its tiles lie in series; -1 where not yet known
    cdef int a, b, c, d, points, n0, n1, n2, n3, c0, c1, c2, c3
    cdef Option* o
    cdef Node node
    cdef Node* before
    cdef Way* w0
    cdef Way* w1
    cdef Way* w2
    cdef Way* w3
    cdef Way nothing
    cdef int32_t weight = p.weight[number] * 256 if number < 13 else 0
    cdef int32_t score
    cdef int8_t none[4]
    cdef int8_t* must = none
    cdef int8_t* have = none
    memset(none, 0, 4)
    memset(&nothing, 0, sizeof(Way))
    if number < 13:
        must = p.must[number]
        have = p.have[number]
    for colour in range(4):
        total_must += must[colour]
    find_options(s, number)
    for state in range(first, last):
        memset(count, 0xFF, sizeof(count))
        for option in range(s.option_count):
            before = &s.nodes[state]
            o = &s.options[option]
            spare = p.stars - before.stars - o.stars
            if spare < 0:
                continue
            chosen_total = o.chosen[0] + o.chosen[1] + o.chosen[2] + o.chosen[3]
            if p.mixed:
                low = high = 0
                for colour in range(4):
                    if must[colour] > o.chosen[colour]:
                        low += must[colour] - o.chosen[colour]
                    high += have[colour] - o.chosen[colour]
                if not p.sequences:
                    if low:
                        continue
                    high = 0
                w0 = s.ways
                w1 = w2 = w3 = &nothing
                c1 = c2 = c3 = 1
                c0 = find_ways(s, 0, before.lanes[0], low, high, number, &step, spare, w0)
            else:
                for strand in range(4):
                    if count[strand][o.chosen[strand]] < 0:
                        low = must[strand] - o.chosen[strand] if must[strand] > o.chosen[strand] else 0
                        high = have[strand] - o.chosen[strand]
                        if not p.sequences:
                            high = 0
                        count[strand][o.chosen[strand]] = 0 if low > high else find_ways(
                            s, strand, before.lanes[strand], low, high, number, &step, p.stars - before.stars,
                            s.ways + (5 * strand + o.chosen[strand]) * WAYS,
                        )
                    if count[strand][o.chosen[strand]] == 0:
                        break
                else:
                    strand = 4
                if strand < 4:
                    continue
                w0 = s.ways + o.chosen[0] * WAYS
                w1 = s.ways + (5 + o.chosen[1]) * WAYS
                w2 = s.ways + (10 + o.chosen[2]) * WAYS
                w3 = s.ways + (15 + o.chosen[3]) * WAYS
                c0 = count[0][o.chosen[0]]
                c1 = count[1][o.chosen[1]]
                c2 = count[2][o.chosen[2]]
                c3 = count[3][o.chosen[3]]
            if s.status != FOUND:
                return
            score = before.score + (chosen_total - total_must) * weight + o.links
            points = before.points + (chosen_total + o.stars) * (number + 1)
            node.parent = state
            node.division = o.division
            memcpy(node.chosen, o.chosen, 4)
            for a in range(c0):
                n0 = w0[a].stars + w0[a].needed
                if n0 > spare:
                    continue
                for b in range(c1):
                    n1 = n0 + w1[b].stars + w1[b].needed
                    if n1 > spare:
                        continue
                    for c in range(c2):
                        n2 = n1 + w2[c].stars + w2[c].needed
                        if n2 > spare:
                            continue
                        for d in range(c3):
                            n3 = n2 + w3[d].stars + w3[d].needed
                            if n3 > spare:
                                continue
                            node.lanes[0] = w0[a].lanes
                            node.lanes[1] = w1[b].lanes
                            node.lanes[2] = w2[c].lanes
                            node.lanes[3] = w3[d].lanes
                            node.stars = p.stars - spare + w0[a].stars + w1[b].stars + w2[c].stars + w3[d].stars
                            node.score = score + w0[a].gain + w1[b].gain + w2[c].gain + w3[d].gain
                            node.points = 0
                            if p.points:
                                node.points = points + w0[a].points + w1[b].points + w2[c].points + w3[d].points
                                if node.points > p.points:
                                    node.points = p.points
                            node.tiles[0] = w0[a].tiles
                            node.tiles[1] = w1[b].tiles
                            node.tiles[2] = w2[c].tiles
                            node.tiles[3] = w3[d].tiles
                            node.dealt[0] = w0[a].stars
                            node.dealt[1] = w1[b].stars
                            node.dealt[2] = w2[c].stars
                            node.dealt[3] = w3[d].stars
                            put(s, &node)
                            if s.status != FOUND:
                                return
