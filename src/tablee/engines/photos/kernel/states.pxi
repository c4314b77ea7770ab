# From the states before a capital or a theme to those after it.

cdef bint add_state(Layers* layers, State* state, int first) noexcept nogil:
    """Keep the state unless an equal one is known with at least the same worth; those from `first` on are of the same
    layer."""
    cdef uint64_t mixed = state.photos[0] * <uint64_t>0x9E3779B97F4A7C15 + state.photos[1]
    cdef State* known
    cdef void* more
    cdef int32_t slot
    mixed = (mixed ^ (mixed >> 29)) * <uint64_t>0xBF58476D1CE4E5B9 + state.photos[2] + state.jokers
    mixed = (mixed ^ (mixed >> 32)) * <uint64_t>0x94D049BB133111EB
    slot = <int32_t>(mixed >> 33) & (layers.size - 1)
    while layers.table[slot] >= 0:
        known = &layers.states[layers.table[slot]]
        if (
            known.photos[0] == state.photos[0]
            and known.jokers == state.jokers
            and known.photos[1] == state.photos[1]
            and known.photos[2] == state.photos[2]
        ):
            if known.value < state.value:
                known[0] = state[0]
            return True
        slot = (slot + 1) & (layers.size - 1)
    if layers.count == layers.room:
        more = larger(layers.states, layers.first_states, layers.room * sizeof(State), 2)
        if more == NULL:
            return False
        layers.states = <State*>more
        layers.room *= 2
    layers.states[layers.count] = state[0]
    layers.table[slot] = layers.count
    layers.count += 1
    if 2 * (layers.count - first) > layers.size:
        return grow_table(layers, first)
    return True


cdef void* larger(void* old, void* first, size_t size, int times) noexcept nogil:
    """Return more memory with the contents of the old, which may be the initial, not allocated one; NULL if memory is
    short."""
    cdef void* new
    if old != first:
        return realloc(old, size * times)
    new = malloc(size * times)
    if new != NULL:
        memcpy(new, old, size)
    return new


cdef bint grow_table(Layers* layers, int first) noexcept nogil:
    """Make the table four times as large and enter the layer again."""
    cdef void* more = larger(layers.table, layers.first_table, layers.size * sizeof(int32_t), 4)
    cdef int count = layers.count, index
    cdef State state
    if more == NULL:
        return False
    layers.table = <int32_t*>more
    layers.size *= 4
    clear_table(layers)
    layers.count = first
    for index in range(first, count):
        state = layers.states[index]
        if not add_state(layers, &state, first):
            return False
    return True


cdef inline void clear_table(Layers* layers) noexcept nogil:
    memset(layers.table, 0xFF, layers.size * sizeof(int32_t))


cdef State taken_by(
    Problem* problem, Option* option, Counted* counted, int themes, int capital, int32_t* price_of
) noexcept nogil:
    """Return the change of a state when a capital takes its photos and jokers."""
    cdef int theme, place
    cdef Field* field
    cdef State change
    memset(&change, 0, sizeof(State))
    change.value = option.value
    change.priced = priced(option, price_of)
    change.jokers = option.jokers
    for theme in range(themes):
        if counted[theme].fields and (option.photos >> counted[theme].theme) & 1:
            place = 0
            if counted[theme].fields > 1:
                place = problem.in_series[capital][counted[theme].theme]
                if place == NOTHING:
                    place = counted[theme].fields - 1
            field = &counted[theme].field[place]
            change.photos[field.word] += <uint64_t>1 << field.shift
    return change


cdef inline void take(State* state, State* change) noexcept nogil:
    cdef int word
    state.value += change.value
    state.priced += change.priced
    state.jokers += change.jokers
    for word in range(WORDS):
        state.photos[word] -= change.photos[word]


cdef void take_the_only(
    Problem* problem, Layers* layers, Counted* counted, int themes, int place, int first, int32_t* price_of
) noexcept nogil:
    """If a capital has no choice the number of states does not change."""
    cdef int state
    cdef State change = taken_by(
        problem, &layers.chosen[layers.first_chosen[place]], counted, themes, layers.order[place], price_of
    )
    for state in range(first, layers.count):
        take(&layers.states[state], &change)


cdef bint after_capital(
    Problem* problem, Branch* branch, int32_t aim, Layers* layers, Counted* counted, int themes, int place, int first,
    int32_t* price_of
) noexcept nogil:
    cdef int caps[THEMES]
    cdef Field fields[THEMES]
    cdef int theme, index, state, left, needed, capped = 0, last = layers.count
    cdef Option* option
    cdef State new, change
    cdef int32_t promise
    for theme in range(themes):
        if counted[theme].fields == 1 and not (branch.choice.exact >> counted[theme].theme) & 1:
            fields[capped] = counted[theme].field[0]
            caps[capped] = max(4, problem.jokers + 1)  # as good as more: the remaining capitals cannot take too many
            caps[capped] += (layers.takers[place + 1] >> 5 * counted[theme].theme) & 31
            capped += 1
    clear_table(layers)
    for index in range(layers.first_chosen[place], layers.first_chosen[place + 1]):
        option = &layers.chosen[index]
        change = taken_by(problem, option, counted, themes, layers.order[place], price_of)
        for state in range(first, last):
            new = layers.states[state]
            take(&new, &change)
            if new.jokers > problem.jokers:
                continue
            promise = halved(new.priced + layers.from_layer[place + 1][new.jokers])
            if promise < aim:
                layers.cut = max(layers.cut, promise)
                continue
            new.before = state
            new.taken = option.photos
            new.given = option.jokers
            needed = new.jokers
            for theme in range(capped):
                left = (new.photos[fields[theme].word] >> fields[theme].shift) & 31
                if left < 4:
                    needed += 1 if left == 3 else 7
                elif left > caps[theme]:
                    new.photos[fields[theme].word] -= <uint64_t>(left - caps[theme]) << fields[theme].shift
            if needed > problem.jokers:  # a series of three photos needs one, and fewer photos are no series
                continue
            if not add_state(layers, &new, last):
                return False
    return True


cdef bint after_theme(
    Problem* problem, Branch* branch, int32_t aim, Layers* layers, Counted* counted, int layer, int first
) noexcept nogil:
    cdef int8_t value[SERIES + 1][18][7]
    cdef int stay[SERIES + 1]
    cdef int last = layers.count
    cdef int state, jokers, number, photos, kept, gain, most, old = problem.theme_jokers[counted.theme]
    cdef int32_t promise
    cdef bint exact = (branch.choice.exact >> counted.theme) & 1, known
    cdef Field* field
    cdef State new
    clear_table(layers)
    for state in range(first, last):
        photos = kept = 0
        new = layers.states[state]
        for number in range(counted.fields):
            field = &counted.field[number]
            stay[number] = (new.photos[field.word] >> field.shift) & 31
            new.photos[field.word] &= ~(<uint64_t>31 << field.shift)
            photos += stay[number]
            if number < problem.series[counted.theme]:
                kept += stay[number]
        new.before = state
        most = problem.jokers - layers.states[state].jokers
        known = False
        for jokers in range(most + 1):
            gain = min(jokers, old)
            new.jokers = layers.states[state].jokers + jokers
            promise = layers.states[state].value + gain + layers.from_theme[layer][new.jokers]
            if promise < aim:
                layers.cut = max(layers.cut, promise)
                continue
            if exact:
                if not known:
                    series_values(problem, counted.theme, stay, photos, most, value)
                    known = True
                gain = value[0][photos][jokers]
                if gain < 0:
                    continue
                gain -= kept
            elif counted.fields and (photos + jokers < 4 or jokers >= photos):
                continue
            new.value = layers.states[state].value + gain
            new.given = jokers
            promise = new.value + layers.from_theme[layer][new.jokers]
            if promise < aim:
                layers.cut = max(layers.cut, promise)
                continue
            if not add_state(layers, &new, last):
                return False
    return True
