"""Hints for Photo Rummy: what can be laid, proven by the solver, and what the expert would do."""

from collections import Counter
from collections.abc import Iterator

from tablee.bots import Choice, Seat
from tablee.core.pieces.melds import LaidTable, Table, compare_tables
from tablee.core.turns import Pass
from tablee.engines.photos import solve
from tablee.games.photo_rummy.bots.first import take_jokers
from tablee.games.photo_rummy.laying.judging import judge_lay
from tablee.games.photo_rummy.melds import is_family
from tablee.games.photo_rummy.pieces.cards import JOKER
from tablee.games.photo_rummy.state import Draw, Hand, Lay, Take, View
from tablee.toolkit.hints import Hint, Remark, remark

KINDS = {"families": True, "series": False}
CLOSE = 0.02  # of a win: estimates that differ by less are about equal


def explain(seat: Seat, choice: Choice) -> Hint:
    """Return what can be laid, and why the expert does what it has chosen."""
    view: View = seat.view
    if isinstance(choice.action, Draw):
        piles = tuple(str(number) for number, height in enumerate(view.piles, 1) if height)
        return Hint(str(choice.action), (remark("draw"),), (remark("do_draw"),), places=piles)
    best = solve(view.table, view.hand, opened=_opened(view)).plan
    takes = take_jokers(view.table, view.hand)[2] if _opened(view) else ()
    melds = [view.table[take.meld - 1] for take in takes]
    return Hint(
        str(choice.action),
        tuple(_possible(view, best, takes)),
        tuple(_advise(view, best, choice)),
        best.laid or tuple(take.photo for take in takes),
        _numbers(view.table, [*compare_tables(view.table, best.table)[1], *melds]),
    )


def _opened(view: View) -> bool:
    assert view.me is not None, "only a player acts"
    return view.opened[view.me]


# --- what is possible -------------------------------------------------------------------------------------------------


def _possible(view: View, best: LaidTable, takes: tuple[Take, ...]) -> Iterator[Remark]:
    if not best.left:
        yield remark("out")
        return
    if best.laid:
        yield remark("lay" if _opened(view) else "open", count=len(best.laid))
        yield from _new_melds(view.table, best.table)
    if takes:
        yield remark("jokers", count=len(takes), cards=" ".join(take.photo for take in takes))
    if not best.laid and not takes:
        yield remark("nothing" if _opened(view) else "nothing_open")


def _new_melds(before: Table, after: Table) -> Iterator[Remark]:
    """Say how many more families and series there would be than now."""
    more = Counter(map(is_family, after))
    more.subtract(map(is_family, before))
    yield from (remark(code, count=more[family]) for code, family in KINDS.items() if more[family] > 0)


def _numbers(table: Table, melds: list[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(str(number) for number, meld in enumerate(table, 1) if meld in melds)


# --- what the expert would do -----------------------------------------------------------------------------------------


def _advise(view: View, best: LaidTable, choice: Choice) -> Iterator[Remark]:
    action = choice.action
    if isinstance(action, Pass):
        yield remark("hold" if best.laid else "do_pass")
        if best.laid:
            yield remark("hold_why")
            yield from _compare(choice, Lay, "laying")
        return
    laid, left = judge_lay(view.table, view.hand, _opened(view), action.table, action.taking)
    if not left:
        yield remark("do_out")
        return
    yield from _advise_to_lay(view.hand, action, laid)
    if JOKER in left:
        yield remark("keep_joker")
    if len(laid) < len(best.laid):
        yield remark("fewer", count=len(best.laid))
    yield from _compare(choice, Pass, "waiting")


def _advise_to_lay(hand: Hand, action: Lay, laid: Hand) -> Iterator[Remark]:
    """Say how many cards would be laid, and how many jokers taken."""
    further = len(laid) - len(action.taking)
    if action.taking:
        yield remark("do_take", count=len(action.taking), cards=" ".join(take.photo for take in action.taking))
    if further:
        yield remark("then_lay" if action.taking else "do_lay", count=further)


def _compare(choice: Choice, kind: type, word: str) -> Iterator[Remark]:
    """Say how the choice compares with the best of the other kind, if the expert has compared them."""
    other = max((worth for action, worth in choice.estimates.items() if isinstance(action, kind)), default=None)
    if other is not None:
        close = choice.estimates[choice.action] - other <= CLOSE
        yield remark(f"{word}_close" if close else f"{word}_worse")
