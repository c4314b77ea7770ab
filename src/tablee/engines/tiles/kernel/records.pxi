# The data of a sweep. Every call has its own; nothing is static.

cdef struct Problem:
    bint series, sequences, high_ace, mixed, thrifty
    int32_t* weight
    int32_t star_weight
    int8_t must[13][4]
    int8_t have[13][4]
    int stars_must, stars, points
    bint by_face  # a star is worth its number, `star_weight` being the highest
    int8_t links[4][14]
    int old_count[13]
    uint8_t old[13][8]
    int limit


cdef struct Step:
    bint keeps_aces, from_ace, last
    bint thrifty, star_leads, star_ends, stars_link


cdef struct Move:
    uint32_t lanes
    int links
    uint8_t to_tile[KINDS]
    uint8_t to_star[KINDS]
    uint8_t begun_tiles, begun_stars, kept


cdef struct Option:  # what lies in series of one number
    uint8_t chosen[4]
    uint8_t slot[4]  # for each strand, the bounds left for its sequences
    uint32_t division
    int stars, links, gain, points


cdef struct Way:  # of one strand, to go on
    uint32_t lanes
    uint32_t id  # of those lanes in the next layer
    int32_t gain
    int16_t points
    uint8_t tiles, stars
    uint8_t cost  # its stars, and the least number that it will need


cdef struct Node:  # a state, and the best way to it
    uint64_t key  # ids of its lanes, and the stars used
    int32_t score
    int32_t parent
    int32_t points
    int32_t option
    uint32_t way[4]


cdef struct Lanes:  # the different open sequences of one strand in one layer, numbered
    uint32_t* word
    int32_t* place  # a hash table of their numbers
    int count, places


cdef struct Block:
    Block* before
    size_t used, size


cdef struct Sweep:
    Problem* problem
    Step step
    bint calm  # no stars, no high aces: lanes are written in the keys themselves
    int number, strands, id_bits
    uint64_t id_mask
    int available[4][15]
    int32_t at_most[15]  # the gain still possible from each number on
    int32_t status
    bint truncated
    Node* nodes
    int count, room
    int layer  # first node of the layer being made
    int32_t* table  # a hash table of the layer's nodes
    int table_size
    Option* options
    int option_count, option_room
    int first_option  # of this number
    int16_t* index  # of the options of this number, by what they choose
    int slots[4]
    int8_t low[4][SLOTS]
    int8_t high[4][SLOTS]
    int mask_words
    uint64_t* mask[4]  # by slot: the options that have it
    Way* ways
    int way_count, way_room
    Lanes lanes[4]
    Lanes next_lanes[4]
    int32_t* first_way[4]  # by id and slot: where its ways begin; -1 where not yet known
    uint64_t* fits[4]  # by id: the options that its ways allow
    Move* moves
    Block* block
    size_t kept  # of the first block, for all runs
    Node strongest[STRONG]


# Memory that lives as long as the sweep is taken from blocks, which are freed together.

cdef void* take(Sweep* s, size_t size) noexcept nogil:
    cdef Block* block = s.block
    cdef size_t room
    cdef void* piece
    size = (size + 15) & ~<size_t>15
    if block == NULL or block.used + size > block.size:
        room = BLOCK if 4 * size < BLOCK else 4 * size
        block = <Block*>malloc(sizeof(Block) + room)
        if block == NULL:
            s.status = OUT_OF_MEMORY
            return NULL
        block.before = s.block
        block.used = 0
        block.size = room
        s.block = block
    piece = <char*>block + sizeof(Block) + block.used
    block.used += size
    return piece


cdef void* doubled(Sweep* s, void* old, int* room, size_t item) noexcept nogil:
    cdef void* new = take(s, 2 * room[0] * item)
    if new != NULL:
        memcpy(new, old, room[0] * item)
        room[0] *= 2
    return new


cdef bint allocate(Sweep* s, Problem* p, int stars) noexcept nogil:
    """Allocate what outlives a run, for problems with up to this many stars."""
    cdef size_t size = (stars + 1) * CHOICES * sizeof(int16_t)
    memset(s, 0, sizeof(Sweep))
    s.problem = p
    s.room = 256
    s.nodes = <Node*>malloc(s.room * sizeof(Node))
    s.moves = <Move*>take(s, MOVES * sizeof(Move))
    s.index = <int16_t*>take(s, size)
    if s.nodes == NULL or s.status != FOUND:
        release(s)
        return False
    memset(s.index, 0xFF, size)
    s.kept = s.block.used
    return True


cdef void restart(Sweep* s) noexcept nogil:
    """Forget the last run, and allocate what a run needs at first: all in the first block, so that it cannot fail."""
    cdef int strand
    cdef Block* block
    while s.block.before != NULL:
        block = s.block
        s.block = block.before
        free(block)
    s.block.used = s.kept
    s.status = FOUND
    s.table_size = 64
    s.table = <int32_t*>take(s, s.table_size * sizeof(int32_t))
    s.option_room = 128
    s.options = <Option*>take(s, s.option_room * sizeof(Option))
    if s.calm:
        return
    s.way_room = 512
    s.ways = <Way*>take(s, s.way_room * sizeof(Way))
    for strand in range(s.strands):
        take_lanes(s, &s.lanes[strand])
        take_lanes(s, &s.next_lanes[strand])


cdef inline void take_lanes(Sweep* s, Lanes* lanes) noexcept nogil:
    lanes.places = 16
    lanes.word = <uint32_t*>take(s, lanes.places // 2 * sizeof(uint32_t))
    lanes.place = <int32_t*>take(s, lanes.places * sizeof(int32_t))


cdef void release(Sweep* s) noexcept nogil:
    cdef Block* block
    while s.block != NULL:
        block = s.block
        s.block = block.before
        free(block)
    free(s.nodes)
