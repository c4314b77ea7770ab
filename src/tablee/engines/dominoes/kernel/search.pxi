# The exact search of a round between two, as in `search.py`, with a table of positions that overwrites entries when
# full.

from libc.stdlib cimport calloc, free, malloc

cdef enum:
    C_WIN = 1
    C_SHARED = 0
    C_LOSS = -1
    PROMISE_OF_A_PASS = 6
    NOT_OVER = 2
    PLACES = 1 << 21  # of the table
    # Most positions have few dominoes left and recur soon: a separate, small table for them fits into the processor's
    # cache.
    FEW = 12
    PLACES_OF_FEW = 1 << 18

cdef struct Known:
    Set position  # a hand, both ends, and whether the other player has just passed
    Set theirs    # the other hand; above it, the least and the most that can be reached, from a loss

cdef struct Duel:
    Set mine
    Set theirs
    int8_t left
    int8_t right
    int8_t left_trump
    int8_t right_trump
    int8_t passed
    int8_t trumps
    int8_t must_trump
    Set position
    Known* known

cdef struct Search:
    Known* table
    uint64_t nodes
    uint64_t most_nodes


cdef inline int list_duel(Duel* now, uint8_t* actions) noexcept nogil:
    cdef State state
    state.hands[0] = now.mine
    state.turn = 0
    state.left = now.left
    state.right = now.right
    state.left_trump = now.left_trump
    state.right_trump = now.right_trump
    state.trumps = now.trumps
    state.must_trump = now.must_trump
    state.height = 0
    return list_actions(&state, actions)


cdef inline void ends_of(Duel* now, int action, int* left, int* right) noexcept nogil:
    left[0] = now.left
    right[0] = now.right
    if action < C_DRAW:
        next_ends(action, left, right)


cdef inline int domino_in(int action) noexcept nogil:
    return DOUBLE_OF[(action - TRUMP_L) % N_ANIMALS] if action >= TRUMP_L else action % N_DOMINOES


cdef int sorted_by_promise(Duel* now, uint8_t* actions) noexcept nogil:
    """First the actions that leave the other least to lay; doubles come later, since they may still trump."""
    cdef int promises[MOST_ACTIONS]
    cdef int count = list_duel(now, actions), i, j, left, right, promise, action
    for i in range(count):
        action = actions[i]
        promise = PROMISE_OF_A_PASS
        if action < C_DRAW:
            ends_of(now, action, &left, &right)
            promise = 2 * POPCOUNT(now.theirs & (FITTING[left] | FITTING[right]))
            promise += ALL_DOUBLES >> domino_in(action) & 1
        j = i
        while j > 0 and promises[j - 1] > promise:
            promises[j] = promises[j - 1]
            actions[j] = actions[j - 1]
            j -= 1
        promises[j] = promise
        actions[j] = action
    return count


cdef int follow(Duel* now, int action, Duel* after, Search* search) noexcept nogil:
    """Write the position after the action; return the result if it ends the round, else NOT_OVER."""
    cdef int left, right, mine, theirs
    after.mine = now.theirs
    after.theirs = now.mine
    after.left_trump = now.left_trump
    after.right_trump = now.right_trump
    after.trumps = now.trumps
    after.must_trump = now.must_trump
    ends_of(now, action, &left, &right)
    after.left = left
    after.right = right
    after.passed = action == C_PASS
    if action != C_PASS:
        after.theirs ^= <Set>1 << domino_in(action)
        if LEFT <= action < RIGHT or TRUMP_L <= action < TRUMP_R:
            after.left_trump = action >= TRUMP_L
        elif action >= RIGHT:
            after.right_trump = action >= TRUMP_R
        if after.theirs == 0:
            return C_WIN
    elif now.passed:
        mine = POPCOUNT(now.mine)
        theirs = POPCOUNT(now.theirs)
        return (mine < theirs) - (mine > theirs)
    find_place(after, search)
    return NOT_OVER


cdef inline void find_place(Duel* now, Search* search) noexcept nogil:
    """Find the entry of a position in the table, and prefetch it while others are examined."""
    cdef int low = now.left * 2 + now.left_trump, high = now.right * 2 + now.right_trump
    if low > high:
        low, high = high, low
    # Which end is which does not matter; both fit above the 36 bits of a hand, so whole positions are compared.
    now.position = now.mine | <Set>low << 36 | <Set>high << 44 | <Set>now.passed << 52
    cdef uint64_t mixed = (now.position * <uint64_t>0x9E3779B97F4A7C15) ^ (now.theirs * <uint64_t>0xC2B2AE3D27D4EB4F)
    mixed ^= mixed >> 29
    if POPCOUNT(now.mine | now.theirs) > FEW:
        now.known = search.table + (mixed & (PLACES - 1))
    else:
        now.known = search.table + PLACES + (mixed & (PLACES_OF_FEW - 1))
    PREFETCH(now.known)


cdef inline int is_known_to_reach(Duel* now, int goal) noexcept nogil:
    """1: yes, 0: no, -1: unknown."""
    if now.known.position == now.position and now.known.theirs & WHOLE_BOX == now.theirs:
        if least_of(now.known) >= goal:
            return 1
        if most_of(now.known) < goal:
            return 0
    return -1


cdef inline int least_of(Known* known) noexcept nogil:
    return C_LOSS + <int>(known.theirs >> 40 & 3)


cdef inline int most_of(Known* known) noexcept nogil:
    return C_LOSS + <int>(known.theirs >> 42 & 3)


cdef inline void keep(Duel* now, int goal, bint reached) noexcept nogil:
    cdef int least = C_LOSS, most = C_WIN
    if now.known.position == now.position and now.known.theirs & WHOLE_BOX == now.theirs:
        least = least_of(now.known)
        most = most_of(now.known)
    if reached:
        least = goal
    else:
        most = goal - 1
    now.known.position = now.position
    now.known.theirs = now.theirs | <Set>(least - C_LOSS) << 40 | <Set>(most - C_LOSS) << 42


cdef int reaches(Duel* now, int goal, Search* search) noexcept nogil:
    """1: yes, 0: no, -1: it would take too long."""
    cdef int reached = is_known_to_reach(now, goal)
    if reached < 0:
        reached = is_found_to_reach(now, goal, search)
        if reached >= 0:
            keep(now, goal, reached)
    return reached


cdef int is_found_to_reach(Duel* now, int goal, Search* search) noexcept nogil:
    """The same, by examining the next positions; first those that are in the table."""
    cdef uint8_t actions[MOST_ACTIONS]
    cdef Duel after[MOST_ACTIONS]
    cdef int count, i, led, followed = 0
    search.nodes += 1
    if search.nodes > search.most_nodes:
        return -1
    count = sorted_by_promise(now, actions)
    for i in range(count):
        led = follow(now, actions[i], &after[followed], search)
        if led == NOT_OVER:
            followed += 1
        elif led >= goal:
            return 1
    for i in range(followed):
        if is_known_to_reach(&after[i], C_WIN - goal) == 0:
            return 1
    for i in range(followed):
        led = reaches(&after[i], C_WIN - goal, search)
        if led <= 0:
            return led if led < 0 else 1
    return 0


cdef int leads_to(Duel* now, int action, int goal, Search* search) noexcept nogil:
    """1: yes, 0: no, -1: it would take too long."""
    cdef Duel after
    cdef int led = follow(now, action, &after, search)
    if led != NOT_OVER:
        return led >= goal
    led = reaches(&after, C_WIN - goal, search)
    return led if led < 0 else not led
