"""One part of an analysis. This runs in a worker; a part is short enough for other questions to come in between."""

from time import perf_counter
from typing import NamedTuple

from tablee.analysis.judges import find_depth
from tablee.analysis.moments import moments_by_step, steps_of
from tablee.analysis.summary import PlayerSummary, summarise
from tablee.table.analysing.positions import FinishedMatch, added_log, read_finished, turn_at
from tablee.table.messages.analysis import (
    Chances,
    Choice,
    LevelRange,
    Luck,
    OfferedDepth,
    PlayerTotals,
    TurnAction,
)
from tablee.toolkit.judging.findings import Decision, Draw, Missed, Moment, Point

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
    kept = tuple(_without_texts(moment) for moment in found)
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
    began, found = perf_counter(), list[Moment]()
    steps = steps_of(finished.record)
    for step, at_step in enumerate(moments_by_step(finished.record, find_depth(depth), steps[first:]), first):
        found += at_step
        decisions = sum(isinstance(moment, Decision) for moment in found)
        if step < steps[-1] and (decisions >= MAX_DECISIONS or perf_counter() - began >= MAX_S):
            return found, step + 1
    return found, None


def _without_texts(moment: Moment) -> Moment:
    """Return what sums need of a moment: actions that rearrange a table are long texts."""
    if not isinstance(moment, Decision):
        return moment
    missed = moment.missed and moment.missed._replace(action="")
    return moment._replace(options=(), missed=missed)


def _choice(finished: FinishedMatch, decision: Decision) -> Choice:
    """Return a decision as it is sent, with the actions in words where there is something to say about them."""
    turn = turn_at(finished, decision.step)
    missed, look = _told_as_missed(decision), decision.look
    played = other = None
    if decision.mark or missed:
        best = missed.action if missed else decision.options[decision.best].action
        text = finished.record.events[decision.step].text
        played = TurnAction(text, added_log(turn.before, turn.after, turn.player))
        other = TurnAction(best, added_log(turn.before, turn.before.play(best, turn.player), turn.player))
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
        more=missed.more if missed else 0,
        played=played,
        other=other,
    )


def _told_as_missed(decision: Decision) -> Missed | None:
    """Return what could have been laid, if that is what there is to say.

    Whoever was right to keep something may still have lost by what was done instead: then that is told. Nothing is said
    where it made no difference.
    """
    missed = decision.missed
    if missed is None or missed.kind == "same" or (missed.kind == "kept" and decision.mark):
        return None
    return missed


def _totals(player: PlayerSummary) -> PlayerTotals:
    level = player.level
    return PlayerTotals(
        decisions=player.decisions,
        error=player.error,
        doubt=player.doubt,
        accuracy=player.accuracy,
        inaccuracies=player.marks["inaccuracy"],
        mistakes=player.marks["mistake"],
        blunders=player.marks["blunder"],
        missed_out=player.missed_out,
        luck=player.luck,
        result=player.result,
        without_luck=player.without_luck,
        level=level and LevelRange(level.nearest, level.weakest, level.strongest),
    )
