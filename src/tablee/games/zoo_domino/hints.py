"""Hints for Zoo Domino: which dominoes fit where, and what the expert would do.

That nobody holds a fitting domino follows from what lies open. That somebody probably holds none follows from sampled
hands that are consistent with what everyone did.
"""

from collections.abc import Iterator

from tablee.bots import Choice, Seat
from tablee.engines.dominoes import Seen, imagine
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots.outlook import Outlook, look_ahead
from tablee.games.zoo_domino.notation import read_action
from tablee.games.zoo_domino.pieces.dominoes import Domino
from tablee.games.zoo_domino.state import Action, Draw, End, Lay, Trump, View
from tablee.toolkit.hints import Hint, Remark, remark

WORLDS = 200  # sampled, to see whether the next player could lay
PROBABLY = 0.6  # the share of worlds from which on the next player probably has nothing that fits
CLOSE = 0.02  # of a win: estimates that differ by less are about equal


def explain(seat: Seat, choice: Choice) -> Hint:
    """Return what fits, and why the expert does what it has chosen."""
    game, view = seat.game, seat.view
    assert isinstance(game, ZooDomino)
    actions = [read_action(text) for text in view.actions]
    seen, outlooks = look_ahead(game, view)
    chosen = next(outlook for outlook in outlooks if outlook.action == choice.action)
    laying = [action for action in actions if isinstance(action, Lay | Trump)]
    ends = dict.fromkeys(action.end for action in laying if action.end)
    return Hint(
        str(choice.action),
        tuple(_possible(view, actions)),
        tuple(_advise(seat, choice, seen, chosen)),
        tuple(dict.fromkeys(str(action.domino) for action in laying)),
        tuple(ends),
    )


# --- what is possible -------------------------------------------------------------------------------------------------


def _possible(view: View, actions: list[Action]) -> Iterator[Remark]:
    lays = [action for action in actions if isinstance(action, Lay)]
    trumps = [action for action in actions if isinstance(action, Trump)]
    if lays and not view.chain:
        yield remark("first", count=len(lays), domino=str(lays[0].domino))
    elif lays:
        yield remark("fits", count=len(_dominoes(lays)))
        yield from _ends(view, lays)
    elif trumps:
        kind = "trump" if len(trumps) == len(actions) else "trump_or_pass"
        yield remark(kind, dominoes=" ".join(_dominoes(trumps)))
    else:
        yield remark("draw" if isinstance(actions[0], Draw) else "pass")


def _dominoes(actions: list[Lay] | list[Trump]) -> list[str]:
    return list(dict.fromkeys(str(action.domino) for action in actions))


def _ends(view: View, lays: list[Lay]) -> Iterator[Remark]:
    left, right = view.chain[0].left, view.chain[-1].right
    if left == right:
        yield remark("both_ends", animal=left, dominoes=" ".join(_dominoes(lays)))
        return
    for end, animal in (("left", left), ("right", right)):
        there = [action for action in lays if action.end == end]
        if there:
            yield remark("end", animal=animal, dominoes=" ".join(_dominoes(there)))


# --- what the expert would do -----------------------------------------------------------------------------------------


def _advise(seat: Seat, choice: Choice, seen: Seen, chosen: Outlook) -> Iterator[Remark]:
    view, action = seat.view, choice.action
    yield _say(view, action)
    if choice.proven:
        yield remark("sure_win" if choice.estimates[action] == 1 else "sure_tie")
        return
    if isinstance(action, Lay | Trump):
        if not chosen.hand:
            yield remark("out")
            return
        yield from _whom_it_blocks(seat, seen, chosen)
        if chosen.follow_ups:
            yield remark("follows", count=chosen.follow_ups)
    if len(choice.estimates) > 1:
        yield remark("estimate", percent=round(100 * choice.estimates[action]))
        yield from _about_as_good(choice)


def _say(view: View, action: Action) -> Remark:
    if isinstance(action, Lay | Trump):
        kind = "do_lay" if isinstance(action, Lay) else "do_trump"
        if action.end is None or view.chain[0].left == view.chain[-1].right:
            return remark(kind, domino=str(action.domino))
        return remark(f"{kind}_end", domino=str(action.domino), animal=_animal_at(view, action.end))
    return remark("do_draw" if isinstance(action, Draw) else "do_pass")


def _animal_at(view: View, end: End) -> str:
    return view.chain[0].left if end == "left" else view.chain[-1].right


def _whom_it_blocks(seat: Seat, seen: Seen, chosen: Outlook) -> Iterator[Remark]:
    """Say whether the next player can lay a domino that fits; trumps need not fit."""
    if not seen.unseen & chosen.fits:
        yield remark("blocks_all")
        return
    following = (seen.me + 1) % seen.now.players
    worlds = (imagine(seen, seat.rng.getrandbits(64)) for _ in range(WORLDS))
    blocked = sum(not world.hands[following] & chosen.fits for world in worlds)
    if blocked >= PROBABLY * WORLDS:
        yield remark("blocks", player=following)


def _about_as_good(choice: Choice) -> Iterator[Remark]:
    """Name another domino that would do about as well."""
    others = {
        action.domino: estimate
        for action, estimate in choice.estimates.items()
        if isinstance(action, Lay | Trump) and action.domino != _domino_of(choice.action)
    }
    near = max(others, key=others.__getitem__, default=None)
    if near is not None and choice.estimates[choice.action] - others[near] <= CLOSE:
        yield remark("close", domino=str(near))


def _domino_of(action: Action) -> Domino | None:
    return action.domino if isinstance(action, Lay | Trump) else None
