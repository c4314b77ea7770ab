"""The search for one choice of themes with series: capital by capital, then theme by theme.

Earlier decisions matter only through the jokers used and the number of photos left to each series. Photos
are not even counted for a theme that has enough of them whatever the capitals do. For a crowded theme it also matters
which of its series they are left to, but that is examined only if it proved necessary.
"""

from typing import NamedTuple

from tablee.engines.photos.melds import best_series
from tablee.engines.photos.options import Option, Options
from tablee.engines.photos.problem import Problem

BITS = 5  # of a number of photos
FULL = (1 << BITS) - 1
IMPOSSIBLE = -(1 << 60)


class Plan(NamedTuple):
    """For every capital the option taken, for every theme with series its jokers."""

    score: int
    active: int
    options: tuple[Option, ...]
    jokers: tuple[int, ...]


class State(NamedTuple):
    """The best way to reach a state of photos and jokers."""

    value: int
    before: "State | None"
    taken: Option | int | None


class Theme(NamedTuple):
    """A theme with series: how many photos it could have by old series (the last number: in none), and their jokers."""

    theme: int
    photos: tuple[int, ...]
    jokers: tuple[int, ...]
    shifts: tuple[int, ...]  # bit positions in the state: one each, one for all, or none
    exact: bool

    def gain(self, counts: int, jokers: int) -> int | None:
        """Return what the series keep over the photos left to them, which the capitals counted; None if invalid."""
        if not self.exact:
            photos = counts >> self.shifts[0] & FULL if self.shifts else FULL
            if photos + jokers < 4 or jokers >= photos:
                return None
            return min(jokers, sum(self.jokers))
        photos_by_series = [counts >> shift & FULL for shift in self.shifts]
        stay = photos_by_series[:-1]
        divided = best_series(sum(photos_by_series), jokers, tuple(zip(stay, self.jokers, strict=True)))
        return None if divided is None else divided[0] - sum(stay)


class Layers:
    """The search for one set of themes with series."""

    def __init__(self, problem: Problem, options: Options, active: int, exact: int = 0) -> None:
        self._problem = problem
        self._active = active
        self._exact = exact
        self._options = options.of_all(active, exact)
        themes = [theme for theme in range(6) if active >> theme & 1]
        self._old_jokers = [sum(problem.old_series_jokers[theme]) for theme in themes]
        self._needed = [int(problem.of_theme[theme] == 3) for theme in themes]
        self._at_most = self._bounds()
        self.bound = self._at_most[0][0] if self._at_most[0][0] > IMPOSSIBLE // 2 else None

    def _bounds(self) -> list[list[int]]:
        """Return the upper bound of the gain from each layer on, by the jokers used before it."""
        problem = self._problem
        everything = problem.jokers
        at_most = [
            [
                (everything - used) * -problem.joker_cost if used >= problem.jokers_must else IMPOSSIBLE
                for used in range(everything + 1)
            ]
        ]
        for old, needed in zip(self._old_jokers[::-1], self._needed[::-1], strict=True):
            at_most.append(
                [
                    max(
                        (min(more, old) + at_most[-1][used + more] for more in range(needed, everything - used + 1)),
                        default=IMPOSSIBLE,
                    )
                    for used in range(everything + 1)
                ]
            )
        for options in reversed(self._options):
            best: dict[int, int] = {}
            for option in options:
                best.setdefault(option.jokers, option.value)
            at_most.append(
                [
                    max(
                        (value + at_most[-1][used + more] for more, value in best.items() if used + more <= everything),
                        default=IMPOSSIBLE,
                    )
                    for used in range(everything + 1)
                ]
            )
        return at_most[::-1]

    def best(self, allowance: int) -> Plan | None:
        """Return the best plan if it loses no more against the bound than is allowed."""
        assert self.bound is not None
        aim = self.bound - allowance
        options = [
            [option for option in options if option.value >= options[0].value - allowance - self._spread()]
            for options in self._options
        ]
        themes, start = self._themes(options)
        where = [self._where(capital, themes) for capital in range(17)]
        caps = self._caps(themes, options)
        states = {start: State(0, None, None)}
        for capital in range(17):
            states = self._after_capital(states, capital, options[capital], where[capital], caps[capital], aim)
        for number, theme in enumerate(themes):
            states = self._after_theme(states, theme, 18 + number, aim)
        left = [
            State(state.value - (self._problem.jokers - (counts & 7)) * self._problem.joker_cost, state, None)
            for counts, state in states.items()
            if counts & 7 >= self._problem.jokers_must
        ]
        last = max(left, key=lambda state: state.value, default=None)
        return None if last is None or last.value < aim else self._plan(last)

    def _spread(self) -> int:
        """Return how far the bound is below the best option of each capital, because jokers are limited."""
        assert self.bound is not None
        return sum(options[0].value for options in self._options) + sum(self._old_jokers) - self.bound

    def _themes(self, options: list[list[Option]]) -> tuple[list[Theme], int]:
        """Return the themes with series, and the initial state before any capital took a photo."""
        problem = self._problem
        themes = []
        start, shift = 0, 3  # the jokers come first
        for theme in range(6):
            if not self._active >> theme & 1:
                continue
            old = problem.old_series_jokers[theme]
            photos = [0] * (len(old) + 1)
            for capital in range(17):
                if problem.all[capital] >> theme & 1:
                    photos[problem.in_series[capital][theme]] += 1
            everything = sum(photos)
            shifts: list[int] = []
            if self._exact >> theme & 1:
                for number in photos:
                    shifts.append(shift)
                    start |= number << shift
                    shift += BITS
            elif everything - sum(_may_take(some, theme) for some in options) < self._enough():
                shifts.append(shift)
                start |= everything << shift
                shift += BITS
            themes.append(Theme(theme, tuple(photos), old, tuple(shifts), bool(self._exact >> theme & 1)))
        return themes, start

    def _enough(self) -> int:
        """Return the number of photos with which a series is valid, however many jokers it gets."""
        return max(4, self._problem.jokers + 1)

    def _where(self, capital: int, themes: list[Theme]) -> list[int]:
        """Return by theme the decrement of the state when the capital takes its photo."""
        less = [0] * 6
        for theme in themes:
            if theme.exact:
                less[theme.theme] = 1 << theme.shifts[self._problem.in_series[capital][theme.theme]]
            elif theme.shifts:
                less[theme.theme] = 1 << theme.shifts[0]
        return less

    def _caps(self, themes: list[Theme], options: list[list[Option]]) -> list[list[tuple[int, int]]]:
        """Return the number of photos after each capital beyond which more do not matter to the remaining capitals."""
        caps: list[list[tuple[int, int]]] = [[] for _ in range(17)]
        for theme in themes:
            if theme.shifts and not theme.exact:
                enough = self._enough()
                for capital in range(16, -1, -1):
                    caps[capital].append((theme.shifts[0], enough))
                    enough += _may_take(options[capital], theme.theme)
        return caps

    def _after_capital(
        self,
        states: dict[int, State],
        capital: int,
        options: list[Option],
        where: list[int],
        caps: list[tuple[int, int]],
        aim: int,
    ) -> dict[int, State]:
        at_most, jokers = self._at_most[capital + 1], self._problem.jokers
        moves = [
            (option, option.jokers - sum(where[theme] for theme in range(6) if option.photos >> theme & 1))
            for option in options
        ]
        after: dict[int, State] = {}
        for counts, state in states.items():
            used = counts & 7
            for option, change in moves:
                if used + option.jokers > jokers:
                    continue
                value = state.value + option.value
                if value + at_most[used + option.jokers] < aim:
                    continue
                new = counts + change
                for shift, cap in caps:
                    surplus = (new >> shift & FULL) - cap
                    if surplus > 0:
                        new -= surplus << shift
                known = after.get(new)
                if known is None or known.value < value:
                    after[new] = State(value, state, option)
        return after

    def _after_theme(self, states: dict[int, State], theme: Theme, layer: int, aim: int) -> dict[int, State]:
        at_most, everything = self._at_most[layer], self._problem.jokers
        mine = sum(FULL << shift for shift in theme.shifts)
        after: dict[int, State] = {}
        for counts, state in states.items():
            used = counts & 7
            for jokers in range(everything - used + 1):
                gain = theme.gain(counts, jokers)
                if gain is None or state.value + gain + at_most[used + jokers] < aim:
                    continue
                new = (counts & ~mine) + jokers
                known = after.get(new)
                if known is None or known.value < state.value + gain:
                    after[new] = State(state.value + gain, state, jokers)
        return after

    def _plan(self, last: State) -> Plan:
        options: list[Option] = []
        jokers: list[int] = []
        state: State | None = last
        while state is not None:
            if isinstance(state.taken, Option):
                options.append(state.taken)
            elif state.taken is not None:
                jokers.append(state.taken)
            state = state.before
        by_theme = iter(jokers[::-1])
        return Plan(
            last.value,
            self._active,
            tuple(options[::-1]),
            tuple(next(by_theme) if self._active >> theme & 1 else 0 for theme in range(6)),
        )


def _may_take(options: list[Option], theme: int) -> bool:
    return any(option.photos >> theme & 1 for option in options)
