"""The effect of each action on a round, and when it is refused."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablee.core.common_options.timing import has_clock
from tablee.core.game import Player
from tablee.games.zoo_domino.notation import DRAW, LAY_LEFT, LAY_RIGHT, PASS, TIME_IS_UP, TRUMP_LEFT, TRUMP_RIGHT
from tablee.games.zoo_domino.pieces.dominoes import DOUBLE_ELEPHANT, Domino
from tablee.games.zoo_domino.refusals import REFUSALS
from tablee.games.zoo_domino.state import Laid, Lay, State, Trump, laid

if TYPE_CHECKING:
    from tablee.games.zoo_domino.rules import ZooDomino


def lay(game: "ZooDomino", state: State, player: Player, action: Lay) -> State:
    """ZD-11, ZD-12, ZD-21: a domino goes to an end that shows one of its animals."""
    domino, end, chain = action.domino, action.end, state.chain
    if domino not in state.hands[player]:
        raise REFUSALS("lay.not_in_hand", [domino], domino=domino)
    if not chain:
        if end is not None:
            raise REFUSALS("lay.no_chain_yet", [domino], domino=domino, end=end)
        if game.way == "trumps" and domino != DOUBLE_ELEPHANT:
            raise REFUSALS("lay.double_elephant_begins", [domino], domino=domino)
        return place(state, player, action, (laid(*domino),))
    if end is None:
        raise REFUSALS("lay.which_end", [domino], domino=domino)
    animal = chain[0].left if end == "left" else chain[-1].right
    if animal not in domino:
        raise REFUSALS("lay.does_not_fit", [domino], domino=domino, end=end, animal=animal)
    other = domino.across(animal)
    longer = (laid(other, animal),) + chain if end == "left" else chain + (laid(animal, other),)
    return place(state, player, action, longer)


def trump(game: "ZooDomino", state: State, player: Player, action: Trump) -> State:
    """ZD-23 to ZD-25: a double goes crosswise to an end that shows another animal."""
    domino, end = action.domino, action.end
    hand, chain = state.hands[player], state.chain
    if game.way == "draw":
        raise REFUSALS("trump.not_this_way", [domino], domino=domino)
    if domino not in hand:
        raise REFUSALS("lay.not_in_hand", [domino], domino=domino)
    if not domino.is_double:
        raise REFUSALS("trump.not_a_double", [domino], domino=domino)
    if not chain:
        raise REFUSALS("trump.no_chain_yet", [domino], domino=domino)
    neighbour = chain[0] if end == "left" else chain[-1]
    if (neighbour.left if end == "left" else neighbour.right) in domino:
        raise REFUSALS("trump.it_fits", [domino], domino=domino, end=end)
    if lays := fitting(hand, chain):
        raise REFUSALS("trump.another_fits", [domino, lays[0].domino], domino=domino, fitting=lays[0].domino)
    if neighbour.trump:
        raise REFUSALS("trump.beside_trump", [domino], domino=domino, neighbour=Domino(*neighbour[:2]))
    if len(hand) == 1:
        raise REFUSALS("trump.last_domino", [domino], domino=domino)
    across = (laid(*domino, trump=True),)
    return place(state, player, action, across + chain if end == "left" else chain + across)


def draw(game: "ZooDomino", state: State, player: Player) -> State:
    """ZD-13: one domino after another, only while none fits; the turn goes on."""
    if game.way == "trumps":
        raise REFUSALS("draw.not_this_way")
    if not state.chain:
        raise REFUSALS("draw.chain_empty")
    if lays := fitting(state.hands[player], state.chain):
        raise REFUSALS("draw.one_fits", [lays[0].domino], fitting=lays[0].domino)
    if not state.stock:
        raise REFUSALS("draw.stock_empty")
    hands, stock, chain, _, first, _, log = state
    hands = hands[:player] + (hands[player] + stock[-1:],) + hands[player + 1 :]
    return State(hands, stock[:-1], chain, player, first, 0, log + ((player, DRAW),))


def pass_on(game: "ZooDomino", state: State, player: Player) -> State:
    """ZD-14, ZD-26: only if nothing fits and no trump is mandatory. All in a row: blocked (ZD-15, ZD-27)."""
    hand = state.hands[player]
    if not state.chain:
        raise REFUSALS("pass.chain_empty" if game.way == "draw" else "pass.double_elephant_begins")
    if lays := fitting(hand, state.chain):
        code = "pass.one_fits" if game.way == "draw" else "pass.one_fits_trumps"
        raise REFUSALS(code, [lays[0].domino], fitting=lays[0].domino)
    if state.stock:
        raise REFUSALS("pass.must_draw", count=len(state.stock))
    if game.must_trump and game.way == "trumps":
        for trump in possible_trumps(hand, state.chain):
            raise REFUSALS("pass.must_trump", [trump.domino], domino=trump.domino)
    hands, stock, chain, _, first, passes, log = state
    turn = None if passes + 1 == len(hands) else (player + 1) % len(hands)
    return State(hands, stock, chain, turn, first, passes + 1, log + ((player, PASS),))


def time_out(game: "ZooDomino", state: State, player: Player) -> State:
    """ZD-13, ZD-14, ZD-26: the table plays the mandatory action: lay a fitting domino, draw until one fits, or pass.

    Of several that fit, it lays the one that the player has held longest. It trumps only if that is mandatory.
    """
    if not has_clock(game):
        raise REFUSALS("timeout.no_limit")
    state = state._replace(log=state.log + ((player, TIME_IS_UP),))
    while state.turn == player:
        actions = game.legal_actions(state, player)
        state = game.apply(state, player, PASS if PASS in actions else actions[0])
    return state


def fitting(hand: tuple[Domino, ...], chain: tuple[Laid, ...]) -> list[Lay]:
    """Return every way to lay a domino of the hand where it fits (ZD-12)."""
    left, right = chain[0].left, chain[-1].right
    lays = []
    for domino in hand:
        if left in domino:
            lays.append(LAY_LEFT[domino])
        if right in domino:
            lays.append(LAY_RIGHT[domino])
    return lays


def possible_trumps(hand: tuple[Domino, ...], chain: tuple[Laid, ...]) -> Iterator[Trump]:
    """Yield the trumps of a hand in which nothing fits (ZD-24, ZD-25)."""
    if len(hand) == 1:
        return
    for domino in hand:
        if domino.is_double:
            if not chain[0].trump:
                yield TRUMP_LEFT[domino]
            if not chain[-1].trump:
                yield TRUMP_RIGHT[domino]


def place(state: State, player: Player, action: Lay | Trump, chain: tuple[Laid, ...]) -> State:
    """Return the state with the domino out of the hand and in the chain; the round ends with a player's last domino."""
    hands, stock, _, _, first, _, log = state
    hand = hands[player]
    held, after = hand.index(action.domino), player + 1
    hands = hands[:player] + (hand[:held] + hand[held + 1 :],) + hands[after:]
    turn = after % len(hands) if len(hand) > 1 else None
    # The same as State(...), without its Python wrapper: this line takes a tenth of a simulation.
    return tuple.__new__(State, (hands, stock, chain, turn, first, 0, log + ((player, action),)))
