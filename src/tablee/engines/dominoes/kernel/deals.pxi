# Rounds dealt one after another, with the same random numbers as `deals.py`.

cdef struct Box:
    uint8_t dominoes[N_DOMINOES]
    int count
    int players
    int hand_size
    bint stock
    bint trumps
    bint must_trump


cdef void deal_round(Box* box, State* now, uint64_t* chances) noexcept nogil:
    cdef uint8_t order[N_DOMINOES]
    cdef uint8_t held
    cdef int place, other, player, dealt = box.players * box.hand_size, rest = box.count - dealt
    cdef int lowest = 0 if box.stock else rest - 1
    memcpy(order, box.dominoes, box.count)
    for place in range(box.count - 1, lowest, -1):
        other = below(chances, place + 1)
        held = order[place]
        order[place] = order[other]
        order[other] = held
    place = box.count
    for player in range(box.players):
        now.hands[player] = 0
        for other in range(box.hand_size):
            place -= 1
            now.hands[player] |= <Set>1 << order[place]
    now.players = box.players
    now.trumps = box.trumps
    now.must_trump = box.must_trump
    now.turn = below(chances, box.players)
    now.passes = now.left_trump = now.right_trump = now.height = 0
    now.left = now.right = -1
    now.laid = 0
    if not box.trumps:
        if box.stock:
            memcpy(now.stock, order, rest)
            now.height = rest
        return
    for player in range(box.players):
        if now.hands[player] & 1:
            now.turn = player
    if rest:
        now.left = ONE[order[0]]
        now.right = TWO[order[0]]
        now.laid = <Set>1 << order[0]


cdef int fill_box(Box* box, int players, int hand_size, dominoes, bint stock, bint trumps, bint must_trump) except -1:
    cdef int domino
    check_deal(players, hand_size, dominoes)
    box.count = 0
    for domino in pieces.members(dominoes & pieces.ALL):
        box.dominoes[box.count] = domino
        box.count += 1
    box.players = players
    box.hand_size = hand_size
    box.stock = stock or trumps
    box.trumps = trumps
    box.must_trump = must_trump
    return 0


cdef class Deals:
    """An endless series of rounds; as `deals.Deals`."""

    cdef Box box
    cdef uint64_t chances

    def __init__(
        self,
        int players,
        int hand_size,
        seed,
        *,
        dominoes=pieces.ALL,
        bint stock=True,
        bint trumps=False,
        bint must_trump=False,
    ):
        fill_box(&self.box, players, hand_size, dominoes, stock, trumps, must_trump)
        self.chances = seed & <uint64_t>0xFFFFFFFFFFFFFFFF

    def next(self):
        """Deal another round."""
        cdef Round dealt = Round.__new__(Round)
        deal_round(&self.box, &dealt.now, &self.chances)
        return dealt


def count_rounds(Deals deals, int64_t rounds, bint careful):
    """Deal and play this many rounds to their end; everyone plays at random, or carefully."""
    cdef uint64_t won[MOST_PLAYERS]
    cdef uint64_t actions = 0, blocked = 0
    cdef State now
    cdef int player
    cdef int64_t i
    for player in range(MOST_PLAYERS):
        won[player] = 0
    with nogil:
        for i in range(rounds):
            deal_round(&deals.box, &now, &deals.chances)
            actions += play_to_the_end(&now, &deals.chances, careful)
            blocked += fewest_held(&now) > 0
            share_out(&now, won)
    return Counted([won[player] for player in range(deals.box.players if rounds else 0)], actions, blocked)
