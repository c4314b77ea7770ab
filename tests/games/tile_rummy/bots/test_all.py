"""All bots of Tile Rummy in all variants."""

from dataclasses import replace
from random import Random

import pytest

from tablee.bots import Bot, Seat
from tablee.games.bots import BOTS
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.bots import LEVELS
from tablee.testing.walks import deal, variants
from tests.games.tile_rummy.table import GAME

MOST_TURNS = 16  # of a round that is played in a test for each variant
EVERYTHING_AT_ONCE = TileRummy(mixed_sequences=True, ace="both", stars="free", rework_on_opening=True)


def play(game: TileRummy, players: int, seed: int, bots: list[Bot], most: int) -> list[str]:
    state, rng = deal(game, players, seed), Random(seed)
    played: list[str] = []
    while state.turn is not None and len(played) < most:
        action = bots[state.turn % len(bots)](Seat(game, game.view_for(state, state.turn), rng)).action
        state = game.apply(state, state.turn, action)
        game.check_state(state)
        played.append(str(action))
    return played


@pytest.mark.parametrize("game", [*variants(TileRummy), EVERYTHING_AT_ONCE], ids=repr)
def test_they_play_every_variant_by_the_rules(game: TileRummy) -> None:
    assert play(game, 2, 1, [LEVELS["expert"]], MOST_TURNS)
    assert play(game, 4, 1, list(LEVELS.values()), MOST_TURNS)


@pytest.mark.parametrize("name", BOTS["tile-rummy"])
def test_a_round_comes_to_its_end_and_depends_on_chance_alone(name: str) -> None:
    bots = [BOTS["tile-rummy"][name]]
    game = replace(GAME, rounds=1)
    first = play(game, 2, 1, bots, 400)
    assert len(first) < 400
    assert first == play(game, 2, 1, bots, 400)
