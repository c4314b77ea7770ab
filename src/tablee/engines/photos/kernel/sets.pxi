# Sets of cards without an arrangement: do they all fit on the table, and which of them can be laid? See `sets.py`.

cdef struct Cards:
    uint8_t photos[CAPITALS]
    int jokers


cdef inline void add_card(Cards* cards, int number) noexcept nogil:
    if number == JOKER:
        cards.jokers += 1
    else:
        cards.photos[number // THEMES] |= 1 << number % THEMES


cdef void read_cards(const uint8_t* numbers, int count, Cards* cards) noexcept nogil:
    cdef int place
    memset(cards, 0, sizeof(Cards))
    for place in range(count):
        add_card(cards, numbers[place])


cdef inline void move(Cards* source, Cards* target, Cards* some) noexcept nogil:
    """Move some cards; a negative number of jokers goes the other way."""
    cdef int capital
    for capital in range(CAPITALS):
        source.photos[capital] &= ~some.photos[capital]
        target.photos[capital] |= some.photos[capital]
    source.jokers -= some.jokers
    target.jokers += some.jokers


cdef inline int photos_of(Cards* cards) noexcept nogil:
    cdef int capital, count = 0
    for capital in range(CAPITALS):
        count += few_bits(cards.photos[capital])
    return count


cdef inline int cost_of(Cards* hand) noexcept nogil:
    return photos_of(hand) + 10 * hand.jokers


cdef bint has_meld(Cards* cards) noexcept nogil:
    """Return whether some of these cards by themselves are a meld (PR-26)."""
    cdef int capital, theme, joker = 1 if cards.jokers else 0
    cdef uint32_t themes = 0
    for capital in range(CAPITALS):
        if few_bits(cards.photos[capital]) + joker >= 3:
            return True
        themes += apart(cards.photos[capital])
    for theme in range(THEMES):
        if <int>((themes >> 5 * theme) & 31) + joker >= 4:
            return True
    return False


cdef void pose(Cards* must, Cards* may, Problem* problem) noexcept nogil:
    """Find an arrangement with all required cards on the table and the most points of the optional ones."""
    cdef int capital
    memset(problem, 0, sizeof(Problem))
    memset(problem.in_series, NOTHING, sizeof(problem.in_series))
    for capital in range(CAPITALS):
        problem.must[capital] = must.photos[capital]
        problem.may[capital] = may.photos[capital]
    problem.jokers_must = must.jokers
    problem.jokers_may = may.jokers
    problem.photo_cost = 7  # as in `problem.py`, without cards that could be kept in their melds
    problem.joker_cost = 69
    finish(problem)


cdef bint all_fit(Cards* table, Cards* hand) noexcept nogil:
    """Return whether all these cards together can lie in melds."""
    cdef Cards cards = table[0], none
    cdef Problem problem
    cdef Plan plan
    cdef int capital
    for capital in range(CAPITALS):
        cards.photos[capital] |= hand.photos[capital]
    cards.jokers += hand.jokers
    memset(&none, 0, sizeof(Cards))
    pose(&cards, &none, &problem)
    return search(&problem, &plan) and plan.score >= 0


cdef bint can_go_out(Cards* table, Cards* hand, bint opened) noexcept nogil:
    return (opened or has_meld(hand)) and all_fit(table, hand)


cdef bint lay_most(Cards* table, Cards* hand, bint opened) noexcept nogil:
    """Lay the most expensive cards, and return whether there were any; a player who has not opened must open with
    them."""
    cdef Problem problem
    cdef Plan plan
    cdef Cards laid
    cdef int capital, theme
    pose(table, hand, &problem)
    if not search(&problem, &plan):
        return False
    laid.jokers = -table.jokers
    for theme in range(THEMES):
        laid.jokers += plan.series_jokers[theme]
    for capital in range(CAPITALS):
        laid.photos[capital] = hand.photos[capital] & (plan.active | plan.photos[capital])
        laid.jokers += plan.family_jokers[capital] if plan.photos[capital] else 0
    if not (laid.jokers or photos_of(&laid)) or not (opened or has_meld(&laid)):
        return False
    move(hand, table, &laid)
    return True
