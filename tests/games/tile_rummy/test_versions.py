"""Exchanging, drawing, rejecting, passing, and the hourglass."""

from collections import Counter
from dataclasses import replace

import pytest

from tablee.games.tile_rummy import TileRummy
from tests.games.moves import play, refusal
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, lies, position


@pytest.mark.rule("TR-31")
def test_an_exchange_draws_first_and_shuffles_the_old_tile_in() -> None:
    state = position("", "R7 R8", "K13", opened="", pool="K1 K2 K3 K4 K5")
    after = play(GAME, state, "p0 exchange R7")
    assert after.racks[0] == ("R8", "K5")
    assert Counter(after.pool) == Counter(["K1", "K2", "K3", "K4", "R7"])
    assert after.turn == 1
    assert after.chance != state.chance


@pytest.mark.rule("TR-31")
def test_one_never_gets_the_same_tile_back() -> None:
    state = position("", "R7 R8", "K13", opened="", pool="K1")
    assert play(GAME, state, "p0 exchange R7").racks[0] == ("R8", "K1")


@pytest.mark.rule("TR-31")
def test_an_exchange_is_unseen_by_the_others() -> None:
    after = play(GAME, position("", "R7 R8", "K13", opened=""), "p0 exchange R7")
    for viewer in (1, None):
        view = GAME.view_for(after, viewer)
        assert [entry.action for entry in view.log] == ["exchange"]
        assert "R7" not in str(view)
        assert after.racks[0][-1] not in view.hand


@pytest.mark.rule("TR-31")
@pytest.mark.rule("TR-32")
def test_a_player_who_does_not_lay_exchanges_a_tile() -> None:
    for opened in ("", "all"):
        state = position("", "R7 R8", "K13", opened=opened)
        assert GAME.kinds(state, 0) == ("lay", "exchange")
        assert refusal(GAME, state, "p0 pass").code == "pass.must_exchange"
        assert play(GAME, state, "p0 exchange R8").turn == 1
    assert refusal(GAME, position("", "R7", "K13"), "p0 exchange R9").code == "exchange.not_on_rack"


@pytest.mark.rule("TR-35")
def test_with_an_empty_pool_one_passes_instead() -> None:
    state = position("", "R7 R8", "K13", pool="")
    assert refusal(GAME, state, "p0 exchange R7").rule == "TR-35"
    assert GAME.kinds(state, 0) == ("lay", "pass")
    assert play(GAME, state, "p0 pass").turn == 1


@pytest.mark.rule("TR-35")
def test_a_star_may_be_given_away() -> None:
    assert "*" in play(GAME, position("", "* R7", "K13"), "p0 exchange *").pool


def test_what_is_done_in_other_versions_is_refused() -> None:
    state = position("R7 R8 R9", "R10 R11", "K13")
    assert refusal(GAME, state, "p0 draw").code == "draw.not_this_version"
    assert refusal(GAME, state, "p0 reject R10").code == "reject.not_this_version"
    assert refusal(GAME, state, "p0 lay R7 R8 R9 R10 reject R11").code == "reject.not_this_version"
    drawn = state._replace(drawn=True)
    assert refusal(DISCARD, drawn, "p0 exchange R10").code == "exchange.not_this_version"
    assert refusal(KEEP, drawn, "p0 reject R10").code == "reject.not_this_version"


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    state = position("", "R7", "K13")
    assert refusal(GAME, state, "p1 exchange K13").code == "turn.not_yours"
    assert GAME.kinds(state, 1) == ()
    assert refusal(GAME, state._replace(turn=None), "p0 exchange R7").code == "turn.over"


@pytest.mark.rule("TR-38")
@pytest.mark.rule("TR-50")
@pytest.mark.rule("TR-51")
@pytest.mark.parametrize("game", [DISCARD, KEEP])
def test_a_turn_begins_by_drawing(game: TileRummy) -> None:
    state = position("R7 R8 R9", "R10 R11", "K13", pool="K1 B5")
    assert game.kinds(state, 0) == ("draw",)
    for early in ("lay R7 R8 R9 R10", "pass", "exchange R10", "reject R10"):
        assert refusal(game, state, f"p0 {early}").code == "draw.first"
    drawn = play(game, state, "p0 draw")
    assert (drawn.turn, drawn.racks[0], drawn.pool) == (0, ("R10", "R11", "B5"), ("K1",))
    assert refusal(game, drawn, "p0 draw").code == "draw.already"
    assert game.view_for(drawn, 1).log[0].action == "draw"
    assert refusal(game, position("", "R7", "K13", pool=""), "p0 draw").code == "draw.pool_empty"


@pytest.mark.rule("TR-50")
def test_a_turn_ends_by_rejecting() -> None:
    state = position("R7 R8 R9", "R10 R11 *", "K13", drawn=True)
    assert DISCARD.kinds(state, 0) == ("lay", "reject")
    assert refusal(DISCARD, state, "p0 pass").code == "pass.must_reject"
    assert refusal(DISCARD, state, "p0 reject K5").code == "reject.not_on_rack"
    after = play(DISCARD, state, "p0 reject *")
    assert (after.aside, after.turn, after.pool) == (("*",), 1, state.pool)
    assert DISCARD.view_for(after, 1).log[0].action == "reject"
    assert DISCARD.view_for(after, 1).aside == 1
    laid = play(DISCARD, state, "p0 lay R7 R8 R9 R10 reject R11")
    assert (lies(laid), laid.aside, laid.racks[0]) == ("R7 R8 R9 R10", ("R11",), ("*",))
    assert DISCARD.view_for(laid, 1).log[0].action == "lay R10"
    assert refusal(DISCARD, state, "p0 lay R7 R8 R9 R10").code == "lay.which_reject"
    assert refusal(DISCARD, state, "p0 lay R7 R8 R9 R10 reject R10").code == "reject.not_on_rack"


@pytest.mark.rule("TR-50")
def test_rejected_tiles_may_go_back_into_the_pool() -> None:
    game = replace(DISCARD, rejected="pool")
    after = play(game, position("", "R7 R8", "K13", drawn=True), "p0 reject R7")
    assert after.aside == ()
    assert Counter(after.pool) == Counter(["K1", "K2", "K3", "R7"])


@pytest.mark.rule("TR-50")
def test_one_goes_out_by_rejecting_the_last_tile() -> None:
    state = position("R7 R8 R9", "R10 R11", "K13", drawn=True)
    assert refusal(DISCARD, state, "p0 lay R7 R8 R9 R10 R11").code == "lay.none_to_reject"
    after = play(DISCARD, state, "p0 lay R7 R8 R9 R10 reject R11")
    assert after.turn is None
    assert DISCARD.outcome(after).scores == (13, -13)


@pytest.mark.rule("TR-50")
@pytest.mark.rule("TR-42")
def test_with_an_empty_pool_nothing_is_drawn_and_a_player_who_does_not_lay_passes() -> None:
    state = position("R7 R8 R9", "R10 R11 K1", "K13", pool="")
    assert DISCARD.kinds(state, 0) == ("lay", "pass")
    assert refusal(DISCARD, state, "p0 reject K1").code == "reject.nothing_drawn"
    assert play(DISCARD, state, "p0 pass").turn == 1
    assert play(DISCARD, state, "p0 lay R7 R8 R9 R10 reject R11").racks[0] == ("K1",)


@pytest.mark.rule("TR-51")
def test_what_is_drawn_is_kept() -> None:
    state = play(KEEP, position("R7 R8 R9", "R10 R11", "K13", pool="K1 B5"), "p0 draw")
    assert KEEP.kinds(state, 0) == ("lay", "pass")
    assert play(KEEP, state, "p0 pass").racks[0] == ("R10", "R11", "B5")
    assert play(KEEP, state, "p0 lay R7 R8 R9 R10").turn == 1
    assert refusal(KEEP, state, "p0 exchange R10").code == "exchange.opened"


@pytest.mark.rule("TR-51")
def test_a_player_who_has_not_opened_may_also_exchange_and_that_ends_the_turn() -> None:
    state = play(KEEP, position("", "R10 R11", "K13", opened="", pool="K1 B5"), "p0 draw")
    assert KEEP.kinds(state, 0) == ("lay", "exchange", "pass")
    after = play(KEEP, state, "p0 exchange R10")
    assert (after.racks[0], after.turn, after.pool) == (("R11", "B5", "K1"), 1, ("R10",))
    last = play(KEEP, position("", "R10 R11", "K13", opened="", pool="B5"), "p0 draw")
    assert refusal(KEEP, last, "p0 exchange R10").code == "exchange.pool_empty"


@pytest.mark.rule("TR-13")
@pytest.mark.rule("TR-63")
def test_time_runs_out_without_an_exchange() -> None:
    state = position("R7 R8 R9", "R10 R11", "K13")
    after = play(GAME, state, "p0 timeout")
    assert (after.racks, after.table, after.pool, after.turn) == (state.racks, state.table, state.pool, 1)
    assert GAME.view_for(after, 1).log[0].action == "timeout"
    assert GAME.table_actions == {"timeout"}
    assert refusal(replace(GAME, turn_seconds=0), state, "p0 timeout").rule == "TR-13"
    assert play(replace(GAME, turn_seconds=300), state, "p0 timeout").turn == 1


@pytest.mark.rule("TR-13")
@pytest.mark.parametrize("moves", [["p0 timeout"], ["p0 draw", "p0 timeout"]])
def test_time_runs_out_in_the_drawing_versions(moves: list[str]) -> None:
    state = position("R7 R8 R9", "R10 R11", "K13", pool="K1 B5")
    kept = play(KEEP, state, *moves)
    assert (kept.racks[0], kept.aside, kept.turn) == (("R10", "R11", "B5"), (), 1)
    rejected = play(DISCARD, state, *moves)
    assert (rejected.racks[0], rejected.aside, rejected.turn) == (("R10", "R11"), ("B5",), 1)


@pytest.mark.rule("TR-13")
def test_time_runs_out_with_an_empty_pool() -> None:
    state = position("R7 R8 R9", "R10 R11", "K13", pool="")
    for game in (GAME, DISCARD, KEEP):
        after = play(game, state, "p0 timeout")
        assert (after.racks, after.aside, after.passes) == (state.racks, (), 1)
