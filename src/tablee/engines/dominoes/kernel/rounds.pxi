# A round as one C struct; the same rules as `rounds.py`, line by line.

from libc.stdint cimport int8_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static inline int LOWEST(unsigned long long x) {
        unsigned long place;
        _BitScanForward64(&place, x);
        return (int)place;
    }
    #define PREFETCH(x) ((void)(x))
    #else
    #define LOWEST(x) __builtin_ctzll(x)
    #define PREFETCH(x) __builtin_prefetch(x)
    #endif

    /* Not every processor has the instruction, and without it the compiler's builtin would be a function call. */
    static inline int POPCOUNT(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    """
    int POPCOUNT(uint64_t) noexcept nogil
    int LOWEST(uint64_t) noexcept nogil
    void PREFETCH(void*) noexcept nogil

cdef enum:
    N_ANIMALS = 8
    N_DOMINOES = 36
    LEFT = 36
    RIGHT = 72
    TRUMP_L = 108
    TRUMP_R = 116
    C_DRAW = 124
    C_PASS = 125
    MOST_ACTIONS = 80  # a hand of 18 at two ends: more choices than any player ever has
    MOST_PLAYERS = 6
    C_PROOF = 0  # kinds of clues
    C_DREW = 1
    C_LAID_NEWEST = 2
    C_LAID_ANY = 3
    C_HOLDS = 4

ctypedef uint64_t Set

cdef struct State:
    Set hands[MOST_PLAYERS]
    Set laid
    uint8_t stock[N_DOMINOES]
    int8_t height      # of the stock; the last one is drawn next
    int8_t left
    int8_t right
    int8_t left_trump
    int8_t right_trump
    int8_t turn        # -1: the round is over
    int8_t passes
    int8_t players
    int8_t trumps
    int8_t must_trump

cdef int8_t ONE[N_DOMINOES]
cdef int8_t TWO[N_DOMINOES]
cdef int8_t BOTH[N_DOMINOES]  # XOR with one half gives the other
cdef Set FITTING[N_ANIMALS]
cdef int8_t DOUBLE_OF[N_ANIMALS]
cdef Set ALL_DOUBLES = pieces.DOUBLES
cdef Set WHOLE_BOX = pieces.ALL

for _domino, (_one, _two) in enumerate(pieces.HALVES):
    ONE[_domino] = _one
    TWO[_domino] = _two
    BOTH[_domino] = _one ^ _two
for _animal in range(N_ANIMALS):
    FITTING[_animal] = pieces.FITS[_animal]
    DOUBLE_OF[_animal] = pieces.DOUBLE[_animal]


cdef inline int other_half(int domino, int animal) noexcept nogil:
    return BOTH[domino] ^ animal


cdef inline void next_ends(int action, int* left, int* right) noexcept nogil:
    """The animals at both ends after a lay or a trump."""
    if action >= TRUMP_R:
        right[0] = action - TRUMP_R
    elif action >= TRUMP_L:
        left[0] = action - TRUMP_L
    elif action >= RIGHT:
        right[0] = other_half(action - RIGHT, right[0])
    elif action >= LEFT:
        left[0] = other_half(action - LEFT, left[0])
    else:
        left[0] = ONE[action]
        right[0] = TWO[action]


cdef inline int pick(Set dominoes, int place) noexcept nogil:
    """The domino at this index of the set."""
    while place:
        dominoes &= dominoes - 1
        place -= 1
    return LOWEST(dominoes)


cdef inline int list_set(Set dominoes, int base, uint8_t* actions, int count) noexcept nogil:
    while dominoes:
        actions[count] = base + LOWEST(dominoes)
        count += 1
        dominoes &= dominoes - 1
    return count


cdef int list_actions(State* now, uint8_t* actions) noexcept nogil:
    """Write all legal actions in ascending order and return how many there are."""
    cdef Set hand, left, right, doubles
    cdef int count = 0
    if now.turn < 0:
        return 0
    hand = now.hands[now.turn]
    if now.left < 0:
        if now.trumps:
            actions[0] = DOUBLE_OF[0]
            return 1
        return list_set(hand, 0, actions, 0)
    left = hand & FITTING[now.left]
    right = hand & FITTING[now.right]
    if left | right:
        return list_set(right, RIGHT, actions, list_set(left, LEFT, actions, 0))
    if not now.trumps:
        actions[0] = C_DRAW if now.height else C_PASS
        return 1
    if hand & (hand - 1):
        if not now.left_trump:
            doubles = hand & ALL_DOUBLES
            while doubles:
                actions[count] = TRUMP_L + ONE[LOWEST(doubles)]
                count += 1
                doubles &= doubles - 1
        if not now.right_trump:
            doubles = hand & ALL_DOUBLES
            while doubles:
                actions[count] = TRUMP_R + ONE[LOWEST(doubles)]
                count += 1
                doubles &= doubles - 1
    if not (count and now.must_trump):
        actions[count] = C_PASS
        count += 1
    return count


cdef inline void do_play(State* now, int action) noexcept nogil:
    cdef int domino, animal, turn = now.turn
    if action == C_DRAW:
        now.height -= 1
        now.hands[turn] |= <Set>1 << now.stock[now.height]
        now.passes = 0
        return
    if action == C_PASS:
        now.passes += 1
        if now.passes == now.players:
            now.turn = -1
        else:
            now.turn = 0 if turn + 1 == now.players else turn + 1
        return
    if action >= TRUMP_L:
        animal = (action - TRUMP_L) % N_ANIMALS
        domino = DOUBLE_OF[animal]
        if action < TRUMP_R:
            now.left = animal
            now.left_trump = 1
        else:
            now.right = animal
            now.right_trump = 1
    elif action < LEFT:
        domino = action
        now.left = ONE[domino]
        now.right = TWO[domino]
    elif action < RIGHT:
        domino = action - LEFT
        now.left = other_half(domino, now.left)
        now.left_trump = 0
    else:
        domino = action - RIGHT
        now.right = other_half(domino, now.right)
        now.right_trump = 0
    now.laid |= <Set>1 << domino
    now.hands[turn] ^= <Set>1 << domino
    now.passes = 0
    if now.hands[turn]:
        now.turn = 0 if turn + 1 == now.players else turn + 1
    else:
        now.turn = -1


cdef inline bint is_legal(State* now, int action) noexcept nogil:
    """Whether an action is legal, without listing all of them."""
    cdef Set hand
    cdef int animal
    if now.turn < 0 or action < 0 or action > C_PASS:
        return False
    hand = now.hands[now.turn]
    if now.left < 0:
        if action >= LEFT:
            return False
        return action == DOUBLE_OF[0] if now.trumps else (hand >> action) & 1
    if action < LEFT:
        return False
    if action < RIGHT:
        return (hand & FITTING[now.left]) >> (action - LEFT) & 1
    if action < TRUMP_L:
        return (hand & FITTING[now.right]) >> (action - RIGHT) & 1
    if hand & (FITTING[now.left] | FITTING[now.right]):
        return False
    if not now.trumps:
        return action == (C_DRAW if now.height else C_PASS)
    if action == C_DRAW:
        return False
    if action == C_PASS:
        if not now.must_trump or not (hand & (hand - 1)) or not (hand & ALL_DOUBLES):
            return True
        return now.left_trump and now.right_trump
    animal = (action - TRUMP_L) % N_ANIMALS
    if not (hand & (hand - 1)) or not (hand >> DOUBLE_OF[animal]) & 1:
        return False
    return not now.left_trump if action < TRUMP_R else not now.right_trump


cdef int fewest_held(State* now) noexcept nogil:
    cdef int player, count, fewest = N_DOMINOES
    for player in range(now.players):
        count = POPCOUNT(now.hands[player])
        if count < fewest:
            fewest = count
    return fewest
