"""The sweep over the numbers: an exact dynamic program for one plain problem.

Number by number, tiles go into series, continue open sequences or begin new ones. What was decided before matters
only through the open sequences of each strand (`lanes`), the stars used and, for an opening, the points so far.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tablee.solver.lanes import MAY_END, Move, Step, moves, shortage
from tablee.solver.problem import LINKS, Problem
from tablee.solver.series import Series, best_division, choices

STRANDS = ((0,), (1,), (2,), (3,))
MIXED = ((0, 1, 2, 3),)


class OutOfStates(Exception):
    """The sweep was not allowed to look at more states."""


class State(NamedTuple):
    """All that the past means to the future."""

    lanes: tuple[str, ...]
    stars: int
    points: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What was done at one number: the colours in series, and for each strand the tiles in sequences."""

    before: "Choice | None"
    chosen: tuple[int, ...]
    division: tuple[Series, ...]
    strands: tuple[tuple[int, Move], ...]


@dataclass(frozen=True)
class Plan:
    """A best solution: its score, the stars it uses, and the choices that lead to it."""

    score: int
    stars: int
    choices: tuple[Choice, ...]


class Way(NamedTuple):
    """One way to continue one strand."""

    lanes: str
    stars: int
    needed: int  # stars that this will need later, at least
    gain: int
    points: int
    tiles: int
    move: Move


class Sweep:
    """One run over one problem."""

    def __init__(self, problem: Problem, *, thrifty: bool, limit: int) -> None:
        """Prepare; `thrifty` places only stars that are needed, and leaves spare ones to the end."""
        rules = problem.rules
        self.problem = problem
        self.thrifty = thrifty
        self.limit = limit
        self.strands = MIXED if rules.mixed_sequences else STRANDS
        self.high_ace = rules.ace == "both" and rules.combinations != "series"
        self.available = tuple(
            tuple(sum(problem.have[number][colour] for colour in strand) for number in range(13)) + (0, 0)
            for strand in self.strands
        )
        self.states = 0

    def best(self) -> Plan | None:
        """Return the best plan, or None where the tiles that must lie cannot all lie."""
        layer: dict[State, tuple[int, Choice | None]] = {State(("",) * len(self.strands), 0, 0): (0, None)}
        for number in range(14 if self.high_ace else 13):
            layer = self._next(layer, number)
            self.states += len(layer)
            if self.states > self.limit:
                raise OutOfStates
        problem = self.problem
        found: Plan | None = None
        for state, (score, last) in layer.items():
            if any(lane not in MAY_END for lanes in state.lanes for lane in lanes) or state.points < problem.points:
                continue
            stars = problem.stars if self.thrifty else state.stars  # spare ones will be laid as well
            if stars < problem.stars_must:
                continue
            score += (stars - problem.stars_must) * problem.weights.star * LINKS
            if found is None or score > found.score:
                found = Plan(score, state.stars, tuple(_history(last)))
        return found

    def _next(
        self, layer: dict[State, tuple[int, Choice | None]], number: int
    ) -> dict[State, tuple[int, Choice | None]]:
        problem = self.problem
        after: dict[State, tuple[int, Choice | None]] = {}
        step = self.step(number)
        ways: dict[tuple[int, str, int, int], list[Way]] = {}
        options = self._series(number)
        for state, (score, choice) in layer.items():
            spare = problem.stars - state.stars
            for chosen, stars, division, gain, bounds in options:
                if stars > spare:
                    continue
                points = (sum(chosen) + stars) * (number + 1) if problem.points else 0
                partial: list[tuple[tuple[str, ...], int, int, int, int, tuple[Way, ...]]]
                partial = [((), state.stars + stars, state.stars + stars, score + gain, state.points + points, ())]
                for strand, lanes in enumerate(state.lanes):
                    low, high = bounds[strand]
                    key = (strand, lanes, low, high)
                    if key not in ways:
                        ways[key] = list(self._ways(strand, lanes, low, high, number, step))
                    partial = [
                        (
                            (*done, way.lanes),
                            used + way.stars,
                            needed + way.stars + way.needed,
                            total + way.gain,
                            worth + way.points,
                            (*dealt, way),
                        )
                        for done, used, needed, total, worth, dealt in partial
                        for way in ways[key]
                        if needed + way.stars + way.needed <= problem.stars
                    ]
                    if not partial:
                        break
                for done, used, _, total, worth, dealt in partial:
                    new = State(done, used, min(worth, problem.points))
                    if new not in after or after[new][0] < total:
                        strands = tuple((way.tiles, way.move) for way in dealt)
                        after[new] = (total, Choice(choice, chosen, division, strands))
        return after

    def step(self, number: int) -> Step:
        """Return what is special about that number (13 is the high ace)."""
        mixed = self.problem.rules.mixed_sequences
        return Step(
            keeps_aces=self.high_ace and number == 0,
            from_ace=self.high_ace and number == 2,
            last=number == 13,
            thrifty=self.thrifty,
            star_leads=number == (11 if self.high_ace else 10),
            stars_link=mixed,
        )

    def _series(
        self, number: int
    ) -> list[tuple[tuple[int, ...], int, tuple[Series, ...], int, tuple[tuple[int, int], ...]]]:
        """Return what can lie in series, its gain, and for each strand how few and how many tiles remain for it."""
        problem = self.problem
        nothing = (0, 0, 0, 0)
        if number == 13:
            return [(nothing, 0, (), 0, ((0, 0),) * len(self.strands))]
        must, have = problem.must[number], problem.have[number]
        weight = problem.weights.tiles[number] * LINKS
        options = []
        kinds = problem.rules.combinations
        for chosen, stars in ((nothing, 0),) if kinds == "sequences" else choices(have, problem.stars, self.thrifty):
            bounds = tuple(
                (
                    sum(max(0, must[colour] - chosen[colour]) for colour in strand),
                    sum(have[colour] - chosen[colour] for colour in strand),
                )
                for strand in self.strands
            )
            if kinds == "series":
                if any(low for low, _ in bounds):
                    continue
                bounds = ((0, 0),) * len(self.strands)
            links, division = best_division(chosen, stars, self.thrifty, problem.old_series[number])
            options.append((chosen, stars, division, (sum(chosen) - sum(must)) * weight + links, bounds))
        return options

    def _ways(self, strand: int, lanes: str, low: int, high: int, number: int, step: Step) -> Iterator[Way]:
        problem = self.problem
        aces = lanes.count("P")
        if step.last:
            low = high = aces
        weight = 0 if step.last else problem.weights.tiles[number] * LINKS
        old = problem.sequence_links[strand][number - 1] if number else 0
        value = 1 if step.last else number + 1
        useful = 0 if problem.rules.combinations == "series" else problem.stars
        for tiles in range(low, high + 1):
            if self.thrifty and not step.last and tiles < high and tiles < len(lanes) - aces:
                continue  # one more tile would continue a sequence: never worse
            for stars in range(useful + 1):
                for move in moves(lanes, tiles, stars, step):
                    needed = self._needed(strand, move.lanes, number)
                    if stars + needed > problem.stars:
                        continue
                    gain = tiles * weight + min(old, move.links)
                    points = (0 if step.last else tiles * value) + stars * value if problem.points else 0
                    yield Way(move.lanes, stars, needed, gain, points, tiles, move)

    def _needed(self, strand: int, lanes: str, number: int) -> int:
        available = self.available[strand]
        if number == 13:
            return 0
        next_tiles = available[number + 1]
        tiles_after = available[number + 2] if number < 12 else 0
        if self.high_ace and number >= 11:
            aces = lanes.count("P")
            next_tiles, tiles_after = (next_tiles, aces) if number == 11 else (aces, 0)
        return shortage(lanes, next_tiles, tiles_after)


def _history(last: Choice | None) -> list[Choice]:
    history = []
    while last is not None:
        history.append(last)
        last = last.before
    return history[::-1]
