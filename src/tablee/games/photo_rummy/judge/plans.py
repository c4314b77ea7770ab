"""The plans that are compared with what was played: the best lays by every measure, that one, and ways to wait."""

from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple

from tablee.core.turns import Pass
from tablee.engines.photos import Try
from tablee.games.photo_rummy.bots.expert import WAITING
from tablee.games.photo_rummy.bots.seeing import find_lays, numbers
from tablee.games.photo_rummy.laying.judging import judge_lay, own_cards
from tablee.games.photo_rummy.state import Action, Lay, View


class Plan(NamedTuple):
    """An action, and the ways to go on that it leaves: the best of them is its value."""

    action: Action
    tries: tuple[Try, ...]
    laid: int  # cards of the hand
    is_out: bool


def plans_to_compare(view: View, played: Action) -> tuple[list[Plan], int]:
    """Return different plans, and the place of the one that was played; who can go out need not think of more."""
    waiting = Plan(Pass(), tuple(WAITING), 0, is_out=False)
    different = {_effect(view, lay): plan_to_lay(view, lay) for lay in find_lays(view).values()}
    effect = _effect(view, played)
    out = [(gone, plan) for gone, plan in different.items() if plan.is_out][:1]
    different = dict(out) or different
    if not out or effect in different:
        different[_effect(view, Pass())] = waiting
    known = different.get(effect)
    if known is None:
        known = plan_to_lay(view, played) if isinstance(played, Lay) and effect != () else waiting
    different[effect] = known._replace(action=played)
    return list(different.values()), list(different).index(effect)


def plan_to_lay(view: View, action: Lay) -> Plan:
    """Return the plan to lay cards and then to hold the others."""
    assert view.me is not None, "only a player acts"
    laid, left = judge_lay(view.table, view.hand, view.opened[view.me], action.table, action.taking)
    what = Try(bytes(sorted(numbers(laid))), len(action.taking))
    return Plan(action, (what,), len(own_cards(view.hand, laid)), is_out=not left)


def _effect(view: View, action: Action) -> Hashable:
    """Return what tells plans apart: which cards leave the hand, and which come; how they lie does not matter."""
    if not isinstance(action, Lay):
        return ()
    assert view.me is not None, "only a player acts"
    left = judge_lay(view.table, view.hand, view.opened[view.me], action.table, action.taking).hand
    gone = Counter(view.hand)
    gone.subtract(left)
    return tuple(sorted((card, count) for card, count in gone.items() if count))
