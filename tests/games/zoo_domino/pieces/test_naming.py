import pytest

from tablee.games.zoo_domino.pieces.naming import piece_name
from tablee.locales import catalogue


@pytest.mark.parametrize(
    ("piece", "name"),
    [("lion", "lion"), ("lion-lion", "double lion"), ("lion-zebra", "lion–zebra"), ("x", "x"), ("lion-x", "lion-x")],
)
def test_a_domino_is_named_by_its_halves(piece: str, name: str) -> None:
    assert piece_name(piece, catalogue("en")) == name
