"""The battery is worth what it catches: each planted bug must break at least one promise."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

import pytest

from tablee.core.chance import Chance
from tablee.core.common_options.timing import TIMEOUT
from tablee.core.game import Player
from tablee.games.zoo_domino import ZooDomino, turns
from tablee.games.zoo_domino.notation import DRAW, LAY_LEFT, PASS
from tablee.games.zoo_domino.refusals import REFUSALS
from tablee.games.zoo_domino.state import Action, Laid, Lay, State, Trump, View
from tablee.testing.conformance import CHECKS
from tablee.testing.walks import random_walk


@dataclass(frozen=True)
class LaysWithoutFitting(ZooDomino):
    """ZD-12 not checked on the right."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        match action:
            case Lay(domino, "right") if player == state.turn and state.chain and domino in state.hands[player]:
                return turns.place(state, player, action, (*state.chain, Laid(*domino)))
        return super().apply(state, player, action)


@dataclass(frozen=True)
class TrumpsAnytime(ZooDomino):
    """ZD-23 to ZD-25 not checked."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        match action:
            case Trump(domino) if player == state.turn and state.chain and domino in state.hands[player]:
                return turns.place(state, player, action, (*state.chain, Laid(*domino, trump=True)))
        return super().apply(state, player, action)


@dataclass(frozen=True)
class DrawsAtWill(ZooDomino):
    """ZD-13: drawing although something fits."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        if action != DRAW or player != state.turn or not state.stock:
            return super().apply(state, player, action)
        hand = state.hands[player] + state.stock[-1:]
        hands = state.hands[:player] + (hand,) + state.hands[player + 1 :]
        return state._replace(hands=hands, stock=state.stock[:-1], log=(*state.log, (player, DRAW)))


@dataclass(frozen=True)
class PassesAtWill(ZooDomino):
    """ZD-14: passing although laying or drawing is possible."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        if action != PASS or player != state.turn:
            return super().apply(state, player, action)
        return state._replace(turn=(player + 1) % len(state.hands), log=(*state.log, (player, PASS)))


@dataclass(frozen=True)
class ForgetsTurns(ZooDomino):
    """Anybody may act."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        return super().apply(state._replace(turn=player) if state.turn is not None else state, player, action)


@dataclass(frozen=True)
class ListsTooMuch(ZooDomino):
    """A pass is always offered."""

    def legal_actions(self, state: State, player: Player) -> Sequence[Action]:
        listed = list(super().legal_actions(state, player))
        return [*listed, PASS] if listed and PASS not in listed else listed


@dataclass(frozen=True)
class ListsTooLittle(ZooDomino):
    """The right end is forgotten if something fits the left one."""

    def legal_actions(self, state: State, player: Player) -> Sequence[Action]:
        listed = list(super().legal_actions(state, player))
        left = [action for action in listed if getattr(action, "end", None) == "left"]
        return left or listed


@dataclass(frozen=True)
class ListsTwice(ZooDomino):
    """An action is offered twice."""

    def legal_actions(self, state: State, player: Player) -> Sequence[Action]:
        return [action for action in super().legal_actions(state, player) for _ in range(2)]


@dataclass(frozen=True)
class LosesADomino(ZooDomino):
    """A drawn domino never reaches the hand."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        after = super().apply(state, player, action)
        return after._replace(hands=state.hands) if action == DRAW else after


@dataclass(frozen=True)
class ShufflesByItself(ZooDomino):
    """Randomness from a second source."""

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        return super().initial_state(players, Chance(Random().randbytes(32)), first)


@dataclass(frozen=True)
class ShowsTheStock(ZooDomino):
    """A view that reveals the next domino."""

    def view_for(self, state: State, player: Player | None) -> View:
        view = super().view_for(state, player)
        return replace(view, hand=(*view.hand, *map(str, state.stock[-1:])))


@dataclass(frozen=True)
class ShowsHandsToSpectators(ZooDomino):
    """Anyone who claims to be a spectator sees a hand."""

    def view_for(self, state: State, player: Player | None) -> View:
        view = super().view_for(state, player)
        return replace(view, hand=tuple(map(str, state.hands[0]))) if player is None else view


@dataclass(frozen=True)
class HintsInTheOrderOfActions(ZooDomino):
    """A leak by order alone: the list is sorted by what another player holds."""

    def view_for(self, state: State, player: Player | None) -> View:
        view = super().view_for(state, player)
        return replace(view, actions=view.actions[::-1] if len(state.hands[-1][0].one) % 2 else view.actions)


@dataclass(frozen=True)
class RefusesByWhatComesNext(ZooDomino):
    """A leak through refusals alone: the top of the stock selects one of two."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        fits = state.chain and turns.fitting(state.hands[player], state.chain)
        if action == DRAW and player == state.turn and fits and state.stock and state.stock[-1].is_double:
            raise REFUSALS("draw.chain_empty")
        return super().apply(state, player, action)


@dataclass(frozen=True)
class RefusesWithoutAReason(ZooDomino):
    """An exception that is not a refusal."""

    def apply(self, state: State, player: Player, action: Action) -> State:
        if isinstance(action, Trump) and player == state.turn:
            assert state.chain[0].left not in action.domino
        return super().apply(state, player, action)


@dataclass(frozen=True)
class ForgetsTheEnd(ZooDomino):
    """A player who has laid the last domino is asked to go on."""

    def is_over(self, state: State) -> bool:
        return state.turn is None and state.passes > 0


@dataclass(frozen=True)
class WritesTheWrongEnd(ZooDomino):
    """A notation that does not read back."""

    def write_action(self, action: Action) -> str:
        return str(LAY_LEFT[action.domino]) if isinstance(action, Lay) and action.end else str(action)


class Nameless(tuple[str, ...]):
    """An action that is a tuple of its words, without the verb: drawing equals passing."""

    def __new__(cls, action: Action) -> "Nameless":
        words = super().__new__(cls, str(action).split()[1:])
        words.action = action  # type: ignore[attr-defined]
        return words


@dataclass(frozen=True)
class TakesADrawForAPass(ZooDomino):
    """Actions of different kinds that are equal, as tuples would be."""

    def legal_actions(self, state: State, player: Player) -> Sequence[Any]:
        return [Nameless(action) for action in super().legal_actions(state, player)]

    def apply(self, state: State, player: Player, action: Any) -> State:
        return super().apply(state, player, getattr(action, "action", action))

    def write_action(self, action: Any) -> str:
        return str(getattr(action, "action", action))

    def read_action(self, text: str) -> Any:
        return Nameless(super().read_action(text))

    def view_for(self, state: State, player: Player | None) -> View:
        return ZooDomino(way=self.way).view_for(state, player)


@dataclass(frozen=True)
class NamesNoWinner(ZooDomino):
    """A blocked round that nobody wins."""

    def outcome(self, state: State) -> Any:
        outcome = super().outcome(state)
        return replace(outcome, winners=()) if outcome.reason == "blocked" else outcome


@dataclass(frozen=True)
class KeepsTheTurnWhenTimeIsUp(ZooDomino):
    """A turn has a limit, and nothing happens when it is over."""

    clock: Literal["turn"] = "turn"

    def apply(self, state: State, player: Player, action: Any) -> State:
        return state if self.write_action(action) == TIMEOUT else super().apply(state, player, action)


WAYS: tuple[Literal["draw", "trumps"], ...] = ("draw", "trumps")
BUGS = [bug for bug in globals().copy().values() if isinstance(bug, type) and ZooDomino in bug.__bases__]


def broken_promises(game_type: type[ZooDomino]) -> Iterator[str]:
    """Yield the checks that fail in a few walks of both ways."""
    for way in WAYS:
        for check in CHECKS:
            if any(fails(check, game_type(way=way), seed) for seed in range(6)):
                yield check.__name__


def fails(check: Callable[[Any], None], game: ZooDomino, seed: int) -> bool:
    try:
        check(random_walk(game, 3, seed))
    except Exception:
        return True
    return False


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_the_battery_catches(bug: type[ZooDomino]) -> None:
    assert next(broken_promises(bug), None) is not None


def test_no_bug_was_forgotten() -> None:
    assert len(BUGS) == 20


def test_the_rules_themselves_keep_every_promise() -> None:
    assert list(broken_promises(ZooDomino)) == []
