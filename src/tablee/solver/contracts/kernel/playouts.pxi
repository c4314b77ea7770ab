# Worlds and games to their end, as `playouts.py` has them.

cdef enum:
    C_WIN = 1200
    C_SURE = 20


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
    """`known` has a hand for each player: what is surely in it."""
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


cdef void go_on(const Boxed* box, State* now, const Ways* ways, int turns, uint64_t* chances) noexcept nogil:
    """Play so many turns, or to the end where that comes first; `ways` has habits for each player."""
    while turns and now.turn >= 0:
        play_turn(box, now, &ways[now.turn], chances)
        turns -= 1


cdef int64_t prospect(const Boxed* box, State* now, const Ways* ways, int player) noexcept nogil:
    cdef Outlook outlook
    cdef int phase
    look(&outlook, box, now, ways, player)
    phase = phase_of(&outlook, 0)
    return part_of(&outlook, promise_of(&outlook, &now.hands[player], outlook.joker, -1, phase), phase) - C_POINT * outlook.joker


cdef void judge(const Boxed* box, State* now, const Ways* ways, int me, int64_t* found) noexcept nogil:
    """Add what I have won, or as good as won, and by how much I lead."""
    cdef int totals[C_PLAYERS]
    cdef int64_t hopes[C_PLAYERS]
    cdef int player, sharing = 1
    cdef int64_t lead, others = INT64_MIN
    cdef bint won = True
    memset(hopes, 0, sizeof(hopes))
    count_scores(box, now, totals)
    for player in range(now.players):
        hopes[player] = C_POINT * totals[player]
        if now.turn >= 0:
            hopes[player] += prospect(box, now, &ways[player], player)
    for player in range(now.players):
        if player == me:
            continue
        others = max(others, hopes[player])
        if hopes[player] > hopes[me] or (hopes[player] == hopes[me] and now.piles[player] > now.piles[me]):
            won = False
        elif hopes[player] == hopes[me] and now.piles[player] == now.piles[me]:
            sharing += 1
    lead = hopes[me] - others
    found[1] += lead
    if now.turn < 0:
        found[0] += C_WIN // sharing if won else 0
    elif lead > -C_SURE * C_POINT:
        found[0] += min(<int64_t>C_WIN, (C_SURE * C_POINT + lead) * C_WIN // (2 * C_SURE * C_POINT))
