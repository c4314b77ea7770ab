# From the best last state to melds.

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
    """Write the melds of the best node; set the status if spare stars do not fit anywhere."""
    cdef Problem* p = s.problem
    cdef int steps = 14 if p.high_ace else 13
    cdef int path[14]
    cdef Meld lanes[4][16]
    cdef Meld after[16]
    cdef int lane_count[4]
    cdef int8_t aces[4][16]
    cdef int ace_count[4]
    cdef int8_t colours[16]
    cdef int number, strand, kind, index, colour, left, taken, place, count, tiles, stars, extra
    cdef int last = p.high_ace + 12
    cdef uint32_t series
    cdef uint32_t lanes_before
    cdef Step step, whole_step
    cdef Node* node
    cdef Option* option
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
        option = &s.options[node.option]
        whole_step = step_at(p, number)
        for place in range(4):
            series = (option.division >> (8 * place)) & 255
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
            lanes_before = lanes_at(s, &s.nodes[node.parent], strand)
            tiles = tiles_at(s, node, strand)
            stars = stars_at(s, node, strand)
            if not lanes_before and not tiles and not stars:
                continue
            step = step_for(&whole_step, lanes_before)
            left = 0
            if step.last:
                left = ace_count[strand]
                memcpy(colours, aces[strand], left)
            else:
                for extra in range(2):  # the required ones first
                    for colour in range(4):
                        if not p.mixed and colour != strand:
                            continue
                        if extra == 0:
                            count = p.must[number][colour] - option.chosen[colour]
                        elif p.must[number][colour] > option.chosen[colour]:
                            count = p.have[number][colour] - p.must[number][colour]
                        else:
                            count = p.have[number][colour] - option.chosen[colour]
                        for index in range(count):
                            colours[left] = colour
                            left += 1
            find_moves(lanes_before, tiles, stars, &step, s.moves)
            move = s.moves
            while move.lanes != lanes_at(s, node, strand):
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
        for index in range(p.stars - <int>(s.nodes[best].key >> 60)):
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
