"""The sweep over the numbers: an exact dynamic program for one basic problem.

Number by number, tiles go into series, continue open sequences or begin new ones. Earlier decisions matter
only through the open sequences of each strand (`lanes`), the stars used and, for an opening, the points so far.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from tablee.engines.tiles.lanes import MAY_END, Step, as_good
from tablee.engines.tiles.problem import LINKS, Problem
from tablee.engines.tiles.series import Counts, Series, best_division, choices
from tablee.engines.tiles.ways import Bounds, Number, Way, between, lacking, shelf

STRANDS = ((0,), (1,), (2,), (3,))
MIXED = ((0, 1, 2, 3),)
NOTHING = (0, 0, 0, 0)
ANYTHING = float("-inf")  # less than any score
STRONG = 4  # states that every other one is compared with


class OutOfStates(Exception):
    """The sweep reached its limit of states."""


class Option(NamedTuple):
    """A choice of tiles for series of one number, and the minimum and maximum of tiles left for each strand."""

    chosen: Counts
    stars: int
    division: tuple[Series, ...]
    links: int
    more: int  # tiles in series beyond the required ones
    bounds: tuple[Bounds, ...]


class Node(NamedTuple):
    """The best way to a state: its score, its predecessor, and the decisions at this number."""

    score: int
    before: "Node | None"
    option: Option
    ways: tuple[Way, ...]


State = tuple[tuple[str, ...], int, int]  # the open sequences of each strand, the stars used, the points
Layer = dict[State, Node]
EMPTY = Option(NOTHING, 0, (), 0, 0, (between(0, 0),) * 4)


@dataclass(frozen=True)
class Plan:
    """A best solution: its score, its stars, and its decisions at each number."""

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
        self.available: list[tuple[int, ...]] = [*zip(*problem.have, *(NOTHING,) * 3, strict=True)]
        if self.mixed:
            self.available = [tuple(map(sum, zip(*self.available, strict=True)))]

    def best(self, than: float = ANYTHING) -> Plan | None:
        """Return the best plan, or None if none exceeds the given score."""
        problem = self.problem
        all_stars = (problem.stars - problem.stars_must) * problem.weights.star * LINKS
        at_most = self.at_most()
        if at_most[0] + all_stars <= than:
            return None
        layer: Layer = {(("",) * len(self.strands), 0, 0): Node(0, None, EMPTY, ())}
        states = 0
        for number in range(14 if self.high_ace else 13):
            layer = self._next(layer, number, than - all_stars - at_most[number + 1])
            if len(layer) > 2:
                layer = self._without_dominated(layer)
            if not layer:
                return None
            states += len(layer)
            if states > self.limit:
                raise OutOfStates
        found: Plan | None = None
        for (all_lanes, used, points), node in layer.items():
            if any(lane not in MAY_END for lanes in all_lanes for lane in lanes) or points < problem.points:
                continue
            stars = problem.stars if self.thrifty else used  # spare ones will be laid as well
            score = node.score + (stars - problem.stars_must) * problem.weights.star * LINKS
            if stars >= problem.stars_must and score > than:
                found = Plan(score, used, _history(node))
                than = score
        return found

    def at_most(self) -> list[int]:
        """Return the upper bound of the gain from each number on."""
        problem = self.problem
        links = [sum(strand) for strand in zip(*problem.sequence_links, strict=True)]
        at_most = [0, links[12]]
        for number in range(12, -1, -1):
            gain = at_most[-1] + (sum(problem.have[number]) - sum(problem.must[number])) * self._weight(number)
            for colours in problem.old_series[number]:
                gain += colours.bit_count() - 1
            at_most.append(gain + (links[number - 1] if number else 0))
        return at_most[::-1]

    def _weight(self, number: int) -> int:
        return 0 if number == 13 else self.problem.weights.tiles[number] * LINKS

    def _next(self, layer: Layer, number: int, than: float) -> Layer:
        """Return the successor states that can still exceed the given score."""
        problem = self.problem
        after: Layer = {}
        options = (EMPTY,) if number == 13 else self._options(number)
        weight = self._weight(number)
        high_ace = self.high_ace
        stars = 0 if problem.rules.combinations == "series" else problem.stars
        by_face = problem.weights.by_face
        books_of = shelf(Number(self.step(number), number, high_ace, stars, weight, by_face))
        books = [
            books_of[
                links[number - 1] if number else 0,
                there[number + 1],
                there[number + 2],
                there[11:13] if high_ace else (),
            ]
            for links, there in zip(problem.sequence_links, self.available, strict=True)
        ]
        for (all_lanes, used, points), node in layer.items():
            pages = [book[lanes] for book, lanes in zip(books, all_lanes, strict=True)]
            for option in options:
                spare = problem.stars - used - option.stars
                by_strand = []
                for page, bounds in zip(pages, option.bounds, strict=False):
                    found = page[bounds]
                    if not found:
                        break
                    by_strand.append(found)
                if spare < 0 or len(by_strand) < len(pages):
                    continue
                before = node.score + option.more * weight + option.links
                if by_face:
                    before -= lacking(number + 1, option.stars)
                for chosen in product(*by_strand):
                    score = before
                    for way in chosen:
                        score += way.gain
                    if score <= than:
                        continue
                    stars = used + option.stars
                    if problem.stars:
                        if sum([way.cost for way in chosen]) > spare:
                            continue
                        stars += sum([way.stars for way in chosen])
                    worth = 0
                    if problem.points:
                        worth = (sum(option.chosen) + option.stars) * (number + 1) + sum([way.points for way in chosen])
                        worth = min(points + worth, problem.points)
                    state = (tuple([way.lanes for way in chosen]), stars, worth)
                    other = after.get(state)
                    if other is None or other.score < score:
                        after[state] = Node(score, node, option, chosen)
        return after

    def step(self, number: int) -> Step:
        """Return the properties of this number (13 is the high ace)."""
        return _step(number, self.high_ace, self.thrifty, self.mixed, self.problem.stars > 0)

    def _options(self, number: int) -> tuple[Option, ...]:
        problem = self.problem
        must, have = problem.must[number], problem.have[number]
        kinds = problem.rules.combinations
        return _options(must, have, problem.stars, self.thrifty, kinds, self.mixed, problem.old_series[number])

    def _without_dominated(self, layer: Layer) -> Layer:
        """Return the states that none of the strongest dominates."""
        strongest = sorted(layer.items(), key=lambda item: -item[1].score)[:STRONG]
        kept = {}
        for state, node in layer.items():
            lanes, stars, points = state
            for other, strong in strongest:
                if strong.score < node.score or other[2] < points or other == state:
                    continue
                # Only a thrifty sweep is sure to lay the other stars as well.
                if (other[1] <= stars if self.thrifty else other[1] == stars) and all(map(as_good, other[0], lanes)):
                    break
            else:
                kept[state] = node
        return kept


@cache
def _step(number: int, high_ace: bool, thrifty: bool, mixed: bool, stars: bool) -> Step:
    return Step(
        keeps_aces=high_ace and number == 0,
        from_ace=high_ace and number == 2,
        last=number == 13,
        thrifty=thrifty,
        star_leads=number == (11 if high_ace else 10),
        star_ends=stars and not thrifty,
        stars_link=mixed,
    )


@lru_cache(maxsize=4096)
def _options(
    must: Counts, have: Counts, stars: int, thrifty: bool, kinds: str, mixed: bool, old: tuple[int, ...]
) -> tuple[Option, ...]:
    options = []
    for chosen, used in ((NOTHING, 0),) if kinds == "sequences" else choices(have, stars, thrifty):
        lows = [max(0, needed - taken) for needed, taken in zip(must, chosen, strict=True)]
        highs = [there - taken for there, taken in zip(have, chosen, strict=True)]
        if kinds == "series":
            if any(lows):
                continue
            highs = [0] * 4
        if mixed:
            lows, highs = [sum(lows)], [sum(highs)]
        bounds = tuple(map(between, lows, highs))
        links, division = best_division(chosen, used, thrifty, old)
        options.append(Option(chosen, used, division, links, sum(chosen) - sum(must), bounds))
    return tuple(options)


def _history(node: Node) -> tuple[Node, ...]:
    history = []
    while node.before is not None:
        history.append(node)
        node = node.before
    return tuple(history[::-1])
