# Which themes have series, the most promising choice first; see `search.py`.

cdef struct Choice:
    int32_t at_most  # that it can still be worth
    int32_t bound  # that minds the jokers; known from stage 0 on
    int stage  # -1: only a first bound
    uint8_t active
    int32_t from_layer[CAPITALS + THEMES + 1][7]  # what can still be gained, by the jokers used
    int32_t best[CAPITALS]


cdef int32_t allowance(Problem* problem, int stage) noexcept nogil:
    """Return what a plan may lose against the bound: some cards moved, then photos that stay in the hand."""
    if stage == 0:
        return 0
    if stage == 1:
        return 3
    if stage == 2:
        return 12
    return 108 if stage == 3 else 108 + (problem.photo_cost << min(stage - 4, 12))


cdef bint search(Problem* problem, Plan* plan) noexcept nogil:
    """Find the best plan; False if memory is short."""
    cdef uint8_t can = 0, needs = 0, free_themes, more
    cdef int theme, capital, count = 0, best = 0
    cdef int32_t bounds[64]
    cdef uint8_t actives[64]
    cdef Option chosen[CAPITALS]
    cdef Option first[CAPITALS]
    cdef int32_t bound, top = IMPOSSIBLE
    for theme in range(THEMES):
        if problem.of_theme[theme] >= (3 if problem.jokers else 4):
            can |= 1 << theme
    for capital in range(CAPITALS):
        if bits(problem.all[capital]) + (1 if problem.jokers else 0) < 3:
            needs |= problem.must[capital]
    free_themes = can & ~needs
    more = free_themes
    while True:
        bound = first_bound(problem, needs | more, chosen)
        if bound > IMPOSSIBLE // 2:
            bounds[count] = bound
            actives[count] = needs | more
            if bound > top:
                top = bound
                best = count
                for capital in range(CAPITALS):
                    first[capital] = chosen[capital]
            count += 1
        if not more:
            break
        more = (more - 1) & free_themes
    plan.score = top
    if complete(problem, actives[best], first, plan):
        return True
    return search_on(problem, plan, count, bounds, actives)


cdef int32_t first_bound(Problem* problem, uint8_t active, Option* chosen) noexcept nogil:
    """Return what a choice is worth at most if every capital does what is best for it, and what that is."""
    cdef int capital, theme
    cdef int32_t bound = 0
    for theme in range(THEMES):
        if (active >> theme) & 1:
            bound += problem.theme_jokers[theme]
    for capital in range(CAPITALS):
        chosen[capital] = best_option(problem, capital, active)
        bound += chosen[capital].value
        if chosen[capital].value == IMPOSSIBLE:
            return IMPOSSIBLE
    return bound


cdef bint search_on(Problem* problem, Plan* plan, int count, int32_t* bounds, uint8_t* actives) noexcept nogil:
    """Search where the first try failed: go on with whichever choice could be worth most, until none can be better."""
    cdef Choice* choices = <Choice*>malloc(count * sizeof(Choice))
    cdef Choice* choice
    cdef Layers layers
    cdef Plan found
    cdef int index
    cdef int32_t aim
    cdef bint fine = begin_layers(&layers) and choices != NULL
    plan.score = IMPOSSIBLE
    if fine:
        for index in range(count):
            choices[index].at_most = bounds[index]
            choices[index].active = actives[index]
            choices[index].stage = -1
    while fine:
        choice = &choices[0]
        for index in range(1, count):
            if choices[index].at_most > choice.at_most:
                choice = &choices[index]
        if choice.at_most <= plan.score:
            break
        if choice.stage < 0:
            bound_layers(problem, choice)
            choice.at_most = choice.bound
        else:
            aim = max(choice.bound - allowance(problem, choice.stage), plan.score + 1)
            found.score = IMPOSSIBLE
            fine = best_of_choice(problem, choice, aim, &layers, &found)
            if found.score > plan.score:
                plan[0] = found
            choice.at_most = IMPOSSIBLE if found.score > IMPOSSIBLE else aim - 1
        choice.stage += 1
    free(choices)
    end_layers(&layers)
    return fine
