# Sampled rounds: the hands, and the order of the deck; see `rounds.py`.

cdef enum:
    PLAYERS = 4
    BOX = 108
    HOLDS = 0  # the habits of a player
    LAYS = 1


cdef struct Round:
    Cards table
    Cards hand[PLAYERS]
    bint opened[PLAYERS]
    int habit[PLAYERS]
    int points[PLAYERS]
    int players
    int me
    int near
    uint8_t deck[BOX]
    int left  # of the deck


cdef struct Unseen:
    uint8_t cards[BOX]
    int count
    int held[PLAYERS]


cdef void read_seen(object seen, Round* now, Unseen* unseen):
    cdef int player, number
    cdef bytes table = seen.table, hand = seen.hand
    memset(now, 0, sizeof(Round))
    now.players = len(seen.counts)
    now.me = seen.me
    now.near = seen.near
    read_cards(table, len(table), &now.table)
    read_cards(hand, len(hand), &now.hand[now.me])
    for player in range(now.players):
        now.opened[player] = seen.opened[player]
        now.habit[player] = seen.habits[player]
        unseen.held[player] = 0 if player == now.me else seen.counts[player]
    unseen.count = 0
    for number in range(KINDS):
        if not ((now.table.photos[number // THEMES] | now.hand[now.me].photos[number // THEMES]) >> number % THEMES) & 1:
            unseen.cards[unseen.count] = number
            unseen.count += 1
    for number in range(6 - now.table.jokers - now.hand[now.me].jokers):
        unseen.cards[unseen.count] = JOKER
        unseen.count += 1


cdef void read_open(object position, Round* now):
    """Read a round with open hands; whoever acted last has nothing planned."""
    cdef int player, place
    cdef bytes table = position.table, hand
    cdef bytes deck = bytes(sorted(position.deck))
    memset(now, 0, sizeof(Round))
    now.players = len(position.hands)
    now.me = (position.turn + now.players - 1) % now.players
    now.near = position.near
    read_cards(table, len(table), &now.table)
    for player in range(now.players):
        hand = position.hands[player]
        read_cards(hand, len(hand), &now.hand[player])
        now.opened[player] = position.opened[player]
        now.habit[player] = position.habits[player]
    now.left = len(deck)
    for place in range(now.left):
        now.deck[place] = deck[place]


cdef void shuffle(uint8_t* cards, int count, uint64_t* chances) noexcept nogil:
    cdef int place, other
    cdef uint8_t card
    for place in range(count - 1, 0, -1):
        other = below(chances, place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


cdef void imagine(Round* now, Unseen* unseen, int tries, uint64_t* chances) noexcept nogil:
    """Deal the unseen cards until they explain the others' actions, at most this many times."""
    cdef int place, player
    while True:
        shuffle(unseen.cards, unseen.count, chances)
        place = 0
        for player in range(now.players):
            if player != now.me:
                read_cards(&unseen.cards[place], unseen.held[player], &now.hand[player])
                place += unseen.held[player]
        tries -= 1
        if tries <= 0 or makes_sense(now):
            break
    now.left = unseen.count - place
    memcpy(now.deck, &unseen.cards[place], now.left)


cdef bint makes_sense(Round* now) noexcept nogil:
    """Return whether the others' inaction is plausible: a player who could go out would have done so."""
    cdef int player
    cdef Cards table, hand
    for player in range(now.players):
        if player == now.me:
            continue
        if now.habit[player] == LAYS:
            table = now.table
            hand = now.hand[player]
            hand.jokers = 0  # many keep theirs
            if lay_most(&table, &hand, now.opened[player]):
                return False
        elif can_go_out(&now.table, &now.hand[player], now.opened[player]):
            return False
    return True
