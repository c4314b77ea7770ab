"""What an analysis finds in a match: decisions, luck, and the course of the chances to win.

All values are chances to win the match, from 0 to 1; a shared win is divided. A step is a number of events: the
decision of step 7 was made in the position after seven events, as in a replay.
"""

from typing import Literal, NamedTuple

from tablee.core.game import Player

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

#: The loss from which a decision is marked.
THRESHOLDS: tuple[tuple[Mark, float], ...] = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
SURE = 2.0  # standard errors that a loss must exceed to be marked


class Option(NamedTuple):
    """One way to act, and what it is worth."""

    action: str  # in the game's notation
    value: float  # to the player, from what the player knew


#: What could have been played. `out` goes out, which is proven; `lay` is better than what was played; `kept` was
#: rightly not laid; `early` was laid and should have been kept; `same` makes no difference that can be measured.
MissedKind = Literal["out", "lay", "kept", "early", "same"]


class Missed(NamedTuple):
    """What could have been laid, which is a fact; whether it should have been is what its kind says."""

    kind: MissedKind
    action: str  # what could have been played; for `early`, what should have been played instead
    more: int  # how many more pieces it lays


class Look(NamedTuple):
    """The loss by a decision, estimated in worlds of its own."""

    error: float  # the chance to win that was lost; estimates of a good decision may be slightly negative
    doubt: float  # its standard error; 0 if it is proven

    @property
    def sure(self) -> bool:
        """Whether there is a loss, for all that is known."""
        return self.error > SURE * self.doubt

    @property
    def mark(self) -> Mark:
        """How bad it was; nothing where that is in doubt."""
        return next((mark for mark, loss in THRESHOLDS if self.sure and self.error >= loss), "")


class Decision(NamedTuple):
    """A choice between options that lead to different positions."""

    step: int
    player: Player
    played: int  # place in the options
    best: int  # place in the options
    options: tuple[Option, ...]
    error: float  # of the first look, for means; a single one may be slightly negative
    doubt: float  # its standard error
    proven: bool = False  # the values are exact: nothing was hidden, or it goes out
    missed: Missed | None = None
    again: Look | None = None  # the second look, at what was played and the best only, if the first found a loss
    condition: str = ""  # the estimate holds only if this is so: the text `GAME-analysis-CONDITION`

    @property
    def look(self) -> Look:
        """What to show: the second look where there was one."""
        return self.again or Look(self.error, 0.0 if self.proven else self.doubt)

    @property
    def misses_out(self) -> bool:
        """Whether going out was possible, which is proven, and something else was played."""
        return self.missed is not None and self.missed.kind == "out"

    @property
    def suspicious(self) -> bool:
        """Whether the first look found a loss that deserves a second one."""
        return not self.proven and Look(self.error, self.doubt).mark != ""

    @property
    def mark(self) -> Mark:
        """The verdict: both looks must find a loss, unless it is proven."""
        return self.look.mark if self.proven or self.again else ""


class Draw(NamedTuple):
    """A chance event, and what it changed for each player: the sum is zero."""

    step: int
    player: Player  # who drew
    luck: tuple[float, ...]


class Point(NamedTuple):
    """The chances of all players at a step, with all hands known and what is face down unknown."""

    step: int
    chances: tuple[float, ...]


Moment = Decision | Draw | Point
