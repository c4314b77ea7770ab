import pytest

from tablee.games.romi_rami.pieces.naming import piece_name
from tablee.locales import catalogue


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("heart", "hearts"),
        ("heart-5", "5 of hearts"),
        ("pair+run-4/heart", "pair + run of 4"),
        ("x", "x"),
        ("heart-x", "heart-x"),
    ],
)
def test_a_card_is_named_by_suit_and_number_and_a_contract_by_what_it_requires(piece: str, name: str) -> None:
    assert name in piece_name(piece, catalogue("en"))
