# From lists of texts to a problem. A position that cannot be read is left to `position.py`, which can explain why.

from cpython.unicode cimport PyUnicode_CheckExact

cdef extern from *:
    """
    /* The letters of a text, NULL if some are not ASCII. Browsers load kernels that know only the stable ABI. */
    static const char *ascii_of(PyObject *text, Py_ssize_t *length) {
    #ifdef Py_LIMITED_API
        const char *letters = PyUnicode_AsUTF8AndSize(text, length);
        Py_ssize_t at;
        if (letters == NULL) PyErr_Clear();  /* half of a surrogate pair */
        for (at = 0; letters != NULL && at < *length; at++)
            if (letters[at] & 0x80) return NULL;
        return letters;
    #else
        if (!PyUnicode_IS_COMPACT_ASCII(text)) return NULL;
        *length = PyUnicode_GET_LENGTH(text);
        return (const char *)PyUnicode_DATA(text);
    #endif
    }
    """
    const char* ascii_of(object text, Py_ssize_t* length) noexcept

cdef enum:
    JOKER = 102
    UNREADABLE = -1

cdef int8_t SIGN[3][32 * 32]  # by its length and its first two letters
cdef int8_t THEME[32 * 32]  # by its last two letters
cdef int THEME_LENGTH[THEMES]
cdef char TEXT[KINDS][16]
cdef int LENGTH[KINDS]


def _set_up():
    cdef int number, capital, theme
    memset(SIGN, UNREADABLE, sizeof(SIGN))
    memset(THEME, UNREADABLE, sizeof(THEME))
    for capital, sign in enumerate(SIGNS):
        SIGN[len(sign) - 1][_letters(ord(sign[0]), ord(sign[1]) if len(sign) > 1 else 0)] = capital
    for theme, name in enumerate(THEME_NAMES):
        THEME[_letters(ord(name[len(name) - 2]), ord(name[len(name) - 1]))] = theme
        THEME_LENGTH[theme] = len(name)
    for number, text in enumerate(PHOTOS):
        LENGTH[number] = len(text)
        for theme, letter in enumerate(text.encode()):
            TEXT[number][theme] = letter


cdef inline int _letters(int one, int other) noexcept:
    return (one & 31) * 32 + (other & 31)


_set_up()


cdef inline int read_card(object card) noexcept:
    """Return the number of a photo, or JOKER, or UNREADABLE."""
    cdef const char* text
    cdef Py_ssize_t length = 0
    cdef int theme, sign_length, capital, number
    if not PyUnicode_CheckExact(card):
        return UNREADABLE
    text = ascii_of(card, &length)
    if text == NULL:
        return UNREADABLE
    if length == 5 and memcmp(text, b"joker", 5) == 0:
        return JOKER
    if length < 6 or length > 13:
        return UNREADABLE
    theme = THEME[_letters(text[length - 2], text[length - 1])]
    if theme < 0:
        return UNREADABLE
    sign_length = <int>length - THEME_LENGTH[theme] - 1
    if sign_length < 1 or sign_length > 3:
        return UNREADABLE
    capital = SIGN[sign_length - 1][_letters(text[0], text[1] if sign_length > 1 else 0)]
    if capital < 0:
        return UNREADABLE
    number = capital * THEMES + theme
    if LENGTH[number] != length or memcmp(text, TEXT[number], length) != 0:
        return UNREADABLE
    return number


cdef bint read_problem(list table, tuple hand, Problem* problem):
    """Read a position; False where anything about it is wrong."""
    cdef int number, capital, theme, place = 0
    cdef uint8_t theme_bit
    cdef Meld* meld
    cdef uint32_t capitals, themes
    cdef tuple cards
    cdef object card
    memset(problem, 0, sizeof(Problem))
    memset(problem.in_series, NOTHING, sizeof(problem.in_series))
    for cards in table:
        if place == MELDS:
            return False
        meld = &problem.old[place]
        capitals = themes = 0
        for card in cards:
            number = read_card(card)
            if number == JOKER:
                meld.jokers += 1
                continue
            if number == UNREADABLE:
                return False
            capital = number // THEMES
            theme_bit = 1 << number % THEMES
            if problem.must[capital] & theme_bit:
                return False
            problem.must[capital] |= theme_bit
            capitals |= <uint32_t>1 << capital
            themes |= theme_bit
        if not add_old(problem, meld, place, capitals, themes):
            return False
        place += 1
    problem.melds = place
    for card in hand:
        number = read_card(card)
        if number == JOKER:
            problem.jokers_may += 1
            continue
        if number == UNREADABLE:
            return False
        capital = number // THEMES
        theme_bit = 1 << number % THEMES
        if (problem.must[capital] | problem.may[capital]) & theme_bit:
            return False
        problem.may[capital] |= theme_bit
    return problem.jokers_must + problem.jokers_may <= 6


cdef bint add_old(Problem* problem, Meld* meld, int place, uint32_t capitals, uint32_t themes) noexcept:
    """Enter an old meld, if it is one."""
    cdef int theme, capital
    if capitals and capitals & (capitals - 1) == 0:
        if not is_family(bits(themes), meld.jokers):
            return False
        capital = bits(capitals - 1)
        set_meld(meld, True, capital, themes, meld.jokers)
        problem.family[capital][problem.families[capital]] = place
        problem.families[capital] += 1
    elif themes and themes & (themes - 1) == 0:
        if not is_series(bits(capitals), meld.jokers):
            return False
        theme = bits(themes - 1)
        set_meld(meld, False, theme, capitals, meld.jokers)
        for capital in range(CAPITALS):
            if (capitals >> capital) & 1:
                problem.stay[capital] |= themes
                problem.in_series[capital][theme] = problem.series[theme]
        problem.serie[theme][problem.series[theme]] = place
        problem.series[theme] += 1
        problem.theme_jokers[theme] += meld.jokers
    else:
        return False
    problem.jokers_must += meld.jokers
    return True
