# The series of one number.

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
