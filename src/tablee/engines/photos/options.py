"""The options of one capital: which of its photos form families, with how many jokers, and their value."""

from functools import cache
from itertools import groupby
from typing import NamedTuple

from tablee.engines.photos.melds import best_families
from tablee.engines.photos.problem import Problem


class Option(NamedTuple):
    """These photos of a capital, a set of themes, form families with jokers; the others go to their series."""

    value: int
    jokers: int
    photos: int


class Options:
    """The options of every capital, whichever themes have series."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._list = cache(self._options)

    def of_all(self, active: int, exact: int = 0) -> list[tuple[Option, ...]]:
        """Return the options of each capital if the active themes have series, best first.

        For a theme under close examination, more photos need not be better.
        """
        problem = self._problem
        spare, jokers = problem.spare(active), min(4, problem.free_jokers(active))
        return [
            self._list(capital, active & photos, spare & photos, jokers, exact & photos)
            for capital, photos in enumerate(problem.all)
        ]

    def _options(self, capital: int, active: int, spare: int, most: int, exact: int) -> tuple[Option, ...]:
        """A photo without a series is in a family or, if it may, in the hand; one with a series is never in the hand.

        Once there is a family it takes all that have no series: more photos never hold fewer jokers.
        """
        problem = self._problem
        lonely = problem.all[capital] & ~active
        stay = problem.lay_in_series[capital] & active
        found = []
        if not problem.must[capital] & lonely:
            unlaid = (problem.may[capital] & lonely).bit_count()
            found.append(Option(stay.bit_count() - unlaid * problem.photo_cost, 0, 0))
        more = spare
        while True:
            photos = lonely | more
            for jokers in range(most + 1 if photos.bit_count() > 1 else 0):
                divided = best_families(photos, jokers, problem.old_families[capital])
                if divided is not None:
                    found.append(Option(divided[0] + (stay & ~photos).bit_count(), jokers, photos))
            if not more:
                break
            more = (more - 1) & spare
        return tuple(_undominated(found, exact))


def _undominated(options: list[Option], exact: int) -> list[Option]:
    """Drop options that take more photos from the series than another of equal jokers and value."""
    options.sort(key=lambda option: (option.jokers, -option.value, option.photos.bit_count()))
    best: list[Option] = []
    for _, equal in groupby(options, key=lambda option: option.jokers):
        group: list[Option] = []
        for option in equal:
            if not any(_takes_more(option.photos, other.photos, exact) for other in group):
                group.append(option)
        best += group
    return sorted(best, key=lambda option: -option.value)


def _takes_more(photos: int, others: int, exact: int) -> bool:
    return not others & ~photos and not (others ^ photos) & exact
