import pytest

from tablee.games.tile_rummy.pieces.naming import piece_name
from tablee.locales import catalogue


@pytest.mark.parametrize(
    ("piece", "name"),
    [("R7", "red 7"), ("*", "star"), ("*R7", "star as red 7"), ("star", "star"), ("X7", "X7"), ("x", "x")],
)
def test_a_tile_is_named_by_colour_and_number_and_a_star_by_what_it_stands_for(piece: str, name: str) -> None:
    assert piece_name(piece, catalogue("en")) == name
