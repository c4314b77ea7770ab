"""The open sequences of one strand, and how the tiles of the next number continue them.

A strand is a colour, or all four together if sequences may mix them. Its open sequences are written as a sorted
string, one letter for each:

    1 2 3   one tile, two, three or more; the last one is a tile
    i j k   the same, but the last one is a star
    B       three or more, the last one a star that must bridge a gap
    F f b   like 3 k B, but begun with a low ace, which a high ace cannot follow (TR-23)
    P       not a sequence: an ace kept for the end

So "133" is a sequence just begun and two that may end. Lengths beyond three need not be distinguished.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

MAY_END = "3kFf"
ENDS_WITH_TILE = "123F"
WITH_TILE = {"1": "2", "i": "2", "2": "3", "j": "3", "3": "3", "k": "3", "B": "3", "F": "F", "f": "F", "b": "F"}
WITH_STAR = {"1": "j", "i": "j", "2": "k", "j": "k", "3": "k", "k": "k", "F": "f", "f": "f"}
BRIDGED = WITH_STAR | {"3": "B", "k": "B", "B": "B", "F": "b", "f": "b", "b": "b"}


class Step(NamedTuple):
    """What is special about a number of the sweep."""

    keeps_aces: bool = False  # number 1 if the ace may be high: a tile may be kept for the end
    from_ace: bool = False  # number 3 there: a sequence of two began with the ace
    last: bool = False  # the high ace itself: nothing begins here
    thrifty: bool = True  # stars only if needed; spare ones are added at the end
    star_leads: bool = False  # thrifty, but too close to the end to append the star instead
    star_ends: bool = False  # not thrifty: a star may stand for the high ace of any sequence
    stars_link: bool = False  # mixed sequences: neighbours are numbers, a star is as good as a tile


class Move(NamedTuple):
    """One way to continue: `deal` has r (tile), s (star) or a dot for each open sequence, then the new ones."""

    lanes: str
    links: int  # neighbours, both of them tiles
    deal: str


def own_step(step: Step, lanes: str) -> Step:
    """Return the step for one strand: if no high ace can follow, a low ace at the start does not matter."""
    return step._replace(from_ace=False) if step.from_ace and not step.star_ends and "P" not in lanes else step


@cache
def moves(lanes: str, tiles: int, stars: int, step: Step) -> tuple[Move, ...]:
    """Return the ways to put exactly this many tiles and stars into sequences, the best for each result."""
    aces = lanes.count("P")
    step = own_step(step, lanes)
    lanes = lanes.rstrip("P")
    best: dict[str, Move] = {}
    for deal in _deals(lanes, 0, tiles, stars, step):
        begun = deal[len(lanes) :]
        if begun and (step.last or any(lane in "3k" and what == "." for lane, what in zip(lanes, deal, strict=False))):
            continue  # never begin a sequence if an open one could continue
        if "s" in begun and step.thrifty and not step.star_leads:
            continue
        for kept in range(begun.count("r") + 1 if step.keeps_aces else 1):
            move = _continued(lanes, "P" * (0 if step.last else aces + kept), deal, kept, step)
            if move.lanes not in best or best[move.lanes].links < move.links:
                best[move.lanes] = move
    return tuple(best.values())


def _deals(lanes: str, start: int, tiles: int, stars: int, step: Step) -> Iterator[str]:
    if start == len(lanes):
        yield "r" * tiles + "s" * stars
        return
    lane = lanes[start]
    count = lanes.count(lane)
    stuck = step.last and lane in "Ffb"
    for to_tiles in range(min(count, tiles) + 1 if not stuck else 1):
        for to_stars in range(min(count - to_tiles, stars) + 1 if not stuck else 1):
            rest = count - to_tiles - to_stars
            if rest and lane not in MAY_END:
                continue
            dealt = "r" * to_tiles + "s" * to_stars + "." * rest
            for others in _deals(lanes, start + count, tiles - to_tiles, stars - to_stars, step):
                yield dealt + others


def _continued(lanes: str, aces: str, deal: str, kept: int, step: Step) -> Move:
    links = 0
    after = []
    for lane, what in zip(lanes, deal, strict=False):
        if what != ".":
            after.append(continued(lane, what, step))
            links += step.stars_link or (what == "r" and lane in ENDS_WITH_TILE)
    begun = deal[len(lanes) :].replace("r", "", kept)
    after += ["1" if what == "r" or step.stars_link else "i" for what in begun]
    return Move("".join(sorted(after)) + aces, links, deal[: len(lanes)] + begun + "P" * kept)


def continued(lane: str, what: str, step: Step) -> str:
    """Return an open sequence after one more tile or star."""
    with_star = BRIDGED if step.thrifty else WITH_STAR
    after = (WITH_TILE if what == "r" or step.stars_link else with_star)[lane]
    if step.from_ace and lane in "2j":
        return "F" if after == "3" else "f"
    return after


def shortage(lanes: str, next_tiles: int, tiles_after: int) -> int:
    """Return a lower bound of the stars that these open sequences need, given the tiles of the next two numbers."""
    ones = lanes.count("1") + lanes.count("i")
    waiting = ones + lanes.count("2") + lanes.count("j") + lanes.count("B") + lanes.count("b")
    return max(0, waiting - next_tiles) + max(0, ones - tiles_after)


FLATTERED = str.maketrans("ijkBFfb", "1232332")  # at least as good, and made of tiles


@cache
def as_good(lanes: str, others: str) -> bool:
    """Return whether these dominate the others: every continuation of those also continues these."""
    if lanes.strip("123P"):
        return lanes == others
    others = others.translate(FLATTERED)
    ones = others.count("1") - lanes.count("1")
    waiting = ones + others.count("2") - lanes.count("2")
    more = lanes.count("3") - others.count("3")
    return lanes.count("P") == others.count("P") and ones >= 0 and waiting >= 0 and more >= waiting
