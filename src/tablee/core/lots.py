"""Drawing lots in the open for who begins."""

from typing import Protocol, runtime_checkable

from tablee.core.chance import Chance

Lots = tuple[tuple[str | None, ...], ...]  # a row for each time that lots were drawn; None: who no longer took part


@runtime_checkable
class DrawsLots(Protocol):
    """A game whose first player is found by pieces that everybody sees."""

    def draw_lots(self, players: int, chance: Chance) -> Lots:
        """Return what each player drew, by the chance that also names the first player."""
        ...

    @property
    def draws_lots_again(self) -> bool:
        """Whether lots are drawn before every round, not only before the first."""
        ...
