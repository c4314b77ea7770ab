# From the states of one number to those of the next.

cdef inline uint32_t hash_of(Node* node) noexcept nogil:
    return <uint32_t>(((node.key ^ <uint64_t>node.points << 48) * <uint64_t>0x9E3779B97F4A7C15) >> 40)


cdef void grow_table(Sweep* s) noexcept nogil:
    cdef int index
    cdef uint32_t place
    s.table_size *= 4
    s.table = <int32_t*>take(s, s.table_size * sizeof(int32_t))
    if s.table == NULL:
        return
    memset(s.table, 0xFF, s.table_size * sizeof(int32_t))
    for index in range(s.layer, s.count):
        place = hash_of(&s.nodes[index]) & (s.table_size - 1)
        while s.table[place] >= 0:
            place = (place + 1) & (s.table_size - 1)
        s.table[place] = index


cdef void put(Sweep* s, Node* node) noexcept nogil:
    """Add a state to the layer, or improve it."""
    cdef uint32_t place = hash_of(node) & (s.table_size - 1)
    cdef Node* other
    while s.table[place] >= 0:
        other = &s.nodes[s.table[place]]
        if other.key == node.key and other.points == node.points:
            if other.score < node.score:
                other[0] = node[0]
            return
        place = (place + 1) & (s.table_size - 1)
    if s.count == s.room:
        other = <Node*>realloc(s.nodes, 2 * <size_t>s.room * sizeof(Node))
        if other == NULL:
            s.status = OUT_OF_MEMORY
            return
        s.nodes = other
        s.room *= 2
    s.table[place] = s.count
    s.nodes[s.count] = node[0]
    s.count += 1
    if 2 * (s.count - s.layer) > s.table_size:
        grow_table(s)


cdef bint begin_layer(Sweep* s) noexcept nogil:
    """Make the next layer the current one, with no ways known yet."""
    cdef int strand, size
    cdef Lanes lanes
    s.step = step_at(s.problem, s.number)
    find_slots(s)
    for strand in range(s.strands):
        lanes = s.lanes[strand]
        s.lanes[strand] = s.next_lanes[strand]
        s.next_lanes[strand] = lanes
        clear(&s.next_lanes[strand])
        size = s.lanes[strand].count * (s.slots[strand] + 1) * sizeof(int32_t)
        s.first_way[strand] = <int32_t*>take(s, size)
        s.fits[strand] = <uint64_t*>take(s, s.lanes[strand].count * s.mask_words * sizeof(uint64_t))
        if s.status != FOUND:
            return False
        memset(s.first_way[strand], 0xFF, size)
    return True


cdef void next_layer(Sweep* s, int first, int last, int32_t than) noexcept nogil:
    """Make the successors of the states from `first` to `last` that can still exceed the given score."""
    cdef int state, strand, word, bit
    cdef uint64_t fitting
    cdef uint32_t id[4]
    cdef uint64_t key
    if not begin_layer(s):
        return
    memset(id, 0, sizeof(id))
    for state in range(first, last):
        key = s.nodes[state].key
        for strand in range(s.strands):
            id[strand] = key >> (strand * s.id_bits) & s.id_mask
            if not know_ways(s, strand, id[strand]):
                return
        for word in range(s.mask_words):
            fitting = s.fits[0][id[0] * s.mask_words + word]
            for strand in range(1, s.strands):
                fitting &= s.fits[strand][id[strand] * s.mask_words + word]
            bit = 0
            while fitting:
                while not fitting & 1:
                    fitting >>= 1
                    bit += 1
                follow(s, state, s.first_option + 64 * word + bit, id, than)
                if s.status != FOUND:
                    return
                fitting >>= 1
                bit += 1


cdef inline void follow(Sweep* s, int state, int option, uint32_t* id, int32_t than) noexcept nogil:
    """Add the states that follow one state with one option: each way of each strand."""
    cdef Problem* p = s.problem
    cdef Node* before = &s.nodes[state]
    cdef Option* o = &s.options[option]
    cdef int used = (before.key >> 60) + o.stars
    cdef int spare = p.stars - used
    cdef int32_t score = before.score + o.gain
    cdef int points = before.points + o.points
    cdef int32_t* w0
    cdef int32_t* w1
    cdef int32_t* w2
    cdef int32_t* w3
    cdef int32_t none[2]
    cdef int a, b, c, d
    cdef Way* A
    cdef Way* B
    cdef Way* C
    cdef Way* D
    cdef Node node
    if spare < 0:
        return
    none[0] = 0
    none[1] = 1
    w0 = s.first_way[0] + id[0] * (s.slots[0] + 1) + o.slot[0]
    w1 = w2 = w3 = none
    if s.strands == 4:
        w1 = s.first_way[1] + id[1] * (s.slots[1] + 1) + o.slot[1]
        w2 = s.first_way[2] + id[2] * (s.slots[2] + 1) + o.slot[2]
        w3 = s.first_way[3] + id[3] * (s.slots[3] + 1) + o.slot[3]
    node.parent = state
    node.option = option
    node.points = 0
    for a in range(w0[0], w0[1]):
        A = &s.ways[a]
        if A.cost > spare:
            continue
        for b in range(w1[0], w1[1]):
            B = &s.ways[b]
            if A.cost + B.cost > spare:
                continue
            for c in range(w2[0], w2[1]):
                C = &s.ways[c]
                if A.cost + B.cost + C.cost > spare:
                    continue
                for d in range(w3[0], w3[1]):
                    D = &s.ways[d]
                    if A.cost + B.cost + C.cost + D.cost > spare:
                        continue
                    node.score = score + A.gain + B.gain + C.gain + D.gain
                    if node.score <= than:
                        continue
                    node.key = (
                        A.id | <uint64_t>B.id << ID_BITS | <uint64_t>C.id << 2 * ID_BITS | <uint64_t>D.id << 3 * ID_BITS
                        | <uint64_t>(used + A.stars + B.stars + C.stars + D.stars) << 60
                    )
                    if p.points:
                        node.points = points + A.points + B.points + C.points + D.points
                        if node.points > p.points:
                            node.points = p.points
                    node.way[0] = a
                    node.way[1] = b
                    node.way[2] = c
                    node.way[3] = d
                    put(s, &node)
                    if s.status != FOUND:
                        return
