# The best places for the jokers once every photo is assigned to families or series.

cdef void give_jokers(Problem* problem, Plan* plan) noexcept nogil:
    """Redistribute the jokers among all families and series, and correct the score for the cards really kept."""
    cdef int8_t value[SERIES + 1][18][7]
    cdef int stay[SERIES + 1]
    cdef int32_t best[CAPITALS + THEMES + 1][7]
    cdef int8_t given[CAPITALS + THEMES][7]
    cdef int capital, theme, used, few, kept, photos, place
    cdef int32_t score = 0
    for used in range(problem.jokers + 1):
        best[0][used] = IMPOSSIBLE
    best[0][0] = 0
    for capital in range(CAPITALS):
        for used in range(problem.jokers + 1):
            best[capital + 1][used] = IMPOSSIBLE
            for few in range(min(used, 4) + 1 if plan.photos[capital] else 1):
                if best[capital][used - few] == IMPOSSIBLE:
                    continue
                kept = family_value(problem, capital, plan.photos[capital], few) if plan.photos[capital] else 0
                if kept >= 0 and best[capital][used - few] + kept > best[capital + 1][used]:
                    best[capital + 1][used] = best[capital][used - few] + kept
                    given[capital][used] = few
        if not plan.photos[capital]:
            score -= few_bits(problem.may[capital] & ~plan.active) * problem.photo_cost
    for theme in range(THEMES):
        memset(stay, 0, sizeof(stay))
        photos = 0
        if (plan.active >> theme) & 1:
            for capital in range(CAPITALS):
                if ((problem.all[capital] & ~plan.photos[capital]) >> theme) & 1:
                    photos += 1
                    place = problem.in_series[capital][theme]
                    if place != NOTHING:
                        stay[place] += 1
        series_values(problem, theme, stay, photos, problem.jokers, value)
        for used in range(problem.jokers + 1):
            best[CAPITALS + theme + 1][used] = IMPOSSIBLE
            for few in range(used + 1 if photos else 1):
                if best[CAPITALS + theme][used - few] == IMPOSSIBLE or value[0][photos][few] < 0:
                    continue
                kept = best[CAPITALS + theme][used - few] + value[0][photos][few]
                if kept > best[CAPITALS + theme + 1][used]:
                    best[CAPITALS + theme + 1][used] = kept
                    given[CAPITALS + theme][used] = few
    used = problem.jokers  # all of them can be placed if they were before
    while best[CAPITALS + THEMES][used] == IMPOSSIBLE:
        used -= 1
    plan.score = score + best[CAPITALS + THEMES][used] - (problem.jokers - used) * problem.joker_cost
    for theme in range(THEMES - 1, -1, -1):
        plan.series_jokers[theme] = given[CAPITALS + theme][used]
        used -= given[CAPITALS + theme][used]
    for capital in range(CAPITALS - 1, -1, -1):
        plan.family_jokers[capital] = given[capital][used]
        used -= given[capital][used]
