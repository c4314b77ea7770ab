import copy
import pickle

import pytest

from tablee.core.errors import InvalidNotation
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.dominoes import ANIMALS, DOMINOES, DOUBLE_ELEPHANT, read_domino


@pytest.mark.rule("ZD-01")
def test_the_box_holds_36_dominoes_8_doubles_and_28_mixed_ones() -> None:
    assert len(DOMINOES) == len(set(DOMINOES)) == 36
    assert sum(domino.is_double for domino in DOMINOES) == 8
    assert {animal for domino in DOMINOES for animal in domino} == set(ANIMALS)
    assert len(ANIMALS) == 8


@pytest.mark.rule("ZD-01")
def test_every_pair_of_animals_is_there_once_whichever_half_is_named_first() -> None:
    for one in ANIMALS:
        for two in ANIMALS:
            assert read_domino(f"{one}-{two}") is read_domino(f"{two}-{one}")
    assert str(DOUBLE_ELEPHANT) == "elephant-elephant"


@pytest.mark.parametrize("text", ["elephant", "elephant-", "elephant-lion-zebra", "Elephant-lion", "", "unicorn-lion"])
def test_what_is_no_domino_is_not_read(text: str) -> None:
    with pytest.raises(InvalidNotation, match="is not a domino"):
        read_domino(text)


def test_a_misspelt_domino_gets_a_suggestion() -> None:
    with pytest.raises(InvalidNotation, match="did you mean 'zebra-lion'"):
        read_domino("zebra-lino")


@pytest.mark.parametrize(
    "text",
    ["lay elephant-lion", "lay elephant-lion left", "lay lion-lion right", "trump zebra-zebra left", "draw", "pass"],
)
def test_an_action_reads_back(text: str) -> None:
    assert str(ZooDomino().read_action(text)) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lay lion-zebra up", "'up' is not an end; known: left, right"),
        ("lay lion-zebra lefft", "did you mean 'left'"),
        ("lya lion-zebra left", "did you mean 'lay'"),
        ("trump lion-lion", "is not an action; write 'lay elephant-lion left'"),
        ("draw twice", "is not an action"),
        ("lay", "is not an action"),
        ("", "is not an action"),
        ("lay lion-lino left", "is not a domino"),
    ],
)
def test_what_is_no_action_gets_a_clear_error(text: str, message: str) -> None:
    with pytest.raises(InvalidNotation, match=message):
        ZooDomino().read_action(text)


def test_pieces_survive_copying_and_other_processes() -> None:
    assert copy.deepcopy(DOMINOES) == DOMINOES
    assert pickle.loads(pickle.dumps(DOMINOES)) == DOMINOES
