# The likelihood of the others' choices, given sampled hands; see `plausible.py`.

cdef enum:
    C_RELUCTANCE = 4
    NO_CHOICE = -1

cdef struct CClue:
    int player
    int kind
    Set told
    int action  # NO_CHOICE, or the action; the other fields are the table at that time
    int8_t left
    int8_t right
    int8_t left_trump
    int8_t right_trump
    Set laid

cdef double LIKING[2 * N_DOMINOES + 1]
for _more in range(2 * N_DOMINOES + 1):
    LIKING[_more] = plausible.LIKED[_more]


cdef inline int openings_after(Set unseen, CClue* then, int action) noexcept nogil:
    cdef int left = then.left, right = then.right
    if action >= C_DRAW:
        return POPCOUNT(unseen & (FITTING[left] | FITTING[right])) + C_RELUCTANCE
    next_ends(action, &left, &right)
    return POPCOUNT(unseen & (FITTING[left] | FITTING[right]))


cdef double likelihood(State* now, Set hand, CClue* clue) noexcept nogil:
    cdef uint8_t actions[MOST_ACTIONS]
    cdef State then
    cdef Set unseen = WHOLE_BOX & ~(clue.laid | hand)
    cdef int chosen = openings_after(unseen, clue, clue.action), i, count
    cdef double total = 0
    then.hands[0] = hand
    then.turn = 0
    then.height = 0
    then.left = clue.left
    then.right = clue.right
    then.left_trump = clue.left_trump
    then.right_trump = clue.right_trump
    then.trumps = now.trumps
    then.must_trump = now.must_trump
    count = list_actions(&then, actions)
    for i in range(count):
        total += LIKING[N_DOMINOES + openings_after(unseen, clue, actions[i]) - chosen]
    return 1 / total


cdef double plausibility(State* now, int me, int dealt, CClue* clue, int clues, int8_t* came) noexcept nogil:
    """`came` has N_DOMINOES places for each player."""
    cdef Set hands[MOST_PLAYERS]
    cdef int arrived[MOST_PLAYERS]
    cdef int player, i
    cdef double weight = 1
    for player in range(now.players):
        hands[player] = 0
        arrived[player] = dealt
        if player != me:
            for i in range(dealt):
                hands[player] |= <Set>1 << came[player * N_DOMINOES + i]
    for i in range(clues):
        player = clue[i].player
        if clue[i].action != NO_CHOICE:
            weight *= likelihood(now, hands[player], clue + i)
        if clue[i].kind == C_DREW:
            hands[player] |= <Set>1 << came[player * N_DOMINOES + arrived[player]]
            arrived[player] += 1
        elif clue[i].kind == C_LAID_ANY or clue[i].kind == C_LAID_NEWEST:
            hands[player] &= ~(<Set>1 << clue[i].told)
    return weight
