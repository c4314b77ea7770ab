"""One part of an analysis. This runs in a worker; a part is short enough for other questions to come in between."""

from time import perf_counter
from typing import NamedTuple

from tablee.analysis.judges import find_depth
from tablee.analysis.moments import moments, steps_of
from tablee.analysis.summary import PlayerSummary, summarise
from tablee.table.analysing.positions import FinishedMatch, added_log, read_finished, turn_at
from tablee.table.messages.analysis import (
    Alternative,
    Chances,
    Choice,
    LevelRange,
    Luck,
    OfferedDepth,
    PlayerTotals,
)
from tablee.toolkit.judging.findings import Decision, Draw, Moment, Point

MAX_DECISIONS = 50
MAX_S = 1.0  # then a part ends with its step; what is found at a step does not depend on where parts begin and end


class Part(NamedTuple):
    """What was found at some steps, to be counted and to be sent."""

    found: tuple[Moment, ...]
    choices: list[Choice]
    luck: list[Luck]
    chances: list[Chances]
    next: int | None  # the first step that was not analysed
    steps: int
    players: list[PlayerTotals]


def analyse_part(text: str, depth: OfferedDepth, first: int, before: tuple[Moment, ...]) -> Part:
    """Analyse steps from `first` on; `before` is what was found at all earlier steps."""
    finished = read_finished(text)
    found, following = _look(finished, depth, first)
    told = [_choice(finished, moment) for moment in found if isinstance(moment, Decision)]
    kept = tuple(_without_options(moment) for moment in found)
    summary = summarise(finished.record, (*before, *kept), following)
    return Part(
        kept,
        told,
        [Luck(moment.step, moment.player, list(moment.luck)) for moment in found if isinstance(moment, Draw)],
        [Chances(moment.step, list(moment.chances)) for moment in found if isinstance(moment, Point)],
        following,
        summary.all_steps,
        [_totals(player) for player in summary.players],
    )


def _look(finished: FinishedMatch, depth: OfferedDepth, first: int) -> tuple[list[Moment], int | None]:
    """Return what is found until the part is long enough, and the step that is next."""
    began = perf_counter()
    found: list[Moment] = []
    steps = steps_of(finished.record)[first:]
    for moment in moments(finished.record, find_depth(depth), steps):
        if found and moment.step != found[-1].step and _is_long(found, perf_counter() - began):
            return found, moment.step
        found.append(moment)
    return found, None


def _is_long(found: list[Moment], took_s: float) -> bool:
    return took_s >= MAX_S or sum(isinstance(moment, Decision) for moment in found) >= MAX_DECISIONS


def _without_options(moment: Moment) -> Moment:
    """Return what sums need of a moment: the options of a turn that rearranges a table are long texts."""
    return moment._replace(options=(), played=0, best=0) if isinstance(moment, Decision) else moment


def _choice(finished: FinishedMatch, decision: Decision) -> Choice:
    """Return a decision as it is sent, with the actions in words where there is something to say about them."""
    turn = turn_at(finished, decision.step)
    missed, look = decision.missed, decision.look
    says = missed is not None and missed.kind != "same"
    played, other = [], None
    if decision.mark or says:
        best = missed.action if missed and says else decision.options[decision.best].action
        played = added_log(turn.before, turn.after, turn.player)
        other = Alternative(best, added_log(turn.before, turn.before.play(best, turn.player), turn.player))
    return Choice(
        step=decision.step,
        seat=decision.player,
        error=look.error,
        doubt=look.doubt,
        mean_error=decision.error,
        mark=decision.mark,
        proven=decision.proven,
        condition=decision.condition,
        missed=missed and missed.kind,
        count=missed.count if missed else 0,
        played=played,
        other=other,
    )


def _totals(player: PlayerSummary) -> PlayerTotals:
    level = player.level
    return PlayerTotals(
        decisions=player.decisions,
        error=player.error,
        doubt=player.doubt,
        accuracy=player.accuracy,
        inaccuracies=player.inaccuracies,
        mistakes=player.mistakes,
        blunders=player.blunders,
        missed_out=player.missed_out,
        luck=player.luck,
        result=player.result,
        without_luck=player.without_luck,
        level=level and LevelRange(level.nearest, level.weakest, level.strongest),
    )
