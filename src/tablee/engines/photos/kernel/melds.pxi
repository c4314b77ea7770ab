# How photos and jokers of one capital, or of one theme, divide into melds; see `melds.py`.

cdef int family_value(Problem* problem, int capital, uint32_t photos, int jokers) noexcept nogil:
    """Return how many cards families of these photos and jokers keep at most, or -1 where there are none."""
    cdef int count = few_bits(photos)
    cdef Meld* old
    if not new_families(count, jokers):
        return -1
    if problem.families[capital] == 0:
        return 0
    if problem.families[capital] == 1 and is_family(count, jokers):
        old = &problem.old[problem.family[capital][0]]
        return few_bits(photos & old.photos) + min(jokers, old.jokers)
    return continue_families(problem, capital, photos, 0, count, jokers)


cdef inline bint new_families(int photos, int jokers) noexcept nogil:
    """Return whether these begin one family or two."""
    return is_family(photos, jokers) or (photos + jokers > 6 and 3 * jokers <= 2 * photos)


cdef int continue_families(
    Problem* problem, int capital, uint32_t photos, int place, int count, int jokers
) noexcept nogil:
    """Continue the old families from this index on with this many of the photos, or not; return the cards kept, or
    -1."""
    cdef int some, few, kept, rest, stay, best
    cdef Meld* old
    if count == 0:
        return -1 if jokers else 0
    if place == problem.families[capital]:
        return 0 if new_families(count, jokers) else -1
    best = continue_families(problem, capital, photos, place + 1, count, jokers)
    old = &problem.old[problem.family[capital][place]]
    stay = few_bits(photos & old.photos)
    for some in range(2, count + 1):
        for few in range(min(jokers, some - 1) + 1):
            if not is_family(some, few):
                continue
            rest = continue_families(problem, capital, photos, place + 1, count - some, jokers - few)
            if rest >= 0:
                kept = rest + min(some, stay) + min(few, old.jokers)
                best = max(best, kept)
    return best


cdef inline void set_meld(Meld* meld, bint family, int key, uint32_t photos, int jokers) noexcept nogil:
    meld.family = family
    meld.key = key
    meld.photos = photos
    meld.jokers = jokers
    meld.continues = NOTHING


cdef bint new_series(int photos, int jokers) noexcept nogil:
    """Return whether these form one or two new series, or nothing is left."""
    return (photos == 0 and jokers == 0) or (photos + jokers >= 4 and jokers < photos)


cdef void series_values(
    Problem* problem, int theme, int* stay, int photos, int jokers, int8_t value[SERIES + 1][18][7]
) noexcept nogil:
    """Fill in how many cards are kept, or -1, by the first old series that may continue, photos and jokers."""
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
