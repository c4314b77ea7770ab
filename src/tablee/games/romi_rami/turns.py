"""The effect of each action on a game, and when it is refused."""

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, TypeVar, assert_never

from tablee.core.common_options.timing import has_clock
from tablee.core.errors import IllegalAction
from tablee.core.game import Player
from tablee.core.pieces.counting import removed
from tablee.core.turns import LogEntry, Timeout, check_turn
from tablee.games.romi_rami.ending import is_last_turn, is_stalled
from tablee.games.romi_rami.paying.patterns import missing
from tablee.games.romi_rami.paying.payments import counts_of, pack, pays
from tablee.games.romi_rami.paying.taking import MOST_TAKEN, go_together
from tablee.games.romi_rami.pieces.cards import SUIT, Card, Contract, Hand, sorted_hand
from tablee.games.romi_rami.refusals import REFUSALS
from tablee.games.romi_rami.state import Action, Complete, Discard, End, State, Take

if TYPE_CHECKING:
    from tablee.games.romi_rami.rules import RomiRami

T = TypeVar("T")

FEWEST_HELD, MOST_HELD = 3, 10  # RR-22
CONTRACTS, VALUES = 4, 6  # RR-10: the sizes of the markets


def apply(game: "RomiRami", state: State, player: Player, action: Action) -> State:
    """Return the state after the action, or refuse it."""
    check_turn(state.turn, player)
    match action:
        case Take():
            return take(state, player, action)
        case Complete():
            return complete(game, state, player, action)
        case End():
            return end(game, state, player)
        case Discard():
            return discard(game, state, player, action)
        case Timeout():
            return timeout(game, state, player)
        case _:
            assert_never(action)


def take(state: State, player: Player, action: Take) -> State:
    """RR-20: one to three cards that share their value or their suit."""
    cards = action.cards
    if state.step != "take":
        raise REFUSALS("take.already" if state.values or state.step == "discard" else "take.market_empty", cards)
    if len(cards) > MOST_TAKEN:
        raise REFUSALS("take.too_many", cards, cards=" ".join(cards), count=len(cards), most=MOST_TAKEN)
    for card in excess(cards, state.values):
        raise REFUSALS("take.not_in_market", [card], card=card)
    if not go_together(cards):
        raise mixed(cards)
    hand = sorted_hand(state.hands[player] + cards)
    after = with_hand(state, player, hand)._replace(values=removed(state.values, cards), step="complete")
    return logged(after, player, action)


def mixed(cards: Hand) -> IllegalAction:
    """Return the refusal of cards that do not go together, naming two that do not."""
    one, two = next(pair for pair in combinations(cards, 2) if not go_together(pair))
    return REFUSALS("take.mixed", [one, two], one=one, two=two)


def complete(game: "RomiRami", state: State, player: Player, action: Complete) -> State:
    """RR-21, RR-30 to RR-34: the contract is laid down, its bonus suit kept, the other cards discarded."""
    if state.step == "take":
        raise REFUSALS("complete.take_first")
    if state.step == "discard":
        raise REFUSALS("complete.too_late", count=surplus(state))
    contract = game.box.by_name[action.contract]
    if contract not in state.contracts:
        raise REFUSALS("complete.not_in_market", [contract], contract=contract)
    for card in excess(action.cards, state.hands[player]):
        raise REFUSALS("complete.not_in_hand", [card], card=card)
    if action.jokers > 1:
        raise REFUSALS("complete.many_jokers", count=action.jokers)
    if action.jokers and not state.jokers[player]:
        raise REFUSALS("complete.joker_used")
    check_payment(game, contract, action)
    kept = tuple(card for card in action.cards if SUIT[card] == contract.bonus)
    others = tuple(card for card in action.cards if SUIT[card] != contract.bonus)
    place = state.contracts.index(contract)
    after = with_hand(state, player, removed(state.hands[player], action.cards))._replace(
        contracts=state.contracts[:place] + state.contracts[place + 1 :],
        discards=state.discards + others,
        zones=put(state.zones, player, state.zones[player] + (contract,)),
        piles=put(state.piles, player, sorted_hand(state.piles[player] + kept)),
        jokers=put(state.jokers, player, state.jokers[player] and not action.jokers),
        idle=-1,  # this turn does not count
    )
    return logged(after, player, action)


def check_payment(game: "RomiRami", contract: Contract, action: Complete) -> None:
    """Refuse a payment that is not exactly what the contract requires, and name what is missing."""
    cards, joker, values = action.cards, bool(action.jokers), game.box.values
    if pays(contract, cards, joker, values):
        return
    count = len(cards) + joker
    if count > contract.size:
        raise REFUSALS("complete.too_many", cards, contract=contract, size=contract.size, count=count)
    lacking = " ".join(map(str, missing(contract, counts_of(pack(cards)), values, joker)))
    if count < contract.size:
        raise REFUSALS("complete.too_few", cards, contract=contract, size=contract.size, count=count, missing=lacking)
    raise REFUSALS("complete.not_met", cards, contract=contract, cards=" ".join(cards), missing=lacking)


def end(game: "RomiRami", state: State, player: Player) -> State:
    """RR-22: the contracts are refilled, then the values, then the hand; a player with too many cards discards."""
    if state.step == "take":
        raise REFUSALS("end.take_first")
    if state.step == "discard":
        raise REFUSALS("end.discard_first", count=surplus(state))
    lacking = max(0, CONTRACTS - len(state.contracts))
    new = state.contract_deck[::-1][:lacking]
    after = logged(state, player, End())._replace(
        contracts=state.contracts + new, contract_deck=state.contract_deck[: len(state.contract_deck) - len(new)]
    )
    after, values = draw(after, VALUES - len(after.values))
    after, drawn = draw(after, FEWEST_HELD - len(after.hands[player]))
    after = with_hand(after, player, sorted_hand(after.hands[player] + drawn))._replace(values=after.values + values)
    return after._replace(step="discard") if surplus(after) else pass_on(game, after, player)


def surplus(state: State) -> int:
    """Return how many cards the current player holds above the limit."""
    return 0 if state.turn is None else max(0, len(state.hands[state.turn]) - MOST_HELD)


def draw(state: State, count: int) -> tuple[State, tuple[Card, ...]]:
    """Draw up to this many cards; an empty deck is refilled from the discards (RR-50)."""
    drawn: tuple[Card, ...] = ()
    while len(drawn) < count and (state.deck or state.discards):
        if not state.deck:
            deck = state.chance.child("shuffle").shuffled(state.discards)
            state = state._replace(deck=deck, discards=(), chance=state.chance.child("next"))
        some = state.deck[::-1][: count - len(drawn)]
        state = state._replace(deck=state.deck[: len(state.deck) - len(some)])
        drawn += some
    return state, drawn


def discard(game: "RomiRami", state: State, player: Player, action: Discard) -> State:
    """RR-22: down to ten cards, which is the end of the turn."""
    cards = action.cards
    if state.step != "discard":
        raise REFUSALS("discard.not_now", cards, most=MOST_HELD)
    for card in excess(cards, state.hands[player]):
        raise REFUSALS("discard.not_in_hand", [card], card=card)
    if len(cards) != surplus(state):
        raise REFUSALS("discard.wrong_number", cards, given=len(cards), count=surplus(state), most=MOST_HELD)
    after = with_hand(state, player, removed(state.hands[player], cards))
    return pass_on(game, logged(after, player, action)._replace(discards=state.discards + cards), player)


def timeout(game: "RomiRami", state: State, player: Player) -> State:
    """RR-20, RR-22: the table plays the mandatory parts of the turn, and no more.

    It takes the oldest card in the market, completes nothing, and discards the lowest cards.
    """
    if not has_clock(game):
        raise REFUSALS("timeout.no_limit")
    state = logged(state, player, Timeout())
    if state.step == "take":
        state = take(state, player, Take(state.values[:1]))
    if state.step == "complete":
        state = end(game, state, player)
    if state.turn == player:
        state = discard(game, state, player, Discard(state.hands[player][: surplus(state)]))
    return state


def pass_on(game: "RomiRami", state: State, player: Player) -> State:
    """Start the next player's turn, unless the game ends here (RR-40, RR-51, RR-53)."""
    after = state._replace(idle=state.idle + 1)
    over = is_last_turn(after) or is_stalled(after, game.stalled_after)
    return begin(after._replace(turn=None if over else (player + 1) % len(state.hands)))


def begin(state: State) -> State:
    """Begin a turn: taking is skipped if the market has no cards (RR-50)."""
    return state._replace(step="take" if state.values else "complete")


def excess(cards: Hand, among: Hand) -> Hand:
    """Return the cards that are missing."""
    return tuple((Counter(cards) - Counter(among)).elements())


def with_hand(state: State, player: Player, hand: Hand) -> State:
    """Return the state with another hand for one player."""
    return state._replace(hands=put(state.hands, player, hand))


def put(things: tuple[T, ...], player: Player, thing: T) -> tuple[T, ...]:
    """Return the players' values with one of them replaced."""
    return things[:player] + (thing,) + things[player + 1 :]


def logged(state: State, player: Player, action: Action) -> State:
    """Append an action to the log."""
    return state._replace(log=state.log + (LogEntry(player, str(action)),))
