"""The plans that are compared with what was played: the expert's, that one, and some ways to wait."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import islice

from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import LaidTable, compare_tables
from tablee.games.tile_rummy.bots.planning import USUAL_PACE, Plan, after_lay, after_reject, passing, plans, waits
from tablee.games.tile_rummy.bots.seeing import Seen, without
from tablee.games.tile_rummy.laying.judging import tiles_laid
from tablee.games.tile_rummy.state import Action, Exchange, Lay, Rack, Reject

WAYS_TO_WAIT = 3  # compared where the expert would not wait


def plans_to_compare(seen: Seen, played: Action) -> tuple[list[Plan], int]:
    """Return different plans, and the place of the one that was played."""
    also = played.tile if isinstance(played, Exchange | Reject) else None
    found = list(plans(seen, also))
    if all(isinstance(plan.action, Lay) for plan in found):
        found += islice(waits(seen, also), WAYS_TO_WAIT)
    different: dict[Hashable, Plan] = {}
    for plan in found:
        different.setdefault(_effect(seen, plan.action), plan)
    effect = _effect(seen, played)
    different[effect] = replace(different.get(effect) or _plan_of(seen, played), action=played)
    return list(different.values()), list(different).index(effect)


def laid_by(seen: Seen, action: Action) -> Rack:
    """Return the tiles that an action lays."""
    if not isinstance(action, Lay):
        return ()
    return tiles_laid(*compare_tables(seen.view.table, action.table), seen.view.hand)


def _effect(seen: Seen, action: Action) -> Hashable:
    """Return what tells plans apart: tables that differ only in how the same tiles lie are not compared."""
    return (laid_by(seen, action), action.reject) if isinstance(action, Lay) else action


def _plan_of(seen: Seen, action: Action) -> Plan:
    """Return the plan of an action that was not thought of."""
    if isinstance(action, Exchange | Reject):
        return next(plan for plan in waits(seen, action.tile) if plan.action == action)
    if not isinstance(action, Lay):
        return passing(seen)
    laid = laid_by(seen, action)
    left = removed(seen.view.hand, laid)
    if action.reject:
        return after_reject(seen, action, action.table, without(left, action.reject), opened=True)
    if not left:
        return Plan(action, action.table, 0, {0: 1}, USUAL_PACE, is_out=True)
    return after_lay(seen, LaidTable(laid, action.table, left))
