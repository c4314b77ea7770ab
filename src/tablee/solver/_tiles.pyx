# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The sweep of `sweep.py` in C: the same states, the same moves, the same scores.

Nothing is static: every call has its own memory, and the sweep itself runs without the interpreter's lock.
Open sequences are counts by kind in one word of 32 bits; see `lanes.py` for the kinds.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy, memset

from tablee.solver.answers import Impossible, Solved
from tablee.solver.position import FACES
from tablee.solver.sweep import OutOfStates

cdef enum:
    K1, K2, K3, KF, KP, KI, KJ, KK, KB, Kf, Kb, KINDS
    STARFACE = -1
    OPTIONS = 1875  # counts up to 4 of 4 colours, and up to 2 stars
    WAYS = 512  # of one strand with so many of its tiles in series
    BEAM = 32  # states of a layer in the first run; a second one proves where that was too few
    STRONG = 8  # states that each other one is compared with
    MIXED_WAYS = 4096
    MOVES = 512
    FOUND = 0
    NONE = 1
    OUT_OF_STATES = 2
    NO_PLACE = 3
    OUT_OF_MEMORY = 4

cdef int SHIFT[KINDS]
cdef uint32_t MASK[KINDS]
cdef int WITH_TILE[KINDS]
cdef int WITH_STAR[KINDS]
cdef int BRIDGED[KINDS]
cdef bint MAY_END[KINDS]
cdef bint TILE_LAST[KINDS]
cdef int BITS[16]


cdef void _set_up() noexcept:
    cdef int kind, mask
    for mask in range(16):
        BITS[mask] = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
    for kind in range(KINDS):
        SHIFT[kind] = 4 * kind if kind <= KP else 20 + 2 * (kind - KI)
        MASK[kind] = 15 if kind <= KP else 3
        MAY_END[kind] = kind == K3 or kind == KK or kind == KF or kind == Kf
        TILE_LAST[kind] = kind == K1 or kind == K2 or kind == K3 or kind == KF
    WITH_TILE[K1] = WITH_TILE[KI] = K2
    WITH_TILE[K2] = WITH_TILE[KJ] = WITH_TILE[K3] = WITH_TILE[KK] = WITH_TILE[KB] = K3
    WITH_TILE[KF] = WITH_TILE[Kf] = WITH_TILE[Kb] = KF
    WITH_STAR[K1] = WITH_STAR[KI] = KJ
    WITH_STAR[K2] = WITH_STAR[KJ] = WITH_STAR[K3] = WITH_STAR[KK] = WITH_STAR[KB] = KK
    WITH_STAR[KF] = WITH_STAR[Kf] = WITH_STAR[Kb] = Kf
    for kind in range(KINDS):
        BRIDGED[kind] = WITH_STAR[kind]
    BRIDGED[K3] = BRIDGED[KK] = BRIDGED[KB] = KB
    BRIDGED[KF] = BRIDGED[Kf] = BRIDGED[Kb] = Kb


_set_up()

cdef uint32_t MUST_GO_ON = 0xFF | (3 << 20) | (3 << 22) | (3 << 26) | (3 << 30)  # 1 2 i j B b


cdef struct Problem:
    bint series, sequences, high_ace, mixed, thrifty
    int32_t weight[13]
    int32_t star_weight
    int8_t must[13][4]
    int8_t have[13][4]
    int stars_must, stars, points
    int8_t links[4][14]
    int old_count[13]
    uint8_t old[13][8]
    int limit


cdef struct Node:
    uint32_t lanes[4]
    int32_t score
    int32_t parent
    uint32_t division
    uint8_t tiles[4]
    uint8_t dealt[4]  # stars in sequences
    uint8_t chosen[4]
    int32_t points
    int32_t stars


cdef struct Option:
    uint8_t chosen[4]
    uint32_t division
    int stars, links


cdef struct Way:
    uint32_t lanes
    int stars, needed, gain, points, tiles


cdef struct Step:
    bint keeps_aces, from_ace, last, thrifty, star_leads, stars_link


cdef struct Move:
    uint32_t lanes
    int links
    uint8_t to_tile[KINDS]
    uint8_t to_star[KINDS]
    uint8_t begun_tiles, begun_stars, kept


cdef struct Sweep:
    Problem* problem
    int strands
    int available[4][15]
    Node* nodes
    int count, room
    int32_t* table
    int table_size
    int layer  # first node of the layer being made
    Option* options
    int16_t* index
    int option_count
    int32_t status
    bint truncated
    int32_t at_most[15]  # what can still be gained from each number on
    Way* ways
    int ways_room
    Move* moves
    Node strongest[STRONG]


cdef inline int count_of(uint32_t lanes, int kind) noexcept nogil:
    return (lanes >> SHIFT[kind]) & MASK[kind]


cdef inline int open_count(uint32_t lanes) noexcept nogil:
    cdef int total = (lanes & 15) + ((lanes >> 4) & 15) + ((lanes >> 8) & 15) + ((lanes >> 12) & 15)
    cdef int kind
    if lanes >> 20:
        for kind in range(KI, KINDS):
            total += count_of(lanes, kind)
    return total


# --- moves of one strand ------------------------------------------------------------------------------------------

cdef int find_moves(uint32_t lanes, int tiles, int stars, Step* step, Move* out) noexcept nogil:
    """Write the moves that deal exactly so many tiles and stars, the best for each result; return how many."""
    cdef int ones, twos, threes, going, begun
    cdef Move deal
    if stars == 0 and not (lanes >> 12) and not step.keeps_aces and not step.last and not step.from_ace:
        # No stars, no low aces: what happens is forced.
        ones = lanes & 15
        twos = (lanes >> 4) & 15
        threes = (lanes >> 8) & 15
        if tiles < ones + twos:
            return 0
        going = tiles - ones - twos
        if going > threes:
            going = threes
        begun = tiles - ones - twos - going
        out[0].lanes = begun | (ones << 4) | ((twos + going) << 8)
        out[0].links = ones + twos + going
        memset(out[0].to_tile, 0, KINDS)
        memset(out[0].to_star, 0, KINDS)
        out[0].to_tile[K1] = ones
        out[0].to_tile[K2] = twos
        out[0].to_tile[K3] = going
        out[0].begun_tiles = begun
        out[0].begun_stars = 0
        out[0].kept = 0
        return 1
    memset(&deal, 0, sizeof(Move))
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
    if step.last and (kind == KF or kind == Kf or kind == Kb):
        most_tiles = 0
    for to_tile in range(most_tiles + 1):
        most_stars = count - to_tile if count - to_tile < stars else stars
        if step.last and (kind == KF or kind == Kf or kind == Kb):
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
        return KF if after == K3 else Kf
    return after


# --- series of one number -----------------------------------------------------------------------------------------

cdef inline int bits(uint32_t mask) noexcept nogil:
    return BITS[mask]


cdef int kept_series(uint8_t* old, int old_count, uint32_t division, int taken) noexcept nogil:
    """Return the links that a division keeps, each new series answering for one old one at most."""
    cdef int best, value, place
    cdef uint32_t mask
    if old_count == 0:
        return 0
    best = kept_series(old + 1, old_count - 1, division, taken)
    for place in range(4):
        mask = (division >> (8 * place)) & 15
        if mask and not (taken >> place) & 1:
            value = bits(mask & old[0]) - 1
            if value > 0:
                value += kept_series(old + 1, old_count - 1, division, taken | 1 << place)
                if value > best:
                    best = value
    return best


cdef void add_series(Sweep* s, int number, int8_t* left, int* chosen, int stars, uint32_t division, int place, int smallest) noexcept nogil:
    """Note this division, then each with one more series; series come in rising order."""
    cdef Problem* p = s.problem
    cdef int code = chosen[0] + 5 * (chosen[1] + 5 * (chosen[2] + 5 * (chosen[3] + 5 * stars)))
    cdef int links = kept_series(p.old[number], p.old_count[number], division, 0)
    cdef int index = s.index[code]
    cdef int mask, size, with_stars, colour, series, there = 0
    if index < 0:
        index = s.option_count
        s.index[code] = index
        s.option_count += 1
        s.options[index].links = -1
        s.options[index].stars = stars
        for colour in range(4):
            s.options[index].chosen[colour] = chosen[colour]
    if s.options[index].links < links:
        s.options[index].links = links
        s.options[index].division = division
    if place == 4:
        return
    for colour in range(4):
        if left[colour] > 0:
            there |= 1 << colour
    for mask in range(7 if stars == p.stars else 1, there + 1):
        if mask & ~there:
            continue
        size = BITS[mask]
        if size + p.stars - stars < 3:
            continue
        for with_stars in range(p.stars - stars + 1):
            if with_stars > 2 or size + with_stars < 3 or size + with_stars > 4:
                continue
            if p.thrifty and with_stars and size + with_stars == 4:
                continue
            series = mask | with_stars << 4
            if series < smallest:
                continue
            for colour in range(4):
                if (mask >> colour) & 1:
                    left[colour] -= 1
                    chosen[colour] += 1
            add_series(s, number, left, chosen, stars + with_stars, division | <uint32_t>series << (8 * place), place + 1, series)
            for colour in range(4):
                if (mask >> colour) & 1:
                    left[colour] += 1
                    chosen[colour] -= 1


cdef void find_options(Sweep* s, int number) noexcept nogil:
    cdef Problem* p = s.problem
    cdef int8_t left[4]
    cdef int chosen[4]
    cdef int colour, option, colours = 0
    cdef Option* o
    s.option_count = 0
    for colour in range(4):
        chosen[colour] = 0
        left[colour] = p.have[number][colour] if number < 13 else 0
        colours += left[colour] > 0
    if number == 13 or not p.series or colours + p.stars < 3 or colours == 0:
        s.option_count = 1
        memset(&s.options[0], 0, sizeof(Option))
        return
    add_series(s, number, left, chosen, 0, 0, 0, 0)
    for option in range(s.option_count):  # leave the index as it was found: empty
        o = &s.options[option]
        s.index[o.chosen[0] + 5 * (o.chosen[1] + 5 * (o.chosen[2] + 5 * (o.chosen[3] + 5 * o.stars)))] = -1


# --- the sweep ----------------------------------------------------------------------------------------------------

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


# --- from the best node to melds ----------------------------------------------------------------------------------

cdef struct Meld:
    int8_t colour[14]  # STARFACE for a star
    int8_t first  # number of the first piece, from 0
    int8_t size
    int8_t rising  # 1 for a sequence, 0 for a series
    int8_t kind


cdef struct Melds:
    Meld meld[64]
    int count


cdef void build(Sweep* s, int best, Melds* out) noexcept nogil:
    """Write the melds of the best node; set the status where spare stars find no place."""
    cdef Problem* p = s.problem
    cdef int steps = 14 if p.high_ace else 13
    cdef int path[14]
    cdef Meld lanes[4][16]
    cdef Meld after[16]
    cdef int lane_count[4]
    cdef int8_t aces[4][16]
    cdef int ace_count[4]
    cdef int8_t colours[16]
    cdef int number, strand, kind, index, colour, left, taken, place, found, count, tiles, stars, extra
    cdef int last = p.high_ace + 12
    cdef uint32_t series
    cdef Step step
    cdef Node* node
    cdef Node* before
    cdef Move* move
    cdef Meld* meld
    index = best
    for number in range(steps - 1, -1, -1):
        path[number] = index
        index = s.nodes[index].parent
    memset(lane_count, 0, sizeof(lane_count))
    memset(ace_count, 0, sizeof(ace_count))
    out.count = 0
    for number in range(steps):
        node = &s.nodes[path[number]]
        before = &s.nodes[node.parent]
        step = step_at(p, number)
        for place in range(4):
            series = (node.division >> (8 * place)) & 255
            if series:
                meld = &out.meld[out.count]
                out.count += 1
                meld.first = number
                meld.rising = 0
                meld.size = 0
                for colour in range(4):
                    if (series >> colour) & 1:
                        meld.colour[meld.size] = colour
                        meld.size += 1
                for index in range(series >> 4):
                    meld.colour[meld.size] = STARFACE
                    meld.size += 1
        for strand in range(s.strands):
            if not before.lanes[strand] and not node.tiles[strand] and not node.dealt[strand]:
                continue
            left = 0
            if step.last:
                left = ace_count[strand]
                memcpy(colours, aces[strand], left)
            else:
                for extra in range(2):  # first those that must lie
                    for colour in range(4):
                        if not p.mixed and colour != strand:
                            continue
                        if extra == 0:
                            count = p.must[number][colour] - node.chosen[colour]
                        elif p.must[number][colour] > node.chosen[colour]:
                            count = p.have[number][colour] - p.must[number][colour]
                        else:
                            count = p.have[number][colour] - node.chosen[colour]
                        for index in range(count):
                            colours[left] = colour
                            left += 1
            found = find_moves(before.lanes[strand], node.tiles[strand], node.dealt[strand], &step, s.moves)
            move = s.moves
            while move.lanes != node.lanes[strand]:
                move += 1
            taken = 0
            count = 0
            for kind in range(KINDS):
                tiles = move.to_tile[kind]
                stars = move.to_star[kind]
                for index in range(lane_count[strand]):
                    meld = &lanes[strand][index]
                    if meld.kind != kind:
                        continue
                    if tiles == 0 and stars == 0:
                        out.meld[out.count] = meld[0]
                        out.count += 1
                        continue
                    after[count] = meld[0]
                    if tiles:
                        tiles -= 1
                        after[count].colour[meld.size] = colours[taken]
                        taken += 1
                        after[count].kind = continued(kind, True, &step)
                    else:
                        stars -= 1
                        after[count].colour[meld.size] = STARFACE
                        after[count].kind = continued(kind, False, &step)
                    after[count].size += 1
                    count += 1
            for index in range(move.begun_tiles + move.begun_stars):
                meld = &after[count]
                count += 1
                meld.first = number
                meld.size = 1
                meld.rising = 1
                if index < move.begun_tiles:
                    meld.colour[0] = colours[taken]
                    taken += 1
                    meld.kind = K1
                else:
                    meld.colour[0] = STARFACE
                    meld.kind = K1 if step.stars_link else KI
            for index in range(move.kept):
                aces[strand][ace_count[strand]] = colours[taken]
                ace_count[strand] += 1
                taken += 1
            memcpy(lanes[strand], after, count * sizeof(Meld))
            lane_count[strand] = count
    for strand in range(s.strands):
        for index in range(lane_count[strand]):
            out.meld[out.count] = lanes[strand][index]
            out.count += 1
    if p.thrifty:
        for index in range(p.stars - s.nodes[best].stars):
            if not add_star(out, last):
                s.status = NO_PLACE
                return


cdef bint add_star(Melds* out, int last) noexcept nogil:
    cdef int index
    cdef Meld* meld
    for index in range(out.count):
        meld = &out.meld[index]
        if meld.rising and meld.size < 13:
            if meld.first + meld.size - 1 < last:
                meld.colour[meld.size] = STARFACE
            else:
                shift(meld)
            meld.size += 1
            return True
    for index in range(out.count):
        meld = &out.meld[index]
        if not meld.rising and meld.size == 3:
            meld.colour[3] = STARFACE
            meld.size = 4
            return True
    return False


cdef void shift(Meld* meld) noexcept nogil:
    cdef int index
    for index in range(meld.size, 0, -1):
        meld.colour[index] = meld.colour[index - 1]
    meld.colour[0] = STARFACE
    meld.first -= 1


# --- one plain problem, whole -------------------------------------------------------------------------------------

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


# --- from lists to lists, for who has opened ----------------------------------------------------------------------

cdef struct OldMeld:
    uint64_t faces
    uint64_t star_faces
    int size


cdef struct TableStar:
    int meld, face, fates
    int8_t kept[8]  # 1 keeps that face, 0 was exchanged for it
    int8_t fate_face[8]


cdef tuple TILE_TEXTS = tuple(FACES)
cdef tuple STAR_TEXTS = tuple("*" + face for face in FACES)


cdef inline int read_face(str text, Py_ssize_t start) except -2:
    """Return the face written from there on, or -1."""
    cdef Py_ssize_t size = len(text) - start
    cdef Py_UCS4 colour, digit
    cdef int number, row
    if size < 2 or size > 3:
        return -1
    colour = text[start]
    row = 0 if colour == "K" else 1 if colour == "R" else 2 if colour == "B" else 3 if colour == "O" else -1
    digit = text[start + 1]
    if row < 0 or digit < "1" or digit > "9":
        return -1
    number = <int>digit - 48
    if size == 3:
        digit = text[start + 2]
        if number != 1 or digit < "0" or digit > "3":
            return -1
        number = 10 + <int>digit - 48
    return row * 13 + number - 1


cdef void note_links(Problem* p, uint64_t tiles, uint64_t written, bint both) noexcept nogil:
    """Count the links of one old meld; `tiles` are its faces without the stars that lose theirs."""
    cdef uint32_t numbers = 0, kept = 0, colours = 0
    cdef int colour, number, first = -1
    for colour in range(4):
        numbers |= (written >> (13 * colour)) & 0x1FFF
        kept |= (tiles >> (13 * colour)) & 0x1FFF
        if first < 0 and (written >> (13 * colour)) & 0x1FFF:
            first = colour
    if numbers & (numbers - 1) == 0:
        number = 0
        while numbers >> number > 1:
            number += 1
        for colour in range(4):
            colours |= ((tiles >> (13 * colour + number)) & 1) << colour
        if bits(colours) > 1:
            p.old[number][p.old_count[number]] = colours
            p.old_count[number] += 1
        return
    if p.mixed:
        kept = numbers
        first = 0
    for number in range(12):
        if (kept >> number) & 3 == 3:
            p.links[first][number] += 1
    if both and (kept & 0x1003) == 0x1001:
        p.links[first][12] += 1


def solve_opened(table, rack, rules, weights, int limit):
    """Return the best answer for a player who has opened, or None where the position cannot be read."""
    cdef Problem p
    cdef Sweep s
    cdef Melds melds, best_melds
    cdef OldMeld old[108]
    cdef TableStar stars[2]
    cdef int8_t on_table[52]
    cdef int8_t on_rack[52]
    cdef int8_t must[52]
    cdef int8_t kept_faces[2]
    cdef int8_t best_kept[2]
    cdef int star_count = 0, rack_stars = 0, meld_count = 0, face, number, colour, index, place, kept_count, best_kept_count = 0
    cdef int first_fate, second_fate, fates0, fates1, swapped, status = NONE, free_stars
    cdef int32_t score = 0, best_score = 0, base
    cdef bint both, free_rule, fits, found = False, allocated
    cdef uint64_t tiles
    cdef uint64_t meld_tiles[108]
    cdef str piece
    memset(on_table, 0, 52)
    memset(on_rack, 0, 52)
    for meld in table:
        if meld_count == 108:
            return None
        old[meld_count].faces = 0
        old[meld_count].star_faces = 0
        old[meld_count].size = 0
        for piece in meld:
            if not piece:
                return None
            if piece[0] == "*":
                face = read_face(piece, 1)
                if face < 0 or star_count == 2:
                    return None
                stars[star_count].meld = meld_count
                stars[star_count].face = face
                star_count += 1
                old[meld_count].star_faces |= <uint64_t>1 << face
            else:
                face = read_face(piece, 0)
                if face < 0 or on_table[face] == 2:
                    return None
                on_table[face] += 1
            old[meld_count].faces |= <uint64_t>1 << face
            old[meld_count].size += 1
        meld_count += 1
    for piece in rack:
        if piece == "*":
            rack_stars += 1
            continue
        face = read_face(piece, 0)
        if face < 0 or on_table[face] + on_rack[face] == 2:
            return None
        on_rack[face] += 1
    if star_count + rack_stars > <int>rules.stars_in_play:
        return None
    memset(&p, 0, sizeof(p))
    read_rules(&p, rules, weights, limit)
    both = rules.ace == "both"
    free_rule = rules.stars == "free"
    with nogil:
        for index in range(star_count):
            find_fates(&stars[index], &old[stars[index].meld], on_rack, p.mixed, free_rule)
        allocated = allocate(&s, &p)
        if not allocated:
            status = OUT_OF_MEMORY
        fates0 = stars[0].fates if star_count > 0 else 1
        fates1 = stars[1].fates if star_count > 1 else 1
        for first_fate in range(fates0 if allocated else 0):
            for second_fate in range(fates1):
                memcpy(must, on_table, 52)
                for index in range(meld_count):
                    meld_tiles[index] = old[index].faces & ~old[index].star_faces
                kept_count = 0
                base = 0
                fits = True
                for number in range(13):
                    for colour in range(4):
                        p.have[number][colour] = on_table[13 * colour + number] + on_rack[13 * colour + number]
                for index in range(star_count):
                    place = first_fate if index == 0 else second_fate
                    if free_rule:
                        continue
                    face = stars[index].fate_face[place]
                    if stars[index].kept[place]:
                        must[face] += 1
                        p.have[face % 13][face // 13] += 1
                        meld_tiles[stars[index].meld] |= <uint64_t>1 << face
                        kept_faces[kept_count] = face
                        kept_count += 1
                    else:
                        must[face] += 1
                        base += p.weight[face % 13]
                if star_count == 2 and not free_rule and not stars[0].kept[first_fate] and not stars[1].kept[second_fate]:
                    face = stars[0].fate_face[first_fate]
                    if face == stars[1].fate_face[second_fate] and on_rack[face] < 2:
                        fits = False
                if not fits:
                    continue
                memset(p.links, 0, sizeof(p.links))
                memset(p.old_count, 0, sizeof(p.old_count))
                for number in range(13):
                    for colour in range(4):
                        p.must[number][colour] = must[13 * colour + number]
                for index in range(meld_count):
                    note_links(&p, meld_tiles[index], old[index].faces, both)
                p.stars_must = star_count - kept_count
                p.stars = p.stars_must + rack_stars
                status = solve_plain(&s, &melds, &score)
                if status == OUT_OF_STATES or status == OUT_OF_MEMORY:
                    break
                score += base * 256
                if status == FOUND and (not found or score > best_score):
                    found = True
                    best_score = score
                    best_melds.count = melds.count
                    memcpy(best_melds.meld, melds.meld, melds.count * sizeof(Meld))
                    best_kept_count = kept_count
                    memcpy(best_kept, kept_faces, 2)
            if status == OUT_OF_STATES or status == OUT_OF_MEMORY:
                break
        if allocated:
            release(&s)
    check_status(status)
    if not found:
        return Impossible()
    return write_answer(&best_melds, best_kept, best_kept_count, table, old, meld_count, rack, on_table, star_count)


cdef void find_fates(TableStar* star, OldMeld* meld, int8_t* on_rack, bint mixed, bint free_rule) noexcept nogil:
    """Note each face that the star may keep, and each tile of the rack that it may be exchanged for (TR-34)."""
    cdef int number = star.face % 13, colour, face, count = 0
    cdef uint64_t same_number = (<uint64_t>1 | <uint64_t>1 << 13 | <uint64_t>1 << 26 | <uint64_t>1 << 39) << number
    cdef bint in_series = (meld.faces & ~same_number) == 0
    for colour in range(4):
        face = 13 * colour + number
        if face != star.face:
            if in_series and (meld.size != 3 or (meld.faces >> face) & 1):
                continue
            if not in_series and not mixed:
                continue
        star.kept[count] = 1
        star.fate_face[count] = face
        count += 1
        if on_rack[face]:
            star.kept[count] = 0
            star.fate_face[count] = face
            count += 1
    star.fates = 1 if free_rule else count


cdef write_answer(Melds* melds, int8_t* kept, int kept_count, table, OldMeld* old, int old_count, rack, int8_t* on_table, int star_count):
    cdef int8_t laid[52]
    cdef int8_t face_at[64][14]
    cdef uint64_t faces[64]
    cdef uint64_t star_faces[64]
    cdef bint taken[64]
    cdef int index, place, number, colour, face, missing, stars = -star_count, most
    cdef Meld* meld
    cdef bint star
    cdef list new_table = [], laid_texts = [], rest = [], pieces
    cdef str piece
    for face in range(52):
        laid[face] = -on_table[face]
    for index in range(melds.count):
        meld = &melds.meld[index]
        faces[index] = 0
        star_faces[index] = 0
        taken[index] = False
        most = STARFACE
        missing = 15
        for place in range(meld.size):
            if meld.colour[place] > most:
                most = meld.colour[place]
            if meld.colour[place] >= 0:
                missing &= ~(1 << meld.colour[place])
        for place in range(meld.size):
            number = meld.first + place if meld.rising else meld.first
            if number == 13:
                number = 0
            colour = meld.colour[place]
            star = colour == STARFACE
            if star and meld.rising:
                colour = most
            elif star:
                colour = 0
                while not (missing >> colour) & 1:
                    colour += 1
                missing &= ~(1 << colour)
            face = 13 * colour + number
            if not star and kept_count > 0 and kept[0] == face:
                star = True
                kept[0] = kept[1]
                kept_count -= 1
            elif not star and kept_count > 1 and kept[1] == face:
                star = True
                kept_count -= 1
            face_at[index][place] = face
            faces[index] |= <uint64_t>1 << face
            if star:
                stars += 1
                star_faces[index] |= <uint64_t>1 << face
            else:
                laid[face] += 1
    place = 0
    for meld_as_written in table:  # what is as it was stays in its place, as it was written
        for index in range(melds.count):
            if faces[index] == old[place].faces and star_faces[index] == old[place].star_faces and not taken[index]:
                if melds.meld[index].size == old[place].size:
                    taken[index] = True
                    new_table.append(tuple(meld_as_written))
                    break
        place += 1
    for index in range(melds.count):
        if taken[index]:
            continue
        pieces = []
        for place in range(melds.meld[index].size):
            face = face_at[index][place]
            pieces.append((STAR_TEXTS if (star_faces[index] >> face) & 1 else TILE_TEXTS)[face])
        new_table.append(tuple(pieces))
    for piece in rack:
        if piece == "*":
            if stars > 0:
                stars -= 1
                laid_texts.append(piece)
                continue
        else:
            face = read_face(piece, 0)
            if laid[face] > 0:
                laid[face] -= 1
                laid_texts.append(piece)
                continue
        rest.append(piece)
    return Solved(tuple(laid_texts), tuple(new_table), tuple(rest))
