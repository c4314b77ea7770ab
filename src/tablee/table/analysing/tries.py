"""Single turns of a finished match: how the table would look after another action, and what that would be worth.

This runs in a worker.
"""

import msgspec

from tablee.analysis.judges import find_depth
from tablee.analysis.looks import judge_action
from tablee.analysis.seeds import checksum_of
from tablee.bots.standing import Standing
from tablee.core.errors import IllegalAction
from tablee.core.positions.drafts import check_by_view
from tablee.table.analysing.positions import added_log, read_finished, turn_at
from tablee.table.messages.analysis import Loss, OfferedDepth, Tried
from tablee.table.rendering.replays import step_after
from tablee.toolkit.judging.findings import Decision


def try_turn(text: str, depth: OfferedDepth, step: int, action: str) -> bytes:
    """Judge another action in the place of the one that was played; the estimate is that of the analysis."""
    finished = read_finished(text)
    match, _, player = turn_at(finished, step)
    game = match.game
    tried = game.read_action(action)
    try:
        after = match.apply(player, tried)
    except IllegalAction as error:
        return msgspec.json.encode(Tried(error.refusal, None, False, []))
    found = judge_action(
        *(finished.judge, game, match.view(player), Standing.of(match), game.write_action(tried)),
        find_depth(depth),
        f"{checksum_of(finished.record)} {step}",
    )
    best = found is None or found.played == found.best or not found.look.sure
    return msgspec.json.encode(Tried(None, found and _loss(found), best, added_log(match, after, player)))


def show_turn(text: str, step: int, action: str) -> bytes:
    """Return the step that would have followed if this had been played, as its player would have seen it."""
    match, _, player = turn_at(read_finished(text), step)
    return msgspec.json.encode(step_after(match, match.play(action, player), player))


def check_turn(text: str, step: int, action: str) -> bytes:
    """Return the referee's verdict on a draft in the place of what was played."""
    match, _, player = turn_at(read_finished(text), step)
    return msgspec.json.encode(check_by_view(match.game, match.view(player), player, action))


def _loss(found: Decision) -> Loss:
    error, doubt = found.look
    return Loss(error=error, doubt=doubt, mark=found.mark, proven=found.proven, condition=found.condition)
