# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Rounds of dominoes in C: the same answers as the pure Python beside it, and without the interpreter's lock."""

from tablee.core.answers import GaveUp, Solved
from tablee.engines.dominoes import pieces, plausible
from tablee.engines.dominoes.deals import Counted, check_deal
from tablee.engines.dominoes.search import BestAction

include "../chances.pxi"
include "kernel/rounds.pxi"
include "kernel/playouts.pxi"
include "kernel/search.pxi"
include "kernel/plausible.pxi"
include "kernel/worlds.pxi"


cdef class Round:
    """A round that changes in place; as `rounds.Round`."""

    cdef State now

    def __init__(
        self,
        hands,
        stock,
        int turn,
        *,
        ends=(-1, -1),
        trumped=(False, False),
        laid=0,
        int passes=0,
        bint trumps=False,
        bint must_trump=False,
    ):
        cdef int index
        if not 2 <= len(hands) <= MOST_PLAYERS or len(stock) > N_DOMINOES:
            raise ValueError("2 to 6 players, and no more stock than there are dominoes")
        self.now.players = len(hands)
        for index in range(self.now.players):
            self.now.hands[index] = hands[index]
        self.now.height = len(stock)
        for index in range(self.now.height):
            self.now.stock[index] = stock[index]
        self.now.laid = laid
        self.now.left, self.now.right = ends
        self.now.left_trump, self.now.right_trump = trumped
        self.now.turn = turn
        self.now.passes = passes
        self.now.trumps = trumps
        self.now.must_trump = must_trump

    def copy(self):
        """Return a copy of this round."""
        cdef Round other = Round.__new__(Round)
        other.now = self.now
        return other

    @property
    def turn(self):
        return self.now.turn

    @property
    def passes(self):
        return self.now.passes

    @property
    def players(self):
        return self.now.players

    @property
    def left(self):
        return self.now.left

    @property
    def right(self):
        return self.now.right

    @property
    def left_trump(self):
        return self.now.left_trump

    @property
    def right_trump(self):
        return self.now.right_trump

    @property
    def trumps(self):
        return self.now.trumps

    @property
    def must_trump(self):
        return self.now.must_trump

    @property
    def laid(self):
        return self.now.laid

    @property
    def hands(self):
        return [self.now.hands[player] for player in range(self.now.players)]

    @property
    def stock(self):
        return [self.now.stock[index] for index in range(self.now.height)]

    @property
    def over(self):
        """Whether somebody went out or nobody can lay."""
        return self.now.turn < 0

    @property
    def counts(self):
        """How many dominoes each player holds."""
        return [POPCOUNT(self.now.hands[player]) for player in range(self.now.players)]

    def legal(self):
        """Return all legal actions, in ascending order."""
        cdef uint8_t actions[MOST_ACTIONS]
        cdef int index, count = list_actions(&self.now, actions)
        return [actions[index] for index in range(count)]

    def apply(self, int action):
        """Play an action; an illegal one raises ValueError and changes nothing."""
        if not is_legal(&self.now, action):
            raise ValueError(f"{action} is not legal")
        do_play(&self.now, action)

    def winners(self):
        """Return the players with the fewest dominoes."""
        cdef int fewest = fewest_held(&self.now)
        return [player for player in range(self.now.players) if POPCOUNT(self.now.hands[player]) == fewest]


def count_playouts(Round start, int games, seed, bint careful, *, bint shuffled=False):
    """Play the round out this many times; return each player's total."""
    cdef uint64_t chances = seed & <uint64_t>0xFFFFFFFFFFFFFFFF
    cdef uint64_t won[MOST_PLAYERS]
    cdef State now
    cdef int game, player
    for player in range(MOST_PLAYERS):
        won[player] = 0
    with nogil:
        for game in range(games):
            now = start.now
            if shuffled:
                shuffle_stock(&now, &chances)
            play_to_the_end(&now, &chances, careful)
            share_out(&now, won)
    return [won[player] for player in range(start.now.players)]


def solve(Round start, uint64_t limit=0x1000000000000):
    """Return an action by which the player to act reaches the most against any play; or GaveUp."""
    cdef State* state = &start.now
    cdef Duel now
    cdef Search search
    cdef uint8_t actions[MOST_ACTIONS]
    cdef int count, i, goal, led = 0, best, turn = state.turn
    if state.players != 2 or state.height or turn < 0:
        raise ValueError("only a round of two players without a stock can be searched to its end")
    now.mine = state.hands[turn]
    now.theirs = state.hands[1 - turn]
    now.left, now.right = state.left, state.right
    now.left_trump, now.right_trump = state.left_trump, state.right_trump
    now.passed = state.passes
    now.trumps = state.trumps
    now.must_trump = state.must_trump
    search.nodes = 0
    search.most_nodes = limit
    search.table = <Known*>calloc(PLACES + PLACES_OF_FEW, sizeof(Known))
    if search.table == NULL:
        raise MemoryError
    with nogil:
        count = sorted_by_promise(&now, actions)
        best = actions[0]
        for goal in range(C_WIN, C_LOSS, -1):
            for i in range(count):
                led = leads_to(&now, actions[i], goal, &search)
                if led:
                    break
            if led:
                break
        free(search.table)
    if led < 0:
        return GaveUp(limit)
    if not led:
        return Solved(BestAction(int(C_LOSS), best))
    return Solved(BestAction(goal, int(actions[i])))


cdef int look(object seen, Sight* sight) except -1:
    """Copy what was seen."""
    cdef Round now = seen.now
    cdef CClue* clue
    cdef int index
    if len(seen.clues) > MOST_CLUES:
        raise ValueError("more clues than a round can have")
    sight.now = now.now
    sight.me = seen.me
    sight.dealt = seen.dealt
    sight.unseen = seen.unseen
    sight.clues = len(seen.clues)
    for index in range(sight.clues):
        clue = &sight.clue[index]
        clue.player, clue.kind, clue.told, choice = seen.clues[index]
        clue.action = NO_CHOICE
        if choice is not None:
            clue.action, (clue.left, clue.right), (clue.left_trump, clue.right_trump), clue.laid = choice
    return 0


def imagine(seen, seed):
    """Return a round that is consistent with what was seen."""
    cdef Sight sight
    cdef Round world = Round.__new__(Round)
    cdef uint64_t chances = seed & <uint64_t>0xFFFFFFFFFFFFFFFF
    look(seen, &sight)
    imagine_world(&sight, &world.now, &chances)
    return world


def weigh(seen, actions, int worlds, seed):
    """Return the wins of each action in this many sampled worlds, with careful play by everyone afterwards."""
    cdef Sight sight
    cdef State now
    cdef uint64_t chances = seed & <uint64_t>0xFFFFFFFFFFFFFFFF, luck, lucky
    cdef uint64_t won[MOST_ACTIONS]
    cdef uint8_t tried[MOST_ACTIONS]
    cdef int index, count = len(actions), i
    look(seen, &sight)
    for index in range(count):
        tried[index] = actions[index]
        won[index] = 0
    cdef Imagined* imagined = <Imagined*>malloc(C_FIRST_THOUGHTS * worlds * sizeof(Imagined))
    cdef int* likely = <int*>malloc(worlds * sizeof(int))
    if imagined == NULL or likely == NULL:
        free(imagined)
        free(likely)
        raise MemoryError
    with nogil:
        keep_likely(&sight, imagined, worlds, likely, &chances)
        for i in range(worlds):
            luck = next_number(&chances)
            for index in range(count):
                now = imagined[likely[i]].world
                lucky = luck
                do_play(&now, tried[index])
                play_to_the_end(&now, &lucky, True)
                won[index] += share_of(&now, sight.me)
        free(imagined)
        free(likely)
    return [won[index] for index in range(count)]


include "kernel/deals.pxi"
include "kernel/many.pxi"
