"""Every game in the manner of OpenSpiel, without OpenSpiel."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tablee.core.errors import IllegalAction, InvalidOption
from tablee.lab.environments.spiel import CHANCE, TERMINAL, load
from tests.lab.environments.tables import on_every_table


def dealt(game: Any, deal: int = 3) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@on_every_table
def test_a_state_can_be_stepped_and_printed(game: str, players: int, options: Any) -> None:
    loaded, rng = load(game, players, options, deals=50), Random(1)
    state = loaded.new_initial_state()
    assert (state.current_player(), state.is_chance_node(), state.is_terminal()) == (CHANCE, True, False)
    assert state.legal_actions() == [deal for deal, _ in state.chance_outcomes()]
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(7)
    for _ in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) == [move for move, may in enumerate(state.legal_actions_mask()) if may]
        assert all(state.legal_actions(other) == [] for other in range(players) if other != player)
        assert state.returns() == [0.0] * players
        for other in range(players):
            assert len(state.observation_tensor(other)) == loaded.observation_tensor_shape()[0]
            assert state.information_state_tensor(other) == state.observation_tensor(other)
        before, text = state.clone(), str(state)
        move = rng.choice(legal)
        after = state.child(move)
        assert (str(state), state.legal_actions()) == (text, legal)
        state.apply_action(move)
        assert str(state) == str(after)
        assert state.information_state_string(player) == after.information_state_string(player)
        assert str(before) == str(deepcopy(before)) == text


@pytest.mark.parametrize("game", ["zoo-domino", "tile-rummy", "photo-rummy", "romi-rami"])
def test_a_round_comes_to_its_end_and_is_worth_what_it_is_worth(game: str) -> None:
    rng, players = Random(2), 2
    for rewards in ("wins", "scores"):
        loaded = load(game, players, rewards=rewards)
        state = dealt(loaded)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        outcome = loaded.moves.game.outcome(state.position.state)
        share = 1 / max(1, len(outcome.winners))
        wins = [share if seat in outcome.winners else 0.0 for seat in range(players)]
        assert state.returns() == (wins if rewards == "wins" else list(outcome.scores))
        assert [state.player_return(seat) for seat in range(players)] == state.returns()
        assert all(loaded.min_utility() <= worth <= loaded.max_utility() for worth in state.returns())
        assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])


@on_every_table
def test_a_new_deal_of_hidden_pieces_looks_the_same_to_the_player(game: str, players: int, options: Any) -> None:
    rng = Random(3)
    state, differed = dealt(load(game, players, options)), 0
    for _ in range(15):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string() == state.information_state_string()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        differed += str(other) != str(state)
        other.apply_action(rng.choice(other.legal_actions()))
        state.apply_action(rng.choice(state.legal_actions()))
    assert differed


def test_the_key_remembers_what_the_view_forgets() -> None:
    """The log does not name the tile of an exchange, but its player knows it."""
    state = dealt(load("tile-rummy"))
    player = state.current_player()
    parts = [move for move in state.legal_actions() if "part with" in state.action_to_string(move)]
    keys = {state.child(move).information_state_string(player).partition("past=")[2] for move in parts}
    assert len(keys) == len(parts)
    seen = {state.child(move).observation_string(1 - player) for move in parts}
    assert len(seen) == 1


def test_moves_and_deals_that_are_not_there_are_refused() -> None:
    game = load("zoo-domino", deals=5)
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="nothing is dealt yet"):
        _ = state.position
    assert str(state) == "nothing is dealt yet"
    assert state.observation_string(1) == "me=1 nothing is dealt yet"
    assert not any(state.observation_tensor(1))
    assert state.action_to_string(4) == "deal 4"
    with pytest.raises(IllegalAction, match="there is no deal 5: there are 5"):
        state.apply_action(5)
    state.apply_action(4)
    text = str(state)
    with pytest.raises(IllegalAction, match="pass is not possible now"):
        state.apply_action(125)
    assert str(state) == text
    assert state.action_to_string(state.current_player(), 125) == "pass"
    for wrong in ({"deals": 0}, {"rewards": "points"}):
        with pytest.raises(InvalidOption, match=next(iter(wrong))):
            load("zoo-domino", **wrong)


def test_a_game_tells_its_sizes() -> None:
    game = load("romi-rami", 3, deals=20)
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (3, 66, 20)
    assert game.max_game_length() > 1000
    assert dealt(game).get_game() is game
