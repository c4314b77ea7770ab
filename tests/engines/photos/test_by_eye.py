"""Positions that can be judged by eye, and errors for impossible ones."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from benchmarks.solvers.photo_positions import middle_game

from tablee.core.answers import Solved
from tablee.core.errors import InvalidNotation, InvalidOption, InvalidPosition
from tablee.core.pieces.melds import LaidTable
from tablee.engines.photos import can_begin, can_open, next_cards, solve
from tests.engines.photos.boards import SIGNS, check

both = pytest.mark.parametrize("compiled", [True, False])
LONDON = ["GB-church", "GB-sight", "GB-dish"]
DISHES = ["F-dish", "CH-dish", "P-dish", "D-dish", "E-dish"]


@both
def test_what_goes_on_stays_in_its_place_and_in_its_order(compiled: bool) -> None:
    answer = solve([LONDON, DISHES], ["D-emblem", "GB-letterbox", "D-church"], opened=True, compiled=compiled)
    assert answer == Solved(
        LaidTable(
            laid=("D-emblem", "GB-letterbox", "D-church"),
            table=(
                (*LONDON, "GB-letterbox"),
                ("F-dish", "CH-dish", "P-dish", "E-dish"),
                ("D-church", "D-dish", "D-emblem"),
            ),
            left=(),
        )
    )


@both
@pytest.mark.parametrize("opened", [True, False])
def test_where_nothing_can_be_laid_the_table_stays_as_it_lies(opened: bool, compiled: bool) -> None:
    table = [["GB-dish", "joker", "GB-church"], DISHES]
    answer = solve(table, ["I-sight", "N-palace"], opened=opened, compiled=compiled)
    assert answer == Solved(LaidTable((), tuple(map(tuple, table)), ("I-sight", "N-palace")))


@both
def test_a_joker_for_a_full_series_moves_as_few_cards_as_possible(compiled: bool) -> None:
    table = [[f"{sign}-{theme}" for sign in SIGNS] for theme in ("dish", "sight")]
    answer = solve(table, ["joker"], opened=True, compiled=compiled)
    laid, kept = check(table, ["joker"], answer)
    assert (laid.total(), kept) == (1, 32)  # two photos of one capital form a family with it


@both
def test_a_family_takes_a_photo_to_make_room_in_a_full_series(compiled: bool) -> None:
    table = [[f"{sign}-dish" for sign in SIGNS], ["GB-sight", "GB-palace", "GB-emblem", "joker", "joker"]]
    answer = solve(table, ["joker"], opened=True, compiled=compiled)
    laid, kept = check(table, ["joker"], answer)
    assert (laid.total(), kept) == (1, 21)  # only London's dish is moved; two series would move three cards


@both
def test_a_joker_that_lay_in_one_of_two_series_of_a_theme_is_moved(compiled: bool) -> None:
    table = [[f"{sign}-dish" for sign in SIGNS[:4]] + ["joker"], [f"{sign}-dish" for sign in SIGNS[4:8]]]
    answer = solve(table, [f"{SIGNS[4]}-sight"], opened=True, compiled=compiled)
    laid, kept = check(table, [f"{SIGNS[4]}-sight"], answer)
    assert (laid.total(), kept) == (1, 4)  # a family takes it and a photo: what is left of that series joins the other


@both
def test_the_best_lay_that_opens_is_worth_less_than_the_best_of_all(compiled: bool) -> None:
    table = [["P-church", "P-letterbox", "joker"]]
    hand = ["A-church", "S-church", "D-letterbox", "DK-letterbox", "DK-sight", "joker", "joker"]
    best = solve(table, hand, opened=True, compiled=compiled)
    opening = solve(table, hand, opened=False, compiled=compiled)
    assert (len(best.plan.laid), can_open(best.plan.laid)) == (6, False)
    assert can_open(opening.plan.laid)
    assert check(table, hand, opening)[0].total() == 3  # Copenhagen needs a joker, and the others then lack one


@both
def test_two_series_of_a_theme_are_left_apart(compiled: bool) -> None:
    table = [[f"{sign}-dish" for sign in SIGNS[:4]], [f"{sign}-dish" for sign in SIGNS[4:8]]]
    answer = solve(table, ["A-dish"], opened=True, compiled=compiled)
    assert check(table, ["A-dish"], answer)[1] == 8


@both
def test_two_families_of_a_capital_keep_their_own_jokers(compiled: bool) -> None:
    table = [["A-palace", "A-church", "A-sight", "joker", "joker"], ["A-dish", "A-letterbox", "A-emblem"]]
    answer = solve(table, ["joker"], opened=True, compiled=compiled)
    assert check(table, ["joker"], answer)[1] == 8


@both
def test_the_opening_may_be_reworked_in_the_same_turn(compiled: bool) -> None:
    hand = ["D-emblem", "D-church", "A-dish", "GB-palace", "GB-letterbox", "GB-emblem"]
    answer = solve([LONDON, DISHES], hand, opened=False, compiled=compiled)
    assert answer.plan.left == ()
    assert can_open(answer.plan.laid)


@both
def test_a_player_who_cannot_open_lays_nothing(compiled: bool) -> None:
    assert solve([LONDON], ["GB-letterbox", "GB-emblem"], opened=False, compiled=compiled).plan.laid == ()


@pytest.mark.parametrize(
    ("cards", "opens"),
    [
        ("GB-dish GB-sight", False),
        ("GB-dish GB-sight joker", True),
        ("GB-dish joker joker", False),
        ("GB-dish F-dish I-dish", False),
        ("GB-dish F-dish I-dish joker A-sight", True),
        ("GB-dish F-dish joker joker", False),
        ("", False),
    ],
)
def test_what_opens(cards: str, opens: bool) -> None:
    assert can_open(cards.split()) is opens


@both
@pytest.mark.parametrize(
    ("table", "hand", "error", "message"),
    [
        ([], ["GB-chruch"], InvalidNotation, "'GB-chruch' is not a card; did you mean 'GB-church'?"),
        (
            [],
            ["7h"],
            InvalidNotation,
            "'7h' is not a card; write a country code and a theme, like 'GB-church', or 'joker'",
        ),
        ([LONDON], ["GB-dish"], InvalidPosition, "GB-dish appears twice; the game has one of each photo"),
        ([], ["joker"] * 7, InvalidPosition, "there are 7 jokers; the game has 6"),
        ([LONDON[:2]], [], InvalidPosition, "GB-church GB-sight on the table is neither a family nor a series"),
        ([DISHES[:3]], [], InvalidPosition, "F-dish CH-dish P-dish on the table is neither a family nor a series"),
        ([[]], [], InvalidPosition, "an empty meld on the table is neither a family nor a series"),
    ],
)
def test_an_impossible_position_is_refused(
    table: Sequence[Sequence[str]], hand: list[str], error: type[Exception], message: str, compiled: bool
) -> None:
    with pytest.raises(error) as refused:
        solve(table, hand, opened=True, compiled=compiled)
    assert str(refused.value) == message


def test_an_objective_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidOption, match="objective cannot be 'fun'; it is one of: tiles, points, keep_jokers"):
        solve([], [], opened=True, objective="fun")


def test_many_threads_get_the_same_answers() -> None:
    positions = middle_game(40)
    alone = [solve(position.table, position.hand, opened=True) for position in positions]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda position: solve(position.table, position.hand, opened=True), positions * 5))
    assert together == alone * 5


@both
@pytest.mark.parametrize(
    ("hand", "begun", "opened", "follow"),
    [
        ("GB-dish GB-sight joker I-emblem", "joker", True, "GB-dish GB-sight"),
        ("GB-dish GB-sight I-emblem", "", True, ""),
        ("GB-dish GB-sight I-emblem", "", False, ""),
        ("GB-dish GB-sight GB-church I-emblem D-church", "", False, "GB-dish GB-sight GB-church D-church"),
        ("GB-dish GB-sight GB-church I-emblem D-church", "GB-dish GB-sight", False, "GB-church D-church"),
        ("I-church D-church N-dish N-sight", "I-church", True, "D-church"),
    ],
)
def test_with_what_a_lay_that_has_begun_can_go_on(
    hand: str, begun: str, opened: bool, follow: str, compiled: bool
) -> None:
    table = [["F-church", "E-church", "P-church", "S-church"]]
    found = next_cards(table, hand.split(), begun.split(), opened=opened, compiled=compiled)
    assert found == tuple(follow.split())


@both
def test_what_cannot_be_laid_together_is_not_begun(compiled: bool) -> None:
    """Each of the two alone finds a third card, but both want the same one."""
    hand = ["GB-dish", "GB-sight", "I-church", "I-emblem", "joker"]
    for pair in (hand[:2], hand[2:4]):
        assert can_begin([], hand, pair, opened=True, compiled=compiled)
    assert not can_begin([], hand, hand[:4], opened=True, compiled=compiled)
