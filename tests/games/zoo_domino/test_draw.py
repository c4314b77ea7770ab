"""The first way to play."""

from random import Random

import pytest

from tablee.core.chance import Chance, Seed
from tablee.core.match import Match
from tablee.core.options import build
from tablee.games.zoo_domino import ZooDomino
from tests.games.moves import play, refusal
from tests.games.zoo_domino.table import DRAW, chain_of, listed, position


@pytest.mark.rule("ZD-10")
@pytest.mark.parametrize(("players", "each", "stock"), [(2, 7, 22), (3, 6, 18), (4, 5, 16), (5, 4, 16), (6, 4, 12)])
def test_hands_are_dealt_and_the_rest_is_the_stock(players: int, each: int, stock: int) -> None:
    state = DRAW.initial_state(players, Chance.from_number(1), first=0)
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.stock) == stock
    assert state.chain == ()


@pytest.mark.rule("ZD-40")
def test_the_height_of_the_stock_is_public_and_its_faces_are_not() -> None:
    state = DRAW.initial_state(2, Chance.from_number(1), first=0)
    for viewer in (0, 1, None):
        view = DRAW.view_for(state, viewer)
        assert view.stock == 22
        assert view.counts == (7, 7)
        hidden = set(map(str, state.stock)) | {str(d) for p, h in enumerate(state.hands) if p != viewer for d in h}
        assert not hidden & set(view.hand)
        assert view.shown == ()


@pytest.mark.rule("ZD-40")
def test_a_state_imagined_from_a_view_looks_the_same_from_there() -> None:
    state = DRAW.initial_state(3, Chance.from_number(1), first=0)
    for viewer in (0, None):
        imagined = DRAW.imagine(DRAW.view_for(state, viewer), Random(1))
        assert DRAW.view_for(imagined, viewer) == DRAW.view_for(state, viewer)
        assert imagined.hands[1] != state.hands[1]
    over = play(DRAW, position("lion-zebra", "zebra-zebra", "monkey-monkey"), "p0 lay zebra-zebra right")
    assert DRAW.imagine(DRAW.view_for(over, 0), Random(1)).hands == over.hands


def test_an_impossible_state_is_found() -> None:
    state = position("lion-zebra", "zebra-zebra", "monkey-monkey")
    DRAW.check_state(state)
    with pytest.raises(AssertionError, match="a trump in the first way"):
        DRAW.check_state(position("lion-zebra penguin-penguin!", "zebra-zebra", "monkey-monkey"))
    with pytest.raises(AssertionError, match="over, or not"):
        DRAW.check_state(state._replace(turn=None))


@pytest.mark.rule("ZD-11")
def test_the_first_player_lays_any_domino() -> None:
    state = DRAW.initial_state(3, Chance.from_number(5), first=2)
    assert DRAW.to_act(state) == {2}
    assert listed(DRAW, state, 2) == [f"lay {domino}" for domino in state.hands[2]]


@pytest.mark.rule("ZD-11")
def test_the_host_marks_the_first_seat_or_chance_decides() -> None:
    assert ZooDomino(first="3").first_player(4, Chance.from_number(0)) == 2
    by_chance = {DRAW.first_player(4, Chance.from_number(seed)) for seed in range(60)}
    assert by_chance == {0, 1, 2, 3}


@pytest.mark.rule("ZD-11")
def test_the_first_player_rotates_clockwise() -> None:
    state = DRAW.initial_state(3, Chance.from_number(5), first=2)
    assert DRAW.next_first_player(state) == 0


@pytest.mark.rule("ZD-31")
@pytest.mark.parametrize(("starter", "expected"), [("rotate", 2), ("same", 1), ("winner", 0)])
def test_later_rounds_are_begun_as_agreed(starter: str, expected: int) -> None:
    game = build(ZooDomino, {"starter": starter})
    won = position("lion-zebra", "", "monkey-monkey", "zebra-zebra")._replace(first=1, turn=None)
    assert game.next_first_player(won) == expected


@pytest.mark.rule("ZD-31")
@pytest.mark.parametrize(("first", "expected"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_of_several_winners_the_first_clockwise_begins(first: int, expected: int) -> None:
    game = ZooDomino(starter="winner")
    few, many = "monkey-monkey", "zebra-zebra lion-lion"
    blocked = position("lion-penguin", few, many, "giraffe-giraffe", many)._replace(first=first, turn=None)
    assert game.outcome(blocked).winners == (0, 2)
    assert game.next_first_player(blocked) == expected


@pytest.mark.rule("ZD-31")
def test_the_agreed_player_is_dealt_in_as_first() -> None:
    match = Match.start(ZooDomino(rounds=3, starter="same", first="2"), 3, Seed(bytes(16)))
    while not match.over:
        if match.round_over:
            match = match.next_round()
        assert match.state.first == 1
        (player,) = match.game.to_act(match.state)
        match = match.apply(player, match.legal_actions(player)[0])


@pytest.mark.rule("ZD-11")
def test_the_first_player_neither_draws_nor_passes_nor_names_an_end() -> None:
    state = position("", "lion-zebra", "monkey-monkey", stock="lion-lion")
    assert refusal(DRAW, state, "p0 draw").code == "draw.chain_empty"
    assert refusal(DRAW, state, "p0 pass").code == "pass.chain_empty"
    assert refusal(DRAW, state, "p0 lay lion-zebra left").code == "lay.no_chain_yet"


@pytest.mark.rule("ZD-12")
def test_a_domino_fits_where_touching_halves_show_the_same_animal() -> None:
    state = position("lion-zebra", "monkey-lion zebra-penguin lion-zebra", "monkey-monkey")
    assert listed(DRAW, state) == [
        "lay lion-monkey left",
        "lay zebra-penguin right",
        "lay lion-zebra left",
        "lay lion-zebra right",
    ]


@pytest.mark.rule("ZD-12")
def test_the_chain_reads_on_from_half_to_half() -> None:
    state = position("lion-zebra", "monkey-lion zebra-penguin", "monkey-monkey penguin-penguin")
    state = play(DRAW, state, "p0 lay lion-monkey left", "p1 lay monkey-monkey left", "p0 lay zebra-penguin right")
    assert chain_of(state) == "monkey-monkey monkey-lion lion-zebra zebra-penguin"


@pytest.mark.rule("ZD-12")
def test_what_does_not_fit_is_refused_with_the_animal_that_the_end_shows() -> None:
    state = position("lion-zebra", "monkey-lion zebra-penguin", "monkey-monkey")
    told = refusal(DRAW, state, "p0 lay lion-monkey right")
    assert (told.code, told.rule, told.pieces) == ("lay.does_not_fit", "ZD-12", ("lion-monkey",))
    assert told.message == "lion-monkey does not fit the right end, which shows zebra"
    assert told.args == {"domino": "lion-monkey", "end": "right", "animal": "zebra"}


@pytest.mark.rule("ZD-12")
def test_only_dominoes_of_the_own_hand_are_laid_and_an_end_is_named() -> None:
    state = position("lion-zebra", "monkey-lion", "lion-lion")
    assert refusal(DRAW, state, "p0 lay lion-lion left").code == "lay.not_in_hand"
    assert refusal(DRAW, state, "p0 lay lion-monkey").code == "lay.which_end"
    assert refusal(DRAW, state, "p1 lay lion-lion left").code == "turn.not_yours"


@pytest.mark.rule("ZD-12")
def test_a_double_is_laid_like_any_other_and_is_no_trump() -> None:
    state = position("lion-zebra", "lion-lion penguin-penguin", "monkey-monkey")
    assert chain_of(play(DRAW, state, "p0 lay lion-lion left")) == "lion-lion lion-zebra"
    assert refusal(DRAW, state, "p0 trump penguin-penguin left").code == "trump.not_this_way"


@pytest.mark.rule("ZD-13")
def test_a_player_who_has_nothing_that_fits_draws_until_something_does_and_lays_it_in_the_same_turn() -> None:
    state = position("lion-zebra", "monkey-monkey", "lion-lion", stock="giraffe-giraffe zebra-penguin penguin-penguin")
    assert listed(DRAW, state) == ["draw"]
    state = play(DRAW, state, "p0 draw")
    assert state.turn == 0
    assert listed(DRAW, state) == ["draw"]
    state = play(DRAW, state, "p0 draw")
    assert listed(DRAW, state) == ["lay zebra-penguin right"]
    assert play(DRAW, state, "p0 lay zebra-penguin right").turn == 1


@pytest.mark.rule("ZD-13")
@pytest.mark.parametrize("fits", ["lion-penguin", "zebra-penguin"])
def test_a_player_who_has_a_fitting_domino_must_lay_one_and_may_not_draw(fits: str) -> None:
    state = position("lion-zebra", f"monkey-monkey {fits}", "lion-lion", stock="giraffe-giraffe")
    assert refusal(DRAW, state, "p0 draw").message == f"{fits} fits the chain: lay it instead of drawing"
    assert refusal(DRAW, state, "p0 pass").code == "pass.one_fits"


@pytest.mark.rule("ZD-13")
def test_nobody_passes_while_there_is_a_stock() -> None:
    state = position("lion-zebra", "monkey-monkey", "lion-lion", stock="giraffe-giraffe penguin-penguin")
    told = refusal(DRAW, state, "p0 pass")
    assert (told.code, told.args) == ("pass.must_draw", {"count": 2})


@pytest.mark.rule("ZD-14")
def test_a_player_who_has_none_and_finds_the_stock_empty_passes() -> None:
    state = position("lion-zebra", "monkey-monkey", "lion-lion")
    assert listed(DRAW, state) == ["pass"]
    assert refusal(DRAW, state, "p0 draw").code == "draw.stock_empty"
    assert play(DRAW, state, "p0 pass").turn == 1


@pytest.mark.rule("ZD-15")
def test_a_player_who_first_lays_the_last_domino_wins() -> None:
    state = play(DRAW, position("lion-zebra", "zebra-zebra", "monkey-monkey"), "p0 lay zebra-zebra right")
    assert DRAW.is_over(state)
    outcome = DRAW.outcome(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("out", (0,), (1, 0))
    assert refusal(DRAW, state, "p1 pass").code == "turn.over"
    assert DRAW.view_for(state, None).shown == ((), ("monkey-monkey",))


@pytest.mark.rule("ZD-15")
def test_when_all_have_passed_in_a_row_the_fewest_dominoes_win() -> None:
    state = position("lion-zebra", "monkey-monkey", "giraffe-giraffe giraffe-monkey", "penguin-penguin giraffe-penguin")
    state = play(DRAW, state, "p0 pass", "p1 pass")
    assert not DRAW.is_over(state)
    outcome = DRAW.outcome(play(DRAW, state, "p2 pass"))
    assert (outcome.reason, outcome.winners, outcome.scores) == ("blocked", (0,), (1, 0, 0))


@pytest.mark.rule("ZD-15")
def test_equal_fewest_share_the_win() -> None:
    state = position("lion-zebra", "monkey-monkey", "giraffe-giraffe giraffe-monkey", "penguin-penguin")
    outcome = DRAW.outcome(play(DRAW, state, "p0 pass", "p1 pass", "p2 pass"))
    assert (outcome.winners, outcome.scores) == ((0, 2), (1, 0, 1))


@pytest.mark.rule("ZD-15")
def test_a_lay_between_passes_starts_the_count_again() -> None:
    state = position("lion-zebra", "monkey-monkey", "zebra-zebra monkey-penguin")
    state = play(DRAW, state, "p0 pass", "p1 lay zebra-zebra right", "p0 pass")
    assert not DRAW.is_over(state)
    assert state.passes == 1


@pytest.mark.rule("ZD-16")
def test_what_fits_depends_on_the_two_ends_alone_not_on_how_the_chain_lies() -> None:
    hand = "lion-penguin zebra-monkey elephant-flamingo"
    short = position("lion-zebra", hand, "monkey-monkey")
    long = position("lion-giraffe giraffe-giraffe giraffe-crocodile crocodile-zebra", hand, "monkey-monkey")
    assert listed(DRAW, short) == listed(DRAW, long)
