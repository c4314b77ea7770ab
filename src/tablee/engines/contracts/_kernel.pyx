# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Games of contracts in C: the same answers as the pure Python beside it, and without the interpreter's lock."""

from libc.stdlib cimport free, malloc

include "../chances.pxi"
include "kernel/table.pxi"
include "kernel/policy.pxi"
include "kernel/playouts.pxi"


cdef class Box:
    """As `box.Box`."""

    cdef Boxed tables

    def __init__(self, kinds, trophies):
        cdef int index, place, trophy
        if not (1 <= len(kinds) <= C_CONTRACTS and len(trophies) <= C_TROPHIES) or self.tables.deals != NULL:
            raise ValueError(f"from 1 to {C_CONTRACTS} kinds of contracts, and at most {C_TROPHIES} trophies")
        self.tables.kinds = len(kinds)
        self.tables.trophies = len(trophies)
        for trophy in range(self.tables.trophies):
            self.tables.prizes[trophy] = trophies[trophy]
        self.tables.deals = <Deal*>malloc(len(kinds) * sizeof(Deal))
        self.tables.patterns = <uint64_t*>malloc(
            sum(len(kind.patterns) + len(kind.with_joker) for kind in kinds) * sizeof(uint64_t)
        )
        if self.tables.deals == NULL or self.tables.patterns == NULL:
            raise MemoryError
        place = 0
        for index, kind in enumerate(kinds):
            if kind.size >= C_PAID:
                raise ValueError(f"a contract costs fewer than {C_PAID} cards")
            self.tables.deals[index].points = kind.points
            self.tables.deals[index].bonus = kind.bonus
            self.tables.deals[index].size = kind.size
            for trophy in range(self.tables.trophies):
                self.tables.deals[index].steps[trophy] = kind.steps[trophy]
            self.tables.deals[index].first = place
            for pattern in kind.patterns:
                self.tables.patterns[place] = pattern
                place += 1
            self.tables.deals[index].joker = place
            for pattern in kind.with_joker:
                self.tables.patterns[place] = pattern
                place += 1
            self.tables.deals[index].last = place

    def __dealloc__(self):
        free(self.tables.deals)
        free(self.tables.patterns)


cdef class Table:
    """As `table.Table`."""

    cdef State now
    cdef readonly Box box

    def __init__(self, Box box, at):
        cdef int index, player, trophy
        cards = sum(map(len, at.hands)) + len(at.values) + len(at.deck) + len(at.discards)
        if not 2 <= len(at.hands) <= C_PLAYERS or cards > C_CARDS or len(at.contract_deck) > C_CONTRACTS:
            raise ValueError("more players, cards or contracts than there can be")
        if len(at.values) > C_VALUES or len(at.contracts) > C_MARKET:
            raise ValueError("more in the markets than there can be")
        self.box = box
        memset(&self.now, 0, sizeof(State))
        self.now.players = len(at.hands)
        for player in range(self.now.players):
            for card in at.hands[player]:
                add_card(&self.now.hands[player], card)
            self.now.completed[player] = len(at.zones[player])
            for kind in at.zones[player]:
                self.now.points[player] += box.tables.deals[<int>kind].points
                for trophy in range(box.tables.trophies):
                    self.now.standings[player][trophy] += box.tables.deals[<int>kind].steps[trophy]
            self.now.piles[player] = at.piles[player]
            self.now.jokers[player] = at.jokers[player]
        self.now.n_values = len(at.values)
        for index in range(self.now.n_values):
            self.now.values[index] = at.values[index]
        self.now.n_contracts = len(at.contracts)
        for index in range(self.now.n_contracts):
            self.now.contracts[index] = at.contracts[index]
        self.now.height = len(at.deck)
        for index in range(self.now.height):
            self.now.deck[index] = at.deck[index]
        self.now.contract_height = len(at.contract_deck)
        for index in range(self.now.contract_height):
            self.now.contract_deck[index] = at.contract_deck[index]
        self.now.thrown = len(at.discards)
        for index in range(self.now.thrown):
            self.now.discards[index] = at.discards[index]
        self.now.turn = at.turn
        self.now.first = at.first
        self.now.step = at.step
        self.now.idle = at.idle
        self.now.patience = at.patience
        self.now.target = at.target

    def copy(self):
        """Return a copy of this table."""
        cdef Table other = Table.__new__(Table)
        other.box = self.box
        other.now = self.now
        return other

    @property
    def players(self):
        return self.now.players

    @property
    def turn(self):
        return self.now.turn

    @property
    def first(self):
        return self.now.first

    @property
    def step(self):
        return self.now.step

    @property
    def idle(self):
        return self.now.idle

    @property
    def patience(self):
        return self.now.patience

    @property
    def target(self):
        return self.now.target

    @property
    def over(self):
        """Whether the last turn has been played."""
        return self.now.turn < 0

    @property
    def ending(self):
        """Whether these are the last turns."""
        return bool(is_ending(&self.now))

    @property
    def hands(self):
        return [[self.now.hands[player].cards[card] for card in range(N_CARDS)] for player in range(self.now.players)]

    @property
    def values(self):
        return [self.now.values[index] for index in range(self.now.n_values)]

    @property
    def contracts(self):
        return [self.now.contracts[index] for index in range(self.now.n_contracts)]

    @property
    def deck(self):
        return [self.now.deck[index] for index in range(self.now.height)]

    @property
    def contract_deck(self):
        return [self.now.contract_deck[index] for index in range(self.now.contract_height)]

    @property
    def discards(self):
        return [self.now.discards[index] for index in range(self.now.thrown)]

    @property
    def completed(self):
        return [self.now.completed[player] for player in range(self.now.players)]

    @property
    def points(self):
        return [self.now.points[player] for player in range(self.now.players)]

    @property
    def standings(self):
        trophies = range(self.box.tables.trophies)
        return [[self.now.standings[player][trophy] for trophy in trophies] for player in range(self.now.players)]

    @property
    def piles(self):
        return [self.now.piles[player] for player in range(self.now.players)]

    @property
    def jokers(self):
        return [bool(self.now.jokers[player]) for player in range(self.now.players)]

    def play(self, action, seed):
        """Play one action; the seed is for reshuffling the discards into a new deck."""
        cdef Move move
        cdef uint64_t chances = seed & 0xFFFFFFFFFFFFFFFF
        read_move(action, &move)
        do_move(&self.box.tables, &self.now, &move, &chances)

    def scores(self):
        """Return the current points of each player."""
        cdef int totals[C_PLAYERS]
        count_scores(&self.box.tables, &self.now, totals)
        return [totals[player] for player in range(self.now.players)]


cdef void read_move(action, Move* move):
    step, cards, kind, joker = action
    move.step = step
    move.kind = kind
    move.joker = joker
    if len(cards) > C_PAID:
        raise ValueError("more cards than an action can have")
    move.count = len(cards)
    for index, card in enumerate(cards):
        move.cards[<int>index] = card


cdef void read_habits(habits, Ways* ways):
    cdef int index
    ways.contract = habits.contract
    ways.card = habits.card
    ways.bonus = habits.bonus
    ways.joker = habits.joker
    ways.later = habits.later
    for index in range(C_FAR):
        ways.nearer[P_EARLY][index] = habits.nearer[index]
        ways.nearer[P_LATE][index] = habits.late[index]
        ways.nearer[P_LAST][index] = 0 if index else 1 << C_WHOLE
    for index in range(C_MARKET):
        ways.next_best[index] = habits.next_best[index]
    for index in range(2 * C_GAP + 1):
        ways.gaps[index] = habits.gaps[index]


def rate(Table table, actions, habits):
    """Return a fast player's value of each legal action; as `policy.rate`."""
    cdef Ways ways
    cdef Outlook outlook
    cdef Move move
    cdef int64_t worth
    read_habits(habits, &ways)
    look(&outlook, &table.box.tables, &table.now, &ways)
    worths = []
    for action in actions:
        read_move(action, &move)
        worths.append(worth_of_move(&outlook, &move))
    return worths


cdef const int* read_ahead(ahead, int players, int* room) except? NULL:
    """What each player brings from earlier games; NULL if there were none."""
    cdef int player
    if ahead is None:
        return NULL
    for player in range(players):
        room[player] = ahead[player]
    return room


def weigh(Table table, known, actions, habits, int worlds, seed, ahead=None):
    """Return for each action its wins in this many worlds, and its lead in points; as `playouts.weigh`."""
    cdef Ways ways[C_PLAYERS]
    cdef Hand hands[C_PLAYERS]
    cdef State world, now
    cdef uint64_t later, again, chances = seed & 0xFFFFFFFFFFFFFFFF
    cdef int place, player, number, me = table.now.turn, count = len(actions)
    cdef int room[C_PLAYERS]
    cdef const int* before = read_ahead(ahead, table.now.players, room)
    cdef Move* moves = <Move*>malloc(count * sizeof(Move))
    cdef int64_t* found = <int64_t*>malloc(2 * count * sizeof(int64_t))
    try:
        if moves == NULL or found == NULL:
            raise MemoryError
        for place in range(count):
            read_move(actions[place], &moves[place])
        memset(found, 0, 2 * count * sizeof(int64_t))
        memset(hands, 0, sizeof(hands))
        for player in range(table.now.players):
            read_habits(habits, &ways[player])
            for card in known[player]:
                add_card(&hands[player], card)
        with nogil:
            for number in range(worlds):
                world = table.now
                deal_anew(&world, hands, &chances)
                later = next_number(&chances)
                for place in range(count):
                    now = world
                    again = later
                    do_move(&table.box.tables, &now, &moves[place], &again)
                    play_to_the_end(&table.box.tables, &now, ways, &again)
                    judge(&table.box.tables, &now, me, before, &found[2 * place])
        return [(found[2 * place], found[2 * place + 1]) for place in range(count)]
    finally:
        free(moves)
        free(found)


def count_playouts(Table table, habits, int games, seed, action=None, ahead=None):
    """Return each player's wins when the game is played out this many times, and the total of points; as
    `playouts.count_playouts`."""
    cdef Ways ways[C_PLAYERS]
    cdef State now
    cdef Move move
    cdef uint64_t chances = seed & 0xFFFFFFFFFFFFFFFF
    cdef int64_t found[2 * C_PLAYERS]
    cdef int room[C_PLAYERS]
    cdef const int* before = read_ahead(ahead, table.now.players, room)
    cdef int player, game
    cdef bint acts = action is not None
    memset(found, 0, sizeof(found))
    for player in range(table.now.players):
        read_habits(habits, &ways[player])
    if acts:
        read_move(action, &move)
    with nogil:
        for game in range(games):
            now = table.now
            shuffle_all(now.deck, now.height, &chances)
            shuffle_all(now.contract_deck, now.contract_height, &chances)
            if acts:
                do_move(&table.box.tables, &now, &move, &chances)
            play_to_the_end(&table.box.tables, &now, ways, &chances)
            judge_all(&table.box.tables, &now, before, found)
    return [(found[2 * player], found[2 * player + 1]) for player in range(table.now.players)]


def play_out(Table table, habits, seed):
    """Return the table at the end of the game, each player with its own habits."""
    cdef Ways ways[C_PLAYERS]
    cdef uint64_t chances = seed & 0xFFFFFFFFFFFFFFFF
    cdef int player
    cdef Table end = table.copy()
    for player in range(table.now.players):
        read_habits(habits[player], &ways[player])
    with nogil:
        play_to_the_end(&end.box.tables, &end.now, ways, &chances)
    return end
