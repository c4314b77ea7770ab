# Worlds and games to their end, as `playouts.py` has them.

cdef enum:
    C_WIN = 12


cdef struct Move:
    int step
    int kind
    bint joker
    int count
    uint8_t cards[C_PAID]


cdef void do_move(const Boxed* box, State* now, const Move* move, uint64_t* chances) noexcept nogil:
    if move.step == C_TAKE:
        do_take(now, move.cards, move.count)
    elif move.step == C_COMPLETE:
        do_complete(box, now, move.kind, move.cards, move.count, move.joker)
    elif move.step == C_END:
        do_end(now, chances)
    else:
        do_discard(now, move.cards, move.count)


cdef int64_t worth_of_move(Outlook* outlook, const Move* move) noexcept nogil:
    cdef Hand hand = outlook.now.hands[outlook.me]
    cdef int index = 0
    if move.step == C_END:
        return worth_of_stopping(outlook)
    if move.step == C_COMPLETE:
        while outlook.now.contracts[index] != move.kind:
            index += 1
        return worth_of_paying(outlook, index, move.cards, move.count, move.joker)
    for index in range(move.count):
        if move.step == C_TAKE:
            add_card(&hand, move.cards[index])
        else:
            drop_card(&hand, move.cards[index])
    return promise_of(outlook, &hand, outlook.joker, -1, phase_of(outlook, 0))


cdef void deal_anew(State* world, const Hand* known, uint64_t* chances) noexcept nogil:
    """`known` has a hand for each player: the cards known to be in it."""
    cdef int player, card, count
    cdef int counts[C_PLAYERS]
    for player in range(world.players):
        if player == world.turn:
            continue
        counts[player] = 0
        for card in range(N_CARDS):
            for count in range(world.hands[player].cards[card] - known[player].cards[card]):
                world.deck[world.height] = card
                world.height += 1
                counts[player] += 1
    shuffle_all(world.deck, world.height, chances)
    shuffle_all(world.contract_deck, world.contract_height, chances)
    for player in range(world.players):
        if player == world.turn:
            continue
        world.hands[player] = known[player]
        for count in range(counts[player]):
            world.height -= 1
            add_card(&world.hands[player], world.deck[world.height])


cdef void play_to_the_end(const Boxed* box, State* now, const Ways* ways, uint64_t* chances) noexcept nogil:
    """`ways` has habits for each player."""
    while now.turn >= 0:
        play_turn(box, now, &ways[now.turn], chances)


cdef void rank_players(const Boxed* box, State* now, const int* ahead, int* totals, int* ties) noexcept nogil:
    """Write each player's total, and what decides between equal ones; `ahead` may be NULL."""
    cdef int player
    count_scores(box, now, totals)
    for player in range(now.players):
        ties[player] = now.piles[player] if ahead == NULL else 0
        if ahead != NULL:
            totals[player] += ahead[player]


cdef int share_of(int players, const int* totals, const int* ties, int me) noexcept nogil:
    cdef int player, sharing = 0
    for player in range(players):
        if totals[player] > totals[me] or (totals[player] == totals[me] and ties[player] > ties[me]):
            return 0
        sharing += totals[player] == totals[me] and ties[player] == ties[me]
    return C_WIN // sharing


cdef void judge(const Boxed* box, State* now, int me, const int* ahead, int64_t* found) noexcept nogil:
    """Add what I have won, and by how much I lead."""
    cdef int totals[C_PLAYERS]
    cdef int ties[C_PLAYERS]
    cdef int player, others = -1
    cdef bint first = True
    rank_players(box, now, ahead, totals, ties)
    for player in range(now.players):
        if player != me and (first or totals[player] > others):
            others = totals[player]
            first = False
    found[0] += share_of(now.players, totals, ties, me)
    found[1] += totals[me] - others


cdef void judge_all(const Boxed* box, State* now, const int* ahead, int64_t* found) noexcept nogil:
    """Add what each player has won, and the points."""
    cdef int totals[C_PLAYERS]
    cdef int ties[C_PLAYERS]
    cdef int player
    rank_players(box, now, ahead, totals, ties)
    for player in range(now.players):
        found[2 * player] += share_of(now.players, totals, ties, player)
        found[2 * player + 1] += totals[player]
