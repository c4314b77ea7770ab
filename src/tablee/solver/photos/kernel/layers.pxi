# One choice of themes with series: capital by capital, then theme by theme; see `layers.py`.

cdef enum:
    WORDS = 3  # of a state's numbers of photos
    FIELDS = 12  # numbers in a word, 5 bits each
    OPTIONS = 321  # of a capital
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
    int32_t cut  # the most that anything was worth that was left out
    int listed_for  # the choice that the options are listed for
    int first_option[CAPITALS]
    int listed[CAPITALS]
    int option_count[CAPITALS]  # how many of them matter, the best first
    uint8_t takes[CAPITALS]  # the photos that one of these takes
    Option options[CAPITALS * OPTIONS]
    State first_states[FIRST_STATES]  # enough for most, without asking for memory
    int32_t first_table[FIRST_SIZE]


cdef void begin_layers(Layers* layers) noexcept nogil:
    layers.listed_for = -1
    layers.states = layers.first_states
    layers.room = FIRST_STATES
    layers.table = layers.first_table
    layers.size = FIRST_SIZE


cdef void end_layers(Layers* layers) noexcept nogil:
    if layers.states != layers.first_states:
        free(layers.states)
    if layers.table != layers.first_table:
        free(layers.table)


cdef void list_all(Problem* problem, Choice* choice, Layers* layers) noexcept nogil:
    cdef int capital, count = 0
    if layers.listed_for == (choice.active | choice.exact << 8):
        return
    layers.listed_for = choice.active | choice.exact << 8
    for capital in range(CAPITALS):
        layers.first_option[capital] = count
        layers.listed[capital] = list_options(problem, capital, choice, &layers.options[count])
        count += layers.listed[capital]


cdef void bound_layers(Problem* problem, Branch* branch, Layers* layers) noexcept nogil:
    """Fill in what can still be gained from each layer on, minding the jokers.

    A photo of a scarce theme has a price of one card moved, and as many as may be taken are free: no more can be worth it.
    """
    cdef int used, more, capital, theme, index, layer = CAPITALS + few_bits(branch.choice.active)
    cdef int32_t best[5]
    cdef int32_t value
    cdef Option* option
    list_all(problem, &branch.choice, layers)
    branch.room = min(problem.jokers, few_bits(branch.choice.scarce))
    for theme in range(THEMES):
        if (branch.choice.scarce >> theme) & 1:
            branch.room += problem.of_theme[theme] - 4
    for used in range(problem.jokers + 1):
        branch.from_layer[layer][used] = (
            (used - problem.jokers) * problem.joker_cost if used >= problem.jokers_must else IMPOSSIBLE
        )
    for theme in range(THEMES - 1, -1, -1):
        if not (branch.choice.active >> theme) & 1:
            continue
        layer -= 1
        for used in range(problem.jokers + 1):
            value = IMPOSSIBLE
            for more in range((problem.threes >> theme) & 1, problem.jokers - used + 1):
                value = max(value, branch.from_layer[layer + 1][used + more] + min(more, problem.theme_jokers[theme]))
            branch.from_layer[layer][used] = value
    for capital in range(CAPITALS - 1, -1, -1):
        option = &layers.options[layers.first_option[capital]]
        branch.best[capital] = option.priced if layers.listed[capital] else IMPOSSIBLE
        if layers.listed[capital] == 1 and option.jokers == 0:
            for used in range(problem.jokers + 1):
                branch.from_layer[capital][used] = branch.from_layer[capital + 1][used] + option.priced
            continue
        for more in range(5):
            best[more] = IMPOSSIBLE
        for index in range(layers.listed[capital]):
            best[option.jokers] = max(best[option.jokers], option.priced)
            option += 1
        for used in range(problem.jokers + 1):
            value = IMPOSSIBLE
            for more in range(min(4, problem.jokers - used) + 1):
                if best[more] > IMPOSSIBLE:
                    value = max(value, best[more] + branch.from_layer[capital + 1][used + more])
            branch.from_layer[capital][used] = value
    branch.bound = branch.from_layer[0][0] + branch.room


cdef void choose_options(Problem* problem, Branch* branch, int32_t aim, Layers* layers) noexcept nogil:
    """Leave only those options with which the aim can be reached if all others do their best."""
    cdef int capital, theme, count
    cdef int32_t floor = aim - branch.room
    cdef Option* option
    list_all(problem, &branch.choice, layers)
    for theme in range(THEMES):
        if (branch.choice.active >> theme) & 1:
            floor -= problem.theme_jokers[theme]
    for capital in range(CAPITALS):
        floor -= branch.best[capital]
    for capital in range(CAPITALS):
        count = 0
        layers.takes[capital] = 0
        option = &layers.options[layers.first_option[capital]]
        while count < layers.listed[capital] and option.priced >= floor + branch.best[capital]:
            layers.takes[capital] |= option.photos
            option += 1
            count += 1
        if count < layers.listed[capital]:
            layers.cut = max(layers.cut, aim - floor - branch.best[capital] + option.priced)
        layers.option_count[capital] = count


cdef bint best_of_branch(Problem* problem, Branch* branch, int32_t aim, Layers* layers, Plan* plan) noexcept nogil:
    """Find the best plan of a choice that reaches the aim, if there is one; False if memory is short."""
    cdef Counted counted[THEMES]
    cdef int themes, capital, theme, first = 0, state, best = -1
    layers.cut = IMPOSSIBLE
    choose_options(problem, branch, aim, layers)
    memset(&layers.states[0], 0, sizeof(State))
    themes = count_photos(problem, &branch.choice, layers, counted, &layers.states[0])
    layers.count = 1
    for capital in range(CAPITALS):
        if layers.option_count[capital] == 1:
            take_the_only(problem, layers, counted, themes, capital, first)
            continue
        state = layers.count
        if not after_capital(problem, branch, aim, layers, counted, themes, capital, first):
            return False
        first = state
    for theme in range(themes):
        state = layers.count
        if not after_theme(problem, branch, aim, layers, &counted[theme], CAPITALS + 1 + theme, first):
            return False
        first = state
    for state in range(first, layers.count):
        if layers.states[state].jokers > problem.jokers:
            continue
        layers.states[state].value += branch.from_layer[CAPITALS + themes][layers.states[state].jokers]
        if best < 0 or layers.states[state].value > layers.states[best].value:
            best = state
    if best >= 0 and layers.states[best].value >= aim:
        read_plan(branch.choice.active, layers, counted, themes, best, plan)
    return True


cdef void read_plan(
    uint8_t active, Layers* layers, Counted* counted, int themes, int state, Plan* plan
) noexcept nogil:
    cdef int layer
    plan.score = layers.states[state].value
    plan.active = active
    memset(plan.series_jokers, 0, THEMES)
    for layer in range(themes - 1, -1, -1):
        plan.series_jokers[counted[layer].theme] = layers.states[state].given
        state = layers.states[state].before
    for layer in range(CAPITALS - 1, -1, -1):
        if layers.option_count[layer] == 1:
            plan.photos[layer] = layers.options[layers.first_option[layer]].photos
            plan.family_jokers[layer] = layers.options[layers.first_option[layer]].jokers
            continue
        plan.photos[layer] = layers.states[state].taken
        plan.family_jokers[layer] = layers.states[state].given
        state = layers.states[state].before


cdef int count_photos(
    Problem* problem, Choice* choice, Layers* layers, Counted* counted, State* start
) noexcept nogil:
    """Choose what the states count: of a theme that is looked at closely each old series, of one that has little to spare all photos."""
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
            takers = 0
            for capital in range(CAPITALS):
                takers += (layers.takes[capital] >> theme) & 1
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
