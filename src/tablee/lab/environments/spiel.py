"""Every game with OpenSpiel's interface: states that are stepped in place, with a key for what each player knows.

It works without OpenSpiel; `open_spiel.py` registers the same with OpenSpiel if it is installed.

>>> from random import Random
>>> game = load("zoo-domino", players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 10000)
>>> state.apply_action(7)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(1, 'lay lion-lion')
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from random import Random
from typing import Any, Protocol

from tablee.core.chance import SECRET_BYTES, Seed
from tablee.core.errors import InvalidOption
from tablee.core.game import Player
from tablee.lab.environments.aec import rewards_of
from tablee.lab.environments.moves import Moves, Position, find_moves
from tablee.toolkit.moves import REFUSALS
from tablee.toolkit.vector import REWARDS, Rewards

CHANCE, TERMINAL = -1, -4  # OpenSpiel's values
DEALS = 10_000
LONGEST = 100_000  # moves: far more than any observed round
MOST_POINTS = 10_000.0  # in a round: likewise


class Sampler(Protocol):
    """Returns a number from 0 to 1, like OpenSpiel's samplers."""

    def __call__(self) -> float: ...


@dataclass(frozen=True)
class SpielGame:
    """A game with its options and players. A round begins with a chance node, which chooses the deal."""

    moves: Moves[Any]
    deals: int = DEALS
    rewards: Rewards = "wins"

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise InvalidOption(f"deals must be 1 or more, not {self.deals}")
        if self.rewards not in REWARDS:
            raise InvalidOption(f"rewards must be {' or '.join(REWARDS)}, not {self.rewards!r}")

    def new_initial_state(self) -> "SpielState":
        """Return the chance node that deals."""
        return SpielState(self, None)

    def num_players(self) -> int:
        """Return how many play."""
        return self.moves.players

    def num_distinct_actions(self) -> int:
        """Return how many moves there are."""
        return len(self.moves.names)

    def max_chance_outcomes(self) -> int:
        """Return how many deals there are."""
        return self.deals

    def max_game_length(self) -> int:
        """Return a number of moves that no round exceeds."""
        return LONGEST

    def min_utility(self) -> float:
        """Return the lowest possible reward."""
        return 0.0 if self.rewards == "wins" else -MOST_POINTS

    def max_utility(self) -> float:
        """Return the highest possible reward."""
        return 1.0 if self.rewards == "wins" else MOST_POINTS

    def observation_tensor_shape(self) -> list[int]:
        """Return how many numbers an observation has."""
        return [self.moves.size]

    information_state_tensor_shape = observation_tensor_shape


def load(
    game: str,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    *,
    deals: int = DEALS,
    rewards: Rewards = "wins",
) -> SpielGame:
    """Return a game for that many players; by default a round is worth one win, which its winners share."""
    return SpielGame(find_moves(game, players, options), deals, rewards)


class SpielState:
    """The state of a round: changed by each move, copied by `clone`."""

    def __init__(self, game: SpielGame, position: Position | None, memories: tuple[str, ...] = ()) -> None:
        self._game, self._moves = game, game.moves
        self._position = position  # None: not dealt yet
        self._memories = memories or ("",) * game.moves.players
        self._legal: list[int] | None = None

    @property
    def position(self) -> Position:
        """The position of the round; there is none before the deal."""
        if self._position is None:
            raise ValueError("nothing is dealt yet")
        return self._position

    def get_game(self) -> SpielGame:
        """Return the game."""
        return self._game

    def current_player(self) -> Player:
        """Return whose turn it is, CHANCE before the deal, TERMINAL after the end."""
        if self._position is None:
            return CHANCE
        turn = self._moves.player(self._position)
        return TERMINAL if turn is None else turn

    def is_chance_node(self) -> bool:
        """Whether the round is still to be dealt."""
        return self._position is None

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.current_player() == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, one as likely as another."""
        return [(deal, 1 / self._game.deals) for deal in range(self._game.deals)]

    def legal_actions(self, player: Player | None = None) -> list[int]:
        """Return the moves of the player to act; others have none."""
        if self._position is None:
            return list(range(self._game.deals))
        if player is not None and player != self.current_player():
            return []
        if self._legal is None:
            self._legal = self._moves.legal(self._position)
        return list(self._legal)

    def legal_actions_mask(self, player: Player | None = None) -> list[int]:
        """Return for each move whether it is legal."""
        legal = set(self.legal_actions(player))
        return [int(move in legal) for move in range(self._game.num_distinct_actions())]

    def apply_action(self, action: int) -> None:
        """Deal, or make a move; an illegal one is refused and changes nothing."""
        if self._position is None:
            if not 0 <= action < self._game.deals:
                raise REFUSALS("deal.unknown", deal=action, deals=self._game.deals)
            self._position = self._moves.begin(Seed(int(action).to_bytes(SECRET_BYTES, "big")))
            return
        if action not in self.legal_actions():
            self._moves.check(self._position, action)
        player = self.current_player()
        held = " ".join(map(str, self._moves.hand(self._position, player)))
        told = f"{self._memories[player]}|{held}|{action}"
        memory = hashlib.blake2b(told.encode(), digest_size=8).hexdigest()
        self._memories = (*self._memories[:player], memory, *self._memories[player + 1 :])
        self._position, self._legal = self._moves.play(self._position, int(action)), None

    def _view(self, player: Player) -> Any:
        return self._moves.game.view_for(self.position.state, player)

    def clone(self) -> "SpielState":
        """Return a copy of this state."""
        return SpielState(self._game, self._position, self._memories)

    def __deepcopy__(self, memo: object) -> "SpielState":
        return self.clone()  # its parts are never changed in place

    def child(self, action: int) -> "SpielState":
        """Return the state after an action."""
        after = self.clone()
        after.apply_action(action)
        return after

    def returns(self) -> list[float]:
        """Return each player's reward; zero before the round is over."""
        if not self.is_terminal():
            return [0.0] * self._moves.players
        return rewards_of(self._moves.game.outcome(self.position.state), self._game.rewards)

    def player_return(self, player: Player) -> float:
        """Return one player's reward."""
        return self.returns()[player]

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """Return the name of a move; the optional player before it is ignored."""
        move = player_or_action if action is None else action
        return f"deal {move}" if self._position is None else self._moves.names[move]

    def information_state_string(self, player: Player | None = None) -> str:
        """Return all that a player knows and remembers, as a key: the view, the own draft, and a digest of the past."""
        seat = self.current_player() if player is None else player
        return f"{self.observation_string(seat)} past={self._memories[seat]}"

    def observation_string(self, player: Player | None = None) -> str:
        """Return all that a player sees now: the view with its log, and the own draft."""
        seat = self.current_player() if player is None else player
        if self._position is None:
            return f"me={seat} nothing is dealt yet"
        draft = self._moves.own(self._position, seat)
        return " ".join(f"{name}={value}" for name, value in _told({**vars(self._view(seat)), "draft": draft}))

    def observation_tensor(self, player: Player | None = None) -> list[float]:
        """Return a player's observation as numbers, as in the other environments."""
        seat = self.current_player() if player is None else player
        if self._position is None:
            return [0.0] * self._moves.size
        return list(map(float, self._moves.observe(self._position, seat)))

    information_state_tensor = observation_tensor

    def resample_from_infostate(self, player: Player, sampler: Sampler) -> "SpielState":
        """Return a state that a player cannot distinguish from this one: hidden pieces are dealt again."""
        imagined = self._moves.imagine(self.position, player, Random(sampler()))
        memories = tuple(memory if seat == player else "" for seat, memory in enumerate(self._memories))
        return SpielState(self._game, imagined, memories)

    def __str__(self) -> str:
        return "nothing is dealt yet" if self._position is None else str(self._position.state)


def _told(facts: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
    """Return the fields of a view, without those that are empty or false."""
    return [
        (name, _text(value))
        for name, value in facts.items()
        if value is not None and value is not False and value != ()
    ]


def _text(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({','.join(map(_text, value))})"
    if is_dataclass(value):  # an entry of the log, a contract
        return ":".join(map(_text, vars(value).values()))
    return str(value)
