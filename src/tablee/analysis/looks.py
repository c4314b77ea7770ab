"""One decision: the first look, the second one where the first found a loss, and the tutor's look while playing."""

from typing import Any

from tablee.analysis.judges import judge_of
from tablee.analysis.seeds import seed_for
from tablee.bots.standing import Standing
from tablee.core.game import AnyGame
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import NORMAL, Depth, Judge

TUTOR_ASKS = 0.05  # the loss from which the tutor asks,
TUTOR_SURE = 3.0  # and how many standard errors it must exceed


def judge_action(
    judge: Judge, game: AnyGame, view: Any, standing: Standing, action: str, depth: Depth, source: str
) -> Decision | None:
    """Return a decision with all looks that it needs; the source is what its seeds are made of."""
    found = judge.options(game, view, standing, action, depth, seed_for(source, "options"))
    if found is None or not found.suspicious:
        return found
    return judge.look_again(game, view, standing, found, depth.again, seed_for(source, "again"))


def judge_now(game: AnyGame, view: Any, standing: Standing, action: str, depth: Depth = NORMAL) -> Decision | None:
    """Return what an action would be worth, for the tutor, from what the player knows and nothing else.

    There is a second look only where the first finds a reason to ask. None if there is nothing to decide. Refuse a
    game without a judge.
    """
    judge, source = judge_of(game.name), repr((view, standing))
    found = judge.options(game, view, standing, action, depth, seed_for(source, "tutor"))
    if found is None or found.proven or not tutor_asks(found):
        return found
    return judge.look_again(game, view, standing, found, depth.again, seed_for(source, "tutor again"))


def tutor_asks(found: Decision | None) -> bool:
    """Whether the tutor asks before this is played; a second look must bear it out."""
    if found is None or found.error < TUTOR_ASKS:
        return False
    sure = found.proven or found.error > TUTOR_SURE * found.doubt
    return sure and (found.again is None or (found.again.sure and found.again.error >= TUTOR_ASKS))
