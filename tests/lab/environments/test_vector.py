"""Many rounds at once are the same rounds."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.core.errors import InvalidOption
from tablee.engines.dominoes import pieces
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES
from tablee.games.zoo_domino.state import State, laid
from tablee.lab.environments import Environment, Position, find_moves, many


def choose(masks: Any, rng: Random) -> Any:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]


def as_game(now: Any) -> Any:
    """Return a round that has just been dealt as a state of the game."""
    hands = tuple(tuple(DOMINOES[domino] for domino in pieces.members(hand)) for hand in now.hands)
    chain = tuple(laid(*DOMINOES[domino]) for domino in pieces.members(now.laid))
    return State(hands, tuple(DOMINOES[domino] for domino in now.stock), chain, now.turn, now.turn, 0, ())


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (4, {}), (3, {"way": "trumps"}), (5, {"way": "trumps", "must_trump": True})],
)
@pytest.mark.parametrize("rewards", ["scores", "wins"])
def test_the_kernel_steps_as_the_environment_does(players: int, options: Any, rewards: Any) -> None:
    count, rng = 3, Random(5)
    rounds: Any = many("zoo-domino", count, players, options, seed=8, rewards=rewards)
    tables = [Environment(find_moves("zoo-domino", players, options), 1, rewards=rewards) for _ in range(count)]
    for index, table in enumerate(tables):
        table.reset(options={"position": Position(as_game(rounds.round(index)))})
    ended = 0
    for _ in range(90):
        for index, table in enumerate(tables):
            told = table.observe(table.agent_selection)
            assert table.agent_selection == f"player_{rounds.turns[index]}"
            assert np.array_equal(told["observation"], rounds.observations[index])
            assert np.array_equal(told["action_mask"], rounds.masks[index])
        actions = choose(rounds.masks, rng)
        _, gained, dones, _ = rounds.step(actions)
        for index, table in enumerate(tables):
            table.step(actions[index])
            assert list(table.rewards.values()) == pytest.approx(gained[index].tolist())
            assert all(table.terminations.values()) == dones[index]
            if dones[index]:
                table.reset(options={"position": Position(as_game(rounds.round(index)))})
                ended += 1
    assert ended > 2


@pytest.mark.parametrize(
    ("game", "options"),
    [("tile-rummy", {"blocked_after": 1}), ("photo-rummy", {}), ("romi-rami", {"stalled_after": 1})],
)
def test_the_other_games_step_as_their_environments_do(game: str, options: Any) -> None:
    count, rng = 2, Random(6)
    rounds: Any = many(game, count, options=options, seed=4)
    tables = [Environment(find_moves(game, 2, options)) for _ in range(count)]
    ended = 0
    for index, table in enumerate(tables):
        table.reset(options={"position": rounds.position(index)})
    for _ in range(75):
        actions = choose(rounds.masks, rng)
        for index, table in enumerate(tables):
            told = table.observe(table.agent_selection)
            assert np.array_equal(told["observation"], rounds.observations[index])
            assert np.array_equal(told["action_mask"], rounds.masks[index])
            table.step(actions[index])
        _, gained, dones, _ = rounds.step(actions)
        for index, table in enumerate(tables):
            assert list(table.rewards.values()) == gained[index].tolist()
            assert all(table.terminations.values()) == dones[index]
            if dones[index]:
                table.reset(options={"position": rounds.position(index)})
                ended += 1
    again = many(game, count, seed=4)
    assert np.array_equal(again.observations, many(game, 3, seed=4).observations[:count])
    assert ended


@pytest.mark.parametrize("game", ["zoo-domino", "romi-rami"])
def test_a_wrong_action_stops_all_rounds_before_they_move(game: str) -> None:
    rounds: Any = many(game, 2, seed=4)
    assert len(rounds) == 2
    legal, before = rounds.masks.argmax(axis=1), rounds.observations.copy()
    for wrong in (-1, rounds.masks.shape[1], int(np.flatnonzero(rounds.masks[1] == 0)[0])):
        with pytest.raises(InvalidOption, match=f"{wrong} is not legal in round 1"):
            rounds.step([legal[0], wrong])
    with pytest.raises(InvalidOption, match="1 actions for 2 rounds"):
        rounds.step(legal[:1])
    assert np.array_equal(rounds.observations, before)
    with pytest.raises(InvalidOption, match="count must be 1 or more, not 0"):
        many(game, 0)
