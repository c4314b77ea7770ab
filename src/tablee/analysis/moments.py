"""The moments of a match, one after the other: how the chances stood, what was decided, what chance gave."""

from collections.abc import Iterator
from itertools import chain

from tablee.analysis.judges import judge_of
from tablee.analysis.looks import judge_action
from tablee.analysis.seeds import checksum_of, seed_for
from tablee.analysis.summary import shares
from tablee.bots.standing import Standing
from tablee.core.match import Match
from tablee.core.record import Event, Record
from tablee.toolkit.judging.findings import Draw, Moment, Point
from tablee.toolkit.judging.judge import NORMAL, Depth, Judge


def steps_of(record: Record) -> range:
    """Return all steps of a record: its first deal, and each event."""
    return range(len(record.events) + 1)


def moments(record: Record, depth: Depth = NORMAL, steps: range | None = None) -> Iterator[Moment]:
    """Yield what is found at these steps, by default at all of them."""
    return chain.from_iterable(moments_by_step(record, depth, steps))


def moments_by_step(record: Record, depth: Depth = NORMAL, steps: range | None = None) -> Iterator[list[Moment]]:
    """Yield what is found at each of these steps: the chances there, the decision made there, and its luck.

    A step is judged the same whichever others are asked for.
    """
    judge, source = judge_of(record.match.game.name), checksum_of(record)
    matches = [match for _, match in record.replay()]
    events = (*record.events, None)
    for step in steps_of(record) if steps is None else steps:
        after = matches[min(step + 1, len(matches) - 1)]
        yield list(_moments_at(judge, f"{source} {step}", step, matches[step], events[step], after, depth))


def _moments_at(
    judge: Judge, source: str, step: int, match: Match, event: Event | None, after: Match, depth: Depth
) -> Iterator[Moment]:
    game, state, standing = match.game, match.state, Standing.of(match)
    if match.over:
        yield Point(step, shares(match))
    elif not match.round_over:
        yield Point(step, judge.value(game, state, standing, depth, seed_for(source, "value")))
    if event is None or event.player is None or event.text in game.table_actions:
        return  # nobody decided anything: the next round, or the table played for a player
    view = game.view_for(state, event.player)
    decision = judge_action(judge, game, view, standing, event.text, depth, source)
    if decision is not None:
        yield decision._replace(step=step)
    action, seed = game.read_action(event.text), seed_for(source, "luck")
    luck = judge.luck(game, state, event.player, action, after.state, standing, depth, seed)
    if luck is not None:
        yield Draw(step, event.player, luck)
