# Worlds that are consistent with all that was seen, with the same random numbers as `worlds.py`.

cdef enum:
    C_ATTEMPTS = 50
    C_FIRST_THOUGHTS = 4
    MOST_CLUES = 512

cdef struct Sight:
    State now
    int me
    int dealt
    Set unseen
    int clues
    CClue clue[MOST_CLUES]


cdef double try_to_imagine(Sight* sight, State* world, uint64_t* chances, bint marked) noexcept nogil:
    """The relative likelihood of the world; 0 if it contradicts itself."""
    cdef Set slots[MOST_PLAYERS][N_DOMINOES]
    cdef int places[MOST_PLAYERS][N_DOMINOES]
    cdef int8_t came[MOST_PLAYERS][N_DOMINOES]
    cdef int held[MOST_PLAYERS]
    cdef int arrived[MOST_PLAYERS]
    cdef Set flat[N_DOMINOES]
    cdef int owner[N_DOMINOES]
    cdef int since[N_DOMINOES]
    cdef int tight[N_DOMINOES]
    cdef int free_places[N_DOMINOES]
    cdef Set unseen = sight.unseen, possible, slot
    cdef CClue* clue
    cdef int player, i, j, count, place, tightness, domino, total = 0
    cdef double weight = 1
    world[0] = sight.now
    for player in range(world.players):
        held[player] = arrived[player] = 0 if player == sight.me else sight.dealt
        for i in range(held[player]):
            slots[player][i] = 0
            places[player][i] = i
    for i in range(sight.clues):
        clue = &sight.clue[i]
        player = clue.player
        if clue.kind == C_PROOF:
            for j in range(held[player]):
                slots[player][j] = slots[player][j] | clue.told if marked else 0
        elif clue.kind == C_DREW:
            slots[player][held[player]] = 0
            places[player][held[player]] = arrived[player]
            held[player] += 1
            arrived[player] += 1
        elif clue.kind == C_LAID_NEWEST:
            held[player] -= 1
            came[player][places[player][held[player]]] = clue.told
        else:
            count = 0
            for j in range(held[player]):
                if not slots[player][j] >> clue.told & 1:
                    free_places[count] = j
                    count += 1
            if count == 0:
                return 0
            weight *= count
            place = free_places[below(chances, count)]
            came[player][places[player][place]] = clue.told
            held[player] -= 1
            for j in range(place, held[player]):
                slots[player][j] = slots[player][j + 1]
                places[player][j] = places[player][j + 1]
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
                since[j] = since[j - 1]
                j -= 1
            tight[j] = tightness
            flat[j] = slot
            owner[j] = player
            since[j] = places[player][i]
            total += 1
    for i in range(total):
        possible = unseen & ~flat[i]
        if not possible:
            return 0
        count = POPCOUNT(possible)
        weight *= count
        domino = pick(possible, below(chances, count))
        world.hands[owner[i]] |= <Set>1 << domino
        came[owner[i]][since[i]] = domino
        unseen &= ~(<Set>1 << domino)
    world.height = 0
    while unseen:
        world.stock[world.height] = LOWEST(unseen)
        world.height += 1
        unseen &= unseen - 1
    shuffle_stock(world, chances)
    return weight * plausibility(&sight.now, sight.me, sight.dealt, sight.clue, sight.clues, &came[0][0])


cdef double imagine_world(Sight* sight, State* world, uint64_t* chances) noexcept nogil:
    cdef int attempt
    cdef double weight = 0
    for attempt in range(C_ATTEMPTS + 1):
        weight = try_to_imagine(sight, world, chances, attempt < C_ATTEMPTS)
        if weight > 0:
            break
    return weight


cdef struct Imagined:
    State world
    double weight


cdef void keep_likely(Sight* sight, Imagined* imagined, int worlds, int* likely, uint64_t* chances) noexcept nogil:
    """Sample worlds and write the indices of this many, resampled by likelihood."""
    cdef int i, place = 0, count = C_FIRST_THOUGHTS * worlds
    cdef double total = 0, step, at
    for i in range(count):
        imagined[i].weight = imagine_world(sight, &imagined[i].world, chances)
        total += imagined[i].weight
    step = total / worlds
    at = step / 2
    for i in range(worlds):
        while at > imagined[place].weight and place < count - 1:
            at -= imagined[place].weight
            place += 1
        likely[i] = place
        at += step
