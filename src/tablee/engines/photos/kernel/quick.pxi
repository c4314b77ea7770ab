# The first try: every capital takes its best option, and there are enough photos and jokers for all series.

cdef bint complete(Problem* problem, uint8_t active, Option* chosen, Plan* plan) noexcept nogil:
    """Place all jokers without any loss against the bound; return whether that was possible."""
    cdef int left[THEMES]
    cdef int capital, theme, jokers, room, spare = problem.jokers
    for theme in range(THEMES):
        left[theme] = problem.of_theme[theme]
        plan.series_jokers[theme] = 0
    for capital in range(CAPITALS):
        plan.photos[capital] = chosen[capital].photos
        plan.family_jokers[capital] = chosen[capital].jokers
        spare -= chosen[capital].jokers
        if chosen[capital].photos:
            for theme in range(THEMES):
                left[theme] -= (chosen[capital].photos >> theme) & 1
    for theme in range(THEMES):
        if not (active >> theme) & 1:
            continue
        jokers = problem.theme_jokers[theme]
        if (problem.crowded >> theme) & 1:
            if not all_go_on(problem, theme, chosen):
                return False
        else:
            if left[theme] == 3 and jokers == 0:
                jokers = 1
            if not is_series(left[theme], jokers):
                return False
        plan.series_jokers[theme] = jokers
        spare -= jokers
    if spare < 0:
        return False
    for theme in range(THEMES):
        if not spare:
            break
        if ((active & ~problem.crowded) >> theme) & 1:
            room = min(left[theme] - 1, 17 - left[theme]) - plan.series_jokers[theme]
            room = min(room, spare)
            plan.series_jokers[theme] += room
            spare -= room
    for capital in range(CAPITALS):
        if not spare:
            break
        if chosen[capital].photos and problem.families[capital] < 2:
            while spare and is_family(few_bits(chosen[capital].photos), plan.family_jokers[capital] + 1):
                plan.family_jokers[capital] += 1
                spare -= 1
    plan.active = active
    return spare == 0


cdef bint all_go_on(Problem* problem, int theme, Option* chosen) noexcept nogil:
    """Return whether every old series of a theme continues with its jokers, and the first has room for new cards."""
    cdef int stay[SERIES + 1]
    cdef int capital, place, jokers = 0
    memset(stay, 0, sizeof(stay))
    for capital in range(CAPITALS):
        if ((problem.all[capital] & ~chosen[capital].photos) >> theme) & 1:
            place = problem.in_series[capital][theme]
            stay[0 if place == NOTHING else place] += 1
    for place in range(max(1, problem.series[theme])):
        if problem.series[theme]:
            jokers = problem.old[problem.serie[theme][place]].jokers
        if not is_series(stay[place], jokers):
            return False
    return True
