import pytest

from tablee.core.common_options.timing import Bank, bank_of, has_clock, seconds_for_a_turn, with_clock
from tablee.core.game import AnyGame
from tablee.core.options import options_of
from tablee.games import GAMES
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino

OPTIONS = ["clock", "turn_seconds", "bank_minutes", "increment_seconds"]


@pytest.mark.parametrize("game_type", GAMES.values())
def test_every_game_offers_the_same_clocks(game_type: type) -> None:
    clock, turn, bank, increment = (option for option in options_of(game_type) if option.name in OPTIONS)
    assert clock.values == ("none", "turn", "bank")
    assert [turn.when, bank.when, increment.when] == [("clock", "turn"), ("clock", "bank"), ("clock", "bank")]
    assert (turn.default, bank.default, increment.default) == (60, 10, 10)


@pytest.mark.rule("TR-13")
def test_only_tile_rummy_comes_with_an_hourglass_in_its_box() -> None:
    assert {name for name, game in GAMES.items() if has_clock(game())} == {"tile-rummy"}
    assert seconds_for_a_turn(TileRummy()) == 60


@pytest.mark.parametrize(
    ("game", "seconds", "bank"),
    [
        (TileRummy(), 60, None),
        (TileRummy(turn_seconds=0), 0, None),
        (TileRummy(clock="none", turn_seconds=60), 0, None),
        (TileRummy(clock="bank", turn_seconds=60), 0, Bank(600, 10)),
        (PhotoRummy(), 0, None),
        (PhotoRummy(clock="turn", turn_seconds=30), 30, None),
        (ZooDomino(clock="bank", bank_minutes=3, increment_seconds=0), 0, Bank(180, 0)),
        (RomiRami(clock="turn"), 60, None),
    ],
)
def test_a_game_says_how_long_a_turn_may_take(game: AnyGame, seconds: int, bank: Bank | None) -> None:
    assert (seconds_for_a_turn(game), bank_of(game)) == (seconds, bank)
    assert has_clock(game) is bool(seconds or bank)


@pytest.mark.parametrize(
    ("game", "seconds"),
    [
        (ZooDomino(), 60),
        (TileRummy(clock="none", turn_seconds=30), 30),
        (PhotoRummy(clock="turn", turn_seconds=20), 20),
    ],
)
def test_a_game_gets_a_clock_with_its_own_time_or_the_usual(game: AnyGame, seconds: int) -> None:
    assert seconds_for_a_turn(with_clock(game)) == seconds


def test_a_bank_is_a_clock_already() -> None:
    assert with_clock(ZooDomino(clock="bank")) == ZooDomino(clock="bank")
