"""A position for the search: cards that must be on the table in the end, cards that may be, and their values."""

from dataclasses import dataclass
from functools import cached_property

from tablee.engines.photos.melds import OldFamilies
from tablee.engines.photos.position import Position

KEPT = 128  # one unit of weight outweighs all cards that could be kept in their melds
TILES = (7, 8)  # a photo and a joker: the number laid first, then the points, which at most six jokers make up
POINTS = (7, 69)  # a joker's ten points first, then the number: as few as possible of at most six jokers
WEIGHTS = {"tiles": TILES, "points": POINTS}


@dataclass(frozen=True)
class Problem:
    """Photos by capital are sets of themes; old melds are those at the start of the turn."""

    must: tuple[int, ...]
    may: tuple[int, ...]
    jokers_must: int
    jokers_may: int
    old_families: tuple[OldFamilies, ...]  # by capital
    in_series: tuple[tuple[int, ...], ...]  # by capital and theme: the index of the old series, or -1
    old_series_jokers: tuple[tuple[int, ...], ...]  # by theme and old series
    photo_cost: int  # of a photo that is not laid
    joker_cost: int

    @property
    def jokers(self) -> int:
        """The number of all jokers."""
        return self.jokers_must + self.jokers_may

    @cached_property
    def all(self) -> tuple[int, ...]:
        """The photos that may be on the table in the end."""
        return tuple(must | may for must, may in zip(self.must, self.may, strict=True))

    @cached_property
    def of_theme(self) -> tuple[int, ...]:
        """How many photos of each theme there are."""
        return tuple(sum(photos >> theme & 1 for photos in self.all) for theme in range(6))

    def free_jokers(self, active: int) -> int:
        """Return how many jokers are left if these themes have series: a series of three photos needs one."""
        return self.jokers - sum(active >> theme & 1 and self.of_theme[theme] == 3 for theme in range(6))

    def spare(self, active: int) -> int:
        """Return which of these themes can lose a photo and still have a series."""
        least = 3 if self.free_jokers(active) else 4
        return active & sum(1 << theme for theme in range(6) if self.of_theme[theme] > least)

    @cached_property
    def crowded(self) -> int:
        """The themes with two old series or a possibly full one: there, more photos are not always better."""
        return sum(
            1 << theme
            for theme in range(6)
            if len(self.old_series_jokers[theme]) > 1 or self.of_theme[theme] + self.jokers > 17
        )

    @cached_property
    def lay_in_series(self) -> tuple[int, ...]:
        """The photos that were in series."""
        return tuple(sum(1 << theme for theme in range(6) if places[theme] >= 0) for places in self.in_series)


def problem_of(position: Position, objective: str, opening: tuple[int, ...] = (), jokers: int = 0) -> Problem:
    """Return the problem in which these photos and this many jokers of the hand must be laid."""
    must, may = list(position.lying), list(position.held)
    for photo in opening:
        must[photo // 6] |= 1 << photo % 6
        may[photo // 6] &= ~(1 << photo % 6)
    in_series = [[-1] * 6 for _ in range(17)]
    for theme, melds in enumerate(position.series):
        for place, meld in enumerate(melds):
            for photo in meld.photos:
                in_series[photo // 6][theme] = place
    photo_weight, joker_weight = WEIGHTS[objective]
    return Problem(
        tuple(must),
        tuple(may),
        position.jokers_lying + jokers,
        position.jokers_held - jokers,
        tuple(
            tuple((sum(1 << photo % 6 for photo in meld.photos), meld.jokers) for meld in melds)
            for melds in position.families
        ),
        tuple(map(tuple, in_series)),
        tuple(tuple(meld.jokers for meld in melds) for melds in position.series),
        photo_weight * KEPT,
        joker_weight * KEPT,
    )
