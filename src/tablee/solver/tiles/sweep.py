"""The sweep over the numbers: an exact dynamic program for one plain problem.

Number by number, tiles go into series, continue open sequences or begin new ones. What was decided before matters
only through the open sequences of each strand (`lanes`), the stars used and, for an opening, the points so far.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from tablee.solver.tiles.lanes import MAY_END, Move, Step, as_good, moves, shortage
from tablee.solver.tiles.problem import LINKS, Problem
from tablee.solver.tiles.series import Counts, Series, best_division, choices

STRANDS = ((0,), (1,), (2,), (3,))
MIXED = ((0, 1, 2, 3),)
NOTHING = (0, 0, 0, 0)
STRONG = 4  # states that each other one is compared with


class OutOfStates(Exception):
    """The sweep was not allowed to look at more states."""


class Option(NamedTuple):
    """What may lie in series of one number, and for each strand how few and how many tiles remain for it."""

    chosen: Counts
    stars: int
    division: tuple[Series, ...]
    links: int
    bounds: tuple[tuple[int, int], ...]


class Way(NamedTuple):
    """One way to continue one strand."""

    lanes: str
    stars: int
    needed: int  # stars that this will need later, at least
    gain: int
    points: int
    tiles: int
    move: Move


class Node(NamedTuple):
    """The best way to a state: its score, where it came from, and what was done at this number."""

    score: int
    before: "Node | None"
    option: Option
    ways: tuple[Way, ...]


State = tuple[tuple[str, ...], int, int]  # the open sequences of each strand, the stars used, the points
Layer = dict[State, Node]
SETTLED = ("", "3", "33", "333", "3333")  # nothing here has to go on
IDLE = [Way("", 0, 0, 0, 0, 0, Move("", 0, ""))]
EMPTY = Option(NOTHING, 0, (), 0, ((0, 0),) * 4)


@dataclass(frozen=True)
class Plan:
    """A best solution: its score, the stars it uses, and what it does at each number."""

    score: int
    stars: int
    nodes: tuple[Node, ...]


class Sweep:
    """One run over one problem."""

    def __init__(self, problem: Problem, *, thrifty: bool, limit: int) -> None:
        """Prepare; `thrifty` places only stars that are needed, and leaves spare ones to the end."""
        rules = problem.rules
        self.problem = problem
        self.thrifty = thrifty
        self.limit = limit
        self.mixed = rules.mixed_sequences
        self.strands = MIXED if self.mixed else STRANDS
        self.high_ace = rules.ace == "both" and rules.combinations != "series"
        self.available: list[tuple[int, ...]] = [*zip(*problem.have, (0,) * 4, (0,) * 4, strict=True)]
        if self.mixed:
            self.available = [tuple(map(sum, zip(*self.available, strict=True)))]

    def best(self) -> Plan | None:
        """Return the best plan, or None where the tiles that must lie cannot all lie."""
        layer: Layer = {(("",) * len(self.strands), 0, 0): Node(0, None, EMPTY, ())}
        states = 0
        for number in range(14 if self.high_ace else 13):
            layer = self._next(layer, number)
            if self.thrifty and len(layer) > 2:
                layer = _without_dominated(layer)
            states += len(layer)
            if states > self.limit:
                raise OutOfStates
        problem = self.problem
        found: Plan | None = None
        for (all_lanes, used, points), node in layer.items():
            if any(lane not in MAY_END for lanes in all_lanes for lane in lanes) or points < problem.points:
                continue
            stars = problem.stars if self.thrifty else used  # spare ones will be laid as well
            score = node.score + (stars - problem.stars_must) * problem.weights.star * LINKS
            if stars >= problem.stars_must and (found is None or score > found.score):
                found = Plan(score, used, _history(node))
        return found

    def _next(self, layer: Layer, number: int) -> Layer:
        problem = self.problem
        after: Layer = {}
        step = self.step(number)
        known: dict[tuple[int, str, tuple[int, int]], list[Way]] = {}
        options = [EMPTY] if number == 13 else self._options(number)
        weight = 0 if number == 13 else problem.weights.tiles[number] * LINKS
        must = 0 if number == 13 else sum(problem.must[number])
        starless = not problem.stars or (self.thrifty and not step.star_leads)  # no star begins a sequence here
        for (all_lanes, used, points), node in layer.items():
            for option in options:
                spare = problem.stars - used - option.stars
                if spare < 0:
                    continue
                by_strand = []
                for strand, lanes in enumerate(all_lanes):
                    if not lanes and starless and option.bounds[strand] == (0, 0):
                        by_strand.append(IDLE)
                        continue
                    key = (strand, lanes, option.bounds[strand])
                    ways = known.get(key)
                    if ways is None:
                        known[key] = ways = list(self._ways(strand, lanes, option.bounds[strand], number, step))
                    if not ways:
                        break
                    by_strand.append(ways)
                else:
                    score = node.score + (sum(option.chosen) - must) * weight + option.links
                    for chosen in product(*by_strand):
                        total = score
                        stars = needed = 0
                        for way in chosen:
                            total += way.gain
                            stars += way.stars
                            needed += way.needed
                        if stars + needed > spare:
                            continue
                        worth = 0
                        if problem.points:
                            worth = (sum(option.chosen) + option.stars) * (number + 1) + sum(w.points for w in chosen)
                            worth = min(points + worth, problem.points)
                        state = (tuple([way.lanes for way in chosen]), used + option.stars + stars, worth)
                        other = after.get(state)
                        if other is None or other.score < total:
                            after[state] = Node(total, node, option, chosen)
        return after

    def step(self, number: int) -> Step:
        """Return what is special about that number (13 is the high ace)."""
        return _step(number, self.high_ace, self.thrifty, self.mixed)

    def _options(self, number: int) -> list[Option]:
        problem = self.problem
        must, have = problem.must[number], problem.have[number]
        kinds = problem.rules.combinations
        return _options(must, have, problem.stars, self.thrifty, kinds, self.mixed, problem.old_series[number])

    def _ways(self, strand: int, lanes: str, bounds: tuple[int, int], number: int, step: Step) -> Iterator[Way]:
        problem = self.problem
        aces = lanes.count("P")
        low, high = (aces, aces) if step.last else bounds
        weight = 0 if step.last else problem.weights.tiles[number] * LINKS
        old = problem.sequence_links[strand][number - 1] if number else 0
        value = 1 if step.last else number + 1
        useful = 0 if problem.rules.combinations == "series" else problem.stars
        if self.thrifty and len(lanes) == aces and not step.star_leads:
            useful = 0  # nothing that a star could continue
        if self.thrifty and not step.last:
            low = max(low, min(high, len(lanes) - aces))  # one more tile that continues a sequence is never worse
        for tiles in range(low, high + 1):
            for stars in range(useful + 1):
                for move in moves(lanes, tiles, stars, step):
                    needed = self._needed(strand, move.lanes, number)
                    if stars + needed <= problem.stars:
                        gain = tiles * weight + min(old, move.links)
                        points = (0 if step.last else tiles * value) + stars * value
                        yield Way(move.lanes, stars, needed, gain, points, tiles, move)

    def _needed(self, strand: int, lanes: str, number: int) -> int:
        if number == 13 or lanes in SETTLED:
            return 0
        available = self.available[strand]
        next_tiles, tiles_after = available[number + 1], available[number + 2]
        if self.high_ace and number >= 11:
            aces = lanes.count("P")
            next_tiles, tiles_after = (next_tiles, aces) if number == 11 else (aces, 0)
        return shortage(lanes, next_tiles, tiles_after)


@cache
def _step(number: int, high_ace: bool, thrifty: bool, mixed: bool) -> Step:
    return Step(
        keeps_aces=high_ace and number == 0,
        from_ace=high_ace and number == 2,
        last=number == 13,
        thrifty=thrifty,
        star_leads=number == (11 if high_ace else 10),
        stars_link=mixed,
    )


@lru_cache(maxsize=4096)
def _options(
    must: Counts, have: Counts, stars: int, thrifty: bool, kinds: str, mixed: bool, old: tuple[int, ...]
) -> list[Option]:
    options = []
    for chosen, used in ((NOTHING, 0),) if kinds == "sequences" else choices(have, stars, thrifty):
        lows = [max(0, needed - taken) for needed, taken in zip(must, chosen, strict=True)]
        highs = [there - taken for there, taken in zip(have, chosen, strict=True)]
        if kinds == "series":
            if any(lows):
                continue
            highs = [0] * 4
        bounds = ((sum(lows), sum(highs)),) if mixed else tuple(zip(lows, highs, strict=True))
        links, division = best_division(chosen, used, thrifty, old)
        options.append(Option(chosen, used, division, links, bounds))
    return options


def _without_dominated(layer: Layer) -> Layer:
    """Return the states for which none of the strongest can stand in."""
    strongest = sorted(layer.items(), key=lambda item: -item[1].score)[:STRONG]
    kept = {}
    for state, node in layer.items():
        for other, strong in strongest:
            if strong.score < node.score or other[1] > state[1] or other == state:
                continue
            if all(map(as_good, other[0], state[0])):
                break
        else:
            kept[state] = node
    return kept


def _history(node: Node) -> tuple[Node, ...]:
    history = []
    while node.before is not None:
        history.append(node)
        node = node.before
    return tuple(history[::-1])
