# Rounds played to their end, as `playouts.py` does it, with the numbers of `chances.py`.

cdef enum:
    C_WHOLE = 60


cdef inline uint64_t next_number(uint64_t* chances) noexcept nogil:
    chances[0] += <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t mixed = chances[0]
    mixed = (mixed ^ (mixed >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <uint64_t>0x94D049BB133111EB
    return mixed ^ (mixed >> 31)


cdef inline int below(uint64_t* chances, int count) noexcept nogil:
    return ((next_number(chances) >> 32) * count) >> 32


cdef int choose_carefully(State* now, uint64_t* chances) noexcept nogil:
    """The lay after which the fewest dominoes that this player has not seen fit either end; ties by chance."""
    cdef uint8_t actions[MOST_ACTIONS]
    cdef int count = list_actions(now, actions)
    cdef int i, action, animal, left, right, openings, ties = 0, best = actions[0], fewest = N_DOMINOES + 1
    if actions[0] >= C_DRAW or count == 1:
        return best
    cdef Set unseen = WHOLE_BOX & ~(now.laid | now.hands[now.turn])
    for i in range(count):
        action = actions[i]
        if action >= C_DRAW:
            continue
        left = now.left
        right = now.right
        if action >= TRUMP_L:
            animal = (action - TRUMP_L) % N_ANIMALS
            if action < TRUMP_R:
                left = animal
            else:
                right = animal
        elif action < LEFT:
            left = ONE[action]
            right = TWO[action]
        elif action < RIGHT:
            left = other_half(action - LEFT, left)
        else:
            right = other_half(action - RIGHT, right)
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
    """Do any legal action. Mostly something fits: then nothing is listed, and no number has to be read again."""
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


cdef int share_of(State* now, int player) noexcept nogil:
    cdef int other, winners = 0, fewest = fewest_held(now)
    if POPCOUNT(now.hands[player]) != fewest:
        return 0
    for other in range(now.players):
        winners += POPCOUNT(now.hands[other]) == fewest
    return C_WHOLE // winners


cdef inline void share_out(State* now, uint64_t* won) noexcept nogil:
    """Add to what each player has won."""
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
