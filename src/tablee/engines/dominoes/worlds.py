"""Samples the other hands: worlds consistent with all that was seen, and the value of each action in them.

A player who draws, passes or trumps proves that nothing fitted; one who lays right
after drawing lays the domino drawn last. A
player's hand is stored as slots, each with the set of dominoes that it cannot be: slots held at the time of a proof
have its mark, later ones do not.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.engines.chances import Chances
from tablee.engines.dominoes.clues import DREW, HOLDS, LAID_NEWEST, PROOF, Clue
from tablee.engines.dominoes.pieces import members
from tablee.engines.dominoes.plausible import plausibility
from tablee.engines.dominoes.playouts import play_out, share, shuffle_stock
from tablee.engines.dominoes.rounds import Round

ATTEMPTS = 50  # to sample a consistent world, before the marks are dropped
FIRST_THOUGHTS = 4  # sampled worlds per world that is played out, chosen by likelihood


class Seen(NamedTuple):
    """All that a player knows about a round."""

    now: Round  # with empty other hands and an empty stock
    me: int
    dealt: int  # dominoes in each hand at first
    height: int  # of the stock
    unseen: int  # the dominoes that are in the other hands or in the stock
    clues: tuple[Clue, ...]


def imagine(seen: Seen, seed: int) -> Round:
    """Return a round that is consistent with what was seen."""
    return _imagine(seen, Chances(seed))[0]


def _imagine(seen: Seen, chances: Chances) -> tuple[Round, float]:
    """Return a world and its relative likelihood."""
    for _ in range(ATTEMPTS):
        imagined = _try_to_imagine(seen, chances, marked=True)
        if imagined is not None:
            return imagined
    imagined = _try_to_imagine(seen, chances, marked=False)
    assert imagined is not None, "without marks there is always a world"
    return imagined


def _try_to_imagine(seen: Seen, chances: Chances, *, marked: bool) -> tuple[Round, float] | None:
    world, unseen = seen.now.copy(), seen.unseen
    others = [seen.dealt if player != seen.me else 0 for player in range(world.players)]
    slots = [[0] * dealt for dealt in others]
    places = [list(range(dealt)) for dealt in others]  # when the domino of each slot was received
    came = [[0] * dealt for dealt in others]  # all dominoes received by each player, in order
    weight = 1.0  # importance weight: choices among few are oversampled
    for player, kind, told, _ in seen.clues:
        held = slots[player]
        if kind == PROOF:
            slots[player] = [slot | told if marked else 0 for slot in held]
        elif kind == DREW:
            held.append(0)
            places[player].append(len(came[player]))
            came[player].append(0)
        elif kind == LAID_NEWEST:
            held.pop()
            came[player][places[player].pop()] = told
        else:
            free = [place for place, slot in enumerate(held) if not slot >> told & 1]
            if not free:
                return None
            weight *= len(free)
            place = free[chances.below(len(free))]
            del held[place]
            came[player][places[player].pop(place)] = told
            if kind == HOLDS:
                world.hands[player] |= 1 << told
                unseen &= ~(1 << told)
    tightest = sorted(
        (
            (player, slot, place)
            for player, held in enumerate(slots)
            for slot, place in zip(held, places[player], strict=True)
        ),
        key=lambda one: (unseen & ~one[1]).bit_count(),
    )
    for player, slot, place in tightest:
        possible = members(unseen & ~slot)
        if not possible:
            return None
        weight *= len(possible)
        domino = possible[chances.below(len(possible))]
        world.hands[player] |= 1 << domino
        came[player][place] = domino
        unseen &= ~(1 << domino)
    world.stock = members(unseen)
    shuffle_stock(world, chances)
    return world, weight * plausibility(seen.now, seen.dealt, seen.clues, came)


def weigh(seen: Seen, actions: Sequence[int], worlds: int, seed: int) -> list[int]:
    """Return the wins of each action in this many sampled worlds, with careful play by everyone afterwards.

    In each world all actions are tried with the same random numbers, so that they differ by merit and not by luck.
    """
    chances = Chances(seed)
    won = [0] * len(actions)
    for world in _likely(seen, worlds, chances):
        luck = chances.next()
        for place, action in enumerate(actions):
            now = world.copy()
            now.play(action)
            play_out(now, Chances(luck), careful=True)
            won[place] += share(now, seen.me)
    return won


def _likely(seen: Seen, worlds: int, chances: Chances) -> list[Round]:
    """Return this many worlds, resampled by likelihood."""
    imagined = [_imagine(seen, chances) for _ in range(FIRST_THOUGHTS * worlds)]
    total = 0.0
    for _, weight in imagined:  # one by one, like the kernel; sum() may be more exact
        total += weight
    step = total / worlds
    at, place, likely = step / 2, 0, []
    for _ in range(worlds):
        while at > imagined[place][1] and place < len(imagined) - 1:
            at -= imagined[place][1]
            place += 1
        likely.append(imagined[place][0])
        at += step
    return likely
