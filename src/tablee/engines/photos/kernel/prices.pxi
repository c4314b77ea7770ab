# What a choice of themes is worth at most, with a price for the photos of themes that run short.
#
# A theme with a series keeps four photos, or three and a joker. Taking more than it can spare breaks that rule; so
# every photo taken costs something, and the price of those that can be spared is paid back: no plan that keeps the rule
# becomes worth less, and the right prices make all others unattractive. Prices and what is bounded with them count
# halves of a card moved.

cdef enum:
    TRIES = 5  # attempts to raise a price: more would cost more than they save
    CARD = 2  # halves: the first rise of a price


cdef struct Branch:
    Choice choice
    int32_t at_most  # that it can still be worth
    int stage  # -1: only a first bound
    int first_option[CAPITALS + 1]
    int32_t price[THEMES]


cdef inline void price_sets(int32_t* price, int32_t* price_of) noexcept nogil:
    """Fill in the price of every set of photos of a capital."""
    cdef int theme, photos
    price_of[0] = 0
    for theme in range(THEMES):
        for photos in range(1 << theme):
            price_of[photos | 1 << theme] = price_of[photos] + price[theme]


cdef inline int32_t priced(Option* option, int32_t* price_of) noexcept nogil:
    return 2 * option.value - price_of[option.photos]


cdef inline int32_t halved(int32_t value) noexcept nogil:
    """Round down, below zero too."""
    return value >> 1


cdef int32_t at_most_for_series(Problem* problem, Branch* branch) noexcept nogil:
    """Return what the themes are worth at their best, whatever the number of jokers."""
    cdef int theme, least
    cdef int32_t value = 0
    for theme in range(THEMES):
        if (branch.choice.active >> theme) & 1:
            least = 3 if problem.jokers else 4
            value += 2 * problem.theme_jokers[theme] + branch.price[theme] * (problem.of_theme[theme] - least)
    return value


cdef void bound_themes(
    Problem* problem, Branch* branch, int32_t* price, int32_t from_theme[THEMES + 1][7]
) noexcept nogil:
    """Fill in the gain still possible from each theme on, by the jokers used: in halves with prices, else in whole
    units."""
    cdef int used, more, theme, scale = 1 if price == NULL else 2, layer = few_bits(branch.choice.active)
    cdef int32_t value, gain
    for used in range(problem.jokers + 1):
        from_theme[layer][used] = (
            (used - problem.jokers) * problem.joker_cost * scale if used >= problem.jokers_must else IMPOSSIBLE
        )
    for theme in range(THEMES - 1, -1, -1):
        if not (branch.choice.active >> theme) & 1:
            continue
        layer -= 1
        for used in range(problem.jokers + 1):
            value = IMPOSSIBLE
            for more in range((problem.threes >> theme) & 1, problem.jokers - used + 1):
                gain = min(more, problem.theme_jokers[theme]) * scale
                if price != NULL:
                    gain += price[theme] * (problem.of_theme[theme] - (3 if more else 4))
                value = max(value, from_theme[layer + 1][used + more] + gain)
            from_theme[layer][used] = value


cdef int32_t bound_capitals(
    Problem* problem, Branch* branch, Option* options, int* first, int32_t from_layer[CAPITALS + 1][7], uint8_t* short
) noexcept nogil:
    """Fill in the gain still possible from each capital with a choice on, by the jokers used; return the gain of all.

    `short` becomes the themes that have too few photos if every capital does what is best for it.
    """
    cdef int32_t from_theme[THEMES + 1][7]
    cdef int32_t price_of[1 << THEMES]
    cdef int32_t best[5]
    cdef int32_t value, top, sure = 0
    cdef int32_t* after = from_layer[CAPITALS]
    cdef uint32_t taken = 0
    cdef uint8_t photos
    cdef int used, more, most, place, index, theme
    bound_themes(problem, branch, branch.price, from_theme)
    memcpy(after, from_theme[0], sizeof(from_theme[0]))
    price_sets(branch.price, price_of)
    for place in range(CAPITALS - 1, -1, -1):
        if first[place] + 1 == first[place + 1] and options[first[place]].jokers == 0:
            sure += priced(&options[first[place]], price_of)
            taken += apart(options[first[place]].photos)
            continue
        for more in range(5):
            best[more] = IMPOSSIBLE
        top = IMPOSSIBLE
        photos = 0
        most = 0
        for index in range(first[place], first[place + 1]):
            value = priced(&options[index], price_of)
            best[options[index].jokers] = max(best[options[index].jokers], value)
            most = max(most, options[index].jokers)
            if value > top:
                top = value
                photos = options[index].photos
        taken += apart(photos)
        for used in range(problem.jokers + 1):
            value = IMPOSSIBLE
            for more in range(min(most, problem.jokers - used) + 1):
                value = max(value, best[more] + after[used + more])
            from_layer[place][used] = max(value, IMPOSSIBLE)
        after = from_layer[place]
    short[0] = 0
    for theme in range(THEMES):
        if problem.of_theme[theme] - <int>((taken >> 5 * theme) & 31) < 3:
            short[0] |= 1 << theme
    short[0] &= branch.choice.active
    return after[0] + sure


cdef void find_prices(Problem* problem, Branch* branch, Layers* layers, int32_t enough) noexcept nogil:
    """Raise the prices of the short themes as long as that lowers the bound enough."""
    cdef int theme = 0, tries = TRIES
    cdef int32_t bound, lowest, step = CARD
    cdef uint8_t tired = 0, short, still_short
    memset(branch.price, 0, sizeof(branch.price))
    lowest = bound_capitals(problem, branch, layers.options, branch.first_option, layers.from_layer, &short)
    while halved(lowest) > enough and short & ~tired and tries:
        tries -= 1
        while not ((short & ~tired) >> theme) & 1:
            theme = (theme + 1) % THEMES
            step = CARD
        branch.price[theme] += step
        bound = bound_capitals(problem, branch, layers.options, branch.first_option, layers.from_layer, &still_short)
        if bound < lowest:
            lowest = bound
            step *= 2
            tired = 0
            short = still_short
        else:
            branch.price[theme] -= step
            if step == 1:
                tired |= 1 << theme
            step = 1
    branch.at_most = halved(lowest)
