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
    """Return what an action would be worth, for the tutor: one look, from what the player knows and nothing else.

    None if there is nothing to decide. Refuse a game without a judge.
    """
    judge = judge_of(game.name)
    return judge.options(game, view, standing, action, depth, seed_for(repr((view, standing)), "tutor"))


def tutor_asks(found: Decision | None) -> bool:
    """Whether the tutor asks before this is played."""
    return found is not None and found.error >= TUTOR_ASKS and (found.proven or found.error > TUTOR_SURE * found.doubt)
