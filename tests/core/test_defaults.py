"""Defaults that a small game need not define."""

import pytest

from tablee.core.chance import Seed
from tablee.core.errors import InvalidNotation, InvalidPosition
from tablee.core.match import Match
from tablee.testing.high_card import HighCard


def test_a_small_game_has_one_round_that_the_first_seat_begins() -> None:
    match = Match.start(HighCard(), 2, Seed(bytes(16)))
    assert (match.rounds, match.turn) == (1, 0)
    assert match.game.rules_version == 1
    assert match.game.next_first_player(match.state) == 0
    match.game.check_state(match.state)


def test_the_player_on_turn_acts_until_the_round_is_over() -> None:
    match = Match.start(HighCard(), 2, Seed(bytes(16)))
    while not match.over:
        assert match.game.to_act(match.state) == {match.turn}
        assert not match.game.is_over(match.state)
        match = match.play(match.game.write_action(next(iter(match.legal_actions()))))
    assert match.game.is_over(match.state)


def test_an_action_is_a_text_that_begins_with_a_verb() -> None:
    game = HighCard()
    verb = game.verbs[0]
    assert game.read_action(f" {verb}   7 ") == f"{verb} 7"
    for text in ("", "jump 7"):
        with pytest.raises(InvalidNotation, match=f"does not begin with {verb}"):
            game.read_action(text)


def test_it_judges_no_positions_of_real_tables() -> None:
    with pytest.raises(InvalidPosition, match="has no referee"):
        HighCard().referee({})
