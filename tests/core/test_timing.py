from tablee.core.timing import seconds_for_a_turn
from tablee.games import TileRummy, ZooDomino


def test_a_game_says_how_long_a_turn_may_take() -> None:
    assert seconds_for_a_turn(TileRummy()) == 60
    assert seconds_for_a_turn(TileRummy(turn_seconds=0)) == 0
    assert seconds_for_a_turn(ZooDomino()) == 0
