"""What is in the box, and how a game begins."""

from collections import Counter

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import InvalidNotation, InvalidOption
from tablee.core.match import check_players
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.pieces.cards import SUIT, VALUE
from tests.games.romi_rami.table import GAME, position

BOX = GAME.box


@pytest.mark.rule("RR-01")
def test_92_cards_in_four_suits() -> None:
    assert len(BOX.cards) == 92
    assert Counter(SUIT[card] for card in BOX.cards) == {"heart": 23, "diamond": 23, "cherry": 23, "clover": 23}
    assert Counter(VALUE[card] for card in BOX.cards) == {1: 16, 2: 20, 3: 20, 4: 20, 5: 16}


@pytest.mark.rule("RR-02")
def test_36_contracts() -> None:
    assert len(BOX.contracts) == len(set(BOX.contracts)) == 36
    assert BOX.sums["bonus"] == {"heart": 9, "diamond": 9, "cherry": 9, "clover": 9}
    assert BOX.sums["points"] == 140
    assert BOX.sums["combos"] == {"2": 19, "3": 19, "4": 14, "5": 10}
    assert BOX.by_name["run-3+five/heart"].points == 9
    assert [name for name in BOX.by_name if name.startswith("pair-")] == [
        "pair-1+four/cherry",
        "pair-5+four/clover",
        "pair-2+pair/diamond",
        "pair-4+pair/heart",
        "pair-1+run-4/heart",
        "pair-5+run-4/cherry",
    ]


@pytest.mark.rule("RR-03")
def test_four_trophies_are_tossed() -> None:
    assert [[str(face) for face in faces] for faces in BOX.trophies] == [
        ["trophy-2", "trophy-cherry"],
        ["trophy-3", "trophy-heart"],
        ["trophy-4", "trophy-clover"],
        ["trophy-5", "trophy-diamond"],
    ]
    assert [face.points for faces in BOX.trophies for face in faces] == [5, 3, 4, 3, 3, 3, 2, 3]
    tosses = [GAME.initial_state(2, Chance.from_number(seed), 0).trophies for seed in range(200)]
    assert len(set(tosses)) == 16, "every face shows with every other"
    assert 70 < sum(toss[0].suit == "cherry" for toss in tosses) < 130


@pytest.mark.rule("RR-04")
@pytest.mark.rule("RR-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal(players: int) -> None:
    state = GAME.initial_state(players, Chance.from_number(7), 1)
    assert list(map(len, state.hands)) == [3] * players
    assert (len(state.contracts), len(state.values)) == (4, 6)
    assert (len(state.contract_deck), len(state.deck)) == (32, 86 - 3 * players)
    assert state.jokers == (True,) * players
    assert (state.first, state.turn) == (1, 1)


@pytest.mark.rule("RR-10")
def test_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(InvalidOption, match="for 2 to 4 players"):
            check_players(GAME, players)


@pytest.mark.rule("RR-11")
def test_the_seat_that_the_host_marks_begins_or_chance_decides() -> None:
    assert {GAME.first_player(3, Chance.from_number(seed)) for seed in range(30)} == {0, 1, 2}
    assert RomiRami(first="3").first_player(3, Chance.from_number(1)) == 2
    with pytest.raises(InvalidOption, match="first is seat 3, but there are 2 players"):
        RomiRami(first="3").first_player(2, Chance.from_number(1))


@pytest.mark.rule("RR-54")
def test_the_first_player_moves_on_clockwise() -> None:
    assert GAME.next_first_player(position("h1", "h2", first=1)) == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "write 'take heart-3"),
        ("take", "write 'take heart-3"),
        ("complete four/heart", "write 'take heart-3"),
        ("end now", "write 'take heart-3"),
        ("tale heart-1", "'tale' is not an action; did you mean 'take'?"),
        ("take hart-1", "'hart-1' is not a card; did you mean 'heart-1'?"),
        ("take joker", "'joker' is not a card"),
        ("complete fuor/heart with heart-1", "'fuor/heart' is not a contract; did you mean 'four/heart'?"),
    ],
)
def test_what_cannot_be_read_is_reported(text: str, message: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        GAME.read_action(text)
    assert message in str(error.value)
