"""Positions of a finished match: every question about one of its turns begins here.

This runs in a worker.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from tablee.analysis.judges import find_judge
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.record import Record, read_record
from tablee.games import find_game
from tablee.table.events import MAX_EVENTS
from tablee.table.refusals import REFUSALS
from tablee.toolkit.judging.judge import Judge

MAX_KEPT_MATCHES = 2  # in each worker; a long one has some megabytes


class FinishedMatch(NamedTuple):
    """A record whose match is over, and the match at each step."""

    record: Record
    matches: tuple[Match, ...]
    judge: Judge


class Turn(NamedTuple):
    """A turn of the match: before and after it."""

    before: Match
    after: Match
    player: Player


@lru_cache(MAX_KEPT_MATCHES)
def read_finished(text: str) -> FinishedMatch:
    """Read a record; a match that can go on is refused: nobody may analyse what is still being played."""
    record = read_record(text, find_game, MAX_EVENTS)
    matches = tuple(match for _, match in record.replay())
    if not matches[-1].over:
        raise REFUSALS("table.not_over")
    judge = find_judge(record.match.game.name)
    if judge is None:
        raise REFUSALS("analysis.no_judge")
    return FinishedMatch(record, matches, judge)


def turn_at(finished: FinishedMatch, step: int) -> Turn:
    """Return the turn that was taken at a step; refuse a step at which nobody decided anything."""
    events = finished.record.events
    event = events[step] if 0 <= step < len(events) else None
    if event is None or event.player is None or event.text in finished.record.match.game.table_actions:
        raise REFUSALS("analysis.no_turn", step=step)
    return Turn(finished.matches[step], finished.matches[step + 1], event.player)


def added_log(before: Match, after: Match, player: Player) -> list[Any]:
    """Return what an action added to the log that its player reads."""
    known = len(before.view(player).log)
    return list(after.view(player).log[known:])
