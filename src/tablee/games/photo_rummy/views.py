"""Views: what each player may know, and states that are consistent with a view."""

from collections.abc import Iterable
from random import Random

from tablee.core.game import Player
from tablee.core.pieces.counting import unseen_at_random
from tablee.games.photo_rummy.pieces.cards import BOX
from tablee.games.photo_rummy.state import Hand, State, View


def view_for(state: State, player: Player | None, kinds: Iterable[str]) -> View:
    """Build the view field by field: it contains nothing that is not listed here."""
    return View(
        me=player,
        turn=state.turn,
        first=state.first,
        table=state.table,
        before=state.before,
        hand=() if player is None else state.hands[player],
        counts=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        opened=state.opened,
        drawn=state.drawn,
        kinds=tuple(kinds),
        log=state.log,
        shown=state.hands if state.turn is None else (),
    )


def imagine(view: View, rng: Random) -> State:
    """Deal the unseen cards at random to the other hands and the piles."""
    known: dict[Player, Hand] = dict(enumerate(view.shown))
    if view.me is not None:
        known[view.me] = view.hand
    take = unseen_at_random(BOX, (card for cards in (*view.table, *known.values()) for card in cards), rng)
    return State(
        hands=tuple(known[player] if player in known else take(count) for player, count in enumerate(view.counts)),
        piles=tuple(map(take, view.piles)),
        table=view.table,
        before=view.before,
        opened=view.opened,
        turn=view.turn,
        first=view.first,
        drawn=view.drawn,
        log=view.log,
    )
