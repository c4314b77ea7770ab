from dataclasses import replace
from typing import Literal

import pytest

from tablee.core.chance import Seed
from tablee.core.errors import IllegalAction, InvalidOption
from tablee.core.match import Match
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino


def play_round(match: Match) -> Match:
    """Play the first listed action until the round is over."""
    while not match.round_over:
        (player,) = match.game.to_act(match.state)
        match = match.apply(player, next(iter(match.game.legal_actions(match.state, player))))
    return match


def play_match(match: Match) -> Match:
    match = play_round(match)
    while not match.over:
        match = play_round(match.next_round())
    return match


@pytest.mark.rule("ZD-30")
@pytest.mark.parametrize("way", ["draw", "trumps"])
def test_a_match_is_an_agreed_number_of_rounds_and_most_points_win(way: Literal["draw", "trumps"]) -> None:
    match = play_match(Match.start(ZooDomino(way=way, rounds=5), 3, Seed(bytes(16))))
    assert len(match.sheet) == match.round == 5
    assert match.totals == tuple(sum(row[player] for row in match.sheet) for player in range(3))
    assert match.leaders == tuple(p for p in range(3) if match.totals[p] == max(match.totals))
    assert sum(match.totals) >= 5


@pytest.mark.rule("ZD-30")
def test_one_round_is_the_default() -> None:
    match = play_round(Match.start(ZooDomino(), 2, Seed(bytes(16))))
    assert match.over
    with pytest.raises(IllegalAction) as refused:
        match.next_round()
    assert refused.value.refusal.code == "match.over"


@pytest.mark.rule("ZD-11")
def test_each_round_has_a_new_deal_and_is_begun_by_the_next_seat() -> None:
    match = play_round(Match.start(ZooDomino(rounds=3, first="2"), 3, Seed(bytes(16))))
    later = match.next_round()
    assert later.state.first == 2
    assert later.state.hands != Match.start(match.game, 3, match.seed).state.hands
    assert later.outcome is None
    assert play_round(later).next_round().state.first == 0


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    match = Match.start(ZooDomino(rounds=2), 2, Seed(bytes(16)))
    with pytest.raises(IllegalAction) as refused:
        match.next_round()
    assert refused.value.refusal.args == {"round": 1}


def test_before_the_first_round_ends_everybody_has_nothing() -> None:
    match = Match.start(ZooDomino(), 4, Seed(bytes(16)))
    assert match.totals == (0, 0, 0, 0)
    assert match.leaders == (0, 1, 2, 3)
    assert match.outcome is None


def test_a_refused_action_changes_nothing() -> None:
    match = Match.start(ZooDomino(), 2, Seed(bytes(16)))
    (player,) = match.game.to_act(match.state)
    with pytest.raises(IllegalAction):
        match.play("pass", player)
    with pytest.raises(IllegalAction):
        match.play("draw", 1 - player)
    assert match == Match.start(ZooDomino(), 2, Seed(bytes(16)))


@pytest.mark.rule("ZD-11")
def test_the_marked_seat_must_be_at_the_table() -> None:
    with pytest.raises(InvalidOption, match="first is seat 5, but there are 3 players"):
        Match.start(ZooDomino(first="5"), 3, Seed(bytes(16)))


@pytest.mark.rule("TR-11")
def test_lots_are_shown_in_the_first_round_of_a_game_that_draws_them() -> None:
    game = TileRummy(rounds=2, blocked_after=1)
    match = Match.start(game, 3, Seed(bytes(16)))
    assert match.lots == game.draw_lots(3, match.seed.chance().child("first"))
    assert match.lots[-1][match.state.first] is not None
    while not match.round_over:
        (player,) = game.to_act(match.state)
        action = next(a for a in game.legal_actions(match.state, player) if str(a).startswith("exchange"))
        match = match.apply(player, action)
    assert match.next_round().lots == ()
    assert Match.start(ZooDomino(), 3, Seed(bytes(16))).lots == ()


@pytest.mark.rule("RR-54")
def test_the_points_of_several_games_of_romi_rami_are_added_up() -> None:
    match = Match.start(RomiRami(rounds=3, first="2", stalled_after=1), 2, Seed(bytes(16)))
    firsts = []
    while not match.over:
        match = play_round(match.next_round() if match.round_over else match)
        firsts.append(match.state.first)
    assert firsts == [1, 0, 1]
    assert match.totals == tuple(map(sum, zip(*match.sheet, strict=True)))
    assert len(match.sheet) == 3


@pytest.mark.rule("RR-54")
def test_equal_totals_of_several_games_share_the_win() -> None:
    """The bonus cards of the last game decide a single game, not a match."""
    several = play_match(Match.start(RomiRami(rounds=2, stalled_after=1), 2, Seed(bytes(16))))
    tied = replace(several, sheet=((20, 10), (10, 20)))
    assert tied.leaders == (0, 1)


def test_a_number_is_a_seed_and_without_one_the_deal_is_a_surprise() -> None:
    assert Match.start(ZooDomino(), 2, 7) == Match.start(ZooDomino(), 2, Seed(bytes(15) + b"\x07"))
    assert Match.start(ZooDomino(), 2).seed != Match.start(ZooDomino(), 2).seed
    for number in (-1, 2**128):
        with pytest.raises(InvalidOption, match="a seed is a whole number from 0 to"):
            Match.start(ZooDomino(), 2, number)


def test_the_player_whose_turn_it_is_need_not_be_named() -> None:
    match = Match.start(ZooDomino(way="trumps"), 2, 7)
    assert match.turn == 1
    assert list(map(str, match.legal_actions())) == ["lay elephant-elephant"]
    assert match.legal_actions(0) == ()
    after = match.play("lay elephant-elephant")
    assert after == match.play("lay elephant-elephant", 1)
    assert after.turn == 0
    with pytest.raises(IllegalAction, match="not the turn of seat 2"):
        after.play("pass", 1)  # seats are numbered from 1 in sentences


def test_nobody_is_on_turn_when_the_round_is_over() -> None:
    match = play_round(Match.start(ZooDomino(rounds=2), 2, 7))
    assert match.turn is None
    assert match.legal_actions() == ()
    with pytest.raises(IllegalAction) as refused:
        match.play("pass")
    assert refused.value.refusal.code == "turn.over"


class Simultaneous(ZooDomino):
    def to_act(self, state: object) -> frozenset[int]:
        return frozenset({0, 1})


def test_where_several_may_act_a_player_must_be_named() -> None:
    match = Match.start(Simultaneous(way="trumps"), 2, 7)
    assert match.turn is None
    with pytest.raises(InvalidOption, match="several players may act"):
        match.play("lay elephant-elephant")
    assert match.play("lay elephant-elephant", 1).state.chain


def test_a_view_is_of_one_player_or_of_a_spectator() -> None:
    match = Match.start(ZooDomino(), 2, 7)
    assert match.view(1) == match.game.view_for(match.state, 1)
    assert match.view().me is None


def test_a_match_can_be_read() -> None:
    match = Match.start(ZooDomino(rounds=2), 2, 7)
    assert str(match) == f"zoo-domino, round 1 of 2\n{match.state}"
    assert repr(match) == f"<Match of zoo-domino: 2 players, round 1 of 2, turn {match.turn}>"
    match = play_round(match)
    assert str(match).endswith(f"\nscores: {match.totals[0]} {match.totals[1]}")
    assert repr(match) == "<Match of zoo-domino: 2 players, round 1 of 2, round over>"
    assert repr(play_match(match)) == "<Match of zoo-domino: 2 players, round 2 of 2, over>"
