# From a plan to melds, and from melds to lists of texts; see `build.py`.

cdef struct NewTable:
    int goes_on[MELDS]  # by old meld, the new one, or NOTHING
    int count
    Meld meld[MELDS + 1]


cdef inline void add_meld(NewTable* new, Meld* meld) noexcept nogil:
    if meld.continues != NOTHING:
        new.goes_on[meld.continues] = new.count
    new.meld[new.count] = meld[0]
    new.count += 1


cdef void build(Problem* problem, Plan* plan, NewTable* new) noexcept nogil:
    """Return the melds of a plan."""
    cdef int capital, theme
    cdef uint32_t left[THEMES]
    cdef Meld meld
    cdef uint8_t rest
    memset(new.goes_on, NOTHING, problem.melds * sizeof(int))
    memset(left, 0, sizeof(left))
    new.count = 0
    for capital in range(CAPITALS):
        rest = problem.all[capital] & plan.active & ~plan.photos[capital]
        for theme in range(THEMES):
            left[theme] |= <uint32_t>((rest >> theme) & 1) << capital
        if not plan.photos[capital]:
            continue
        if problem.families[capital] < 2 and is_family(few_bits(plan.photos[capital]), plan.family_jokers[capital]):
            set_meld(&meld, True, capital, plan.photos[capital], plan.family_jokers[capital])
            if problem.families[capital]:
                meld.continues = problem.family[capital][0]
            add_meld(new, &meld)
        else:
            divide_families(problem, capital, plan.photos[capital], plan.family_jokers[capital], new)
    for theme in range(THEMES):
        if not (plan.active >> theme) & 1:
            continue
        if problem.series[theme] < 2 and is_series(bits(left[theme]), plan.series_jokers[theme]):
            set_meld(&meld, False, theme, left[theme], plan.series_jokers[theme])
            if problem.series[theme]:
                meld.continues = problem.serie[theme][0]
            add_meld(new, &meld)
        else:
            divide_series(problem, theme, left[theme], plan.series_jokers[theme], new)


cdef void divide_families(Problem* problem, int capital, uint32_t photos, int jokers, NewTable* new) noexcept nogil:
    """Add the families of a capital."""
    cdef int place, some, few, kept, rest, count = few_bits(photos), first = new.count
    cdef Meld* old
    for place in range(problem.families[capital]):
        old = &problem.old[problem.family[capital][place]]
        kept = continue_families(problem, capital, photos, place, count, jokers)
        if kept == continue_families(problem, capital, photos, place + 1, count, jokers):
            continue
        some, few = count, 0
        while True:
            rest = -1
            if is_family(some, few):
                rest = continue_families(problem, capital, photos, place + 1, count - some, jokers - few)
            if rest >= 0 and rest + min(some, few_bits(photos & old.photos)) + min(few, old.jokers) == kept:
                break
            few += 1
            if few > min(jokers, some - 1):
                some, few = some - 1, 0
        go_on(problem, problem.family[capital][place], photos, some, few, new)
        count -= some
        jokers -= few
    begin(True, count, jokers, is_family(count, jokers), new)
    fill(capital, photos, first, new)


cdef void divide_series(Problem* problem, int theme, uint32_t photos, int jokers, NewTable* new) noexcept nogil:
    """Add the series of a theme."""
    cdef int8_t value[SERIES + 1][18][7]
    cdef int stay[SERIES + 1]
    cdef int place, some, few, rest, count = bits(photos), first = new.count
    cdef Meld* old
    for place in range(problem.series[theme]):
        stay[place] = bits(photos & problem.old[problem.serie[theme][place]].photos)
    series_values(problem, theme, stay, count, jokers, value)
    for place in range(problem.series[theme]):
        if value[place][count][jokers] == value[place + 1][count][jokers]:
            continue
        old = &problem.old[problem.serie[theme][place]]
        some, few = count, 0
        while True:
            rest = -1
            if is_series(some, few):
                rest = value[place + 1][count - some][jokers - few]
            if rest >= 0 and rest + min(some, stay[place]) + min(few, old.jokers) == value[place][count][jokers]:
                break
            few += 1
            if few > min(jokers, some - 1):
                some, few = some - 1, 0
        go_on(problem, problem.serie[theme][place], photos, some, few, new)
        count -= some
        jokers -= few
    begin(False, count, jokers, is_series(count, jokers), new)
    fill(theme, photos, first, new)


cdef void go_on(Problem* problem, int place, uint32_t photos, int some, int few, NewTable* new) noexcept nogil:
    """Add a meld that continues an old one with this many photos and jokers, so far only its own."""
    cdef Meld* old = &problem.old[place]
    cdef Meld meld
    set_meld(&meld, old.family, some, some_of(photos & old.photos, some), few)
    meld.continues = place
    add_meld(new, &meld)


cdef void begin(bint family, int photos, int jokers, bint one, NewTable* new) noexcept nogil:
    """Add a new meld, or two, or none, of this many photos and jokers, so far without photos."""
    cdef Meld meld
    if photos and not one:
        set_meld(&meld, family, photos // 2, 0, jokers // 2)
        add_meld(new, &meld)
        photos -= photos // 2
        jokers -= jokers // 2
    if photos:
        set_meld(&meld, family, photos, 0, jokers)
        add_meld(new, &meld)


cdef void fill(int key, uint32_t photos, int first, NewTable* new) noexcept nogil:
    """Fill the melds from this one on with their missing photos; until then, their key is the number they will have."""
    cdef int index
    for index in range(first, new.count):
        photos &= ~new.meld[index].photos
    for index in range(first, new.count):
        new.meld[index].photos |= some_of(photos, new.meld[index].key - bits(new.meld[index].photos))
        photos &= ~new.meld[index].photos
        new.meld[index].key = key


cdef uint32_t some_of(uint32_t photos, int count) noexcept nogil:
    """Return the first of them, at most this many."""
    cdef uint32_t some = 0
    while count > 0 and photos:
        some |= photos & (0 - photos)
        photos &= photos - 1
        count -= 1
    return some


cdef bint has(Meld* meld, int number) noexcept:
    cdef int capital = number // THEMES, theme = number % THEMES
    if meld.family:
        return meld.key == capital and (meld.photos >> theme) & 1
    return meld.key == theme and (meld.photos >> capital) & 1


cdef list come(list cards, Meld* meld, uint32_t photos, int jokers):
    """Add photos and jokers in their order."""
    cdef int place
    for place in range(CAPITALS):
        if (photos >> place) & 1:
            cards.append(PHOTOS[meld.key * THEMES + place if meld.family else place * THEMES + meld.key])
    for place in range(jokers):
        cards.append(JOKER_TEXT)
    return cards


cdef tuple write_table(list table, Problem* problem, NewTable* new):
    """Return the new table: continued melds in their places and order, then the new ones."""
    cdef list melds = []
    cdef list cards
    cdef int place = 0, jokers, number
    cdef Meld* meld
    cdef tuple old
    cdef object card
    for old in table:
        if new.goes_on[place] != NOTHING:
            meld = &new.meld[new.goes_on[place]]
            if meld.photos == problem.old[place].photos and meld.jokers == problem.old[place].jokers:
                melds.append(old)
            else:
                cards = []
                jokers = meld.jokers
                for card in old:
                    number = read_card(card)
                    if number == JOKER:
                        if jokers:
                            jokers -= 1
                            cards.append(card)
                    elif has(meld, number):
                        cards.append(card)
                melds.append(tuple(come(cards, meld, meld.photos & ~problem.old[place].photos, jokers)))
        place += 1
    for place in range(new.count):
        meld = &new.meld[place]
        if meld.continues == NOTHING:
            melds.append(tuple(come([], meld, meld.photos, meld.jokers)))
    return tuple(melds)
