"""What the other hands may be: worlds that agree with all that was seen, and what each action is worth in them.

Who draws, passes or trumps proves that nothing fitted; who lays right after drawing lays what was drawn last. What a
player holds is kept as slots, each with the set of dominoes that it cannot be: whatever was held at the time of a proof
has its mark, what came later has not.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.solver.chances import Chances
from tablee.solver.dominoes.pieces import members
from tablee.solver.dominoes.playouts import play_out, share
from tablee.solver.dominoes.rounds import Round

PROOF, DREW, LAID_NEWEST, LAID_ANY, HOLDS = range(5)
ATTEMPTS = 50  # at a world without contradictions, before the marks are let go


class Clue(NamedTuple):
    """What a player did, and what it tells: a set of dominoes of which none was held, or the domino in question."""

    player: int
    kind: int
    told: int


class Seen(NamedTuple):
    """All that a player knows of a round."""

    now: Round  # as it stands, with nothing in the other hands and in the stock
    me: int
    dealt: int  # dominoes in each hand at first
    height: int  # of the stock
    unseen: int  # the dominoes that are in the other hands or in the stock
    clues: tuple[Clue, ...]


def imagine(seen: Seen, seed: int) -> Round:
    """Return a round that looks just like what was seen."""
    return _imagine(seen, Chances(seed))


def _imagine(seen: Seen, chances: Chances) -> Round:
    for attempt in range(ATTEMPTS + 1):
        world = _try_to_imagine(seen, chances, marked=attempt < ATTEMPTS)
        if world is not None:
            return world
    raise AssertionError("without marks there is always a world")


def _try_to_imagine(seen: Seen, chances: Chances, *, marked: bool) -> Round | None:
    world, unseen = seen.now.copy(), seen.unseen
    slots: list[list[int]] = [[0] * (seen.dealt if player != seen.me else 0) for player in range(world.players)]
    for player, kind, told in seen.clues:
        held = slots[player]
        if kind == PROOF:
            slots[player] = [slot | told if marked else 0 for slot in held]
        elif kind == DREW:
            held.append(0)
        elif kind == LAID_NEWEST:
            held.pop()
        else:
            free = [place for place, slot in enumerate(held) if not slot >> told & 1]
            if not free:
                return None
            del held[free[chances.below(len(free))]]
            if kind == HOLDS:
                world.hands[player] |= 1 << told
                unseen &= ~(1 << told)
    tightest = sorted(
        ((player, slot) for player, held in enumerate(slots) for slot in held),
        key=lambda place: (unseen & ~place[1]).bit_count(),
    )
    for player, slot in tightest:
        possible = members(unseen & ~slot)
        if not possible:
            return None
        domino = possible[chances.below(len(possible))]
        world.hands[player] |= 1 << domino
        unseen &= ~(1 << domino)
    world.stock = members(unseen)
    for place in range(len(world.stock) - 1, 0, -1):
        other = chances.below(place + 1)
        world.stock[place], world.stock[other] = world.stock[other], world.stock[place]
    return world


def weigh(seen: Seen, actions: Sequence[int], worlds: int, seed: int) -> list[int]:
    """Return what each action wins in so many imagined worlds, the rest being played carefully by everyone.

    In each world all actions are tried with the same chances, so that they differ by what they do and not by luck.
    """
    chances = Chances(seed)
    won = [0] * len(actions)
    for _ in range(worlds):
        world = _imagine(seen, chances)
        luck = chances.next()
        for place, action in enumerate(actions):
            now = world.copy()
            now.play(action)
            play_out(now, Chances(luck), careful=True)
            won[place] += share(now, seen.me)
    return won
