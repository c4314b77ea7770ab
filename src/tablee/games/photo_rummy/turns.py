"""The effect of each action on a round, and when it is refused."""

from typing import TYPE_CHECKING, assert_never

from tablee.core.common_options.timing import has_clock
from tablee.core.game import Player
from tablee.core.turns import LogEntry, Pass, Timeout, check_turn
from tablee.games.photo_rummy.laying.judging import judge_lay
from tablee.games.photo_rummy.melds import joker_moves, title_of
from tablee.games.photo_rummy.refusals import REFUSALS
from tablee.games.photo_rummy.state import Action, Draw, Hand, Lay, State

if TYPE_CHECKING:
    from tablee.games.photo_rummy.rules import PhotoRummy


def apply(game: "PhotoRummy", state: State, player: Player, action: Action) -> State:
    """Return the state after the action, or refuse it."""
    check_turn(state.turn, player)
    match action:
        case Draw():
            return draw(state, player, action.pile)
        case Timeout():
            return timeout(game, state, player)
    if not state.drawn:
        raise REFUSALS("draw.first")
    match action:
        case Lay():
            return lay(state, player, action)
        case Pass():
            return end_turn(state, player, "pass")
        case _:
            assert_never(action)


def draw(state: State, player: Player, number: int) -> State:
    """PR-20: the turn begins by drawing a card from a pile that is not empty."""
    if state.drawn:
        raise REFUSALS("draw.already")
    pile = state.piles[number - 1]
    if not pile:
        raise REFUSALS("draw.pile_empty", pile=number)
    piles = state.piles[: number - 1] + (pile[:-1],) + state.piles[number:]
    return with_hand(state, player, state.hands[player] + pile[-1:])._replace(
        piles=piles, drawn=True, log=state.log + (LogEntry(player, f"draw {number}"),)
    )


def lay(state: State, player: Player, action: Lay) -> State:
    """PR-21 to PR-29, PR-31, PR-40."""
    result = judge_lay(state.table, state.hands[player], state.opened[player], action.table, action.taking)
    given = [take.photo for take in action.taking]
    further = [card for card in result.laid if card not in given]
    told = [f"take {take.photo} {title_of(state.table[take.meld - 1])}" for take in action.taking]
    if further:
        told.append(f"lay {' '.join(further)}")
    elif not given:
        told.append("rebuild")
    told += [f"joker {title}" for title in joker_moves(state.table, action.table)]
    after = with_hand(state, player, result.hand)._replace(
        table=action.table,
        before=state.table,
        opened=state.opened[:player] + (True,) + state.opened[player + 1 :],
    )
    return end_turn(after, player, *told)


def timeout(game: "PhotoRummy", state: State, player: Player) -> State:
    """PR-30: the drawn card is kept; if none was drawn yet, it comes from the highest pile, the first of equals."""
    if not has_clock(game):
        raise REFUSALS("timeout.no_limit")
    if not state.drawn:
        heights = list(map(len, state.piles))
        state = draw(state, player, heights.index(max(heights)) + 1)
    return end_turn(state, player, "timeout")


def end_turn(state: State, player: Player, *told: str) -> State:
    """Log the turn and check whether the round is over: somebody went out, or the piles are empty (PR-40, PR-42)."""
    over = not state.hands[player] or not any(state.piles)
    return state._replace(
        turn=None if over else (player + 1) % len(state.hands),
        drawn=False,
        log=state.log + tuple(LogEntry(player, action) for action in told),
    )


def with_hand(state: State, player: Player, hand: Hand) -> State:
    """Return the state with another hand for one player."""
    return state._replace(hands=state.hands[:player] + (hand,) + state.hands[player + 1 :])
