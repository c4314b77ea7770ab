# One choice of themes with series: capital by capital, then theme by theme; see `layers.py`.

cdef enum:
    WORDS = 3  # of a state's numbers of photos
    FIELDS = 12  # numbers in a word, 5 bits each
    OPTIONS = 321  # of a capital
    FIRST_OPTIONS = 2048
    FIRST_STATES = 256
    FIRST_SIZE = 64


cdef struct State:
    uint64_t photos[WORDS]  # left to the series that are counted
    int32_t value
    int32_t priced
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
    int32_t cut  # the highest worth of anything left out
    Option* options  # of all branches looked at so far
    int listed
    int option_room
    Option chosen[CAPITALS * OPTIONS]  # the options that can still be useful, capital by capital
    int first_chosen[CAPITALS + 1]
    int order[CAPITALS]
    uint32_t takers[CAPITALS + 1]  # by theme, how many of the remaining capitals may take a photo
    int32_t from_layer[CAPITALS + 1][7]  # the gain still possible at the prices, by the jokers used
    int32_t from_theme[THEMES + 1][7]  # the same for themes, whose photos are known by then
    State first_states[FIRST_STATES]  # enough for most, without asking for memory
    int32_t first_table[FIRST_SIZE]
    Option first_options[FIRST_OPTIONS]


cdef void begin_layers(Layers* layers) noexcept nogil:
    layers.listed = 0
    layers.options = layers.first_options
    layers.option_room = FIRST_OPTIONS
    layers.states = layers.first_states
    layers.room = FIRST_STATES
    layers.table = layers.first_table
    layers.size = FIRST_SIZE


cdef void end_layers(Layers* layers) noexcept nogil:
    if layers.states != layers.first_states:
        free(layers.states)
    if layers.table != layers.first_table:
        free(layers.table)
    if layers.options != layers.first_options:
        free(layers.options)


cdef bint list_all(Problem* problem, Branch* branch, Layers* layers) noexcept nogil:
    """List the options of a branch; False if memory is short."""
    cdef int capital
    cdef void* more
    for capital in range(CAPITALS):
        branch.first_option[capital] = layers.listed
        if layers.listed + OPTIONS > layers.option_room:
            more = larger(layers.options, layers.first_options, layers.option_room * sizeof(Option), 2)
            if more == NULL:
                return False
            layers.options = <Option*>more
            layers.option_room *= 2
        layers.listed += list_options(problem, capital, &branch.choice, &layers.options[layers.listed])
    branch.first_option[CAPITALS] = layers.listed
    return True


cdef void choose_options(Problem* problem, Branch* branch, int32_t aim, Layers* layers) noexcept nogil:
    """Keep only the options with which the aim can be reached if all others do their best.

    Capitals that have no choice come first.
    """
    cdef int32_t price_of[1 << THEMES]
    cdef int32_t best[CAPITALS]
    cdef int capital, index, single, place = 0, count = 0
    cdef int left[CAPITALS]
    cdef uint8_t takes[CAPITALS]
    cdef int32_t value, floor = 2 * aim - at_most_for_series(problem, branch)
    price_sets(branch.price, price_of)
    for capital in range(CAPITALS):
        best[capital] = IMPOSSIBLE
        for index in range(branch.first_option[capital], branch.first_option[capital + 1]):
            best[capital] = max(best[capital], priced(&layers.options[index], price_of))
        floor -= best[capital]
    for capital in range(CAPITALS):
        left[capital] = 0
        for index in range(branch.first_option[capital], branch.first_option[capital + 1]):
            value = priced(&layers.options[index], price_of) - best[capital]
            if value >= floor:
                left[capital] += 1
            else:
                layers.cut = max(layers.cut, aim + halved(value - floor))
    for single in range(1, -1, -1):
        for capital in range(CAPITALS):
            if (left[capital] == 1) != single:
                continue
            layers.order[place] = capital
            layers.first_chosen[place] = count
            takes[place] = 0
            for index in range(branch.first_option[capital], branch.first_option[capital + 1]):
                if priced(&layers.options[index], price_of) - best[capital] >= floor:
                    layers.chosen[count] = layers.options[index]
                    takes[place] |= layers.options[index].photos
                    count += 1
            place += 1
    layers.first_chosen[CAPITALS] = count
    layers.takers[CAPITALS] = 0
    for place in range(CAPITALS - 1, -1, -1):
        layers.takers[place] = layers.takers[place + 1] + apart(takes[place])


cdef bint best_of_branch(Problem* problem, Branch* branch, int32_t aim, Layers* layers, Plan* plan) noexcept nogil:
    """Find the best plan of a choice that reaches the aim, if there is one; False if memory is short."""
    cdef Counted counted[THEMES]
    cdef int32_t price_of[1 << THEMES]
    cdef int32_t bound
    cdef uint8_t short
    cdef int themes, place, theme, first = 0, state, best = -1
    layers.cut = IMPOSSIBLE
    choose_options(problem, branch, aim, layers)
    bound = halved(bound_capitals(problem, branch, layers.chosen, layers.first_chosen, layers.from_layer, &short))
    if bound < aim:
        layers.cut = max(layers.cut, bound)
        return True
    bound_themes(problem, branch, NULL, layers.from_theme)
    price_sets(branch.price, price_of)
    memset(&layers.states[0], 0, sizeof(State))
    themes = count_photos(problem, &branch.choice, layers, counted, &layers.states[0])
    layers.count = 1
    for place in range(CAPITALS):
        if layers.first_chosen[place + 1] - layers.first_chosen[place] == 1:
            take_the_only(problem, layers, counted, themes, place, first, price_of)
            continue
        state = layers.count
        if not after_capital(problem, branch, aim, layers, counted, themes, place, first, price_of):
            return False
        first = state
    for theme in range(themes):
        state = layers.count
        if not after_theme(problem, branch, aim, layers, &counted[theme], theme + 1, first):
            return False
        first = state
    for state in range(first, layers.count):
        if layers.states[state].jokers > problem.jokers:
            continue
        layers.states[state].value += layers.from_theme[themes][layers.states[state].jokers]
        if best < 0 or layers.states[state].value > layers.states[best].value:
            best = state
    if best >= 0 and layers.states[best].value >= aim:
        read_plan(branch.choice.active, layers, counted, themes, best, plan)
    return True


cdef void read_plan(
    uint8_t active, Layers* layers, Counted* counted, int themes, int state, Plan* plan
) noexcept nogil:
    cdef int layer, capital
    plan.score = layers.states[state].value
    plan.active = active
    memset(plan.series_jokers, 0, THEMES)
    for layer in range(themes - 1, -1, -1):
        plan.series_jokers[counted[layer].theme] = layers.states[state].given
        state = layers.states[state].before
    for layer in range(CAPITALS - 1, -1, -1):
        capital = layers.order[layer]
        if layers.first_chosen[layer + 1] - layers.first_chosen[layer] == 1:
            plan.photos[capital] = layers.chosen[layers.first_chosen[layer]].photos
            plan.family_jokers[capital] = layers.chosen[layers.first_chosen[layer]].jokers
            continue
        plan.photos[capital] = layers.states[state].taken
        plan.family_jokers[capital] = layers.states[state].given
        state = layers.states[state].before


cdef int count_photos(
    Problem* problem, Choice* choice, Layers* layers, Counted* counted, State* start
) noexcept nogil:
    """Choose what the states count: for a theme under close examination each old series, for one with little to spare
    all photos."""
    cdef int theme, capital, number, takers, fields = 0, themes = 0
    cdef int photos[SERIES + 1]
    cdef Field* field
    for theme in range(THEMES):
        if not (choice.active >> theme) & 1:
            continue
        memset(photos, 0, sizeof(photos))
        counted[themes].theme = theme
        counted[themes].fields = 0
        if (choice.exact >> theme) & 1:
            counted[themes].fields = problem.series[theme] + 1
            for capital in range(CAPITALS):
                if (problem.all[capital] >> theme) & 1:
                    number = problem.in_series[capital][theme]
                    photos[problem.series[theme] if number == NOTHING else number] += 1
        else:
            takers = (layers.takers[0] >> 5 * theme) & 31
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
