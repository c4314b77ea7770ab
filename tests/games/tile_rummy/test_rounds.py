"""Rounds and matches: who begins, how a round ends and is scored."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tablee.core.chance import Chance, Seed
from tablee.core.errors import InvalidOption
from tablee.core.match import Match, check_players
from tablee.core.options import build, options_of
from tablee.core.record import Event, Record, read_record
from tablee.games import find_game
from tablee.games.tile_rummy import TileRummy
from tablee.testing.conformance import a_view_tells_only_what_that_player_may_know
from tablee.testing.walks import random_walk
from tests.games.moves import play
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, position


@pytest.mark.rule("TR-10")
def test_two_to_four_players_and_four_rounds() -> None:
    assert GAME.rounds == 4
    for players in (2, 3, 4):
        check_players(GAME, players)
    for players in (1, 5):
        with pytest.raises(InvalidOption, match="for 2 to 4 players"):
            check_players(GAME, players)


@pytest.mark.rule("TR-11")
def test_the_lowest_tile_drawn_begins() -> None:
    game = GAME
    for seed in range(30):
        chance = Chance.from_number(seed)
        tiles = chance.child("draw 1").shuffled(game.box)[:3]
        drawn = [99 if tile == "*" else int(tile[1:]) for tile in tiles]
        lowest = [player for player, number in enumerate(drawn) if number == min(drawn)]
        first = game.first_player(3, chance)
        assert first in lowest
    assert {game.first_player(4, Chance.from_number(seed)) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("TR-11")
def test_equal_lowest_draw_again_among_themselves_and_a_star_is_the_highest() -> None:
    def first(*draws: str) -> int:
        return GAME.first_player(3, Drawing(b"", tuple(draws)))

    assert first("K5 R3 *") == 1
    assert first("* R13 *") == 1
    assert first("K5 R5 B9", "K2 R1") == 1
    assert first("K9 R5 B5", "K2 R1") == 2
    assert first("K1 R1 B1", "K4 R4 B9", "K2 R1") == 1


@pytest.mark.rule("TR-11")
def test_everybody_sees_what_was_drawn_and_by_whom() -> None:
    def lots(*draws: str) -> list[list[str | None]]:
        return [list(row) for row in GAME.draw_lots(3, Drawing(b"", tuple(draws)))]

    assert lots("K5 R3 *") == [["K5", "R3", "*"]]
    assert lots("K9 R5 B5", "K2 R1") == [["K9", "R5", "B5"], [None, "K2", "R1"]]


class Drawing(Chance):
    """Chance that returns the given tiles, one draw after another."""

    __slots__ = ("draws",)
    draws: tuple[str, ...]

    def __init__(self, key: bytes, draws: tuple[str, ...]) -> None:
        super().__init__(key)
        object.__setattr__(self, "draws", draws)

    def child(self, label: str) -> "Drawing":
        return Drawing(b"", self.draws[int(label.removeprefix("draw ")) - 1 :])

    def shuffled(self, pieces: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(self.draws[0].split())


@pytest.mark.rule("TR-11")
@pytest.mark.parametrize(("starter", "after_win", "after_block"), [("rotate", 2, 2), ("same", 1, 1), ("winner", 0, 2)])
def test_later_rounds_rotate_or_are_begun_by_the_same_or_the_winner(
    starter: str, after_win: int, after_block: int
) -> None:
    game = build(TileRummy, {"starter": starter})
    won = position("", "", "R7", "R8", first=1, turn=None)
    blocked = position("", "R9", "R7", "R8", first=1, turn=None)
    assert (game.next_first_player(won), game.next_first_player(blocked)) == (after_win, after_block)


@pytest.mark.rule("TR-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_14_tiles_each_and_the_rest_is_the_pool(players: int) -> None:
    state = GAME.initial_state(players, Chance.from_number(3), first=1)
    assert [len(rack) for rack in state.racks] == [14] * players
    assert len(state.pool) == 106 - 14 * players
    assert Counter(GAME.pieces(state)) == Counter(GAME.box)
    assert GAME.to_act(state) == {1}
    assert play(GAME, state, f"p1 exchange {state.racks[1][0]}").turn == 2 % players
    for viewer in (0, None):
        view = GAME.view_for(state, viewer)
        assert view.shown == ()
        assert view.hand == (() if viewer is None else state.racks[0])


@pytest.mark.rule("TR-36")
@pytest.mark.parametrize("game", [GAME, DISCARD, KEEP])
def test_a_round_in_which_nobody_lays_is_blocked(game: TileRummy) -> None:
    game = replace(game, blocked_after=2)
    assert TileRummy().blocked_after == 40
    state = position("", "R7 K1", "B13 O1", opened="", pool="K2 K3 K4 K5 K6 K7 K8")
    moves = {"exchange": "exchange", "draw-discard": "reject", "draw-keep": "pass"}[game.version]
    for turn in range(4):
        assert not game.is_over(state)
        if game.draws:
            state = play(game, state, f"p{turn % 2} draw")
        tile = "" if moves == "pass" else f" {state.racks[turn % 2][-1]}"
        state = play(game, state, f"p{turn % 2} {moves}{tile}")
    assert game.is_over(state)
    outcome = game.outcome(state)
    assert (outcome.reason, outcome.winners) == ("blocked", ())
    assert all(score < 0 for score in outcome.scores)


@pytest.mark.rule("TR-36")
def test_laying_restarts_the_count() -> None:
    state = position("R7 R8 R9", "R10 K1", "B13 O1", idle=79)
    assert play(GAME, state, "p0 lay R7 R8 R9 R10").idle == 0
    assert play(GAME, state, "p0 exchange K1").turn is None


@pytest.mark.rule("TR-40")
def test_a_player_who_lays_the_last_tile_gains_what_the_others_lose() -> None:
    state = position("R7 R8 R9", "R10", "B13 O1", "* K2")
    after = play(GAME, state, "p0 lay R7 R8 R9 R10")
    assert GAME.is_over(after)
    outcome = GAME.outcome(after)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("out", (0,), (41, -14, -27))
    assert GAME.view_for(after, 1).shown == after.racks
    assert str(after).splitlines()[1] == "  p0 (opened): nothing left"


@pytest.mark.rule("TR-41")
def test_the_whole_rack_in_one_turn_counts_double() -> None:
    state = position("", "R10 R11 R12", "B13 O1", opened="")
    outcome = GAME.outcome(play(GAME, state, "p0 lay R10 R11 R12"))
    assert (outcome.reason, outcome.scores) == ("double", (28, -28))


@pytest.mark.rule("TR-41")
def test_in_draw_discard_it_is_all_but_the_tile_rejected() -> None:
    state = position("", "R10 R11 R12 K5", "B13 O1", opened="", drawn=True)
    outcome = DISCARD.outcome(play(DISCARD, state, "p0 lay R10 R11 R12 reject K5"))
    assert (outcome.reason, outcome.scores) == ("double", (28, -28))
    more = position("", "R10 R11 R12 K5 K6", "B13 O1", opened="", drawn=True)
    after = play(DISCARD, more, "p0 lay R10 R11 R12 reject K5")
    assert not after.double
    assert after.turn == 1


@pytest.mark.rule("TR-42")
@pytest.mark.parametrize("game", [GAME, DISCARD, KEEP])
def test_with_an_empty_pool_the_round_is_over_when_all_have_passed(game: TileRummy) -> None:
    state = position("R7 R8 R9", "R10 K1", "B13 O1", "B2", pool="")
    after = play(game, state, "p0 pass", "p1 pass")
    assert not game.is_over(after)
    after = play(game, after, "p2 pass")
    assert game.is_over(after)
    outcome = game.outcome(after)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("blocked", (), (-11, -14, -2))


@pytest.mark.rule("TR-42")
def test_a_lay_or_a_draw_between_passes_restarts_the_count() -> None:
    state = position("R7 R8 R9", "R10 K1", "B13 O1", pool="", passes=1)
    assert play(KEEP, state, "p0 lay R7 R8 R9 R10").passes == 0
    drawing = position("R7 R8 R9", "R10 K1", "B13 O1", pool="K2")
    assert play(KEEP, drawing, "p0 draw", "p0 pass").passes == 0


@pytest.mark.rule("TR-43")
@pytest.mark.rule("TR-70")
def test_the_score_sheet_of_the_booklet() -> None:
    rows = ((-10, -5, 23, -8), (-3, 18, -9, -6), (-12, 21, -2, -7), (22, -9, -10, -3))
    match = replace(Match.start(GAME, 4, Seed(bytes(16))), sheet=rows, round=4)
    assert [sum(row) for row in rows] == [0, 0, 0, 0]
    assert match.totals == (-3, 25, 2, -24)
    assert match.leaders == (1,)
    assert match.over
    shared = replace(match, sheet=((5, -10, 5), (5, -10, 5)), players=3)
    assert shared.leaders == (0, 2)


@pytest.mark.rule("TR-70")
@pytest.mark.rule("TR-42")
def test_a_blocked_round_is_on_the_sheet_with_what_it_counted() -> None:
    game = TileRummy(blocked_after=1, rounds=2)
    match = Match.start(game, 2, Seed(bytes(16)))
    events = []
    while not match.over:
        if match.round_over:
            match, event = match.next_round(), Event(None, "next")
        else:
            (seat,) = game.to_act(match.state)
            event = Event(seat, f"exchange {match.state.racks[seat][0]}")
            match = match.play(event.text, seat)
        events.append(event)
    assert all(score < 0 for row in match.sheet for score in row)
    text = Record(Match.start(game, 2, Seed(bytes(16))), tuple(events), ("Anna", "Ben")).write()
    assert read_record(text, find_game).events == tuple(events)


def test_options_are_named_and_valued_as_in_the_rules() -> None:
    choices = {option.name: option.values for option in options_of(TileRummy) if option.kind == "choice"}
    values = {option.name: choices.get(option.name, option.default) for option in options_of(TileRummy)}
    assert values == {
        "version": ("exchange", "draw-discard", "draw-keep"),
        "rejected": ("aside", "pool"),
        "rounds": 4,
        "starter": ("rotate", "same", "winner", "draw"),
        "clock": ("none", "turn", "bank"),
        "turn_seconds": 60,
        "bank_minutes": 10,
        "increment_seconds": 10,
        "hand_size": 14,
        "opening_minimum": 30,
        "rework_on_opening": False,
        "exchange_after_opening": False,
        "stars_in_play": ("0", "1", "2", "3", "4"),
        "stars": ("exchange", "free"),
        "star_penalty": 25,
        "combinations": ("both", "series", "sequences"),
        "ace": ("low", "both"),
        "mixed_sequences": False,
        "doubling": True,
        "blocked_after": 40,
    }
    assert build(TileRummy, {"mixed_sequences": "on", "stars_in_play": 0}).mixed_sequences


def test_a_view_does_not_tell_the_chance_of_shuffles_to_come() -> None:
    walk = random_walk(GAME, 2, seed=5)
    a_view_tells_only_what_that_player_may_know(walk)
    for state in walk.states:
        view = GAME.view_for(state, 0)
        assert state.chance.key.hex() not in str(view)
        assert len({state.chance, *(GAME.imagine(view, Random(seed)).chance for seed in range(3))}) == 4


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"table": (("R7", "R8", "R10"),)}, "lies on the table"),
        ({"table": (("R9", "R8", "R7"),)}, "canonical form"),
        ({"pool": ("R7",)}, "not those of the box"),
    ],
)
def test_an_impossible_state_is_found(wrong: dict[str, Any], message: str) -> None:
    state = GAME.initial_state(2, Chance.from_number(1), 0)
    GAME.check_state(state)
    with pytest.raises(AssertionError, match=message):
        GAME.check_state(state._replace(**wrong))
