# The options of one capital; see `options.py`.

cdef inline bint better(Option* one, Option* other) noexcept nogil:
    """Return whether one option is worth more, or as much with fewer jokers or photos."""
    if one.value != other.value:
        return one.value > other.value
    if one.jokers != other.jokers:
        return one.jokers < other.jokers
    return few_bits(one.photos) < few_bits(other.photos)


cdef Option best_option(Problem* problem, int capital, Choice* choice) noexcept nogil:
    """Return the best worth of a capital if these themes have series, or IMPOSSIBLE."""
    cdef uint8_t active = choice.active
    cdef uint8_t lonely = problem.all[capital] & ~active
    cdef uint8_t spare = problem.all[capital] & choice.spare
    cdef uint8_t stay = problem.stay[capital] & active
    cdef uint8_t more = 0, photos
    cdef int jokers, kept, at_most
    cdef int32_t cost
    cdef Meld* old
    cdef Option best, option
    best.jokers = best.photos = 0
    best.value = IMPOSSIBLE
    at_most = few_bits(stay)
    if problem.families[capital] == 0:
        if not lonely:
            best.value = at_most
            return best
        if few_bits(lonely) >= 3:
            best.value = at_most
            best.photos = lonely
            return best
    elif problem.families[capital] == 1:
        old = &problem.old[problem.family[capital][0]]
        photos = lonely | old.photos
        at_most += few_bits(old.photos) + old.jokers
        if not photos & active & ~spare and old.jokers <= choice.jokers and is_family(
            few_bits(photos), old.jokers
        ):
            best.value = at_most
            best.jokers = old.jokers
            best.photos = photos
            return best
    else:
        at_most = IMPOSSIBLE  # not known
    if not problem.must[capital] & lonely:
        best.value = few_bits(stay) - few_bits(problem.may[capital] & lonely) * problem.photo_cost
    while True:
        photos = lonely | more
        if few_bits(photos) > 1:
            for jokers in range(min(4, choice.jokers) + 1):
                kept = family_value(problem, capital, photos, jokers)
                if kept < 0:
                    continue
                option.value = kept + few_bits(stay & ~photos)
                option.jokers = jokers
                option.photos = photos
                if better(&option, &best):
                    best = option
            if best.value == at_most:
                return best
        if more == spare:
            return best
        more = (more - spare) & spare


cdef int list_options(Problem* problem, int capital, Choice* choice, Option* found) noexcept nogil:
    """List the options of a capital that no other one beats in every respect; return how many there are."""
    cdef uint8_t active = choice.active
    cdef uint8_t lonely = problem.all[capital] & ~active
    cdef uint8_t spare = problem.all[capital] & choice.spare
    cdef uint8_t stay = problem.stay[capital] & active
    cdef uint8_t more = 0, photos
    cdef int jokers, count = 0
    cdef Option* option = found
    if not problem.must[capital] & lonely:
        option.value = few_bits(stay) - few_bits(problem.may[capital] & lonely) * problem.photo_cost
        option.jokers = option.photos = 0
        count = 1
    while True:
        photos = lonely | more
        for jokers in range(few_bits(photos) == 2, min(most_jokers(few_bits(photos)), choice.jokers) + 1):
            option = &found[count]
            option.value = family_value(problem, capital, photos, jokers) + few_bits(stay & ~photos)
            option.jokers = jokers
            option.photos = photos
            if not beaten(found, count, option, choice.exact):
                count += 1
        if more == spare:
            return count
        more = (more - spare) & spare  # the next set of photos: never a superset of an earlier one


cdef inline int most_jokers(int photos) noexcept nogil:
    """Return how many jokers this many photos of a capital can hold, or -1 if they are too few for a family."""
    return -1 if photos < 2 else 2 * photos // 3


cdef inline bint beaten(Option* found, int count, Option* option, uint8_t exact) noexcept nogil:
    """Return whether a known option has as many jokers, takes no photo that this one leaves, and is worth as much."""
    cdef int index
    for index in range(count):
        if beats(&found[index], option, exact):
            return True
    return False


cdef inline bint beats(Option* one, Option* other, uint8_t exact) noexcept nogil:
    return (
        one.jokers == other.jokers
        and one.value >= other.value
        and not one.photos & ~other.photos
        and not (one.photos ^ other.photos) & exact
    )
