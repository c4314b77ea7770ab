"""Views: what each player may know, and states that are consistent with a view."""

from collections.abc import Iterable
from functools import cache
from random import Random

from tablee.core.game import Player
from tablee.core.turns import LogEntry
from tablee.games.zoo_domino.notation import read_action
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES, read_domino
from tablee.games.zoo_domino.position import piece
from tablee.games.zoo_domino.state import Action, Laid, LaidView, State, View


def view_for(state: State, player: Player | None, actions: Iterable[Action]) -> View:
    """Build the view field by field: it contains nothing that is not listed here."""
    return View(
        me=player,
        turn=state.turn,
        first=state.first,
        chain=tuple(map(_see_laid, state.chain)),
        hand=() if player is None else tuple(map(str, state.hands[player])),
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        passes=state.passes,
        log=tuple(map(_see_entry, state.log)),
        actions=tuple(map(str, actions)),
        shown=tuple(tuple(map(str, hand)) for hand in state.hands) if state.turn is None else (),
    )


# There are few distinct view parts, used millions of times in a simulation: each is created once.
@cache
def _see_laid(laid: Laid) -> LaidView:
    return LaidView(*laid)


@cache
def _see_entry(entry: tuple[Player, Action]) -> LogEntry:
    return LogEntry(entry[0], str(entry[1]))


def imagine(view: View, rng: Random) -> State:
    """Deal the unseen dominoes at random to the other hands and the stock."""
    chain = tuple(Laid(laid.left, laid.right, laid.trump) for laid in view.chain)
    log = tuple((entry.player, read_action(entry.action)) for entry in view.log)
    if view.shown:
        hands = {player: tuple(map(read_domino, hand)) for player, hand in enumerate(view.shown)}
    else:
        hands = {} if view.me is None else {view.me: tuple(map(read_domino, view.hand))}
    seen = {piece(laid) for laid in chain}.union(*hands.values())
    unseen = [domino for domino in DOMINOES if domino not in seen]
    rng.shuffle(unseen)
    for player, count in enumerate(view.counts):
        if player not in hands:
            hands[player] = tuple(unseen.pop() for _ in range(count))
    ordered = tuple(hands[player] for player in range(len(view.counts)))
    return State(ordered, tuple(unseen[: view.stock]), chain, view.turn, view.first, view.passes, log)
