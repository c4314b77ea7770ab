# The best answer for a player who has opened: every fate of the stars on the table, one after another.

cdef int32_t WEIGHT[2][51][14]  # by objective and by the penalty of a star
for _objective, _name in enumerate(OBJECTIVES):
    for _penalty in range(51):
        _weights = weights_of(_name, _penalty)
        for _number in range(13):
            WEIGHT[_objective][_penalty][_number] = _weights.tiles[_number]
        WEIGHT[_objective][_penalty][13] = _weights.star


cdef void note_links(Problem* p, uint64_t tiles, uint64_t written) noexcept nogil:
    """Count the links of one old meld; `tiles` are its faces without the stars that lose their face."""
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
        if BITS[colours] > 1:
            p.old[number][p.old_count[number]] = colours
            p.old_count[number] += 1
        return
    if p.mixed:
        kept = numbers
        first = 0
    for number in range(12):
        if (kept >> number) & 3 == 3:
            p.links[first][number] += 1
    if p.high_ace and (kept & 0x1003) == 0x1001:
        p.links[first][12] += 1


cdef int32_t all_links(Problem* p) noexcept nogil:
    """Return how many links the table has."""
    cdef int32_t total = 0
    cdef int number, strand, index
    for number in range(13):
        for strand in range(4):
            total += p.links[strand][number]
        for index in range(p.old_count[number]):
            total += BITS[p.old[number][index]] - 1
    return total


cdef inline int freed(Asked* asked, int* fates) noexcept nogil:
    """Return how many stars are freed by these fates."""
    cdef int index, count = 0
    for index in range(asked.star_count):
        count += not asked.stars[index].kept[fates[index]]
    return count


cdef bint set_case(Asked* asked, Problem* p, int* fates, Best* case, int32_t* base) noexcept nogil:
    """Write the plain problem of these fates; return whether there are enough tiles for them."""
    cdef int8_t must[52]
    cdef uint64_t star_tiles[STARS]
    cdef uint64_t tiles
    cdef TableStar* star
    cdef TableStar* other
    cdef int index, face, number, colour, place
    memcpy(must, asked.on_table, 52)
    base[0] = 0
    case.kept_count = 0
    for number in range(13):
        for colour in range(4):
            p.have[number][colour] = asked.on_table[13 * colour + number] + asked.on_rack[13 * colour + number]
    for index in range(asked.star_count):
        star_tiles[index] = 0
        if asked.flags & FREE_STARS:
            continue
        star = &asked.stars[index]
        face = star.fate_face[fates[index]]
        must[face] += 1
        if star.kept[fates[index]]:
            p.have[face % 13][face // 13] += 1
            star_tiles[index] = <uint64_t>1 << face
            case.kept[case.kept_count] = face
            case.kept_count += 1
        else:
            if must[face] > asked.on_table[face] + asked.on_rack[face]:
                return False
            for place in range(index):  # two tiles of a face cannot take places in one combination (TR-34)
                other = &asked.stars[place]
                if other.meld == star.meld and not other.kept[fates[place]] and other.fate_face[fates[place]] == face:
                    return False
            base[0] += p.weight[face % 13] * 256
    memset(p.links, 0, sizeof(p.links))
    memset(p.old_count, 0, sizeof(p.old_count))
    for number in range(13):
        for colour in range(4):
            p.must[number][colour] = must[13 * colour + number]
    for index in range(asked.meld_count):
        tiles = asked.old[index].faces & ~asked.old[index].star_faces
        for place in range(asked.star_count):
            if asked.stars[place].meld == index:
                tiles |= star_tiles[place]
        note_links(p, tiles, asked.old[index].faces)
    p.stars_must = asked.star_count - case.kept_count
    p.stars = p.stars_must + asked.rack_stars
    return True


cdef int search(Asked* asked, Problem* p, Best* best) noexcept nogil:
    """Find the best of all cases, those with the fewest free stars first; the table may stay as it is."""
    cdef Sweep s
    cdef int fates[STARS]
    cdef int index, free_stars, status
    cdef int32_t than = ANYTHING
    if not allocate(&s, p, asked.star_count + asked.rack_stars):
        return OUT_OF_MEMORY
    best.as_it_lies = False
    for index in range(asked.star_count):
        find_fates(asked, &asked.stars[index])
    for free_stars in range(asked.star_count + 1):
        memset(fates, 0, sizeof(fates))
        while True:
            if freed(asked, fates) == free_stars:
                status = try_case(asked, &s, fates, best, &than)
                if status == OUT_OF_STATES or status == OUT_OF_MEMORY:
                    release(&s)
                    return status
            if not next_fates(asked, fates):
                break
    release(&s)
    return FOUND if than > ANYTHING else NONE


cdef inline bint next_fates(Asked* asked, int* fates) noexcept nogil:
    """Go to the next combination of fates, changing the last star's first; return whether there is one."""
    cdef int index
    for index in range(asked.star_count - 1, -1, -1):
        fates[index] += 1
        if fates[index] < asked.stars[index].fates:
            return True
        fates[index] = 0
    return False


cdef int try_case(Asked* asked, Sweep* s, int* fates, Best* best, int32_t* than) noexcept nogil:
    """Find the best of one case, if it is better than the best so far."""
    cdef Best case
    cdef int32_t score = 0, base = 0
    cdef int status
    if not set_case(asked, s.problem, fates, &case, &base):
        return NONE
    if than[0] == ANYTHING and all_melds(asked):  # the first case: every star keeps the face that it has
        than[0] = all_links(s.problem)
        best.as_it_lies = True
    status = solve_plain(s, &case.melds, &score, than[0] - base if than[0] > ANYTHING else ANYTHING)
    if status == FOUND:
        than[0] = score + base
        best.as_it_lies = False
        best.kept_count = case.kept_count
        memcpy(best.kept, case.kept, STARS)
        best.melds.count = case.melds.count
        memcpy(best.melds.meld, case.melds.meld, case.melds.count * sizeof(Meld))
    return status


def solve_opened(table, rack, int flags, int objective, int limit):
    """Return the best answer for a player who has opened, or None if the position cannot be read."""
    cdef Problem p
    cdef Asked asked
    cdef Best best
    cdef int status
    memset(asked.on_table, 0, 52)
    memset(asked.on_rack, 0, 52)
    asked.meld_count = asked.star_count = asked.rack_stars = 0
    asked.flags = flags
    if not read_table(&asked, table) or not read_rack(&asked, rack):
        return None
    set_rules(&p, flags, WEIGHT[objective][flags >> STAR_PENALTY], limit)
    with nogil:
        status = search(&asked, &p, &best)
    check_status(status)
    if status != FOUND:
        return Impossible()
    if best.as_it_lies:
        return new_laid_table(LaidTable, ((), tuple([tuple(meld) for meld in table]), tuple(rack)))
    return write_answer(&best, &asked, table, rack)
