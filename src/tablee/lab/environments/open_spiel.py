"""The games for OpenSpiel, where it is installed: `register()`, then `pyspiel.load_game("tablee_zoo_domino")`.

Parameters: `players`, `deals`, `rewards`, and `options` as words, such as `way=trumps must_trump=yes`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tablee.bots import Bot, Choice, Seat
from tablee.core.errors import InvalidOption
from tablee.lab.environments.moves import MOVES, Position
from tablee.lab.environments.spiel import DEALS, LONGEST, SpielGame, SpielState, load

DEFAULTS = {"players": 2, "deals": DEALS, "options": "", "rewards": "wins"}


def short_name(game: str) -> str:
    """Return the name under which OpenSpiel loads a game."""
    return f"tablee_{game.replace('-', '_')}"


def register() -> None:
    """Register all games with OpenSpiel; further calls change nothing."""
    known = pyspiel.registered_names()
    for game in MOVES:
        if short_name(game) not in known:
            pyspiel.register_game(_type_of(game), _class_of(game))


def _class_of(name: str) -> "type[OpenSpielGame]":
    """Return a class, as OpenSpiel's own games do: it would free a function only after Python has exited."""

    class Loaded(OpenSpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = {**DEFAULTS, **(params or {})}
            options = dict(_read_option(word) for word in chosen["options"].split())
            ours = load(name, chosen["players"], options, deals=chosen["deals"], rewards=chosen["rewards"])
            super().__init__(name, ours, params)

    return Loaded


def _read_option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise InvalidOption(f"{word!r} is not an option: write name=value")
    return name, value


def _type_of(name: str) -> Any:
    players = load(name).moves.game.players
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Tablée {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game as OpenSpiel loads it."""

    def __init__(self, name: str, ours: SpielGame, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.num_distinct_actions(),
            max_chance_outcomes=ours.deals,
            num_players=ours.num_players(),
            min_utility=ours.min_utility(),
            max_utility=ours.max_utility(),
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(name), info, params or {})
        self.ours = ours

    def new_initial_state(self) -> "OpenSpielState":
        """Return the chance node that deals."""
        return OpenSpielState(self, self.ours.new_initial_state())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return the observer of the players."""
        return Observer(self.ours, iig_obs_type is not None and iig_obs_type.perfect_recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel steps it."""

    def __init__(self, game: OpenSpielGame, ours: SpielState) -> None:
        super().__init__(game)
        self.ours = ours

    def current_player(self) -> int:
        """Return whose turn it is."""
        return self.ours.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals."""
        return self.ours.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.action_to_string(action)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.ours.is_terminal()

    def returns(self) -> list[float]:
        """Return each player's reward for the round."""
        return self.ours.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenSpielState":
        """Return a state that a player cannot distinguish from this one."""
        return OpenSpielState(self.get_game(), self.ours.resample_from_infostate(player, sampler))

    def __str__(self) -> str:
        return str(self.ours)


class Observer:
    """An observer in the form that OpenSpiel expects."""

    def __init__(self, ours: SpielGame, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(ours.moves.size, np.float32)
        self.dict, place = {}, 0
        for part in ours.moves.parts:
            self.dict[part.name] = self.tensor[place : place + part.size].reshape(part.shape)
            place += part.size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write a player's observation."""
        self.tensor[:] = state.ours.observation_tensor(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return what a player sees, or also what the player remembers."""
        ours = state.ours
        return ours.information_state_string(player) if self._recalls else ours.observation_string(player)


def ismcts_bot(simulations: int, *, uct_c: float = 1.0) -> Bot:
    """Return OpenSpiel's information set search as a bot, for comparison.

    It gets a view, samples a consistent state, and searches from there move by move until its turn is over.
    With fewer than two simulations it would have no answer.
    """
    if simulations < 2:
        raise InvalidOption(f"simulations must be 2 or more, not {simulations}")

    def choose(seat: Seat) -> Choice:
        game, view, rng = seat.game, seat.view, seat.rng
        name = game.name
        moves = MOVES[name](game, len(view.counts))
        chance = np.random.RandomState(rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        theirs = OpenSpielGame(name, SpielGame(moves))
        searcher = ismcts.ISMCTSBot(theirs, evaluator, uct_c, simulations, random_state=chance)
        position = Position(game.imagine(view, rng))
        while True:
            move = int(searcher.step(OpenSpielState(theirs, SpielState(theirs.ours, position))))
            action = moves.action(position, move)
            if action is not None:
                return Choice(action)
            position = moves.play(position, move)

    return choose
