# From one layer to the next without stars and high aces: the number of tiles that a strand gets decides everything in
# it.

cdef enum:
    SAME = 2 + STARS + 1  # counts of tiles of one face: two, and stars that keep the face

cdef struct Fates:  # of one strand in one state
    int fits  # the possible counts of its tiles in series, a bit for each
    int low[SAME]  # by that count: minimum and maximum of tiles in sequences
    int high[SAME]
    uint64_t lanes[SAME]  # by the tiles in sequences: the result, at its place in the key
    int32_t gain[SAME]


cdef inline void find_strand(Sweep* s, int strand, uint32_t lanes, int most_chosen, Fates* out) noexcept nogil:
    cdef Problem* p = s.problem
    cdef int number = s.number, chosen, low, high, tiles, lowest, highest = -1
    cdef int must = p.must[number][strand], have = p.have[number][strand]
    cdef int ones = lanes & 15, waiting = ones + (lanes >> 4 & 15), going = waiting + (lanes >> 8 & 15)
    cdef int old = p.links[strand][number - 1] if number else 0
    cdef int32_t weight = p.weight[number] * 256
    cdef int begun = s.available[strand][number + 1] - ones  # the number of sequences that get their second tile
    out.fits = 0
    if begun < 0 or waiting > have:
        return
    if begun > s.available[strand][number + 2]:
        begun = s.available[strand][number + 2]
    lowest = have
    for chosen in range(most_chosen + 1):
        high = have - chosen
        low = must - chosen
        if low < waiting:
            low = waiting
        if low < going:  # one more tile that continues a sequence is never worse
            low = going if going < high else high if high > low else low
        if high > going + begun:
            high = going + begun
        if not p.sequences and high > 0:
            high = 0
        if low > high:
            continue
        out.fits |= 1 << chosen
        out.low[chosen] = low
        out.high[chosen] = high
        if low < lowest:
            lowest = low
        if high > highest:
            highest = high
    for tiles in range(lowest, highest + 1):
        out.lanes[tiles] = <uint64_t>after_tiles(lanes, tiles) << (strand * CALM_BITS)
        out.gain[tiles] = tiles * weight + (old if old < tiles and old < going else tiles if tiles < going else going)


cdef void calm_layer(Sweep* s, int first, int last, int32_t than) noexcept nogil:
    """Make the successors of the states from `first` to `last` that can still exceed the given score."""
    cdef Fates fates[4]
    cdef int most[4]
    cdef int state, strand, option, a, b, c, d
    cdef Option* o
    cdef Node node
    cdef uint64_t key
    cdef int32_t score
    memset(most, 0, sizeof(most))
    for option in range(s.first_option, s.option_count):
        for strand in range(4):
            if s.options[option].chosen[strand] > most[strand]:
                most[strand] = s.options[option].chosen[strand]
    node.points = 0
    for state in range(first, last):
        key = s.nodes[state].key
        score = s.nodes[state].score
        node.parent = state
        for strand in range(4):
            find_strand(s, strand, key >> (strand * CALM_BITS) & ONLY_TILES, most[strand], &fates[strand])
        for option in range(s.first_option, s.option_count):
            o = &s.options[option]
            if not (
                fates[0].fits >> o.chosen[0] & fates[1].fits >> o.chosen[1]
                & fates[2].fits >> o.chosen[2] & fates[3].fits >> o.chosen[3] & 1
            ):
                continue
            node.option = option
            for a in range(fates[0].low[o.chosen[0]], fates[0].high[o.chosen[0]] + 1):
                for b in range(fates[1].low[o.chosen[1]], fates[1].high[o.chosen[1]] + 1):
                    for c in range(fates[2].low[o.chosen[2]], fates[2].high[o.chosen[2]] + 1):
                        for d in range(fates[3].low[o.chosen[3]], fates[3].high[o.chosen[3]] + 1):
                            node.score = score + o.gain
                            node.score += fates[0].gain[a] + fates[1].gain[b] + fates[2].gain[c] + fates[3].gain[d]
                            if node.score <= than:
                                continue
                            node.key = fates[0].lanes[a] | fates[1].lanes[b] | fates[2].lanes[c] | fates[3].lanes[d]
                            node.way[0] = a
                            node.way[1] = b
                            node.way[2] = c
                            node.way[3] = d
                            put(s, &node)
                            if s.status != FOUND:
                                return


# What a node stores about a strand, in a calm sweep or another.

cdef inline uint32_t lanes_at(Sweep* s, Node* node, int strand) noexcept nogil:
    if s.calm:
        return node.key >> (strand * CALM_BITS) & ONLY_TILES
    return s.ways[node.way[strand]].lanes


cdef inline int tiles_at(Sweep* s, Node* node, int strand) noexcept nogil:
    return node.way[strand] if s.calm else s.ways[node.way[strand]].tiles


cdef inline int stars_at(Sweep* s, Node* node, int strand) noexcept nogil:
    return 0 if s.calm else s.ways[node.way[strand]].stars
