# Rounds played to their end, as `playouts.py` does it, with the numbers of `../chances.pxi`.

cdef enum:
    C_WHOLE = 60


cdef int choose_carefully(State* now, uint64_t* chances) noexcept nogil:
    """The lay after which the fewest dominoes that this player has not seen fit either end; ties by chance."""
    cdef uint8_t actions[MOST_ACTIONS]
    cdef int count = list_actions(now, actions)
    cdef int i, action, left, right, openings, ties = 0, best = actions[0], fewest = N_DOMINOES + 1
    if actions[0] >= C_DRAW or count == 1:
        return best
    cdef Set unseen = WHOLE_BOX & ~(now.laid | now.hands[now.turn])
    for i in range(count):
        action = actions[i]
        if action >= C_DRAW:
            continue
        left = now.left
        right = now.right
        next_ends(action, &left, &right)
        openings = POPCOUNT(unseen & (FITTING[left] | FITTING[right]))
        if openings < fewest:
            best = action
            fewest = openings
            ties = 1
        elif openings == fewest:
            ties += 1
            if below(chances, ties) == 0:
                best = action
    return best


cdef inline int choose_any(State* now, uint64_t* chances) noexcept nogil:
    cdef uint8_t actions[MOST_ACTIONS]
    cdef int count = list_actions(now, actions)
    return actions[below(chances, count)]


cdef inline void play_to_the_end(State* now, uint64_t* chances, bint careful) noexcept nogil:
    if careful:
        while now.turn >= 0:
            do_play(now, choose_carefully(now, chances))
    else:
        while now.turn >= 0:
            do_play(now, choose_any(now, chances))


cdef int share_of(State* now, int player) noexcept nogil:
    cdef int other, winners = 0, fewest = fewest_held(now)
    if POPCOUNT(now.hands[player]) != fewest:
        return 0
    for other in range(now.players):
        winners += POPCOUNT(now.hands[other]) == fewest
    return C_WHOLE // winners
