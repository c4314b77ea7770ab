# Many rounds stepped at once, as in `many.py`, without the interpreter's lock.

from libc.stdint cimport int16_t
from libc.stdlib cimport malloc
from libc.string cimport memset

cdef struct Watched:
    State now
    uint64_t chances
    int16_t missed[MOST_PLAYERS][N_ANIMALS]


cdef inline void begin(Watched* one, Box* box) noexcept nogil:
    deal_round(box, &one.now, &one.chances)
    memset(one.missed, 0, sizeof(one.missed))


cdef inline int write_set(Set dominoes, int16_t* seen) noexcept nogil:
    while dominoes:
        seen[LOWEST(dominoes)] = 1
        dominoes &= dominoes - 1
    return N_DOMINOES


cdef void write_seen(Watched* one, int16_t* seen, int size) noexcept nogil:
    """Write the observation of the player on turn; `many.layout` describes its parts."""
    cdef State* now = &one.now
    cdef int step, seat, players = now.players
    memset(seen, 0, size * sizeof(int16_t))
    seen += write_set(now.hands[now.turn], seen)
    seen += write_set(now.laid, seen)
    if now.left >= 0:
        seen[now.left] = 1
        seen[N_ANIMALS + now.right] = 1
    seen += 2 * N_ANIMALS
    seen[0] = now.left_trump
    seen[1] = now.right_trump
    seen += 2
    seen[players] = 1  # counted from the player on turn
    seen[2 * players] = now.height
    seen[2 * players + 1] = now.passes
    for step in range(players):
        seat = now.turn + step
        if seat >= players:
            seat -= players
        seen[step] = POPCOUNT(now.hands[seat])
        memcpy(seen + 2 * players + 2 + step * N_ANIMALS, one.missed[seat], sizeof(one.missed[seat]))


cdef inline void write_mask(State* now, int8_t* mask) noexcept nogil:
    cdef uint8_t actions[MOST_ACTIONS]
    cdef int index, count = list_actions(now, actions)
    memset(mask, 0, C_PASS + 1)
    for index in range(count):
        mask[actions[index]] = 1


cdef class Rounds:
    """A number of rounds of the same game; as `many.Rounds`."""

    cdef Watched* rounds
    cdef Py_ssize_t count
    cdef Box box
    cdef int size

    def __cinit__(self):
        self.rounds = NULL

    def __init__(
        self, Py_ssize_t count, int players, int hand_size, seed, *, bint trumps=False, bint must_trump=False
    ):
        cdef Py_ssize_t index
        cdef uint64_t seeds = seed & <uint64_t>0xFFFFFFFFFFFFFFFF
        if count < 1:
            raise ValueError(f"{count} rounds cannot be stepped")
        fill_box(&self.box, players, hand_size, pieces.ALL, True, trumps, must_trump)
        self.size = 2 * N_DOMINOES + 2 * N_ANIMALS + 4 + players * (2 + N_ANIMALS)
        free(self.rounds)
        self.rounds = <Watched*>malloc(count * sizeof(Watched))
        if self.rounds == NULL:
            raise MemoryError
        self.count = count
        for index in range(count):
            self.rounds[index].chances = next_number(&seeds)
            begin(&self.rounds[index], &self.box)

    def __dealloc__(self):
        free(self.rounds)

    def __len__(self):
        return self.count

    def round(self, Py_ssize_t index):
        """Return a copy of one round with everything hidden: for tests and observation, not for players."""
        cdef Round one = Round.__new__(Round)
        if not 0 <= index < self.count:
            raise IndexError(index)
        one.now = self.rounds[index].now
        return one

    def look(self, int16_t[:, ::1] observations, int8_t[:, ::1] masks, int8_t[::1] turns):
        """Write the observation and the mask of the player on turn, and who that is."""
        cdef Py_ssize_t index
        if (
            min(observations.shape[0], masks.shape[0], turns.shape[0]) < self.count
            or observations.shape[1] != self.size
            or masks.shape[1] != C_PASS + 1
        ):
            raise ValueError("the arrays do not have the size of the observations")
        with nogil:
            for index in range(self.count):
                turns[index] = self.rounds[index].now.turn
                write_mask(&self.rounds[index].now, &masks[index, 0])
                write_seen(&self.rounds[index], &observations[index, 0], self.size)

    def step(self, const int64_t[::1] actions, float[:, ::1] rewards, uint8_t[::1] dones):
        """Act in every round; the winners of a finished round are written, and it is dealt again."""
        cdef Py_ssize_t index, wrong = -1
        cdef Watched* one
        cdef State* now
        cdef int player, action, fewest
        if actions.shape[0] != self.count:
            raise ValueError(f"{actions.shape[0]} actions for {self.count} rounds")
        if (
            rewards.shape[0] != self.count
            or rewards.shape[1] != self.box.players
            or dones.shape[0] != self.count
        ):
            raise ValueError("the arrays do not have the size of the rewards")
        with nogil:
            for index in range(self.count):
                if (
                    not 0 <= actions[index] <= C_PASS
                    or not is_legal(&self.rounds[index].now, <int>actions[index])
                ):
                    wrong = index
                    break
            if wrong < 0:
                memset(&rewards[0, 0], 0, self.count * self.box.players * sizeof(float))
                for index in range(self.count):
                    one = &self.rounds[index]
                    now = &one.now
                    action = <int>actions[index]
                    if action >= TRUMP_L:  # a trump, draw or pass means that nothing fitted
                        one.missed[now.turn][now.left] += 1
                        if now.left != now.right:
                            one.missed[now.turn][now.right] += 1
                    do_play(now, action)
                    dones[index] = now.turn < 0
                    if now.turn < 0:
                        fewest = fewest_held(now)
                        for player in range(now.players):
                            rewards[index, player] = POPCOUNT(now.hands[player]) == fewest
                        begin(one, &self.box)
        if wrong >= 0:
            raise ValueError(f"{actions[wrong]} is not legal in round {wrong}")
