"""States, actions and views, as data and text only."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from tablee.core.game import Player
from tablee.core.turns import LogEntry, Pass, Timeout
from tablee.games.zoo_domino.pieces.dominoes import Animal, Domino

End = Literal["left", "right"]

# Actions are dataclasses, not tuples: as tuples, Draw would equal Pass, and Lay would equal Trump.


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a domino so that touching halves show the same animal; the first domino of the chain has no end to choose."""

    domino: Domino
    end: End | None = None

    def __str__(self) -> str:
        return f"lay {self.domino} {self.end}" if self.end else f"lay {self.domino}"


@dataclass(frozen=True, slots=True)
class Trump:
    """Lay a double crosswise against another animal (ZD-23)."""

    domino: Domino
    end: End

    def __str__(self) -> str:
        return f"trump {self.domino} {self.end}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one domino from the stock; the turn goes on."""

    def __str__(self) -> str:
        return "draw"


Action = Lay | Trump | Draw | Pass | Timeout


class Laid(NamedTuple):
    """A domino in the chain, read from left to right; `!` marks a trump."""

    left: Animal
    right: Animal
    trump: bool = False

    def __str__(self) -> str:
        return f"{self.left}-{self.right}{'!' if self.trump else ''}"


laid = cache(Laid)  # there are few distinct ones, and simulations lay millions


class State(NamedTuple):
    """One round. `turn` is None when it is over."""

    hands: tuple[tuple[Domino, ...], ...]
    stock: tuple[Domino, ...]  # face down; the last one is drawn next
    chain: tuple[Laid, ...]
    turn: Player | None
    first: Player  # the seat marked as first: it rotates from round to round, no matter who began (ZD-21)
    passes: int  # in a row
    log: tuple[tuple[Player, Action], ...]

    def __str__(self) -> str:
        lines = [f"chain: {' '.join(map(str, self.chain)) or 'empty'}"]
        for player, hand in enumerate(self.hands):
            mark = "*" if player == self.turn else " "
            lines.append(f"{mark} p{player}: {' '.join(map(str, hand)) or 'nothing left'}")
        if self.stock:
            lines.append(f"stock: {len(self.stock)}, next {self.stock[-1]}")
        return "\n".join(lines)


@dataclass(frozen=True)
class LaidView:
    """A domino in the chain, read from left to right."""

    left: str
    right: str
    trump: bool


@dataclass(frozen=True)
class View:
    """What one player, or a spectator, may know (ZD-40)."""

    me: Player | None  # None: a spectator
    turn: Player | None  # None: the round is over
    first: Player
    chain: tuple[LaidView, ...]
    hand: tuple[str, ...]  # mine
    counts: tuple[int, ...]  # how many dominoes each player holds
    stock: int  # its height
    passes: int  # in a row
    log: tuple[LogEntry, ...]
    actions: tuple[str, ...]  # what I may do now
    shown: tuple[tuple[str, ...], ...]  # all hands, once the round is over; empty before
