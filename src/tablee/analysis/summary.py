"""The sums of an analysis: pure arithmetic over what was found, in parts or whole."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import fmean, variance

from tablee.analysis.accuracy import Level, accuracy_of, level_of
from tablee.analysis.judges import judge_of
from tablee.analysis.places import places_of
from tablee.analysis.repeats import count_once
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.toolkit.judging.findings import Decision, Draw, Mark, Moment


@dataclass(frozen=True)
class PlayerSummary:
    """How one player did, in one match or in several.

    Going out that was missed several turns running is one decision, except in `missed_out`.
    """

    name: str | None
    matches: int
    result: float | None  # the share of the win, the mean of several matches; None: not over
    luck: float  # what all draws changed, those of the others too; the mean of several matches
    decisions: int
    error: float | None  # the mean of a decision; None: there was nothing to decide
    doubt: float | None  # the standard error of that mean; None: too few decisions
    accuracy: float | None  # in percent
    marks: Mapping[Mark, int]
    missed_out: int  # turns in which going out was missed, which is proven
    level: Level | None

    @property
    def without_luck(self) -> float | None:
        """The result less the luck: it may leave 0 to 1, and is shown within."""
        return None if self.result is None else self.result - self.luck


@dataclass(frozen=True)
class Summary:
    """What an analysis says of each player, by seat."""

    players: tuple[PlayerSummary, ...]
    steps: int  # analysed so far
    all_steps: int

    @property
    def complete(self) -> bool:
        """Whether every step was analysed."""
        return self.steps == self.all_steps


@dataclass(frozen=True)
class Part:
    """One player's part in one match."""

    name: str | None
    result: float | None
    luck: float
    decisions: tuple[Decision, ...]  # that count
    missed_out: int


def summarise(record: Record, found: Iterable[Moment], steps: int | None = None) -> Summary:
    """Return the sums of what was found; `steps` says how many steps were analysed, if not all."""
    levels, all_steps = judge_of(record.match.game.name).levels, len(record.events) + 1
    players = tuple(summarise_parts([part], levels) for part in parts_of(record, found))
    return Summary(players, all_steps if steps is None else steps, all_steps)


def parts_of(record: Record, found: Iterable[Moment]) -> list[Part]:
    """Return each player's part in a match, by seat."""
    moments, last = list(found), record.verify()
    won = shares(last) if last.over else (None,) * last.players
    draws = [each for each in moments if isinstance(each, Draw)]
    parts, rounds = [], [place.round for place in places_of(record)]
    for player, name in enumerate(record.shown_names):
        decisions = [each for each in moments if isinstance(each, Decision) and each.player == player]
        counted = tuple(each.decision for each in count_once(decisions, rounds))
        luck, missed_out = fsum(draw.luck[player] for draw in draws), sum(each.misses_out for each in decisions)
        parts.append(Part(name, won[player], luck, counted, missed_out))
    return parts


def summarise_parts(parts: Sequence[Part], levels: Mapping[str, float]) -> PlayerSummary:
    """Return how a player did in several matches of the same game."""
    decisions = [each for part in parts for each in part.decisions]
    errors = [each.error for each in decisions]
    results = [part.result for part in parts if part.result is not None]
    marks = [each.mark for each in decisions]
    error = fmean(errors) if errors else None
    return PlayerSummary(
        name=parts[0].name,
        matches=len(parts),
        result=fmean(results) if results else None,
        luck=fmean(part.luck for part in parts),
        decisions=len(decisions),
        error=error,
        doubt=sqrt(variance(errors) / len(errors)) if len(errors) > 1 else None,
        accuracy=None if error is None else accuracy_of(error),
        marks={mark: marks.count(mark) for mark in ("inaccuracy", "mistake", "blunder")},
        missed_out=sum(part.missed_out for part in parts),
        level=level_of(errors, levels),
    )


def shares(match: Match) -> tuple[float, ...]:
    """Return what each player won of a match that is over."""
    leaders = match.leaders
    return tuple(1 / len(leaders) if player in leaders else 0.0 for player in range(match.players))
