"""Hints for Tile Rummy: what can be laid, proven by the solver, and what the expert would do.

What a hint says is possible is optimal, unless the hint calls it a lower bound. "Nothing" needs a proof.
"""

from collections.abc import Iterator
from dataclasses import replace

from tablee.bots import Choice, Seat
from tablee.core.errors import IllegalAction
from tablee.core.pieces.melds import LaidTable, Table, compare_tables
from tablee.core.turns import Pass
from tablee.engines.tiles import find_plan
from tablee.games.tile_rummy.bots.expert import WIN, WIN_AMONG_MANY
from tablee.games.tile_rummy.bots.possible import LIMIT, Best, find_best, goes_out
from tablee.games.tile_rummy.bots.seeing import Seen, without
from tablee.games.tile_rummy.laying.finding import neighbours
from tablee.games.tile_rummy.laying.judging import judge_lay, tiles_laid
from tablee.games.tile_rummy.laying.solving import points_alone, rules_of
from tablee.games.tile_rummy.melds import normal, stand_ins, stars_of, worth
from tablee.games.tile_rummy.pieces.tiles import FACE, NUMBER, NUMBERS, ORDER, STAR, Tile
from tablee.games.tile_rummy.rules import TileRummy
from tablee.games.tile_rummy.state import Draw, Exchange, Lay, Reject
from tablee.toolkit.hints import Hint, Remark, remark

CLOSE = 0.02  # of a win: estimates that differ by less are about equal


def explain(seat: Seat, choice: Choice) -> Hint:
    """Return what can be laid, and why the expert does what it has chosen."""
    game = seat.game
    assert isinstance(game, TileRummy)
    seen = Seen(game, seat.view)
    if isinstance(choice.action, Draw):
        return Hint(str(choice.action), (remark("draw"),), (remark("do_draw"),))
    best = find_best(seen, choice.action)
    swap = next(find_swaps(seen), None)
    possible = [say_best(seen, best)]
    if swap is not None:
        possible.append(remark("star", tile=swap))
    return Hint(
        str(choice.action),
        tuple(possible),
        tuple(advise(seen, best, choice)),
        best.laid,
        changed_melds(seen.view.table, best.table),
    )


# --- what is possible -------------------------------------------------------------------------------------------------


def say_best(seen: Seen, best: Best) -> Remark:
    """Return the most important thing that can be done with the tiles."""
    count = len(best.laid)
    if not best.laid:
        return _say_nothing(seen) if best.proven else remark("unknown")
    if goes_out(seen, best.laid):
        return remark("out")
    if not best.proven:
        return remark("lay_at_least", count=count)
    if not seen.opened and seen.game.opening_minimum:
        return remark("open", count=count, points=opening_points(seen, best))
    return remark("lay", count=count)


def opening_points(seen: Seen, best: Best) -> int:
    """Return what the tiles laid count towards an opening."""
    if seen.game.rework_on_opening:
        return points_alone(seen.game, best.laid, LIMIT) or 0
    return worth(compare_tables(seen.view.table, best.table)[0])


def _say_nothing(seen: Seen) -> Remark:
    minimum = seen.game.opening_minimum
    points = None if seen.opened else points_alone(seen.game, seen.view.hand, LIMIT)
    if points is None or points >= minimum:
        return remark("nothing")
    return remark("nothing_short", points=points, minimum=minimum)


def find_swaps(seen: Seen) -> Iterator[Tile]:
    """Yield tiles of the rack that can take a star's place, as the referee confirms; the star stays on the table."""
    if not seen.opened or seen.game.stars != "exchange":
        return
    table, rack = seen.view.table, seen.view.hand
    rules = replace(rules_of(seen.game), stars="free")  # the referee judges the others afterwards
    for place, meld in enumerate(table):
        for star in stars_of(meld):
            allowed = stand_ins(star, meld, seen.game.agreed)
            for tile in sorted(allowed.intersection(rack), key=ORDER.__getitem__):
                swapped = tuple(tile if piece == star else piece for piece in meld)
                loose = (*table[:place], swapped, *table[place + 1 :], (star,))
                plan = find_plan(loose, without(rack, tile), rules, True, "tiles", LIMIT)
                if isinstance(plan, LaidTable) and _is_swap(seen, normal(plan.table), tile, allowed):
                    yield tile


def _is_swap(seen: Seen, table: Table, tile: Tile, allowed: frozenset[Tile]) -> bool:
    """Whether the referee allows a table on which no star can be the one whose place the tile has taken."""
    if allowed.intersection(FACE[piece] for meld in table for piece in stars_of(meld)):
        return False
    try:
        return tile in judge_lay(seen.game, seen.view.table, seen.view.hand, seen.opened, table)
    except IllegalAction:
        return False


def changed_melds(before: Table, after: Table) -> tuple[str, ...]:
    """Return the numbers of the melds that do not stay as they are, counted from 1."""
    gone = compare_tables(before, after)[1]
    return tuple(str(number) for number, meld in enumerate(before, 1) if meld in gone)


# --- what the expert would do -----------------------------------------------------------------------------------------


def advise(seen: Seen, best: Best, choice: Choice) -> Iterator[Remark]:
    """Yield what the expert would do, and the reasons for it."""
    match choice.action:
        case Lay():
            yield from _advise_to_lay(seen, best, choice)
        case Exchange(tile) | Reject(tile):
            kind = "exchange" if isinstance(choice.action, Exchange) else "reject"
            yield remark(f"hold_{kind}" if best.laid else f"do_{kind}", tile=tile)
            if best.laid:
                yield from _why_wait(seen, choice)
                return
            if is_alone(seen, tile):
                yield remark("alone")
            yield from _other_tile(seen, choice, tile)
        case _:
            yield remark("hold_pass" if best.laid else "do_pass")
            if best.laid:
                yield from _why_wait(seen, choice)


def _advise_to_lay(seen: Seen, best: Best, choice: Choice) -> Iterator[Remark]:
    action = choice.action
    laid = tiles_laid(*compare_tables(seen.view.table, action.table), seen.view.hand)
    if goes_out(seen, laid):
        yield remark("do_out")
        return
    yield remark("do_lay", count=len(laid))
    if action.reject:
        yield remark("then_reject", tile=action.reject)
    if STAR in seen.view.hand and STAR not in laid:
        yield remark("keep_star")
    if not seen.opened and not seen.game.rework_on_opening:
        yield remark("opens")
    waiting = _estimate(choice, (Exchange, Reject, Pass))
    if waiting is not None:
        yield remark("waiting_close" if _is_close(seen, choice, waiting) else "waiting_worse")
    elif len(laid) < len(best.laid):
        yield remark("fewer", count=len(best.laid))


def _why_wait(seen: Seen, choice: Choice) -> Iterator[Remark]:
    """Nobody else can use what is held; how that compares with laying is an estimate."""
    yield remark("hold_why")
    laying = _estimate(choice, (Lay,))
    if laying is not None:
        yield remark("laying_close" if _is_close(seen, choice, laying) else "laying_worse")


def _other_tile(seen: Seen, choice: Choice, tile: Tile) -> Iterator[Remark]:
    """Name another tile that would do about as well."""
    others = {
        action.tile: estimate
        for action, estimate in choice.estimates.items()
        if isinstance(action, Exchange | Reject) and action.tile != tile
    }
    near = max(others, key=others.__getitem__, default=None)
    if near is not None and _is_close(seen, choice, others[near]):
        yield remark("tile_close", tile=near)


def _estimate(choice: Choice, kinds: tuple[type, ...]) -> float | None:
    """Return the expert's highest estimate for an action of these kinds; None if it compared none."""
    return max((worth for action, worth in choice.estimates.items() if isinstance(action, kinds)), default=None)


def _is_close(seen: Seen, choice: Choice, estimate: float) -> bool:
    win = WIN if seen.game.rounds == 1 else WIN_AMONG_MANY
    difference: float = choice.estimates[choice.action] - estimate
    return difference <= CLOSE * win


def is_alone(seen: Seen, tile: Tile) -> bool:
    """Whether no other tile of the rack has this tile's number, or one near it in its colour."""
    agreed, rack = seen.game.agreed, set(seen.view.hand)
    ends = {NUMBERS[0], NUMBERS[-1], NUMBERS[-2]}
    if tile == STAR or STAR in rack or agreed.mixed or (agreed.ace == "both" and NUMBER[tile] in ends):
        return False
    return neighbours(tile, seen.view.hand) == 0
