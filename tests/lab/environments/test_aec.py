"""Every game is an environment as PettingZoo wants it."""

import subprocess
import sys
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from tablee.core.chance import Seed
from tablee.core.errors import IllegalAction, InvalidOption
from tablee.core.match import Match
from tablee.lab.environments import IDS, env
from tests.lab.environments.tables import TABLES, on_every_table

# PettingZoo has a list of environments that may have a mask in addition to the observation.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@masked
@on_every_table
def test_pettingzoo_finds_nothing_wrong(
    game: str, players: int, options: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(game, players, options, seed=5), num_cycles=25)


@pytest.mark.parametrize(("game", "players", "options"), [TABLES[0], TABLES[3], TABLES[7], TABLES[9]])
def test_the_same_seed_plays_the_same_round(game: str, players: int, options: Any) -> None:
    seed_test(lambda: env(game, players, options), num_cycles=20)


def play(table: Any, seed: int = 1) -> Any:
    """Play a round at random to its end; return what each agent was rewarded."""
    rng = np.random.default_rng(seed)
    rewards = {}
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        assert not truncation
        if termination:
            rewards[agent] = reward
            assert not observation["action_mask"].any()
            table.step(None)
        else:
            assert reward == 0
            table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("game", IDS.values())
def test_the_reward_is_the_outcome(game: str) -> None:
    table = env(game, seed=3)
    table.reset()
    rewards = play(table)
    raw = table.unwrapped
    outcome = raw.moves.game.outcome(raw.position.state)
    assert list(rewards.values()) == list(outcome.scores)
    shared = env(game, seed=3, rewards="wins")
    shared.reset()
    wins = list(play(shared).values())
    assert wins == [seat in outcome.winners and 1 / len(outcome.winners) for seat in range(2)]


@pytest.mark.parametrize(("id", "game"), IDS.items())
def test_an_environment_is_made_by_its_versioned_name(id: str, game: str) -> None:  # noqa: A002
    table = pettingzoo.make("aec", id, players=3, seed=9)
    table.reset()
    assert str(table.unwrapped) == table.metadata["name"] == id
    assert table.unwrapped.moves.game.name == game
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    assert table.metadata["rules_version"] == table.unwrapped.moves.game.rules_version


def test_a_seed_deals_what_the_table_would_deal() -> None:
    table = env("tile-rummy", 3, seed=12)
    table.reset()
    dealt = table.unwrapped.position.state
    assert dealt == Match.start(table.unwrapped.moves.game, 3, Seed((12).to_bytes(16, "big"))).state
    table.reset()
    assert table.unwrapped.position.state.racks != dealt.racks
    second = table.unwrapped.position.state
    table.reset(seed=12)
    assert table.unwrapped.position.state == dealt
    table.reset()
    assert table.unwrapped.position.state == second
    table.reset(options={"position": table.unwrapped.position._replace(state=dealt)})
    assert table.unwrapped.position.state == dealt


def test_without_the_laboratory_the_command_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import tablee.lab.environments"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert told.endswith("ImportError: the environments need more than the games: pip install tablee[lab]\n")


def test_without_a_seed_nobody_knows_the_deal() -> None:
    one, other = env("zoo-domino"), env("zoo-domino")
    one.reset()
    other.reset()
    assert one.unwrapped.position.state != other.unwrapped.position.state


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = env("zoo-domino", seed=1)
    table.reset()
    before, agent = table.unwrapped.position, table.agent_selection
    with pytest.raises(IllegalAction, match="pass is not possible now") as refused:
        table.step(125)
    assert refused.value.refusal.code == "move.illegal"
    with pytest.raises(IllegalAction, match="move -1 is not possible now"):
        table.unwrapped.step(-1)
    assert (table.unwrapped.position, table.agent_selection) == (before, agent)


def test_a_player_who_is_not_to_act_has_an_empty_mask_and_sees_no_draft() -> None:
    table = env("photo-rummy", seed=3)
    table.reset()
    raw = table.unwrapped
    for _ in range(200):
        agent = table.agent_selection
        (other,) = set(table.agents) - {agent}
        assert table.observe(agent)["action_mask"].any()
        assert not table.observe(other)["action_mask"].any()
        assert not raw.look(other)["laid"].any()
        if raw.position.draft:
            assert raw.look(agent)["laid"].any() or raw.look(agent)["given"].any()
            assert "so far: " in table.render()
            return
        table.step(int(np.flatnonzero(table.observe(agent)["action_mask"])[0]))
    pytest.fail("nobody has laid a card")


def test_it_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("zoo-domino", seed=1, render_mode="ansi")
    table.reset()
    assert table.render() == str(table.unwrapped.position.state)
    shown = env("zoo-domino", seed=1, render_mode="human")
    shown.reset()
    shown.step(int(np.flatnonzero(shown.last()[0]["action_mask"])[0]))
    assert capsys.readouterr().out == f"{shown.unwrapped.position.state}\n"
    shown.close()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "zoo-dominoes"}, "unknown game 'zoo-dominoes'; did you mean 'zoo-domino'"),
        ({"players": 9}, "zoo-domino is for 2 to 6 players, not 9"),
        ({"options": {"way": "trump"}}, "way cannot be 'trump'; did you mean 'trumps'"),
        ({"seed": -1}, "seed is a number of at most 128 bits, not -1"),
        ({"rewards": "score"}, "rewards cannot be 'score'; did you mean 'scores'"),
        ({"render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'; known: ansi, human"),
    ],
)
def test_what_cannot_be_is_reported(arguments: Any, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        env(**arguments)
