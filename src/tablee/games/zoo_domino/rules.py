"""The rules of Zoo Domino: both ways to play, in the words of the booklet."""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal, assert_never

from tablee.core.chance import Chance
from tablee.core.errors import Refusal, Refusals
from tablee.core.game import Outcome, Player
from tablee.core.options import choice, flag, number, seat, seat_or_chance
from tablee.core.starting import next_starter, starter_option
from tablee.core.timing import (
    TIMEOUT,
    bank_option,
    clock_option,
    has_clock,
    increment_option,
    turn_option,
)
from tablee.core.turns import ACTING, Pass, Timeout, check_turn
from tablee.games.zoo_domino import position
from tablee.games.zoo_domino.chain import find_flaw
from tablee.games.zoo_domino.dominoes import DOMINOES, DOUBLE_ELEPHANT, Domino
from tablee.games.zoo_domino.naming import piece_name
from tablee.games.zoo_domino.notation import (
    DRAW,
    LAY,
    LAY_LEFT,
    LAY_RIGHT,
    PASS,
    TIME_IS_UP,
    TRUMP_LEFT,
    TRUMP_RIGHT,
    VERBS,
    read_action,
)
from tablee.games.zoo_domino.refusals import REFUSALS
from tablee.games.zoo_domino.state import Action, Draw, Laid, Lay, State, Trump, View, laid
from tablee.games.zoo_domino.views import imagine, view_for

HAND_SIZE = {2: 7, 3: 6, 4: 5, 5: 4, 6: 4}  # ZD-10


@dataclass(frozen=True)
class ZooDomino:
    """Zoo Domino with its options; a round is won by laying one's last domino."""

    way: Literal["draw", "trumps"] = choice("draw", "trumps", rule="ZD-10")
    must_trump: bool = flag(rule="ZD-26", when=("way", "trumps"))
    rounds: int = number(1, least=1, most=20, rule="ZD-30")
    first: str = seat(rule="ZD-11", most=6)
    starter: Literal["rotate", "same", "winner"] = starter_option(rule="ZD-31")
    clock: Literal["none", "turn", "bank"] = clock_option(rule="ZD-13")
    turn_seconds: int = turn_option(rule="ZD-13")
    bank_minutes: int = bank_option(rule="ZD-13")
    increment_seconds: int = increment_option(rule="ZD-13")

    name: ClassVar[str] = "zoo-domino"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 7)  # ZD-02
    lists_all_actions: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = VERBS
    table_actions: ClassVar[frozenset[str]] = frozenset({TIMEOUT})
    refusals: ClassVar[Refusals] = REFUSALS
    piece_name = staticmethod(piece_name)

    def first_player(self, players: int, chance: Chance) -> Player:
        """Return the seat that the host marked, or that chance decides (ZD-11)."""
        return seat_or_chance("first", self.first, players, chance)

    def next_first_player(self, state: State) -> Player:
        """ZD-11, ZD-31: clockwise, the same seat, or the winner."""
        return next_starter(self.starter, state.first, self.outcome(state))

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        """Deal a round."""
        return self.deal(chance.shuffled(DOMINOES), players, first)

    def deal(self, dominoes: tuple[Domino, ...], players: int, first: Player) -> State:
        """Deal dominoes that are already in order: the first hand, the second, ... and what remains."""
        size = HAND_SIZE[players] if self.way == "draw" else len(dominoes) // players
        dealt = players * size
        hands = tuple([dominoes[start : start + size] for start in range(0, dealt, size)])
        rest = dominoes[dealt:]
        if self.way == "draw":
            return State(hands, rest, (), first, first, 0, ())
        left_over = tuple(laid(*domino) for domino in rest)  # ZD-20: at most one, and never a trump
        holders = [player for player, hand in enumerate(hands) if DOUBLE_ELEPHANT in hand]
        begins = holders[0] if holders else first  # ZD-21, ZD-22
        return State(hands, (), left_over, begins, first, 0, ())

    def to_act(self, state: State) -> frozenset[Player]:
        """Return the player whose turn it is; nobody when the round is over."""
        return ACTING[state.turn]

    def is_over(self, state: State) -> bool:
        """Whether somebody has laid their last domino or nobody can go on."""
        return state.turn is None

    def legal_actions(self, state: State, player: Player) -> Sequence[Action]:
        """Return everything the player may do now."""
        if player != state.turn:
            return ()
        hand, chain = state.hands[player], state.chain
        if not chain:
            openings = hand if self.way == "draw" else (DOUBLE_ELEPHANT,)  # ZD-11, ZD-21
            return [LAY[domino] for domino in openings]
        left, right = chain[0].left, chain[-1].right
        lays: list[Action] = []
        for domino in hand:  # as in `fitting`, without the call: simulations spend a fifth of their time here
            if left in domino:
                lays.append(LAY_LEFT[domino])
            if right in domino:
                lays.append(LAY_RIGHT[domino])
        return lays or self._helpers(state, hand)

    def _helpers(self, state: State, hand: tuple[Domino, ...]) -> Sequence[Action]:
        """What a player without a fitting domino may do."""
        if self.way == "draw":
            return (DRAW,) if state.stock else (PASS,)  # ZD-13, ZD-14
        trumps = list(possible_trumps(hand, state.chain))
        return trumps if trumps and self.must_trump else [*trumps, PASS]  # ZD-26

    def apply(self, state: State, player: Player, action: Action) -> State:
        """Return the state after the action, or refuse it."""
        check_turn(state.turn, player)
        match action:
            case Lay():
                return self._lay(state, player, action)
            case Trump():
                return self._trump(state, player, action)
            case Draw():
                return self._draw(state, player)
            case Pass():
                return self._pass(state, player)
            case Timeout():
                return self._timeout(state, player)
            case _:
                assert_never(action)

    def _lay(self, state: State, player: Player, action: Lay) -> State:
        """ZD-11, ZD-12, ZD-21: a domino goes to an end that shows one of its animals."""
        domino, end, chain = action.domino, action.end, state.chain
        if domino not in state.hands[player]:
            raise REFUSALS("lay.not_in_hand", [domino], domino=domino)
        if not chain:
            if end is not None:
                raise REFUSALS("lay.no_chain_yet", [domino], domino=domino, end=end)
            if self.way == "trumps" and domino != DOUBLE_ELEPHANT:
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

    def _trump(self, state: State, player: Player, action: Trump) -> State:
        """ZD-23 to ZD-25: a double goes crosswise to an end that shows another animal."""
        domino, end = action.domino, action.end
        hand, chain = state.hands[player], state.chain
        if self.way == "draw":
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

    def _draw(self, state: State, player: Player) -> State:
        """ZD-13: one domino after another, only while none fits; the turn goes on."""
        if self.way == "trumps":
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

    def _pass(self, state: State, player: Player) -> State:
        """ZD-14, ZD-26: only of necessity, or where a trump is a free choice. All in a row: blocked (ZD-15, ZD-27)."""
        hand = state.hands[player]
        if not state.chain:
            raise REFUSALS("pass.chain_empty" if self.way == "draw" else "pass.double_elephant_begins")
        if lays := fitting(hand, state.chain):
            code = "pass.one_fits" if self.way == "draw" else "pass.one_fits_trumps"
            raise REFUSALS(code, [lays[0].domino], fitting=lays[0].domino)
        if state.stock:
            raise REFUSALS("pass.must_draw", count=len(state.stock))
        if self.must_trump and self.way == "trumps":
            for trump in possible_trumps(hand, state.chain):
                raise REFUSALS("pass.must_trump", [trump.domino], domino=trump.domino)
        hands, stock, chain, _, first, passes, log = state
        turn = None if passes + 1 == len(hands) else (player + 1) % len(hands)
        return State(hands, stock, chain, turn, first, passes + 1, log + ((player, PASS),))

    def _timeout(self, state: State, player: Player) -> State:
        """ZD-13, ZD-14, ZD-26: the table does what the player must: lay what fits, draw until something does, or pass.

        Of several that fit, it lays the one that the player has held for longest. It trumps only where one must.
        """
        if not has_clock(self):
            raise REFUSALS("timeout.no_limit")
        state = state._replace(log=state.log + ((player, TIME_IS_UP),))
        while state.turn == player:
            actions = self.legal_actions(state, player)
            state = self.apply(state, player, PASS if PASS in actions else actions[0])
        return state

    def outcome(self, state: State) -> Outcome:
        """ZD-15, ZD-27: the fewest dominoes win, none at best; equal fewest share. ZD-30: a round won is one point."""
        counts = [len(hand) for hand in state.hands]
        fewest = min(counts)
        winners = tuple(player for player, count in enumerate(counts) if count == fewest)
        return Outcome(
            "blocked" if fewest else "out", winners, tuple(int(player in winners) for player in range(len(counts)))
        )

    def view_for(self, state: State, player: Player | None) -> View:
        """ZD-40: the chain, the counts, the height of the stock, who did what; one's own hand."""
        return view_for(state, player, self.legal_actions(state, player) if player is not None else ())

    def imagine(self, view: View, rng: Random) -> State:
        """Return a state that looks just like the view."""
        return imagine(view, rng)

    def write_action(self, action: Action) -> str:
        """Return the action as text: `lay elephant-lion left`."""
        return str(action)

    def read_action(self, text: str) -> Action:
        """Return the action that the text names."""
        return read_action(text)

    def pieces(self, state: State) -> Iterable[Domino]:
        """Return all dominoes: those in hands, those in the stock, those in the chain."""
        return itertools.chain(*state.hands, state.stock, map(position.piece, state.chain))

    def check_state(self, state: State) -> None:
        """Assert what holds in every round: a chain that can have grown, and trumps only where they may lie."""
        flaw = find_flaw(state.chain)
        assert flaw is None, flaw
        assert self.way == "trumps" or not any(piece.trump for piece in state.chain), "a trump in the first way"
        assert (state.turn is None) == (not all(state.hands) or state.passes == len(state.hands)), "over, or not"

    def referee(self, document: Mapping[str, Any]) -> Refusal | None:
        """Judge `{"options": ..., "chain": [...], "hand": [...], "stock": 0, "action": "lay ..."}`."""
        return position.referee(self, document)


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
    """Return the state with the domino out of the hand and in the chain; who lays the last one ends the round."""
    hands, stock, _, _, first, _, log = state
    hand = hands[player]
    held, after = hand.index(action.domino), player + 1
    hands = hands[:player] + (hand[:held] + hand[held + 1 :],) + hands[after:]
    turn = after % len(hands) if len(hand) > 1 else None
    # The same as State(...), without its Python wrapper: this line is a tenth of a simulation.
    return tuple.__new__(State, (hands, stock, chain, turn, first, 0, log + ((player, action),)))
