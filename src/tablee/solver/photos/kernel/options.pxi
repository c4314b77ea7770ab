# What one capital can do; see `options.py`.

cdef inline bint better(Option* one, Option* other) noexcept nogil:
    """Tell whether one is worth more, or as much with fewer jokers or photos."""
    if one.value != other.value:
        return one.value > other.value
    if one.jokers != other.jokers:
        return one.jokers < other.jokers
    return few_bits(one.photos) < few_bits(other.photos)


cdef Option best_option(Problem* problem, int capital, Choice* choice) noexcept nogil:
    """Return the best that a capital can do where these themes have series, or IMPOSSIBLE."""
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
    best.value = best.priced = IMPOSSIBLE
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
    """List all that a capital can do, the best first, without what another option beats in every respect."""
    cdef uint8_t active = choice.active
    cdef uint8_t lonely = problem.all[capital] & ~active
    cdef uint8_t spare = problem.all[capital] & choice.spare
    cdef uint8_t stay = problem.stay[capital] & active
    cdef uint8_t more = 0, photos
    cdef int jokers, kept, count = 0
    cdef Option option
    if not problem.must[capital] & lonely:
        option.value = few_bits(stay) - few_bits(problem.may[capital] & lonely) * problem.photo_cost
        option.priced = option.value
        option.jokers = option.photos = 0
        found[0] = option
        count = 1
    while True:
        photos = lonely | more
        if few_bits(photos) > 1:
            for jokers in range(min(4, choice.jokers) + 1):
                kept = family_value(problem, capital, photos, jokers)
                option.value = kept + few_bits(stay & ~photos)
                if kept < 0:
                    continue
                option.priced = option.value - few_bits(photos & choice.scarce)
                option.jokers = jokers
                option.photos = photos
                count = add_option(found, count, option, choice.exact)
        if more == spare:
            return count
        more = (more - spare) & spare


cdef int add_option(Option* found, int count, Option option, uint8_t exact) noexcept nogil:
    """Add an option unless one with as many jokers takes fewer photos for as much; drop those that it beats so."""
    cdef int index, place = 0, kept
    for index in range(count):
        if found[index].priced >= option.priced:
            if beats(&found[index], &option, exact):
                return count
            place += 1
    kept = place
    for index in range(place, count):
        if not beats(&option, &found[index], exact):
            found[kept] = found[index]
            kept += 1
    for index in range(kept, place, -1):
        found[index] = found[index - 1]
    found[place] = option
    return kept + 1


cdef inline bint beats(Option* one, Option* other, uint8_t exact) noexcept nogil:
    return (
        one.jokers == other.jokers
        and one.value >= other.value
        and not one.photos & ~other.photos
        and not (one.photos ^ other.photos) & exact
    )
