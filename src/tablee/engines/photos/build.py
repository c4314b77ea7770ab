"""From a plan to melds on the table: continued melds keep their place, and cards that stay keep their order."""

from tablee.engines.photos.cards import JOKER, PHOTO, PHOTOS
from tablee.engines.photos.layers import Plan
from tablee.engines.photos.melds import NOTHING, best_families, best_series
from tablee.engines.photos.position import Meld, Position
from tablee.engines.photos.problem import Problem


class Builder:
    """The new table under construction."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._continued: dict[int, tuple[str, ...]] = {}
        self._new: list[tuple[str, ...]] = []

    def add(self, photos: set[int], jokers: int, continues: Meld | None) -> None:
        """Add a meld, in the place of the one that it continues."""
        if continues is None:
            self._new.append((*(PHOTOS[photo] for photo in sorted(photos)), *[JOKER] * jokers))
            return
        old = self._position.table[continues.place]
        stay, jokers_left = [], jokers
        for card in old:
            if card == JOKER and jokers_left:
                jokers_left -= 1
                stay.append(card)
            elif card != JOKER and PHOTO[card] in photos:
                stay.append(card)
        come = [PHOTOS[photo] for photo in sorted(photos - continues.photos)]
        self._continued[continues.place] = (*stay, *come, *[JOKER] * jokers_left)

    def table(self) -> tuple[tuple[str, ...], ...]:
        """Return all melds, those that continue old ones first, in their order."""
        places = range(len(self._position.table))
        return (*(self._continued[place] for place in places if place in self._continued), *self._new)


def build(position: Position, problem: Problem, plan: Plan) -> tuple[tuple[str, ...], ...]:
    """Return the table of a plan."""
    builder = Builder(position)
    left: list[set[int]] = [set() for _ in range(6)]
    for capital, option in enumerate(plan.options):
        for theme in range(6):
            if (problem.all[capital] & plan.active & ~option.photos) >> theme & 1:
                left[theme].add(6 * capital + theme)
        divided = best_families(option.photos, option.jokers, problem.old_families[capital])
        assert divided is not None
        for family in divided[1]:
            old = position.families[capital][family.continues] if family.continues != NOTHING else None
            builder.add({6 * capital + theme for theme in range(6) if family.photos >> theme & 1}, family.jokers, old)
    for theme in range(6):
        if plan.active >> theme & 1:
            _add_series(builder, left[theme], plan.jokers[theme], position.series[theme])
    return builder.table()


def _add_series(builder: Builder, photos: set[int], jokers: int, old: tuple[Meld, ...]) -> None:
    """Give each series its own photos, as many as planned; the others go where photos are missing."""
    divided = best_series(len(photos), jokers, tuple((len(meld.photos & photos), meld.jokers) for meld in old))
    assert divided is not None
    own = [
        set(sorted(old[series.continues].photos & photos)[: series.photos]) if series.continues != NOTHING else set()
        for series in divided[1]
    ]
    spare = sorted(photos.difference(*own))
    for series, photos_kept in zip(divided[1], own, strict=True):
        missing = series.photos - len(photos_kept)
        come, spare = spare[:missing], spare[missing:]
        continues = old[series.continues] if series.continues != NOTHING else None
        builder.add(photos_kept | set(come), series.jokers, continues)
