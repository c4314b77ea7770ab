"""The luck of a draw: the value of the piece, minus the mean value of all possible pieces."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from tablee.core.game import AnyGame, Player


class Watcher:
    """Observes everything in a match, including hidden pieces."""

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Handle a player's action."""

    def ended(self, game: AnyGame, state: Any) -> None:
        """Handle the end of a round."""


class Luck(Watcher):
    """Sums the luck of every player by each measure; the base class recognizes no draws."""

    measures: ClassVar[tuple[str, ...]] = ()

    def __init__(self, players: int) -> None:
        self.sums = [[0.0] * players for _ in self.measures]

    def acted(self, game: AnyGame, before: Any, seat: Player, action: Any, after: Any) -> None:
        """Measure the luck if a piece was drawn."""
        draw = self.find_draw(before, seat, action, after)
        if draw is None:
            return
        drawn, face_down = draw
        worth = {piece: self.worth(game, before, seat, action, piece) for piece in set(face_down)}
        counted = Counter(face_down)
        for measure, sums in enumerate(self.sums):
            usual = sum(worth[piece][measure] * times for piece, times in sorted(counted.items())) / len(face_down)
            sums[seat] += worth[drawn][measure] - usual

    def find_draw(self, before: Any, seat: Player, action: Any, after: Any) -> tuple[Any, Sequence[Any]] | None:
        """Return the piece that was drawn and all equally likely alternatives."""
        return None

    def worth(self, game: AnyGame, before: Any, seat: Player, action: Any, piece: Any) -> Sequence[float]:
        """Return the value of drawing a piece, by each measure."""
        return ()

    def between(self, line_up: Sequence[int]) -> tuple[float, ...]:
        """Return how much luckier the seats of the first bot were than those of the second."""
        return tuple(sum(-value if line_up[seat] else value for seat, value in enumerate(sums)) for sums in self.sums)
