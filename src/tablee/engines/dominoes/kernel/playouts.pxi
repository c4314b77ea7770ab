# Rounds played to their end, as in `playouts.py`, with the random numbers of `../chances.pxi`.

cdef enum:
    C_WHOLE = 60


cdef int choose_carefully(State* now, uint64_t* chances) noexcept nogil:
    """The move after which the fewest dominoes unseen by this player fit either end; ties are random."""
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


cdef inline void play_any(State* now, uint64_t* chances) noexcept nogil:
    """Play any legal action. Usually something fits: then the actions need not be listed."""
    cdef uint8_t actions[MOST_ACTIONS]
    cdef int lefts, chosen, domino, turn = now.turn
    cdef Set hand = now.hands[turn], left = 0, right = 0
    if now.left >= 0:
        left = hand & FITTING[now.left]
        right = hand & FITTING[now.right]
    if not left | right:
        lefts = list_actions(now, actions)
        do_play(now, actions[below(chances, lefts)])
        return
    lefts = POPCOUNT(left)
    chosen = below(chances, lefts + POPCOUNT(right))
    if chosen < lefts:
        domino = pick(left, chosen)
        now.left = other_half(domino, now.left)
        now.left_trump = 0
    else:
        domino = pick(right, chosen - lefts)
        now.right = other_half(domino, now.right)
        now.right_trump = 0
    hand ^= <Set>1 << domino
    now.hands[turn] = hand
    now.laid |= <Set>1 << domino
    now.passes = 0
    turn += 1
    now.turn = -1 if not hand else 0 if turn == now.players else turn


cdef inline int play_to_the_end(State* now, uint64_t* chances, bint careful) noexcept nogil:
    """Play on and return how many actions it took."""
    cdef int actions = 0
    if careful:
        while now.turn >= 0:
            do_play(now, choose_carefully(now, chances))
            actions += 1
    else:
        while now.turn >= 0:
            play_any(now, chances)
            actions += 1
    return actions


cdef inline void shuffle_stock(State* now, uint64_t* chances) noexcept nogil:
    cdef int top, other, domino
    for top in range(now.height - 1, 0, -1):
        other = below(chances, top + 1)
        domino = now.stock[top]
        now.stock[top] = now.stock[other]
        now.stock[other] = domino


cdef int share_of(State* now, int player) noexcept nogil:
    cdef int other, winners = 0, fewest = fewest_held(now)
    if POPCOUNT(now.hands[player]) != fewest:
        return 0
    for other in range(now.players):
        winners += POPCOUNT(now.hands[other]) == fewest
    return C_WHOLE // winners


cdef inline void share_out(State* now, uint64_t* won) noexcept nogil:
    """Add to each player's wins."""
    cdef int counts[MOST_PLAYERS]
    cdef int player, winners = 0, fewest = N_DOMINOES
    for player in range(now.players):
        counts[player] = POPCOUNT(now.hands[player])
        if counts[player] < fewest:
            fewest = counts[player]
            winners = 0
        winners += counts[player] == fewest
    for player in range(now.players):
        if counts[player] == fewest:
            won[player] += C_WHOLE // winners
