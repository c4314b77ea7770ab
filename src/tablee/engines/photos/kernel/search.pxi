# Which themes have series, the most promising choice first; see `search.py`.

cdef enum:
    ASKED = 1 << 24

cdef struct Known:
    uint32_t asked  # the option chosen for a capital
    Option option  # its best option


cdef bint search(Problem* problem, Plan* plan) noexcept nogil:
    """Find the best plan, or one worth IMPOSSIBLE if the required cards cannot be laid; False if memory is short."""
    cdef uint8_t can = problem.fours | problem.more, needs = 0, free_themes, more
    cdef int capital, count = 0, best = 0
    cdef int32_t bounds[64]
    cdef Choice choices[64]
    cdef Option chosen[2][CAPITALS]
    cdef Known known[CAPITALS]
    cdef int now = 0
    cdef int32_t top = IMPOSSIBLE
    memset(known, 0, sizeof(known))
    memset(chosen, 0, sizeof(chosen))
    if problem.jokers:
        can |= problem.threes
    for capital in range(CAPITALS):
        if few_bits(problem.all[capital]) + (1 if problem.jokers else 0) < 3:
            needs |= problem.must[capital]
    if needs & ~can:
        plan.score = IMPOSSIBLE
        return True
    free_themes = can & ~needs
    more = free_themes
    while True:
        if choose(problem, needs | more, &choices[count]):
            bounds[count] = first_bound(problem, &choices[count], chosen[now], known)
            if bounds[count] > IMPOSSIBLE:
                if bounds[count] > top:
                    top = bounds[count]
                    best = count
                    now = 1 - now  # the choices of the best plan stay in the other half
                count += 1
        if not more:
            break
        more = (more - 1) & free_themes
    plan.score = top
    if not count:
        return True
    if complete(problem, choices[best].active, chosen[1 - now], plan):
        return True
    return search_on(problem, plan, count, bounds, choices)


cdef int32_t at_least(Problem* problem) noexcept nogil:
    """Return a lower bound of the best plan: if nothing must be laid, everything can stay; else perhaps nothing
    does."""
    cdef int capital, place
    cdef int32_t value = -problem.jokers_may * problem.joker_cost
    if not problem.forced:
        for place in range(problem.melds):
            value += bits(problem.old[place].photos) + problem.old[place].jokers
    for capital in range(CAPITALS):
        value -= few_bits(problem.may[capital]) * problem.photo_cost
    return value


cdef int32_t first_bound(Problem* problem, Choice* choice, Option* chosen, Known* known) noexcept nogil:
    """Return the upper bound of a choice, with every capital's best option, and those options."""
    cdef int capital, theme
    cdef int32_t bound = 0
    cdef uint32_t asked
    for theme in range(THEMES):
        if (choice.active >> theme) & 1:
            bound += problem.theme_jokers[theme]
    for capital in range(CAPITALS):
        asked = problem.all[capital]
        if not asked:
            continue
        asked = ASKED | (choice.active & asked) | (choice.spare & asked) << 8 | <uint32_t>choice.jokers << 16
        if known[capital].asked != asked:
            known[capital].asked = asked
            known[capital].option = best_option(problem, capital, choice)
        chosen[capital] = known[capital].option
        bound += chosen[capital].value
        if chosen[capital].value == IMPOSSIBLE:
            return IMPOSSIBLE
    return bound


cdef bint search_on(Problem* problem, Plan* plan, int count, int32_t* bounds, Choice* choices) noexcept nogil:
    """Search after the first try failed: examine the choice with the highest bound, until none can be better."""
    cdef Branch branches[64]
    cdef Branch* branch
    cdef Layers layers
    cdef Plan found
    cdef int index
    cdef int32_t aim, promised, least = at_least(problem) - 1
    cdef bint fine = True
    begin_layers(&layers)
    plan.score = least
    for index in range(count):
        branches[index].at_most = bounds[index]
        branches[index].choice = choices[index]
        branches[index].stage = -1
    while fine:
        branch = &branches[0]
        for index in range(1, count):
            if branches[index].at_most > branch.at_most:
                branch = &branches[index]
        if branch.at_most <= plan.score:
            break
        if branch.stage < 0:
            fine = list_all(problem, branch, &layers)
            if fine:
                find_prices(problem, branch, &layers, plan.score)
        else:
            aim = plan.score + 1
            if not branch.choice.exact:
                aim = max(branch.at_most - branch.stage, aim)  # each time a little more than what was left out
            found.score = IMPOSSIBLE
            fine = best_of_branch(problem, branch, aim, &layers, &found)
            branch.at_most = layers.cut
            if found.score > IMPOSSIBLE:
                branch.at_most = IMPOSSIBLE
                if branch.choice.active & problem.crowded & ~branch.choice.exact:
                    promised = found.score
                    give_jokers(problem, &found)
                    if found.score < promised:  # too many in one series, or too few: look closely
                        branch.at_most = promised
                        branch.choice.exact = branch.choice.active & problem.crowded
                        fine = fine and list_all(problem, branch, &layers)
            if found.score > plan.score:
                plan[0] = found
        branch.stage += 1
    end_layers(&layers)
    if plan.score == least:
        plan.score = IMPOSSIBLE
    return fine
