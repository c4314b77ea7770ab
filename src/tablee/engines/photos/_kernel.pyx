# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search of `search.py` in C, from lists to lists: the same plans, or equally good ones.

Only the notation of the cards is static: every call has its own memory, and the search runs without the
interpreter's lock.
"""

from tablee.core.pieces.melds import LaidTable
from tablee.engines.photos.cards import JOKER as JOKER_TEXT
from tablee.engines.photos.cards import PHOTOS, SIGNS
from tablee.engines.photos.cards import THEMES as THEME_NAMES

include "kernel/problem.pxi"
include "kernel/melds.pxi"
include "kernel/options.pxi"
include "kernel/quick.pxi"
include "kernel/jokers.pxi"
include "kernel/search.pxi"
include "kernel/prices.pxi"
include "kernel/layers.pxi"
include "kernel/states.pxi"
include "kernel/read.pxi"
include "kernel/build.pxi"
include "../chances.pxi"
include "kernel/sets.pxi"
include "kernel/worlds.pxi"
include "kernel/rounds.pxi"

cdef object new_laid_table = tuple.__new__  # what `LaidTable` does after it has sorted its arguments


def arrange(table, hand, tuple costs, tuple opening=(), int jokers=0):
    """Return the best score and its answer, given photos and a number of jokers that must be laid.

    None if the position cannot be read, or if those cannot be laid.

    The score is the value of the hand left, negative, and the cards that need not be moved, as in `problem.py`.
    """
    cdef Problem problem
    cdef Plan plan
    cdef NewTable new
    cdef bint fine
    cdef int photo
    cdef list melds = [tuple(meld) for meld in table]
    cdef tuple cards = tuple(hand)
    if not read_problem(melds, cards, &problem):
        return None
    for photo in opening:
        problem.must[photo // THEMES] |= 1 << photo % THEMES
        problem.may[photo // THEMES] &= ~(1 << photo % THEMES)
    problem.forced = jokers > 0 or len(opening) > 0
    problem.jokers_must += jokers
    problem.jokers_may -= jokers
    problem.photo_cost = costs[0]
    problem.joker_cost = costs[1]
    with nogil:
        finish(&problem)
        fine = search(&problem, &plan)
        if fine and plan.score > IMPOSSIBLE:
            build(&problem, &plan, &new)
    if not fine:
        raise MemoryError
    if plan.score == IMPOSSIBLE:
        return None
    return plan.score, answer(melds, cards, &problem, &plan, &new)


cdef object answer(list table, tuple hand, Problem* problem, Plan* plan, NewTable* new):
    cdef list laid = [], kept = []
    cdef int number, capital, jokers = 0, place
    cdef object card
    for place in range(problem.melds):
        jokers -= problem.old[place].jokers
    for place in range(new.count):
        jokers += new.meld[place].jokers
    for card in hand:
        number = read_card(card)
        if number == JOKER:
            if jokers > 0:
                jokers -= 1
                laid.append(card)
            else:
                kept.append(card)
            continue
        capital = number // THEMES
        if ((plan.active | plan.photos[capital]) >> number % THEMES) & 1:
            laid.append(card)
        else:
            kept.append(card)
    return new_laid_table(LaidTable, (tuple(laid), write_table(table, problem, new), tuple(kept)))
