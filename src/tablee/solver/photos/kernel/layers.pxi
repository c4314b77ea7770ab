# One choice of themes with series: capital by capital, then theme by theme; see `layers.py`.

cdef enum:
    WORDS = 3  # of a state's numbers of photos
    FIELDS = 12  # numbers in a word, 5 bits each
    OPTIONS = 321  # of a capital


cdef struct State:
    uint64_t photos[WORDS]  # left to the series that are counted
    int32_t value
    int32_t before
    uint8_t jokers  # used
    uint8_t taken  # photos of a capital
    uint8_t given  # jokers of a capital or a theme


cdef struct Field:
    int word
    int shift


cdef struct Counted:
    int theme
    int fields  # one for each old series and one for the rest; or one for all; or none
    Field field[SERIES + 1]


cdef struct Layers:
    State* states
    int count
    int room
    int32_t* table  # where to find the states of the layer that is being made
    int size
    Option* options  # by capital
    int option_count[CAPITALS]


cdef bint begin_layers(Layers* layers) noexcept nogil:
    memset(layers, 0, sizeof(Layers))
    layers.room = 1024
    layers.size = 256
    layers.states = <State*>malloc(layers.room * sizeof(State))
    layers.table = <int32_t*>malloc(layers.size * sizeof(int32_t))
    layers.options = <Option*>malloc(CAPITALS * OPTIONS * sizeof(Option))
    return layers.states != NULL and layers.table != NULL and layers.options != NULL


cdef void end_layers(Layers* layers) noexcept nogil:
    free(layers.states)
    free(layers.table)
    free(layers.options)


cdef void bound_layers(Problem* problem, Choice* choice) noexcept nogil:
    """Fill in what can still be gained from each layer on, minding the jokers."""
    cdef int used, more, capital, theme, index, layer = CAPITALS
    cdef int32_t best[5]
    cdef int32_t value
    cdef Option options[OPTIONS]
    for theme in range(THEMES):
        layer += (choice.active >> theme) & 1
    for used in range(problem.jokers + 1):
        choice.from_layer[layer][used] = (
            (used - problem.jokers) * problem.joker_cost if used >= problem.jokers_must else IMPOSSIBLE
        )
    for theme in range(THEMES - 1, -1, -1):
        if not (choice.active >> theme) & 1:
            continue
        layer -= 1
        for used in range(problem.jokers + 1):
            value = IMPOSSIBLE
            for more in range(problem.jokers - used + 1):
                value = max(value, choice.from_layer[layer + 1][used + more] + min(more, problem.theme_jokers[theme]))
            choice.from_layer[layer][used] = value
    for capital in range(CAPITALS - 1, -1, -1):
        for more in range(5):
            best[more] = IMPOSSIBLE
        for index in range(list_options(problem, capital, choice.active, IMPOSSIBLE, options)):
            more = options[index].jokers
            best[more] = max(best[more], options[index].value)
        choice.best[capital] = IMPOSSIBLE
        for more in range(5):
            choice.best[capital] = max(choice.best[capital], best[more])
        for used in range(problem.jokers + 1):
            value = IMPOSSIBLE
            for more in range(min(4, problem.jokers - used) + 1):
                if best[more] > IMPOSSIBLE:
                    value = max(value, best[more] + choice.from_layer[capital + 1][used + more])
            choice.from_layer[capital][used] = max(value, IMPOSSIBLE)
    choice.bound = choice.from_layer[0][0]


cdef bint best_of_choice(Problem* problem, Choice* choice, int32_t aim, Layers* layers, Plan* plan) noexcept nogil:
    """Find the best plan of a choice that reaches the aim, if there is one; False if memory is short."""
    cdef Counted counted[THEMES]
    cdef State start
    cdef int themes, capital, theme, first, last, state, best = -1
    cdef int32_t spread = -aim
    memset(&start, 0, sizeof(State))
    for theme in range(THEMES):
        if (choice.active >> theme) & 1:
            spread += problem.theme_jokers[theme]
    for capital in range(CAPITALS):
        spread += choice.best[capital]
    for capital in range(CAPITALS):
        layers.option_count[capital] = list_options(
            problem, capital, choice.active, choice.best[capital] - spread, &layers.options[capital * OPTIONS]
        )
    themes = count_photos(problem, choice.active, layers, counted, &start)
    layers.states[0] = start
    layers.count = 1
    first, last = 0, 1
    for capital in range(CAPITALS):
        if not after_capital(problem, choice, aim, layers, counted, themes, capital, first, last):
            return False
        first, last = last, layers.count
    for theme in range(themes):
        if not after_theme(problem, choice, aim, layers, &counted[theme], CAPITALS + 1 + theme, first, last):
            return False
        first, last = last, layers.count
    for state in range(first, last):
        layers.states[state].value += choice.from_layer[CAPITALS + themes][layers.states[state].jokers]
        if best < 0 or layers.states[state].value > layers.states[best].value:
            best = state
    if best >= 0 and layers.states[best].value >= aim:
        read_plan(choice, layers, counted, themes, best, plan)
    return True


cdef void read_plan(
    Choice* choice, Layers* layers, Counted* counted, int themes, int state, Plan* plan
) noexcept nogil:
    cdef int layer
    plan.score = layers.states[state].value
    plan.active = choice.active
    memset(plan.series_jokers, 0, THEMES)
    for layer in range(themes - 1, -1, -1):
        plan.series_jokers[counted[layer].theme] = layers.states[state].given
        state = layers.states[state].before
    for layer in range(CAPITALS - 1, -1, -1):
        plan.photos[layer] = layers.states[state].taken
        plan.family_jokers[layer] = layers.states[state].given
        state = layers.states[state].before


cdef int count_photos(
    Problem* problem, uint8_t active, Layers* layers, Counted* counted, State* start
) noexcept nogil:
    """Choose what the states count: of a crowded theme each old series, of one that has little to spare all photos."""
    cdef int theme, capital, number, takers, fields = 0, themes = 0
    cdef int photos[SERIES + 1]
    cdef Field* field
    for theme in range(THEMES):
        if not (active >> theme) & 1:
            continue
        memset(photos, 0, sizeof(photos))
        counted[themes].theme = theme
        counted[themes].fields = 0
        if (problem.crowded >> theme) & 1:
            counted[themes].fields = problem.series[theme] + 1
            for capital in range(CAPITALS):
                if (problem.all[capital] >> theme) & 1:
                    number = problem.in_series[capital][theme]
                    photos[problem.series[theme] if number == NOTHING else number] += 1
        else:
            takers = 0
            for capital in range(CAPITALS):
                takers += may_take(layers, capital, theme)
            if problem.of_theme[theme] - takers < max(4, problem.jokers + 1):
                counted[themes].fields = 1
                photos[0] = problem.of_theme[theme]
        for number in range(counted[themes].fields):
            field = &counted[themes].field[number]
            field.word = fields // FIELDS
            field.shift = fields % FIELDS * 5
            start.photos[field.word] |= <uint64_t>photos[number] << field.shift
            fields += 1
        themes += 1
    return themes


cdef bint may_take(Layers* layers, int capital, int theme) noexcept nogil:
    cdef int index
    for index in range(layers.option_count[capital]):
        if (layers.options[capital * OPTIONS + index].photos >> theme) & 1:
            return True
    return False
