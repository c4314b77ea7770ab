"""The second way to play."""

import pytest

from tablee.core.chance import Chance
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES, DOUBLE_ELEPHANT
from tests.games.moves import play, refusal
from tests.games.zoo_domino.table import MUST_TRUMP, TRUMPS, chain_of, listed, position

BOX = tuple(DOMINOES)


@pytest.mark.rule("ZD-20")
@pytest.mark.parametrize(("players", "each", "left_over"), [(2, 18, 0), (3, 12, 0), (4, 9, 0), (5, 7, 1), (6, 6, 0)])
def test_all_dominoes_are_dealt_and_only_five_players_leave_one_over(players: int, each: int, left_over: int) -> None:
    state = TRUMPS.initial_state(players, Chance.from_number(3), first=0)
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.chain) == left_over
    assert state.stock == ()


@pytest.mark.rule("ZD-20")
def test_a_double_left_over_is_no_trump() -> None:
    state = TRUMPS.deal((*BOX[:-1], BOX[-1]), 5, first=0)
    assert chain_of(state) == "flamingo-flamingo"
    assert not state.chain[0].trump


@pytest.mark.rule("ZD-20")
def test_nothing_is_drawn() -> None:
    state = position("lion-zebra", "monkey-monkey", "lion-lion")
    assert refusal(TRUMPS, state, "p0 draw").rule == "ZD-20"


@pytest.mark.rule("ZD-21")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_player_who_holds_the_double_elephant_begins_with_it(players: int) -> None:
    state = TRUMPS.initial_state(players, Chance.from_number(players), first=1)
    (holder,) = (player for player, hand in enumerate(state.hands) if DOUBLE_ELEPHANT in hand)
    assert state.turn == holder
    assert listed(TRUMPS, state, holder) == ["lay elephant-elephant"]


@pytest.mark.rule("ZD-21")
def test_no_other_domino_begins() -> None:
    state = position("", "elephant-elephant lion-lion lion-zebra", "monkey-monkey")
    assert refusal(TRUMPS, state, "p0 lay lion-zebra").code == "lay.double_elephant_begins"
    assert refusal(TRUMPS, state, "p0 trump lion-lion left").code == "trump.no_chain_yet"
    assert refusal(TRUMPS, state, "p0 pass").code == "pass.double_elephant_begins"


@pytest.mark.rule("ZD-21")
def test_with_one_left_over_the_holder_lays_a_domino_that_fits_it() -> None:
    state = TRUMPS.deal((BOX[0], *BOX[2:], BOX[1]), 5, first=4)  # the double elephant in the first hand
    assert chain_of(state) == "elephant-lion"
    assert state.turn == 0
    assert "lay elephant-elephant left" in listed(TRUMPS, state)
    assert len(listed(TRUMPS, state)) > 1, "not necessarily the double elephant"


@pytest.mark.rule("ZD-21")
def test_a_player_who_begins_and_has_nothing_that_fits_trumps_or_passes_as_in_any_turn() -> None:
    state = position("lion-zebra", "elephant-elephant monkey-penguin", "lion-lion", "zebra-zebra")
    assert listed(TRUMPS, state) == ["trump elephant-elephant left", "trump elephant-elephant right", "pass"]


@pytest.mark.rule("ZD-22")
def test_if_the_double_elephant_is_left_over_the_marked_seat_begins() -> None:
    state = TRUMPS.deal((*BOX[1:], BOX[0]), 5, first=3)
    assert chain_of(state) == "elephant-elephant"
    assert state.turn == 3


@pytest.mark.rule("ZD-21")
def test_the_marked_seat_rotates_whoever_began() -> None:
    state = TRUMPS.initial_state(4, Chance.from_number(9), first=2)
    assert TRUMPS.next_first_player(state) == 3


@pytest.mark.rule("ZD-23")
def test_a_player_who_has_no_fitting_domino_may_lay_a_double_against_any_animal_at_either_end() -> None:
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "monkey-lion zebra-zebra")
    assert listed(TRUMPS, state) == ["trump monkey-monkey left", "trump monkey-monkey right", "pass"]
    state = play(TRUMPS, state, "p0 trump monkey-monkey left")
    assert chain_of(state) == "monkey-monkey! lion-zebra"
    assert listed(TRUMPS, state, 1) == ["lay lion-monkey left", "lay zebra-zebra right"]


@pytest.mark.rule("ZD-23")
def test_only_a_player_with_no_fitting_domino_may_trump() -> None:
    state = position("lion-zebra", "monkey-monkey lion-giraffe", "lion-lion")
    told = refusal(TRUMPS, state, "p0 trump monkey-monkey left")
    assert (told.code, told.pieces) == ("trump.another_fits", ("monkey-monkey", "lion-giraffe"))


@pytest.mark.rule("ZD-23")
def test_a_double_that_fits_is_laid_normally_never_as_a_trump() -> None:
    state = position("lion-zebra", "lion-lion monkey-giraffe", "monkey-monkey")
    assert refusal(TRUMPS, state, "p0 trump lion-lion left").code == "trump.it_fits"
    assert not play(TRUMPS, state, "p0 lay lion-lion left").chain[0].trump


@pytest.mark.rule("ZD-23")
def test_only_doubles_of_the_own_hand_are_trumps() -> None:
    state = position("lion-zebra", "monkey-giraffe penguin-penguin", "monkey-monkey")
    assert refusal(TRUMPS, state, "p0 trump monkey-giraffe left").code == "trump.not_a_double"
    assert refusal(TRUMPS, state, "p0 trump monkey-monkey left").code == "lay.not_in_hand"


@pytest.mark.rule("ZD-24")
def test_two_trumps_may_not_lie_side_by_side() -> None:
    state = position("monkey-monkey! lion-zebra", "penguin-penguin giraffe-giraffe", "lion-lion")
    told = refusal(TRUMPS, state, "p0 trump penguin-penguin left")
    assert (told.code, told.rule) == ("trump.beside_trump", "ZD-24")
    assert told.message == "penguin-penguin may not lie beside monkey-monkey: that is a trump already"
    assert listed(TRUMPS, state) == ["trump penguin-penguin right", "trump giraffe-giraffe right", "pass"]


@pytest.mark.rule("ZD-24")
def test_a_double_laid_normally_may_be_trumped_the_opening_double_elephant_too() -> None:
    state = position("elephant-elephant", "penguin-penguin giraffe-giraffe", "lion-lion")
    assert chain_of(play(TRUMPS, state, "p0 trump penguin-penguin right")) == "elephant-elephant penguin-penguin!"


@pytest.mark.rule("ZD-24")
def test_the_chain_goes_on_from_a_trump_with_its_animal_and_may_then_be_trumped_again() -> None:
    state = position(
        "lion-zebra", "monkey-monkey penguin-giraffe", "monkey-crocodile", "giraffe-giraffe elephant-penguin"
    )
    state = play(TRUMPS, state, "p0 trump monkey-monkey right", "p1 lay monkey-crocodile right")
    assert chain_of(state) == "lion-zebra monkey-monkey! monkey-crocodile"
    assert TRUMPS.is_over(state)
    state = position("lion-zebra monkey-monkey! monkey-crocodile", "giraffe-giraffe elephant-penguin", "lion-lion")
    assert "trump giraffe-giraffe right" in listed(TRUMPS, state)


@pytest.mark.rule("ZD-25")
def test_the_last_domino_of_a_hand_may_not_be_laid_as_a_trump() -> None:
    state = position("lion-zebra", "monkey-monkey", "lion-lion")
    assert refusal(TRUMPS, state, "p0 trump monkey-monkey left").code == "trump.last_domino"
    assert listed(TRUMPS, state) == ["pass"]


@pytest.mark.rule("ZD-25")
def test_a_double_that_fits_may_be_the_last() -> None:
    state = play(TRUMPS, position("lion-zebra", "zebra-zebra", "lion-lion"), "p0 lay zebra-zebra right")
    assert TRUMPS.outcome(state).reason == "out"


@pytest.mark.rule("ZD-26")
def test_a_player_who_can_neither_fit_nor_trump_passes() -> None:
    state = position("lion-zebra", "monkey-giraffe", "lion-lion")
    assert listed(TRUMPS, state) == ["pass"]


@pytest.mark.rule("ZD-26")
def test_a_player_who_could_only_trump_may_pass_instead_unless_the_table_says_otherwise() -> None:
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "lion-lion")
    assert play(TRUMPS, state, "p0 pass").turn == 1
    told = refusal(MUST_TRUMP, state, "p0 pass")
    assert (told.code, told.rule, told.pieces) == ("pass.must_trump", "ZD-26", ("monkey-monkey",))
    assert listed(MUST_TRUMP, state) == ["trump monkey-monkey left", "trump monkey-monkey right"]


@pytest.mark.rule("ZD-26")
@pytest.mark.rule("ZD-25")
def test_must_trump_excepts_a_last_domino_and_trumps_at_both_ends() -> None:
    assert listed(MUST_TRUMP, position("lion-zebra", "monkey-monkey", "lion-lion")) == ["pass"]
    both = position("monkey-monkey! lion-zebra penguin-penguin!", "giraffe-giraffe crocodile-lion", "lion-lion")
    assert listed(MUST_TRUMP, both) == ["pass"]
    assert play(MUST_TRUMP, both, "p0 pass").turn == 1


@pytest.mark.rule("ZD-26")
def test_a_player_who_has_a_fitting_domino_must_lay_one() -> None:
    state = position("lion-zebra", "monkey-monkey lion-giraffe", "lion-lion")
    told = refusal(TRUMPS, state, "p0 pass")
    assert (told.code, told.rule) == ("pass.one_fits_trumps", "ZD-26")


@pytest.mark.rule("ZD-26")
def test_must_trump_means_nothing_in_the_first_way() -> None:
    odd = ZooDomino(way="draw", must_trump=True)
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "lion-lion")
    assert listed(odd, state) == ["pass"]
    assert play(odd, state, "p0 pass").turn == 1


@pytest.mark.rule("ZD-27")
def test_when_all_pass_in_a_row_of_necessity_or_by_choice_the_game_is_blocked() -> None:
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "crocodile-crocodile")
    state = play(TRUMPS, state, "p0 pass", "p1 pass")
    outcome = TRUMPS.outcome(state)
    assert (outcome.reason, outcome.winners) == ("blocked", (1,))


@pytest.mark.rule("ZD-27")
def test_a_player_who_first_lays_the_last_domino_wins() -> None:
    state = position("lion-zebra", "lion-giraffe", "crocodile-crocodile", "monkey-monkey")
    assert TRUMPS.outcome(play(TRUMPS, state, "p0 lay lion-giraffe left")).scores == (1, 0, 0)
