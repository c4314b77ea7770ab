# The continuations of one strand, found once for all states of a layer that share its open sequences.

cdef inline void clear(Lanes* lanes) noexcept nogil:
    lanes.count = 0
    memset(lanes.place, 0xFF, lanes.places * sizeof(int32_t))


cdef inline uint32_t place_of(uint32_t word, int places) noexcept nogil:
    return ((word * <uint32_t>0x9E3779B1) >> 12) & (places - 1)


cdef void make_room(Sweep* s, Lanes* lanes) noexcept nogil:
    cdef int index
    cdef uint32_t place
    cdef int room = lanes.places // 2
    lanes.word = <uint32_t*>doubled(s, lanes.word, &room, sizeof(uint32_t))
    lanes.places *= 2
    lanes.place = <int32_t*>take(s, lanes.places * sizeof(int32_t))
    if s.status != FOUND:
        return
    memset(lanes.place, 0xFF, lanes.places * sizeof(int32_t))
    for index in range(lanes.count):
        place = place_of(lanes.word[index], lanes.places)
        while lanes.place[place] >= 0:
            place = (place + 1) & (lanes.places - 1)
        lanes.place[place] = index


cdef uint32_t id_of(Sweep* s, Lanes* lanes, uint32_t word) noexcept nogil:
    """Return the id of these open sequences; at least half the places are always empty."""
    cdef uint32_t place = place_of(word, lanes.places)
    while lanes.place[place] >= 0:
        if lanes.word[lanes.place[place]] == word:
            return lanes.place[place]
        place = (place + 1) & (lanes.places - 1)
    lanes.place[place] = lanes.count
    lanes.word[lanes.count] = word
    lanes.count += 1
    if 2 * lanes.count == lanes.places:
        make_room(s, lanes)
    return lanes.count - 1


cdef inline int needed_stars(Sweep* s, int strand, uint32_t lanes) noexcept nogil:
    """Return a lower bound of the stars that these sequences will need, given the tiles of the numbers to come."""
    cdef int ones, waiting, next_tiles, after, aces, need = 0, number = s.number
    cdef int* available = s.available[strand]
    if number == 13 or not (lanes & (MUST_GO_ON | KEPT_ACES)):
        return 0
    ones = (lanes & 15) + count_of(lanes, KI)
    waiting = ones + ((lanes >> 4) & 15) + count_of(lanes, KJ) + count_of(lanes, KB) + count_of(lanes, KF_BRIDGE)
    next_tiles = available[number + 1]
    after = available[number + 2] if number < 12 else 0
    aces = count_of(lanes, KP)
    if s.problem.high_ace and number >= 11:
        if number == 11:
            after = aces
        else:
            next_tiles = aces
            after = 0
    elif aces and number < 9:  # a kept ace follows a 12 and a 13
        if aces > available[11]:
            need += aces - available[11]
        if aces > available[12]:
            need += aces - available[12]
    if waiting > next_tiles:
        need += waiting - next_tiles
    if ones > after:
        need += ones - after
    return need


cdef inline void add_way(Sweep* s, int strand, uint32_t lanes, int tiles, int stars, int links) noexcept nogil:
    cdef Problem* p = s.problem
    cdef int old = p.links[strand][s.number - 1] if s.number else 0
    cdef int needed = needed_stars(s, strand, lanes)
    cdef Way* way
    if stars + needed > p.stars:
        return
    if s.way_count == s.way_room:
        s.ways = <Way*>doubled(s, s.ways, &s.way_room, sizeof(Way))
        if s.ways == NULL:
            return
    way = &s.ways[s.way_count]
    s.way_count += 1
    way.lanes = lanes
    way.id = id_of(s, &s.next_lanes[strand], lanes)
    way.stars = stars
    way.cost = stars + needed
    way.tiles = tiles
    way.gain = links if links < old else old
    if s.step.last:
        way.points = stars
    else:
        way.gain += tiles * p.weight[s.number] * 256
        way.points = (tiles + stars) * (s.number + 1)
    if p.by_face:
        way.gain -= (12 if s.step.last else 12 - s.number) * stars * 256


cdef void find_ways(Sweep* s, int strand, uint32_t lanes, int low, int high) noexcept nogil:
    """Add every way to deal between these numbers of tiles to these sequences."""
    cdef Problem* p = s.problem
    cdef int tiles, stars, index, going, waiting, open_lanes = open_count(lanes)
    cdef int ones = lanes & 15, threes = (lanes >> 8) & 15
    cdef int useful = p.stars if p.sequences else 0
    cdef Step step = step_for(&s.step, lanes)
    cdef bint forced = is_forced(lanes, &step)
    if step.last:
        low = high = count_of(lanes, KP)
    elif p.thrifty and low < open_lanes:  # one more tile that continues a sequence is never worse
        low = open_lanes if open_lanes < high else high
    if p.thrifty and open_lanes == 0 and not step.star_leads:
        useful = 0  # nothing that a star could continue
    if forced:
        waiting = ones + ((lanes >> 4) & 15)
        for tiles in range(low if low > waiting else waiting, high + 1):
            going = tiles - waiting
            if going > threes:
                going = threes
            add_way(s, strand, after_tiles(lanes, tiles), tiles, 0, waiting + going)
    waiting = must_go_on(lanes)
    for tiles in range(low, high + 1):
        for stars in range(waiting - tiles if waiting - tiles > forced else forced, useful + 1):
            for index in range(find_moves(lanes, tiles, stars, &step, s.moves)):
                add_way(s, strand, s.moves[index].lanes, tiles, stars, s.moves[index].links)


cdef bint know_ways(Sweep* s, int strand, uint32_t id) noexcept nogil:
    """Find the ways of these open sequences, unless they are known, and store the options that they allow."""
    cdef int slots = s.slots[strand], slot, word, before
    cdef int32_t* first = s.first_way[strand] + id * (slots + 1)
    cdef uint64_t* fits = s.fits[strand] + id * s.mask_words
    if first[0] >= 0:
        return True
    memset(fits, 0, s.mask_words * 8)
    for slot in range(slots):
        before = s.way_count
        first[slot] = before
        find_ways(s, strand, s.lanes[strand].word[id], s.low[strand][slot], s.high[strand][slot])
        if s.way_count > before:
            for word in range(s.mask_words):
                fits[word] |= s.mask[strand][slot * s.mask_words + word]
    first[slots] = s.way_count
    return s.status == FOUND
