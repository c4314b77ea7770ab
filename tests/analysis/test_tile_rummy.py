"""What the judge of Tile Rummy says of positions in which it is clear what was best."""

from dataclasses import replace
from math import isclose
from random import Random
from typing import Any

import pytest

from tablee.bots.standing import Standing
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.bots.imagining import imagine_racks
from tablee.games.tile_rummy.bots.planning import exchanges
from tablee.games.tile_rummy.bots.seeing import Seen
from tablee.games.tile_rummy.judge import JUDGE
from tablee.games.tile_rummy.judge.checking import check, losses, weighted
from tablee.games.tile_rummy.judge.luck import values_of_draws
from tablee.games.tile_rummy.judge.plans import plans_to_compare
from tablee.games.tile_rummy.judge.rollouts import play_on
from tablee.games.tile_rummy.judge.stakes import Stakes
from tablee.games.tile_rummy.state import State
from tablee.toolkit.judging.findings import Decision, Look
from tablee.toolkit.judging.judge import NORMAL, QUICK
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, position

ONE = replace(GAME, rounds=1)
BEGIN = Standing((0, 0), 0)
MANY = "K2 K4 K6 K9 K11 B2 B4 B6 B9 B12"  # on the other rack
BEHIND = Standing((-200, 200), 0)


def judged(
    state: State, played: str, game: TileRummy = ONE, standing: Standing = BEGIN, seed: int = 1
) -> Decision | None:
    """Return what is said of an action of the first player."""
    return JUDGE.options(game, game.view_for(state, 0), standing, played, QUICK, seed)


def decided(*args: Any, **more: Any) -> Decision:
    found = judged(*args, **more)
    assert found is not None
    return found


def kind(found: Decision) -> str | None:
    return found.missed.kind if found.missed else None


FEW = "K2 K3"
GOING_OUT = {
    "exchange": (ONE, position("R7 R8 R9", "R10 R11", FEW), "exchange R10", "lay R7 R8 R9 R10 R11"),
    "draw-keep": (
        replace(KEEP, rounds=1),
        position("R7 R8 R9", "R10 R11", FEW, drawn=True),
        "pass",
        "lay R7 R8 R9 R10 R11",
    ),
    "draw-discard": (
        replace(DISCARD, rounds=1),
        position("R7 R8 R9", "R10 K13", FEW, drawn=True),
        "reject R10",
        "lay R7 R8 R9 R10 reject K13",
    ),
}


@pytest.mark.parametrize("version", GOING_OUT)
def test_a_missed_going_out_is_a_proven_blunder(version: str) -> None:
    game, state, played, out = GOING_OUT[version]
    found = decided(state, played, game)
    assert found.proven
    assert found.mark == "blunder"
    assert found.missed is not None
    assert (found.missed.kind, found.missed.action) == ("out", out)
    assert found.options[found.best] == (out, 1.0)
    best = decided(state, out, game)
    assert (best.error, best.mark, best.missed, best.best) == (0, "", None, best.played)


def test_going_out_that_no_longer_wins_the_match_is_no_mistake() -> None:
    state = position("R7 R8 R9", "R10 R11", "K2")
    found = decided(state, "exchange R10", GAME, BEHIND)
    assert (found.error, found.mark) == (0, "")


def test_a_round_won_in_one_turn_counts_double() -> None:
    """Three points behind, any tile of the other is enough if it counts double; a 1 is not if it does not."""
    state = position("", "R10 R11 R12", "K12", opened="")
    behind = Standing((0, 3), 0)
    assert decided(state, "lay R10 R11 R12", ONE, behind).options[0].value == 1
    assert decided(state, "lay R10 R11 R12", replace(ONE, doubling=False), behind).options[0].value < 1


def test_laying_early_is_blamed_only_on_a_condition_and_keeping_is_praised() -> None:
    table, rack = "R7 R8 R9 | B1 B2 B3", "R10 K13"
    laid = decided(position(table, rack, MANY), "lay R7 R8 R9 R10 | B1 B2 B3")
    kept = decided(position(table, rack, MANY), "exchange K13")
    assert kept.error <= 0.0
    assert kind(kept) in ("kept", "same")
    assert kept.missed is not None
    assert kept.missed.more == 1
    if laid.suspicious:
        assert (kind(laid), laid.condition) == ("early", "holding")


def test_a_better_lay_is_a_missed_one() -> None:
    """The other has one tile left: whatever stays on the rack is paid for."""
    table = "R4 R5 R6 R7 R8 R9 | B1 B2 B3 B4 B5 B6 | K7 B7 O7 | K8 B8 O8"
    state = position(table, "R10 R11 R12 R13 K2 K4 O1 O11", "K1")
    standing = Standing((30, 0), 1)
    found = decided(state, "exchange O11", GAME, standing)
    assert found.missed is not None
    assert found.missed.more == 4


def test_tables_that_differ_only_in_how_the_same_tiles_lie_are_one_option() -> None:
    state = position("R7 R8 R9 R10 R11 R12", "R6 R13 K1", MANY)
    one = decided(state, "lay R6 R7 R8 R9 R10 R11 R12 R13")
    other = decided(state, "lay R6 R7 R8 | R9 R10 R11 R12 R13")
    assert one.error == other.error
    assert other.options[other.played].action == "lay R6 R7 R8 | R9 R10 R11 R12 R13"
    assert len(one.options) == len(other.options)


def test_drawing_is_no_decision_nor_is_the_only_thing_to_do() -> None:
    assert judged(position("", "R7 R8", MANY), "draw", KEEP) is None
    assert judged(position("", "R7 R8", MANY, drawn=True, opened="0"), "pass", KEEP) is None


def test_passing_can_be_compared_with_exchanging() -> None:
    found = decided(position("", "R7 R8 K13", MANY, drawn=True, opened=""), "pass", KEEP)
    assert {option.action.split()[0] for option in found.options} == {"pass", "exchange"}


def test_a_player_who_could_lay_everything_may_exchange() -> None:
    """The expert never asks what that would be worth; there is nothing that cannot be laid to part with."""
    rack = "R10 R11 R12 R13 B4 B5"
    state = position("R7 R8 R9 | B1 B2 B3", rack, MANY)
    seen = Seen(GAME, GAME.view_for(state, 0))
    assert {str(plan.action) for plan in exchanges(seen)} == {f"exchange {tile}" for tile in rack.split()}


def test_the_tile_that_was_exchanged_is_compared_whatever_it_is() -> None:
    state = position("R7 R8 R9", "R10 * K1 K2 K12 B11 B13 O4 O5", MANY)
    plans, place = plans_to_compare(Seen(GAME, GAME.view_for(state, 0)), GAME.read_action("exchange *"))
    assert str(plans[place].action) == "exchange *"


# --- the second look --------------------------------------------------------------------------------------------------


def test_the_second_look_plays_on_from_imagined_positions() -> None:
    table = "R7 R8 R9 | B1 B2 B3 | O4 O5 O6"
    state = position(table, "R10 B4 O7 K12 K13", "K2 K3", opened="0")
    found = decided(state, "exchange R10")
    again = JUDGE.look_again(ONE, ONE.view_for(state, 0), BEGIN, found, QUICK.again, 3)
    assert again.again is not None
    assert again.error == found.error
    assert again == JUDGE.look_again(ONE, ONE.view_for(state, 0), BEGIN, found, QUICK.again, 3)


def test_a_loss_and_its_check_count_by_their_precision() -> None:
    sure, noisy = Look(0.10, 0.001), Look(-0.10, 0.2)
    assert 0.08 < weighted(sure, noisy).error < 0.1
    assert weighted(sure, Look(-0.10, 0.02)).error < 0
    assert weighted(sure, Look(-0.10, 0.02), swing=0.01).error > 0, "where little is at stake an estimate is less off"
    assert weighted(sure, noisy).doubt < 0.2


@pytest.mark.parametrize(("game", "alone"), [(KEEP, True), (ONE, False)])
def test_in_draw_keep_playing_on_decides_alone(game: TileRummy, alone: bool) -> None:
    game = replace(game, rounds=1)
    state = position("R7 R8 R9 | B1 B2 B3", "R10 R11 K13", MANY, drawn=game.draws)
    seen = Seen(game, game.view_for(state, 0))
    plans, place = plans_to_compare(seen, game.read_action("lay R7 R8 R9 R10 | B1 B2 B3"))
    pair, worlds = [plans[place], plans[place - 1]], imagine_racks(seen, 40, Random(1))
    sure, other = (check(seen, pair, Stakes(BEGIN), Look(loss, 0.001), worlds, Random(2)) for loss in (0.5, 0.1))
    assert (sure == other) == alone, "what was estimated before plays no part"


def test_what_is_better_for_certain_is_better_when_played_on() -> None:
    state = position("R7 R8 R9 | B1 B2 B3", "R10 R11 K13", MANY)
    seen = Seen(ONE, ONE.view_for(state, 0))
    plans, place = plans_to_compare(seen, ONE.read_action("exchange R10"))
    best = next(plan for plan in plans if str(plan.action) == "exchange K13")
    lost = losses(seen, [plans[place], best], Stakes(BEGIN), imagine_racks(seen, 200, Random(1)), Random(2))
    assert sum(lost) > 0


# --- playing on, the curve and luck -----------------------------------------------------------------------------------


def test_rounds_that_are_played_on_end_with_scores_that_the_rules_could_give() -> None:
    rng = Random(1)
    for game in (GAME, KEEP, DISCARD, replace(DISCARD, rejected="pool"), replace(KEEP, exchange_after_opening=True)):
        for players in (2, 3, 4):
            from tablee.testing.walks import deal

            state = deal(game, players, seed=players)
            before = list(map(sorted, state.racks))
            scores = play_on(game, state, rng)
            assert len(scores) == players
            assert sum(scores) == 0 or max(scores) <= 0
            assert list(map(sorted, state.racks)) == before


def test_where_tiles_are_drawn_and_kept_nobody_holds() -> None:
    """The first player lays R10 at once, and R11 and R12 go out; holding would let the other player wait."""
    state = position("R7 R8 R9", "R10 K13", "R11", pool="B1 O1 B3 O3 R12 K1")
    assert play_on(KEEP, state, Random(1)) == (-14, 14)


def test_the_chances_of_a_position_add_up_and_favour_who_is_nearly_out() -> None:
    state = position("R7 R8 R9 | B1 B2 B3", "R10", MANY)
    mine, theirs = JUDGE.value(ONE, state, BEGIN, QUICK, 1)
    assert (mine, theirs) == (1.0, 0.0)
    later = position("R7 R8 R9 | B1 B2 B3", "R10", "B4", turn=1)
    assert JUDGE.value(ONE, later, BEGIN, QUICK, 1) == (0.0, 1.0)
    early = position("", "R10 R11 R12 K1", "K12 B12 O12 B2", opened="")
    assert 0 < JUDGE.value(ONE, early, BEGIN, NORMAL, 1)[0] < 1


def test_where_tiles_are_drawn_and_kept_the_curve_counts_what_cannot_be_laid() -> None:
    """There rounds played on would hold racks of forty tiles, which hardly anybody does."""
    table = "R7 R8 R9 | B1 B2 B3"
    even = position(table, "K1 K5 O9", "K3 K7 O11")
    ahead = position(table, "R10 B4 O9", "K3 K7 O11")
    values = [JUDGE.value(KEEP, state, BEGIN, QUICK, seed) for state in (even, ahead) for seed in (1, 2)]
    assert values[0] == values[1], "no chance plays a part"
    assert values[0][0] == pytest.approx(0.5, abs=0.02)
    assert values[2][0] > values[0][0] + 0.1
    assert sum(values[2]) == pytest.approx(1)


@pytest.mark.parametrize(("game", "action"), [(ONE, "exchange K13"), (KEEP, "draw"), (DISCARD, "draw")])
def test_luck_adds_up_to_nothing_over_everything_that_might_have_come(game: TileRummy, action: str) -> None:
    pool = "R11 R11 K1 K5 * B4 O13 O13 O13"
    total = [0.0, 0.0]
    state = position("R7 R8 R9 | B1 B2 B3", "R10 K13 O1", MANY, pool=pool)
    for place, tile in enumerate(state.pool):
        drawn = state._replace(pool=(*state.pool[:place], *state.pool[place + 1 :], tile))
        acted = game.read_action(action)
        luck = JUDGE.luck(game, drawn, 0, acted, game.apply(drawn, 0, acted), BEGIN, NORMAL, 1)
        assert luck is not None
        assert isclose(sum(luck), 0, abs_tol=1e-12)
        total = [one + other for one, other in zip(total, luck, strict=True)]
    assert total == pytest.approx([0, 0], abs=1e-12)


def test_a_tile_that_lets_a_player_go_out_is_the_luckiest() -> None:
    state = position("R7 R8 R9", "R10 K13", MANY, pool="K1 B5 R11")
    after = GAME.apply(state, 0, GAME.read_action("exchange K13"))
    values = values_of_draws(GAME, state, 0, ("R10",), after, Stakes(BEGIN))
    assert max(values, key=lambda tile: values[tile][0]) == "R11"


def test_laying_is_not_luck() -> None:
    state = position("R7 R8 R9", "R10 K13", MANY)
    action = GAME.read_action("lay R7 R8 R9 R10")
    assert JUDGE.luck(GAME, state, 0, action, GAME.apply(state, 0, action), BEGIN, NORMAL, 1) is None
