# The table and its actions; see `table.py`.

from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

cdef enum:
    N_VALUES = 9
    N_SUITS = 4
    N_CARDS = 36
    C_PLAYERS = 4
    C_CARDS = 800
    C_CONTRACTS = 200
    C_TROPHIES = 8
    C_TAKEN = 3
    C_FEWEST = 3
    C_HELD = 10
    C_MARKET = 4
    C_VALUES = 6
    C_BITS = 7
    C_FIELD = 63
    C_TAKE = 0
    C_COMPLETE = 1
    C_DISCARD = 2
    C_END = 3
    C_OVER = -1

cdef uint64_t ONES = 0x0102040810204081
cdef uint64_t C_GUARDS = ONES << 6


cdef struct Hand:
    uint8_t cards[N_CARDS]
    int suits[N_SUITS]
    int size
    uint64_t counts


cdef struct Deal:  # of a contract
    int points
    int bonus
    int size
    int first  # where its patterns begin, where those with the joker do, and where they end
    int joker
    int last
    int steps[C_TROPHIES]


cdef struct Boxed:
    int kinds
    int trophies
    int prizes[C_TROPHIES]
    Deal* deals
    uint64_t* patterns


cdef struct State:
    int players
    int turn
    int first
    int step
    int idle
    int patience
    int target
    int n_values
    int n_contracts
    int height
    int contract_height
    int thrown
    Hand hands[C_PLAYERS]
    bint jokers[C_PLAYERS]
    int completed[C_PLAYERS]
    int points[C_PLAYERS]
    int piles[C_PLAYERS]
    int standings[C_PLAYERS][C_TROPHIES]
    uint8_t values[C_VALUES]
    uint8_t contracts[C_MARKET]
    uint8_t contract_deck[C_CONTRACTS]
    uint8_t deck[C_CARDS]
    uint8_t discards[C_CARDS]


cdef inline void add_card(Hand* hand, int card) noexcept nogil:
    hand.cards[card] += 1
    hand.suits[card & 3] += 1
    hand.size += 1
    hand.counts += <uint64_t>1 << C_BITS * (card >> 2)


cdef inline void drop_card(Hand* hand, int card) noexcept nogil:
    hand.cards[card] -= 1
    hand.suits[card & 3] -= 1
    hand.size -= 1
    hand.counts -= <uint64_t>1 << C_BITS * (card >> 2)


cdef void shuffle_all(uint8_t* things, int count, uint64_t* chances) noexcept nogil:
    cdef int place, other
    cdef uint8_t kept
    for place in range(count - 1, 0, -1):
        other = below(chances, place + 1)
        kept = things[place]
        things[place] = things[other]
        things[other] = kept


cdef inline int most_completed(State* now) noexcept nogil:
    cdef int player, most = 0
    for player in range(now.players):
        if now.completed[player] > most:
            most = now.completed[player]
    return most


cdef inline bint is_ending(State* now) noexcept nogil:
    return most_completed(now) >= now.target or now.n_contracts + now.contract_height == 0


cdef void pass_on(State* now) noexcept nogil:
    cdef int following = (now.turn + 1) % now.players
    now.idle += 1
    if (following == now.first and is_ending(now)) or now.idle >= now.patience:
        now.turn = C_OVER
    else:
        now.turn = following
    now.step = C_TAKE if now.n_values else C_COMPLETE


cdef void do_take(State* now, const uint8_t* cards, int count) noexcept nogil:
    cdef int index, place, after
    for index in range(count):
        place = 0
        while now.values[place] != cards[index]:
            place += 1
        now.n_values -= 1
        for after in range(place, now.n_values):
            now.values[after] = now.values[after + 1]
        add_card(&now.hands[now.turn], cards[index])
    now.step = C_COMPLETE


cdef void do_complete(const Boxed* box, State* now, int kind, const uint8_t* cards, int count, bint joker) noexcept nogil:
    cdef int index, place = 0, me = now.turn
    cdef Deal* deal = &box.deals[kind]
    for index in range(count):
        drop_card(&now.hands[me], cards[index])
        if cards[index] & 3 == deal.bonus:
            now.piles[me] += 1
        else:
            now.discards[now.thrown] = cards[index]
            now.thrown += 1
    while now.contracts[place] != kind:
        place += 1
    now.n_contracts -= 1
    for index in range(place, now.n_contracts):
        now.contracts[index] = now.contracts[index + 1]
    now.completed[me] += 1
    now.points[me] += deal.points
    for index in range(box.trophies):
        now.standings[me][index] += deal.steps[index]
    if joker:
        now.jokers[me] = False
    now.idle = -1


cdef inline bint has_cards(State* now, uint64_t* chances) noexcept nogil:
    if not now.height:
        memcpy(now.deck, now.discards, now.thrown)
        now.height = now.thrown
        now.thrown = 0
        shuffle_all(now.deck, now.height, chances)
    return now.height > 0


cdef void do_end(State* now, uint64_t* chances) noexcept nogil:
    while now.n_contracts < C_MARKET and now.contract_height:
        now.contract_height -= 1
        now.contracts[now.n_contracts] = now.contract_deck[now.contract_height]
        now.n_contracts += 1
    while now.n_values < C_VALUES and has_cards(now, chances):
        now.height -= 1
        now.values[now.n_values] = now.deck[now.height]
        now.n_values += 1
    while now.hands[now.turn].size < C_FEWEST and has_cards(now, chances):
        now.height -= 1
        add_card(&now.hands[now.turn], now.deck[now.height])
    if now.hands[now.turn].size > C_HELD:
        now.step = C_DISCARD
    else:
        pass_on(now)


cdef void do_discard(State* now, const uint8_t* cards, int count) noexcept nogil:
    cdef int index
    for index in range(count):
        drop_card(&now.hands[now.turn], cards[index])
        now.discards[now.thrown] = cards[index]
        now.thrown += 1
    pass_on(now)


cdef void count_scores(const Boxed* box, State* now, int* totals) noexcept nogil:
    cdef int player, trophy, most, leaders, leader
    for player in range(now.players):
        totals[player] = now.points[player] + now.piles[player] + now.jokers[player]
    for trophy in range(box.trophies):
        most = -1
        leaders = leader = 0
        for player in range(now.players):
            if now.standings[player][trophy] > most:
                most = now.standings[player][trophy]
                leader = player
                leaders = 1
            elif now.standings[player][trophy] == most:
                leaders += 1
        if leaders == 1:
            totals[leader] += box.prizes[trophy]
