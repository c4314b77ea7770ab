"""What an unfinished combination lacks: a player who has put two tiles on the table wants to know which one is next."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tablee.core.capabilities import Missing
from tablee.core.pieces.melds import Meld
from tablee.games.tile_rummy.melds import ACE, LONGEST, SHORTEST, Combinations
from tablee.games.tile_rummy.pieces.tiles import COLOUR, COLOURS, FACE, NUMBER, NUMBERS, ORDER, STAR, Tile

MOST_NAMED = 3  # tiles named in a sentence; beyond that, only their number is given


class _Goal(NamedTuple):
    """A combination that tiles could grow into."""

    size: int
    absent: frozenset[Tile]  # its missing tiles, in every colour if any colour will do


def find_missing(meld: Meld, agreed: Combinations) -> Missing | None:
    """Return what would complete an invalid combination; None if no tiles can (TR-20, TR-21).

    Stars without a face stand for whatever is missing.
    """
    lying = frozenset(FACE[piece] for piece in meld if piece != STAR)
    stars = meld.count(STAR)
    if len(lying) + stars < len(meld):  # the same tile twice (TR-23)
        return None
    goals = [goal for goal in _goals(lying, agreed) if goal.size > len(meld)]
    if not goals:
        return None
    size = min(goal.size for goal in goals)
    nearest = [goal.absent for goal in goals if goal.size == size]
    count = size - len(meld)
    wanted = frozenset().union(*nearest)
    if len(wanted) > MOST_NAMED or 1 < count < len(wanted):
        return Missing("some", count)
    tiles = " ".join(sorted(wanted, key=ORDER.__getitem__))
    return Missing("one_of" if count == 1 else "all_of", count, {"tiles": tiles})


def _goals(lying: frozenset[Tile], agreed: Combinations) -> Iterator[_Goal]:
    """Yield the combinations of this table that contain these tiles."""
    if agreed.kinds != "sequences":
        yield from (_Goal(len(faces), faces - lying) for faces in _series() if lying <= faces)
    if agreed.kinds == "series":
        return
    numbers = {NUMBER[face] for face in lying}
    colours = {COLOUR[face] for face in lying}
    if len(numbers) < len(lying) or (len(colours) > 1 and not agreed.mixed):
        return
    for sequence in _sequences(agreed.ace == "both"):
        if numbers <= sequence:
            for own in (COLOURS,) if agreed.mixed else colours or COLOURS:
                absent = frozenset(f"{colour}{number}" for colour in own for number in sequence - numbers)
                yield _Goal(len(sequence), absent)


@cache
def _series() -> tuple[frozenset[Tile], ...]:
    return tuple(
        frozenset(faces)
        for number in NUMBERS
        for size in (SHORTEST, len(COLOURS))
        for faces in combinations([f"{colour}{number}" for colour in COLOURS], size)
    )


@cache
def _sequences(ace_both: bool) -> tuple[frozenset[int], ...]:
    """Return the numbers of all sequences."""
    upwards = (*NUMBERS, ACE) if ace_both else tuple(NUMBERS)
    return tuple(
        frozenset(upwards[start : start + length])
        for length in range(SHORTEST, LONGEST + 1)
        for start in range(len(upwards) + 1 - length)
    )
