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
    cdef int capital, theme, index, photos
    cdef uint32_t left[THEMES]
    cdef Division division
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
        photos = bits(plan.photos[capital])
        if problem.families[capital] < 2 and is_family(photos, plan.family_jokers[capital]):
            set_meld(&meld, True, capital, plan.photos[capital], plan.family_jokers[capital])
            if problem.families[capital]:
                meld.continues = problem.family[capital][0]
            add_meld(new, &meld)
            continue
        divide(
            problem, capital, plan.photos[capital], plan.family_jokers[capital],
            (1 << problem.families[capital]) - 1, &division,
        )
        for index in range(division.count):
            add_meld(new, &division.meld[index])
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


cdef void divide_series(Problem* problem, int theme, uint32_t photos, int jokers, NewTable* new) noexcept nogil:
    """Add the series of a theme: first what stays, then photos from elsewhere where some are missing."""
    cdef int8_t value[SERIES + 1][18][7]
    cdef int stay[SERIES + 1]
    cdef int place, some = 0, few = 0, kept, total = bits(photos), first = new.count, index, missing
    cdef Meld meld
    cdef Meld* old
    cdef uint32_t spare = photos
    cdef bint found
    for place in range(problem.series[theme]):
        stay[place] = bits(photos & problem.old[problem.serie[theme][place]].photos)
    series_values(problem, theme, stay, total, jokers, value)
    for place in range(problem.series[theme]):
        if value[place][total][jokers] == value[place + 1][total][jokers]:
            continue
        old = &problem.old[problem.serie[theme][place]]
        found = False
        for some in range(total, 2, -1):
            for few in range(min(jokers, some - 1, 17 - some) + 1):
                if some + few < 4 or value[place + 1][total - some][jokers - few] < 0:
                    continue
                kept = value[place + 1][total - some][jokers - few] + min(some, stay[place]) + min(few, old.jokers)
                if kept == value[place][total][jokers]:
                    found = True
                    break
            if found:
                break
        set_meld(&meld, False, theme, some_of(photos & old.photos, some), few)
        meld.continues = problem.serie[theme][place]
        spare &= ~meld.photos
        meld.key = some  # how many it shall have, until it has them
        add_meld(new, &meld)
        total -= some
        jokers -= few
    if total + jokers > 17:
        set_meld(&meld, False, total // 2, 0, (jokers + 1) // 2)
        add_meld(new, &meld)
        set_meld(&meld, False, total - total // 2, 0, jokers // 2)
        add_meld(new, &meld)
    elif total:
        set_meld(&meld, False, total, 0, jokers)
        add_meld(new, &meld)
    for index in range(first, new.count):
        missing = new.meld[index].key - bits(new.meld[index].photos)
        new.meld[index].photos |= some_of(spare, missing)
        spare &= ~new.meld[index].photos
        new.meld[index].key = theme


cdef uint32_t some_of(uint32_t photos, int count) noexcept nogil:
    """Return the first so many of them, or all."""
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
    """Return the new table: what goes on in its place and in its order, then what is new."""
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
