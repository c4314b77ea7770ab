# The series of one number: what can be in them, and what each strand is left with.

cdef int kept_series(uint8_t* old, int old_count, uint32_t division, int taken) noexcept nogil:
    """Return the links that a division keeps; each new series counts for one old one at most."""
    cdef int best, value, place
    cdef uint32_t mask
    if old_count == 0:
        return 0
    best = kept_series(old + 1, old_count - 1, division, taken)
    for place in range(4):
        mask = (division >> (8 * place)) & 15
        if mask and not (taken >> place) & 1:
            value = BITS[mask & old[0]] - 1
            if value > 0:
                value += kept_series(old + 1, old_count - 1, division, taken | 1 << place)
                if value > best:
                    best = value
    return best


cdef inline int code_of(Option* o) noexcept nogil:
    return o.chosen[0] + 5 * (o.chosen[1] + 5 * (o.chosen[2] + 5 * (o.chosen[3] + 5 * o.stars)))


cdef void note_option(Sweep* s, Option* option) noexcept nogil:
    """Add an option, or a better division of an existing one."""
    cdef int code = code_of(option)
    cdef int index = s.index[code]
    option.links = 0
    if s.problem.old_count[s.number] and option.division:
        option.links = kept_series(s.problem.old[s.number], s.problem.old_count[s.number], option.division, 0)
    if index >= 0:
        if s.options[index].links < option.links:
            s.options[index].links = option.links
            s.options[index].division = option.division
        return
    if s.option_count == s.option_room:
        s.options = <Option*>doubled(s, s.options, &s.option_room, sizeof(Option))
        if s.options == NULL:
            return
    s.index[code] = s.option_count
    s.options[s.option_count] = option[0]
    s.option_count += 1


cdef void add_series(Sweep* s, int8_t* left, Option* option, int place, int smallest) noexcept nogil:
    """Add this division, then each with one more series; series come in ascending order."""
    cdef Problem* p = s.problem
    cdef Option more
    cdef int mask, size, with_stars, colour, series, there = 0, stars = p.stars - option.stars
    note_option(s, option)
    if place == 4 or s.status != FOUND:
        return
    for colour in range(4):
        if left[colour] > 0:
            there |= 1 << colour
    if BITS[there] + stars < 3:
        return
    for mask in range((stars < 3 or p.thrifty) if stars else 7, there + 1):  # 0: a series of stars alone
        if mask & ~there:
            continue
        size = BITS[mask]
        for with_stars in range(3 - size if size < 3 else 0, stars + 1):
            if size + with_stars > 4:
                break
            if p.thrifty and with_stars and size + with_stars == 4:
                break  # a star in a square is a spare one
            series = mask | with_stars << 4
            if series < smallest:
                continue
            more = option[0]
            for colour in range(4):
                if (mask >> colour) & 1:
                    left[colour] -= 1
                    more.chosen[colour] += 1
            more.stars += with_stars
            more.division |= <uint32_t>series << (8 * place)
            add_series(s, left, &more, place + 1, series)
            for colour in range(4):
                left[colour] += (mask >> colour) & 1


# Without stars, and with at most two tiles of a face, there is only one division into series: these are listed once.

cdef struct Listed:
    uint8_t chosen[4]
    uint32_t division


cdef Listed LISTED[81][21]
cdef int LISTED_COUNT[81]


cdef void _list_series() noexcept:
    """List what can be in series for zero, one or two tiles of each colour: none, one or two of them."""
    cdef int have, first, second, colour, tiles
    cdef Listed* entry
    for have in range(81):
        LISTED_COUNT[have] = 0
        for first in range(16):
            for second in range(first + 1):
                if (first and BITS[first] < 3) or (second and BITS[second] < 3):
                    continue
                entry = &LISTED[have][LISTED_COUNT[have]]
                entry.division = first | second << 8
                tiles = have
                for colour in range(4):
                    entry.chosen[colour] = (first >> colour & 1) + (second >> colour & 1)
                    if entry.chosen[colour] > tiles % 3:
                        break
                    tiles //= 3
                else:
                    LISTED_COUNT[have] += 1


_list_series()


cdef bint take_listed(Sweep* s) noexcept nogil:
    """Take the options of this number from the list, if it has them."""
    cdef int8_t* have = s.problem.have[s.number]
    cdef Listed* entry
    cdef Option* option
    cdef int index, code
    if s.problem.stars or have[0] > 2 or have[1] > 2 or have[2] > 2 or have[3] > 2:
        return False
    code = have[0] + 3 * (have[1] + 3 * (have[2] + 3 * have[3]))
    while s.option_count + LISTED_COUNT[code] > s.option_room:
        s.options = <Option*>doubled(s, s.options, &s.option_room, sizeof(Option))
        if s.options == NULL:
            return True
    for index in range(LISTED_COUNT[code]):
        entry = &LISTED[code][index]
        option = &s.options[s.option_count]
        s.option_count += 1
        memcpy(option.chosen, entry.chosen, 4)
        option.division = entry.division
        option.stars = option.links = 0
        if index and s.problem.old_count[s.number]:
            option.links = kept_series(s.problem.old[s.number], s.problem.old_count[s.number], entry.division, 0)
    return True


cdef void find_options(Sweep* s) noexcept nogil:
    """Write what can be in series of this number."""
    cdef Problem* p = s.problem
    cdef int8_t left[4]
    cdef int colour, index, total, must = 0
    cdef int32_t weight = 0
    cdef Option nothing
    cdef Option* o
    s.first_option = s.option_count
    if s.number < 13:
        weight = p.weight[s.number] * 256
        for colour in range(4):
            must += p.must[s.number][colour]
    if s.number == 13 or not p.series or not take_listed(s):
        memset(&nothing, 0, sizeof(Option))
        if s.number == 13 or not p.series:
            note_option(s, &nothing)
        else:
            memcpy(left, p.have[s.number], 4)
            add_series(s, left, &nothing, 0, 0)
        for index in range(s.first_option, s.option_count):  # leave the index empty again
            s.index[code_of(&s.options[index])] = -1
    for index in range(s.first_option, s.option_count):
        o = &s.options[index]
        total = o.chosen[0] + o.chosen[1] + o.chosen[2] + o.chosen[3]
        o.gain = o.links + (total - must) * weight
        if p.by_face:
            o.gain -= (12 - s.number) * o.stars * 256
        o.points = (total + o.stars) * (s.number + 1)
