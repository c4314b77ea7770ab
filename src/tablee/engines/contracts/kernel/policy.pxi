# The policy of a fast player; see `policy.py`.

from libc.stdint cimport INT64_MIN

cdef enum:
    C_POINT = 100
    C_WHOLE = 10
    C_FAR = 8
    C_GAP = 3
    P_EARLY = 0
    P_LATE = 1
    P_LAST = 2
    C_NEAR_THE_END = 2
    C_PAID = 16  # more cards than any contract costs


cdef struct Ways:  # habits
    int contract
    int card
    int bonus
    int joker
    int later
    int nearer[3][C_FAR]
    int next_best[C_MARKET]
    int gaps[2 * C_GAP + 1]


cdef struct Outlook:
    const Boxed* box
    const Ways* ways
    State* now
    int me
    bint joker
    int64_t worths[C_MARKET]


cdef inline int count_lacking(const Boxed* box, const Deal* deal, uint64_t counts) noexcept nogil:
    cdef int place, lack, fewest = C_FIELD
    cdef uint64_t left, short_of
    for place in range(deal.first, deal.joker):
        left = (box.patterns[place] | C_GUARDS) - counts
        short_of = left & C_GUARDS
        left &= short_of - (short_of >> 6)
        lack = ((left * ONES) >> 56) & 127  # the sum of the fields
        if lack < fewest:
            fewest = lack
    return fewest


cdef int64_t worth_of_contract(const Boxed* box, State* now, const Ways* ways, int me, int kind) noexcept nogil:
    cdef const Deal* deal = &box.deals[kind]
    cdef int64_t worth = C_POINT * deal.points + ways.contract
    cdef int trophy, player, others, gap
    for trophy in range(box.trophies):
        if not deal.steps[trophy]:
            continue
        others = 0
        for player in range(now.players):
            if player != me and now.standings[player][trophy] > others:
                others = now.standings[player][trophy]
        gap = now.standings[me][trophy] - others
        gap = min(C_GAP, max(-C_GAP, gap)) + C_GAP
        worth += (<int64_t>deal.steps[trophy] * box.prizes[trophy] * C_POINT * ways.gaps[gap]) >> C_WHOLE
    return worth


cdef void look(Outlook* outlook, const Boxed* box, State* now, const Ways* ways) noexcept nogil:
    cdef int place
    outlook.box = box
    outlook.ways = ways
    outlook.now = now
    outlook.me = now.turn
    outlook.joker = now.jokers[now.turn]
    for place in range(now.n_contracts):
        outlook.worths[place] = worth_of_contract(box, now, ways, now.turn, now.contracts[place])


cdef int phase_of(const Outlook* outlook, int more) noexcept nogil:
    cdef State* now = outlook.now
    cdef int most = max(most_completed(now), now.completed[outlook.me] + more)
    if most >= now.target or now.n_contracts + now.contract_height == 0:
        return P_LAST
    return P_LATE if most >= now.target - C_NEAR_THE_END else P_EARLY


cdef int64_t promise_of(const Outlook* outlook, const Hand* hand, bint joker, int without, int phase) noexcept nogil:
    cdef const Ways* ways = outlook.ways
    cdef const int* nearer = ways.nearer[phase]
    cdef int64_t price = C_POINT if phase == P_LAST else ways.joker
    cdef int64_t promises[C_MARKET]
    cdef int64_t worth, promise, other, total = 0
    cdef const Deal* deal
    cdef int place, lack, index, found = 0
    for place in range(outlook.now.n_contracts):
        if place == without:
            continue
        deal = &outlook.box.deals[outlook.now.contracts[place]]
        lack = count_lacking(outlook.box, deal, hand.counts)
        worth = outlook.worths[place] + min(deal.size, hand.suits[deal.bonus]) * ways.bonus
        promise = (worth * nearer[min(lack, C_FAR - 1)]) >> C_WHOLE
        if joker and lack:
            other = ((worth - price) * nearer[min(lack - 1, C_FAR - 1)]) >> C_WHOLE
            if other > promise:
                promise = other
        index = found
        while index and promises[index - 1] < promise:
            promises[index] = promises[index - 1]
            index -= 1
        promises[index] = promise
        found += 1
    for index in range(found):
        total += (promises[index] * ways.next_best[index]) >> C_WHOLE
    if joker:
        total += price
    if phase == P_LAST:
        return total
    return total + ways.card * min(C_HELD, max(C_FEWEST, hand.size))


cdef inline int64_t part_of(const Outlook* outlook, int64_t promise, int phase) noexcept nogil:
    return promise if phase == P_LAST else (promise * outlook.ways.later) >> C_WHOLE


cdef int64_t worth_of_stopping(const Outlook* outlook) noexcept nogil:
    cdef int phase = phase_of(outlook, 0)
    if phase == P_LAST:
        return C_POINT * outlook.joker
    return part_of(outlook, promise_of(outlook, &outlook.now.hands[outlook.me], outlook.joker, -1, phase), phase)


cdef int64_t worth_of_paying(const Outlook* outlook, int place, const uint8_t* cards, int count, bint joker) noexcept nogil:
    cdef const Deal* deal = &outlook.box.deals[outlook.now.contracts[place]]
    cdef Hand hand = outlook.now.hands[outlook.me]
    cdef int index, bonus = 0, phase = phase_of(outlook, 1)
    for index in range(count):
        drop_card(&hand, cards[index])
        bonus += cards[index] & 3 == deal.bonus
    cdef int64_t stays = promise_of(outlook, &hand, outlook.joker and not joker, place, phase)
    return outlook.worths[place] + C_POINT * bonus + part_of(outlook, stays, phase)


cdef void consider(Outlook* outlook, int phase, const uint8_t* cards, int count, int64_t* most, uint8_t* chosen) noexcept nogil:
    cdef Hand hand = outlook.now.hands[outlook.me]
    cdef int index
    for index in range(count):
        add_card(&hand, cards[index])
    cdef int64_t worth = promise_of(outlook, &hand, outlook.joker, -1, phase)
    if worth > most[0]:
        most[0] = worth
        memcpy(&chosen[1], cards, count)
        chosen[0] = count


cdef void choose_take(const Boxed* box, State* now, const Ways* ways, uint8_t* chosen) noexcept nogil:
    """First the number of cards, then which ones."""
    cdef Outlook outlook
    cdef uint8_t group[C_VALUES]
    cdef uint8_t three[C_TAKEN]
    cdef int family, index, size, i, j, k, phase
    cdef int64_t most = INT64_MIN
    look(&outlook, box, now, ways)
    phase = phase_of(&outlook, 0)
    for family in range(N_SUITS + N_VALUES):
        size = 0
        for index in range(now.n_values):
            if (now.values[index] & 3 if family < N_SUITS else (now.values[index] >> 2) + N_SUITS) == family:
                group[size] = now.values[index]
                size += 1
        if 0 < size <= C_TAKEN:
            consider(&outlook, phase, group, size, &most, chosen)
            continue
        for i in range(size):
            three[0] = group[i]
            for j in range(i + 1, size):
                three[1] = group[j]
                for k in range(j + 1, size):
                    three[2] = group[k]
                    consider(&outlook, phase, three, C_TAKEN, &most, chosen)


cdef int pay_plainly(const Hand* hand, uint64_t pattern, const int* suits, uint8_t* cards) noexcept nogil:
    cdef int value, place, card, count, some, paid = 0
    for value in range(N_VALUES):
        count = (pattern >> C_BITS * value) & C_FIELD
        if not count:
            continue
        for place in range(N_SUITS):
            card = N_SUITS * value + suits[place]
            some = min(count, <int>hand.cards[card])
            count -= some
            while some:
                cards[paid] = card
                paid += 1
                some -= 1
    return paid


cdef int choose_payment(const Boxed* box, State* now, const Ways* ways, uint8_t* chosen, bint* with_joker, int* size) noexcept nogil:
    """The index of a contract in the market, or -1."""
    cdef Outlook outlook
    cdef const Hand* hand = &now.hands[now.turn]
    cdef uint8_t cards[C_PAID]
    cdef int wanted[N_SUITS]
    cdef int suits[N_SUITS]
    cdef int place, index, pattern, count, suit, rank, best = -1
    cdef bint joker
    cdef const Deal* deal
    look(&outlook, box, now, ways)
    cdef int64_t worth, most = worth_of_stopping(&outlook)
    memset(wanted, 0, sizeof(wanted))
    for place in range(now.n_contracts):
        wanted[box.deals[now.contracts[place]].bonus] += 1
    for place in range(now.n_contracts):
        deal = &box.deals[now.contracts[place]]
        suits[0] = deal.bonus
        count = 1
        for suit in range(N_SUITS):
            if suit == deal.bonus:
                continue
            index = count
            while index > 1 and wanted[suits[index - 1]] > wanted[suit]:
                suits[index] = suits[index - 1]
                index -= 1
            suits[index] = suit
            count += 1
        joker = True
        for pattern in range(deal.first, deal.last):
            if pattern >= deal.joker and not (joker and outlook.joker):
                break
            if ((hand.counts | C_GUARDS) - box.patterns[pattern]) & C_GUARDS != C_GUARDS:
                continue
            if pattern < deal.joker:
                joker = False
            count = pay_plainly(hand, box.patterns[pattern], suits, cards)
            worth = worth_of_paying(&outlook, place, cards, count, pattern >= deal.joker)
            if worth > most:
                most = worth
                best = place
                size[0] = count
                with_joker[0] = pattern >= deal.joker
                memcpy(chosen, cards, count)
    return best


cdef int choose_discard(const Boxed* box, State* now, const Ways* ways, uint8_t* chosen) noexcept nogil:
    cdef Outlook outlook
    cdef Hand hand = now.hands[now.turn]
    cdef int card, worst, count = 0
    cdef int64_t worth, most
    look(&outlook, box, now, ways)
    cdef int phase = phase_of(&outlook, 0)
    while hand.size > C_HELD:
        most = INT64_MIN
        worst = 0
        for card in range(N_CARDS):
            if hand.cards[card]:
                drop_card(&hand, card)
                worth = promise_of(&outlook, &hand, outlook.joker, -1, phase)
                add_card(&hand, card)
                if worth > most:
                    most = worth
                    worst = card
        drop_card(&hand, worst)
        chosen[count] = worst
        count += 1
    return count


cdef void play_turn(const Boxed* box, State* now, const Ways* ways, uint64_t* chances) noexcept nogil:
    cdef uint8_t cards[C_PAID]
    cdef int place, count
    cdef bint joker
    if now.step == C_TAKE:
        choose_take(box, now, ways, cards)
        do_take(now, &cards[1], cards[0])
    if now.step == C_COMPLETE:
        while True:
            place = choose_payment(box, now, ways, cards, &joker, &count)
            if place < 0:
                break
            do_complete(box, now, now.contracts[place], cards, count, joker)
        do_end(now, chances)
    if now.step == C_DISCARD:
        count = choose_discard(box, now, ways, cards)
        do_discard(now, cards, count)
