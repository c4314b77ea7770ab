"""Analyses of finished matches, sent over HTTP in parts. All values are chances to win the match, from 0 to 1."""

from typing import Literal

from msgspec import Struct

from tablee.core.errors import Refusal
from tablee.table.messages.fields import Log
from tablee.toolkit.judging.findings import Mark, MissedKind

OfferedDepth = Literal["quick", "normal"]  # a deep analysis takes minutes: it is for the command line


class TurnAction(Struct):
    """An action, and how it is told."""

    action: str  # in the game's notation
    log: Log


class Loss(Struct):
    """How much an action loses against the best one, by what its player knew."""

    error: float  # slightly negative for some good actions: it is an estimate
    doubt: float  # its standard error; 0 where it is proven
    mark: Mark
    proven: bool
    condition: str  # it holds only if this is so: the text `GAME-analysis-CONDITION`; empty: no condition


class Choice(Loss):
    """A decision in the match; `error` is what to show, `mean_error` what counts towards means."""

    step: int  # the number of events before it, as in a replay
    seat: int
    mean_error: float
    missed: MissedKind | None  # null also where it made no difference
    more: int  # how many more pieces `other` would have laid, if something was missed
    played: TurnAction | None  # null: there is nothing to say about it
    other: TurnAction | None  # what was better; for `kept`, what could have been laid


class Luck(Struct):
    """A chance event, and what it changed for each seat."""

    step: int
    seat: int  # who drew
    luck: list[float]


class Chances(Struct):
    """Everybody's chances at a step, with all hands known."""

    step: int
    chances: list[float]


class LevelRange(Struct):
    """The level of bots whose errors are most alike, and the range that cannot be told apart from it."""

    nearest: str
    weakest: str
    strongest: str


class PlayerTotals(Struct):
    """One seat's match in sums, as far as it has been analysed."""

    decisions: int
    error: float | None  # the mean; null: there was nothing to decide
    doubt: float | None  # the standard error of that mean
    accuracy: float | None  # in percent
    inaccuracies: int
    mistakes: int
    blunders: int
    missed_out: int  # times that going out was missed, which is proven
    luck: float  # of all draws, those of the others too
    result: float | None  # the share of the win
    without_luck: float | None  # may leave 0 to 1
    level: LevelRange | None


class Analysis(Struct):
    """What has been found from step `first` on. The rest can be asked for at once: from step `next` on."""

    depth: OfferedDepth
    first: int
    next: int | None  # null: the analysis is complete
    steps: int  # in all
    choices: list[Choice]
    luck: list[Luck]
    chances: list[Chances]
    players: list[PlayerTotals]  # of everything found so far, by seat


class Tried(Struct):
    """A second try at a turn of the match: the referee's answer, then the estimate's."""

    refusal: Refusal | None  # null: it is allowed
    loss: Loss | None  # null: refused, or there was nothing to decide
    best: bool  # nothing is known to be better
    log: Log
