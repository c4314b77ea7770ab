"""PettingZoo: every game as an environment in which agents act one after another.

>>> from tablee.lab.environments import env
>>> table = env("zoo-domino", players=2, options={"way": "trumps"}, seed=7)
>>> table.reset()
>>> observation, reward, termination, truncation, info = table.last()
>>> sorted(observation), int(observation["action_mask"].sum())
(['action_mask', 'observation'], 1)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.core.chance import SECRET_BYTES, Chance, Seed
from tablee.core.errors import InvalidOption
from tablee.core.game import Outcome
from tablee.games import GAMES
from tablee.lab.environments.moves import Moves, Numbers, Position, find_moves
from tablee.toolkit.vector import REWARDS, Rewards, check_choice

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]

FIRST_GAME = next(iter(GAMES))
RENDER_MODES = ("ansi", "human")


def env(
    game: str = FIRST_GAME,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    *,
    rewards: Rewards = "scores",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return the environment of one round, in the wrappers that PettingZoo recommends.

    `rewards` are the scores of the round, or one win that its winners share; both come when it is over.
    """
    raw = Environment(find_moves(game, players, options), seed, rewards=rewards, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """One round after another; an illegal move is refused and changes nothing."""

    def __init__(
        self, moves: Moves[Any], seed: int | None = None, *, rewards: Rewards = "scores", render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_choice("rewards", rewards, REWARDS)
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.moves = moves
        self.metadata = {
            "name": moves.id,
            "render_modes": list(RENDER_MODES),
            "rules_version": moves.game.rules_version,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(moves.players)]
        self.agents: list[str] = []
        self._rewards_are = rewards
        self._action_spaces = {agent: spaces.Discrete(len(moves.names)) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(moves) for agent in self.possible_agents}
        self._seeds = Seeds(seed)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: numbers, and a mask of what is legal."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbered moves."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round: the first of this seed, or the next; `options={"position": ...}` sets the position."""
        if seed is not None:
            self._seeds = Seeds(seed)
        dealt = self.moves.begin(self._seeds.next())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._stand(options["position"] if options and "position" in options else dealt)

    @property
    def position(self) -> Position:
        """The full state of the round, hidden parts included: for spectators, not for players."""
        return self._position

    def _stand(self, position: Position) -> None:
        self._position = position
        self._legal = self.moves.legal(position)
        turn = self.moves.player(position)
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows; the mask of an agent that is not on turn is empty."""
        mask = np.zeros(len(self.moves.names), np.int8)
        seat = self.possible_agents.index(agent)
        if self.moves.player(self._position) == seat:
            mask[self._legal] = 1
        return {"observation": self.moves.observe(self._position, seat), "action_mask": mask}

    def look(self, agent: str) -> dict[str, Numbers]:
        """Return what an agent knows, part by part with their names."""
        return self.moves.named(self.moves.observe(self._position, self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """Make a move; `None` is for an agent whose round is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        move = -1 if action is None else int(action)
        if move not in self._legal:
            self.moves.check(self._position, move)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._stand(self.moves.play(self._position, move))
        if self.moves.player(self._position) is None:
            outcome = self.moves.game.outcome(self._position.state)
            self.rewards = dict(zip(self.agents, rewards_of(outcome, self._rewards_are), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the whole table as text, with all hands visible, or print it."""
        draft = f"\nso far: {self._position.draft}" if self._position.draft else ""
        text = f"{self._position.state}{draft}"
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


class Seeds:
    """A sequence of seeds, all derived from the first."""

    def __init__(self, seed: int | None) -> None:
        self._dealt = 0
        self._seed = Seed.fresh() if seed is None else Seed(_bytes(seed))

    def next(self) -> Seed:
        """Return the seed of the next round: first the one given, with which `tablee` deals the same."""
        number, self._dealt = self._dealt, self._dealt + 1
        key = Chance(self._seed.chance().key).child(f"environment {number}").key
        return self._seed if number == 0 else Seed(key[:SECRET_BYTES])


def _bytes(seed: int) -> bytes:
    if not 0 <= seed < 1 << 8 * SECRET_BYTES:
        raise InvalidOption(f"seed is a number of at most {8 * SECRET_BYTES} bits, not {seed}")
    return int(seed).to_bytes(SECRET_BYTES, "big")


def observation_space(moves: Moves[Any]) -> spaces.Dict:
    """Return the space of what `observe` returns."""
    most = np.concatenate([np.full(part.size, part.most, np.int16) for part in moves.parts])
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(moves.names),), np.int8),
        }
    )


def rewards_of(outcome: Outcome, kind: str) -> list[float]:
    """Return each player's reward for a round."""
    if kind == "scores":
        return list(map(float, outcome.scores))
    share = 1 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
