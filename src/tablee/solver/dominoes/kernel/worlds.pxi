# Worlds that agree with all that was seen, as `worlds.py` imagines them, number by number of the same chances.

cdef enum:
    C_PROOF = 0
    C_DREW = 1
    C_LAID_NEWEST = 2
    C_LAID_ANY = 3
    C_HOLDS = 4
    C_ATTEMPTS = 50
    MOST_CLUES = 512

cdef struct CClue:
    int player
    int kind
    Set told

cdef struct Sight:
    State now
    int me
    int dealt
    Set unseen
    int clues
    CClue clue[MOST_CLUES]


cdef bint try_to_imagine(Sight* sight, State* world, uint64_t* chances, bint marked) noexcept nogil:
    cdef Set slots[MOST_PLAYERS][N_DOMINOES]
    cdef int held[MOST_PLAYERS]
    cdef Set flat[N_DOMINOES]
    cdef int owner[N_DOMINOES]
    cdef int tight[N_DOMINOES]
    cdef int free_places[N_DOMINOES]
    cdef Set unseen = sight.unseen, possible, slot
    cdef CClue* clue
    cdef int player, i, j, count, place, tightness, domino, total = 0
    world[0] = sight.now
    for player in range(world.players):
        held[player] = 0 if player == sight.me else sight.dealt
        for i in range(held[player]):
            slots[player][i] = 0
    for i in range(sight.clues):
        clue = &sight.clue[i]
        player = clue.player
        if clue.kind == C_PROOF:
            for j in range(held[player]):
                slots[player][j] = slots[player][j] | clue.told if marked else 0
        elif clue.kind == C_DREW:
            slots[player][held[player]] = 0
            held[player] += 1
        elif clue.kind == C_LAID_NEWEST:
            held[player] -= 1
        else:
            count = 0
            for j in range(held[player]):
                if not slots[player][j] >> clue.told & 1:
                    free_places[count] = j
                    count += 1
            if count == 0:
                return False
            place = free_places[below(chances, count)]
            held[player] -= 1
            for j in range(place, held[player]):
                slots[player][j] = slots[player][j + 1]
            if clue.kind == C_HOLDS:
                world.hands[player] |= <Set>1 << clue.told
                unseen &= ~(<Set>1 << clue.told)
    for player in range(world.players):
        for i in range(held[player]):
            slot = slots[player][i]
            tightness = POPCOUNT(unseen & ~slot)
            j = total
            while j > 0 and tight[j - 1] > tightness:
                tight[j] = tight[j - 1]
                flat[j] = flat[j - 1]
                owner[j] = owner[j - 1]
                j -= 1
            tight[j] = tightness
            flat[j] = slot
            owner[j] = player
            total += 1
    for i in range(total):
        possible = unseen & ~flat[i]
        if not possible:
            return False
        domino = pick(possible, below(chances, POPCOUNT(possible)))
        world.hands[owner[i]] |= <Set>1 << domino
        unseen &= ~(<Set>1 << domino)
    world.height = 0
    while unseen:
        world.stock[world.height] = LOWEST(unseen)
        world.height += 1
        unseen &= unseen - 1
    for place in range(world.height - 1, 0, -1):
        j = below(chances, place + 1)
        domino = world.stock[place]
        world.stock[place] = world.stock[j]
        world.stock[j] = domino
    return True


cdef void imagine_world(Sight* sight, State* world, uint64_t* chances) noexcept nogil:
    cdef int attempt
    for attempt in range(C_ATTEMPTS + 1):
        if try_to_imagine(sight, world, chances, attempt < C_ATTEMPTS):
            return
