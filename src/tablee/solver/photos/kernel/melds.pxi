# How photos and jokers of one capital, or of one theme, divide into melds; see `melds.py`.

cdef struct Division:
    int kept
    int count
    Meld meld[SERIES + 2]


cdef int family_value(Problem* problem, int capital, uint32_t photos, int jokers) noexcept nogil:
    """Return how many cards families of these photos and jokers keep at most, or -1 where there are none."""
    cdef int count = few_bits(photos)
    cdef Meld* old
    if is_family(count, jokers):
        if problem.families[capital] == 0:
            return 0
        if problem.families[capital] == 1:
            old = &problem.old[problem.family[capital][0]]
            return few_bits(photos & old.photos) + min(jokers, old.jokers)
    elif count + jokers <= 6 or 3 * jokers > 2 * count:
        return -1
    return divide(problem, capital, photos, jokers, (1 << problem.families[capital]) - 1, NULL)


cdef int divide(
    Problem* problem, int capital, uint32_t photos, int jokers, int left, Division* found
) noexcept nogil:
    """Divide into families; `left` are the old ones that can still go on. Return the cards kept, or -1."""
    cdef int few, place, kept, rest, best = -1
    cdef uint32_t lowest, others, some, family
    cdef Division below
    cdef Meld* old
    if not photos:
        if found != NULL:
            found.count = 0
        return -1 if jokers else 0
    lowest = photos & (0 - photos)
    others = photos & ~lowest
    some = others
    while True:
        family = lowest | some
        for few in range(jokers + 1):
            if not is_family(few_bits(family), few):
                continue
            for place in range(problem.families[capital], -1, -1):
                if place < problem.families[capital]:
                    if not (left >> place) & 1:
                        continue
                    old = &problem.old[problem.family[capital][place]]
                    kept = few_bits(family & old.photos) + min(few, old.jokers)
                else:
                    kept = 0
                below.count = 0
                rest = divide(
                    problem, capital, photos & ~family, jokers - few, left & ~(1 << place),
                    &below if found != NULL else NULL,
                )
                if rest < 0 or kept + rest <= best:
                    continue
                best = kept + rest
                if found != NULL:
                    found[0] = below
                    set_meld(&found.meld[found.count], True, capital, family, few)
                    if place < problem.families[capital]:
                        found.meld[found.count].continues = problem.family[capital][place]
                    found.count += 1
        if not some:
            return best
        some = (some - 1) & others


cdef inline void set_meld(Meld* meld, bint family, int key, uint32_t photos, int jokers) noexcept nogil:
    meld.family = family
    meld.key = key
    meld.photos = photos
    meld.jokers = jokers
    meld.continues = NOTHING


cdef bint new_series(int photos, int jokers) noexcept nogil:
    """Tell whether these begin one series or two, or are none left at all."""
    return (photos == 0 and jokers == 0) or (photos + jokers >= 4 and jokers < photos)


cdef void series_values(
    Problem* problem, int theme, int* stay, int photos, int jokers, int8_t value[SERIES + 1][18][7]
) noexcept nogil:
    """Fill in by the first old series that may go on, photos and jokers, how many cards are kept, or -1."""
    cdef int place, count, some, few, total, much, kept, best, old_jokers
    cdef int last = problem.series[theme]
    for total in range(photos + 1):
        for much in range(jokers + 1):
            value[last][total][much] = 0 if new_series(total, much) else -1
    for place in range(last - 1, -1, -1):
        old_jokers = problem.old[problem.serie[theme][place]].jokers
        for total in range(photos if place == 0 else 0, photos + 1):
            for much in range(jokers + 1):
                best = value[place + 1][total][much]
                for some in range(3, total + 1):
                    for few in range(min(much, some - 1, 17 - some) + 1):
                        if some + few < 4 or value[place + 1][total - some][much - few] < 0:
                            continue
                        kept = value[place + 1][total - some][much - few] + min(some, stay[place]) + min(few, old_jokers)
                        if kept > best:
                            best = kept
                value[place][total][much] = best
