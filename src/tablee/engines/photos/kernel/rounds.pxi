# Rounds played to their end with simple habits; see `rounds.py`.

cdef struct Outs:
    int8_t mine[BOX]  # by the number of cards drawn: could I go out? Nothing that I lay changes that. -1: unknown
    int8_t theirs[BOX]  # could the player who drew it go out, with the table as it was at the start?


cdef void play_out(Round* now, Cards* laid, int later, Outs* known) noexcept nogil:
    """Play to the end: I lay these cards now, or all I can in this many turns, and then hold until I can go out."""
    cdef int drawn, player = now.me
    cdef bint mine = True, theirs = True, out
    cdef int8_t* before
    if laid.jokers or photos_of(laid):
        move(&now.hand[player], &now.table, laid)
        now.opened[player] = True
        theirs = False
        if not photos_of(&now.hand[player]) + now.hand[player].jokers:
            score(now, player)
            return
    for drawn in range(now.left):
        player = (player + 1) % now.players
        add_card(&now.hand[player], now.deck[drawn])
        before = NULL
        if player == now.me and mine:
            before = &known.mine[drawn]
        elif player != now.me and theirs:
            before = &known.theirs[drawn]
        if before != NULL and before[0] >= 0:
            out = before[0]
        else:
            out = can_go_out(&now.table, &now.hand[player], now.opened[player])
            if before != NULL:
                before[0] = out
        if out:
            score(now, player)
            return
        later -= player == now.me
        if now.habit[player] == LAYS or (player == now.me and later == 0) or is_near(now, player):
            if lay_most(&now.table, &now.hand[player], now.opened[player]):
                now.opened[player] = True
                theirs = False
                mine = mine and player == now.me


cdef void score(Round* now, int winner) noexcept nogil:
    cdef int player
    for player in range(now.players):
        if player != winner:
            now.points[player] = -cost_of(&now.hand[player])
            now.points[winner] -= now.points[player]


cdef bint is_near(Round* now, int player) noexcept nogil:
    """Return whether another player holds few cards."""
    cdef int other
    for other in range(now.players):
        if other != player and photos_of(&now.hand[other]) + now.hand[other].jokers <= now.near:
            return True
    return False


cdef void play_plan(Round* now, Round* dealt, bytes cards, int taken, int later, Outs* known):
    """Play the round as dealt to its end, with this plan."""
    cdef Cards laid
    read_cards(cards, len(cards), &laid)
    laid.jokers -= taken
    with nogil:
        now[0] = dealt[0]
        play_out(now, &laid, later, known)


def weigh(seen, lays, int worlds, uint64_t seed):
    """As `rounds.weigh`."""
    cdef Round dealt, now
    cdef Unseen unseen
    cdef Outs known
    cdef int player, taken, later, total, tries = seen.tries
    cdef bytes cards
    cdef list table = [], row
    read_seen(seen, &dealt, &unseen)
    for _ in range(worlds):
        with nogil:
            imagine(&dealt, &unseen, tries, &seed)
            memset(&known, 0xFF, sizeof(known))
        row = []
        for cards, taken, later in lays:
            play_plan(&now, &dealt, cards, taken, later, &known)
            total = 0
            for player in range(now.players):
                total += (now.players - 1) * now.points[player] if player == now.me else -now.points[player]
            row.append(total)
        table.append(row)
    return table


def weigh_each(seen, lays, int worlds, uint64_t seed):
    """As `rounds.weigh_each`."""
    cdef Round dealt, now
    cdef Unseen unseen
    cdef Outs known
    cdef int taken, later, tries = seen.tries
    cdef bytes cards
    cdef list table = [], row
    read_seen(seen, &dealt, &unseen)
    for _ in range(worlds):
        with nogil:
            imagine(&dealt, &unseen, tries, &seed)
            memset(&known, 0xFF, sizeof(known))
        row = []
        for cards, taken, later in lays:
            play_plan(&now, &dealt, cards, taken, later, &known)
            row.append(points_of(&now))
        table.append(row)
    return table


cdef tuple points_of(Round* now):
    return tuple([now.points[player] for player in range(now.players)])


def weigh_open(position, bytes first, int orders, uint64_t seed):
    """As `rounds.weigh_open`."""
    cdef Round dealt, now
    cdef Outs known
    cdef Cards nothing
    cdef int place
    cdef uint8_t card
    cdef list table = [], row
    memset(&nothing, 0, sizeof(nothing))
    read_open(position, &dealt)
    for _ in range(orders):
        shuffle(dealt.deck, dealt.left, &seed)
        row = []
        for place in range(-1, len(first)):
            with nogil:
                now = dealt
                if place >= 0:
                    card = first[place]
                    draw_first(&now, card)
                memset(&known, 0xFF, sizeof(known))
                play_out(&now, &nothing, 0, &known)
            row.append(points_of(&now))
        table.append(row)
    return table


cdef void draw_first(Round* now, uint8_t card) noexcept nogil:
    """Exchange the card that is drawn first for this one."""
    cdef int place = 0
    while now.deck[place] != card:
        place += 1
    now.deck[place] = now.deck[0]
    now.deck[0] = card
