"""Every claim of a hint for Tile Rummy, checked with the solver, the referee and the bot's own estimates."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee.bots import Choice, Seat
from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tablee.core.turns import Pass
from tablee.engines.tiles import most_points, solve
from tablee.games.tile_rummy import TileRummy, hints
from tablee.games.tile_rummy.bots import possible
from tablee.games.tile_rummy.laying.solving import rules_of
from tablee.games.tile_rummy.melds import normal
from tablee.games.tile_rummy.state import Exchange, Lay, Reject
from tests.games.hinting import Case, case, cases, check_view_only, explain
from tests.games.moves import play
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, position

MANY = "K2 K4 K6 K9 K11 B2 B4 B6 B9 B12"  # on the other rack
GAMES = [(TileRummy(), 110), (DISCARD, 30), (TileRummy(version="draw-keep", rounds=1), 30), (TileRummy(ace="both"), 20)]
GAMES += [(TileRummy(rework_on_opening=True, mixed_sequences=True), 10)]


def most(one: Case, rack: tuple[str, ...]) -> int:
    """Return the most tiles that the solver can lay, through its public function."""
    game, view = one.game, one.view
    answer = solve(view.table, rack, rules_of(game), opened=view.opened[one.player])
    assert isinstance(answer, Solved)
    if answer.plan.laid:
        state = one.state._replace(
            racks=tuple(rack if seat == one.player else other for seat, other in enumerate(one.state.racks))
        )
        reject = answer.plan.left[0] if game.version == "draw-discard" and answer.plan.left else None
        if reject or game.version != "draw-discard":
            game.apply(state, one.player, Lay(normal(answer.plan.table), reject))
    return len(answer.plan.laid)


def optimum(one: Case) -> int:
    """Return the most tiles that can be laid; in `draw-discard` one is left to be discarded."""
    rack = one.view.hand
    found = most(one, rack)
    if one.game.version != "draw-discard" or found < len(rack):
        return found
    return max(most(one, rack[:place] + rack[place + 1 :]) for place in range(len(rack)))


def check(one: Case) -> None:
    """Assert that everything that the hint says is so."""
    said, view = one.said, one.view
    one.after()
    if "draw" in said:
        assert one.hint.action == "draw"
        return
    best = optimum(one)
    assert len(one.hint.pieces) == best
    assert not Counter(one.hint.pieces) - Counter(view.hand)
    check_possible(one, best)
    check_advice(one, best)


def check_possible(one: Case, best: int) -> None:
    said, view, rack = one.said, one.view, one.view.hand
    out = best == len(rack) - (one.game.version == "draw-discard")
    assert ("out" in said) == (best > 0 and out)
    assert ("nothing" in said or "nothing_short" in said) == (best == 0)
    if "lay" in said or "open" in said:
        assert (said.get("lay") or said["open"])["count"] == best
    if "open" in said or "nothing_short" in said:
        assert not view.opened[one.player]
    if "open" in said:
        assert said["open"]["points"] >= one.game.opening_minimum
    if "nothing_short" in said:
        assert said["nothing_short"] == {"points": most_points(rack, rules_of(one.game)), "minimum": 30}
        assert said["nothing_short"]["points"] < 30
    for number in one.hint.places:
        assert 1 <= int(number) <= len(view.table)
    if "star" in said:
        assert said["star"]["tile"] in rack
        assert any(piece.startswith("*") for meld in view.table for piece in meld)


def check_advice(one: Case, best: int) -> None:
    said, action = one.said, one.choice.action
    laid = len(one.view.hand) - len(one.after().racks[one.player]) - (one.game.version == "draw-discard")
    for kind, verb in ((Exchange, "exchange"), (Reject, "reject")):
        if isinstance(action, kind):
            assert said[f"hold_{verb}" if best else f"do_{verb}"] == {"tile": action.tile}
    assert ("hold_why" in said) == (best > 0 and not isinstance(action, Lay))
    if "do_lay" in said:
        assert said["do_lay"] == {"count": laid}
    if "do_out" in said:
        assert not one.after().racks[one.player]
    if "keep_star" in said:
        assert "*" in one.after().racks[one.player]
    if "fewer" in said:
        assert laid < said["fewer"]["count"] == best
    if "opens" in said:
        assert not one.view.opened[one.player]
    check_estimates(one)


def check_estimates(one: Case) -> None:
    said = one.said
    if not one.choice.estimates:
        assert not {"waiting_worse", "waiting_close", "laying_worse", "laying_close", "tile_close"} & set(said)
        return
    mine, near = one.choice.estimates[one.choice.action], 20 if one.game.rounds == 1 else 2
    for word, kinds in (("waiting", (Exchange, Reject, Pass)), ("laying", (Lay,))):
        if f"{word}_worse" in said:
            assert mine - one.worth(*kinds) > near
        if f"{word}_close" in said:
            assert 0 <= mine - one.worth(*kinds) <= near


@pytest.mark.parametrize(("game", "count"), GAMES, ids=lambda value: getattr(value, "version", None))
def test_every_claim_is_true_in_positions_from_play(game: TileRummy, count: int) -> None:
    held_back = 0
    for number, one in enumerate(cases(game, count, 2, 3)):
        check(one)
        held_back += "hold_why" in one.said
        if number % 10 == 0:
            check_view_only(one, number)
    assert held_back > count // 20 or game.rework_on_opening  # among them are positions in which the expert waits


def told(state: Any, game: TileRummy = GAME) -> dict[str, Any]:
    one = case(game, state)
    return {each.code: dict(each.args) for each in one.remarks}


def test_going_out_comes_first() -> None:
    assert told(position("R7 R8 R9", "R10 R11", MANY)) == {"out": {}, "do_out": {}}
    assert told(position("R7 R8 R9", "R10 K13", MANY, drawn=True), DISCARD) == {"out": {}, "do_out": {}}


def test_where_one_tile_is_to_be_discarded_it_is_not_counted() -> None:
    one = case(DISCARD, position("R7 R8 R9", "R10 R11", MANY, drawn=True))
    assert len(one.hint.pieces) == 1
    assert "out" in one.said
    only = case(DISCARD, position("", "R7 R8 R9", MANY, drawn=True))
    assert "nothing" in only.said


def test_an_opening_has_points() -> None:
    said = told(position("", "R10 R11 R12 K1 B5", MANY, opened=""))
    assert said["open"] == {"count": 3, "points": 33}
    assert {"do_lay", "opens"} <= set(said)
    rework = told(position("B1 B2 B3", "R10 R11 R12 K1 B5", MANY, opened=""), TileRummy(rework_on_opening=True))
    assert rework["open"]["points"] == 33
    assert "opens" not in rework
    assert "lay" in told(position("", "R1 R2 R3 K1 B5", MANY, opened=""), TileRummy(opening_minimum=0))


def test_what_is_missing_for_an_opening_is_mentioned() -> None:
    said = told(position("", "R1 R2 R3 K9 B5", MANY, opened=""))
    assert said["nothing_short"] == {"points": 6, "minimum": 30}
    assert "nothing" in told(position("", "R1 R2 K9 B5", MANY))


def test_holding_back_is_explained_with_what_could_be_laid() -> None:
    state = position("R7 R8 R9 | B1 B2 B3", "R10 K13", MANY)
    said = told(state, TileRummy(rounds=1))
    assert said["lay"] == {"count": 1}
    assert said["hold_exchange"] == {"tile": "K13"}
    assert "hold_why" in said
    assert case(TileRummy(rounds=1), state).hint.pieces == ("R10",)
    assert case(TileRummy(rounds=1), state).hint.places == ("1",)


def test_a_lonely_tile_is_mentioned() -> None:
    assert "alone" in told(position("R7 R8 R9", "B1 B2 K12", MANY))
    assert "alone" not in told(position("R7 R8 R9", "B1 B2 K12", MANY), TileRummy(mixed_sequences=True))
    assert "do_pass" in told(position("R7 R8 R9", "K3 O12", MANY, drawn=True), KEEP)
    assert told(position("", "R7 R8", MANY), KEEP) == {"draw": {}, "do_draw": {}}


def test_a_tile_that_frees_a_star_is_named() -> None:
    table = "R7 R8 *R9 | K1 K2 K3"
    one = case(GAME, position(table, "R9 O12 B4", MANY))
    assert {each.code: each.args for each in one.hint.possible}["star"] == {"tile": "R9"}
    play(GAME, position(table, "R9 O12 B4", MANY), "p0 lay R7 R8 R9 | K1 K2 K3 *K4")
    assert "star" not in told(position(table, "R9 O12 B4", MANY), TileRummy(stars="free"))
    # The star would have nowhere else to go.
    assert "star" not in told(position("O1 B1 *K1 R1", "K1 O12 B4", MANY))
    # It could stay where it is under another colour, so that nothing would be exchanged.
    assert "star" not in told(position("O1 B1 *K1", "K1 O12 B4", MANY))


def test_a_star_whose_place_is_taken_must_not_break_the_rule_for_another() -> None:
    one = case(GAME, position("R7 R8 *R9 | O4 O5 *O6", "R9 O12 B4", MANY))
    assert {"star"} & set(one.said) == {"star"}
    play(GAME, one.state, "p0 lay R7 R8 R9 *R10 | O4 O5 *O6")


def test_what_the_referee_refuses_is_no_exchange_of_a_star(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("R7 R8 *R9", "R9 O12 B4", MANY)
    choice = Choice(Exchange("B4"))
    plan = LaidTable(("R9", "B4"), (("R7", "R8", "R9"), ("*B5", "B4")), ("O12",))
    monkeypatch.setattr(hints, "find_plan", lambda *_: plan)
    hint = explain(Seat(GAME, GAME.view_for(state, 0), Random(0)), choice)
    assert all(each.code != "star" for each in hint.possible)


def test_what_the_solver_cannot_prove_is_not_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (hints, possible):
        monkeypatch.setattr(module, "LIMIT", 0)
        monkeypatch.setattr(module, "find_plan", lambda *_: None)
    state = position("", "R10 R11 R12 K1 B5", MANY, opened="")
    assert "lay_at_least" in told(state)
    assert "unknown" in told(position("R7 R8 R9", "B1 B2 K12", MANY))
    assert "star" not in told(position("R7 R8 *R9", "R9 O12 B4", MANY))


def test_older_rules_may_allow_more_than_the_solver_knows() -> None:
    said = told(position("R7 R8 R9", "B1 B2 K12", MANY), TileRummy(rules_version=1))
    assert "unknown" in said
    assert "nothing" not in said


def explained(game: TileRummy, state: Any, choice: Choice) -> set[str]:
    seat = Seat(game, game.view_for(state, 0), Random(0))
    hint = explain(seat, choice)
    return {each.code for each in hint.advice}


def test_the_comparison_of_the_alternatives_is_explained() -> None:
    state = position("R7 R8 R9 | B1 B2 B3", "R10 * K13", MANY)
    lay = Lay(normal((("R7", "R8", "R9", "R10"), ("B1", "B2", "B3"))))
    wait = Exchange("K13")
    assert explained(GAME, state, Choice(lay, {lay: 5.0, wait: 1.0})) == {"do_lay", "keep_star", "waiting_worse"}
    assert "waiting_close" in explained(GAME, state, Choice(lay, {lay: 5.0, wait: 4.0}))
    assert explained(GAME, state, Choice(lay)) == {"do_lay", "keep_star", "fewer"}
    assert "laying_worse" in explained(GAME, state, Choice(wait, {lay: 1.0, wait: 9.0}))
    assert "laying_close" in explained(GAME, state, Choice(wait, {lay: 8.0, wait: 9.0}))
    assert explained(GAME, state, Choice(wait)) == {"hold_exchange", "hold_why"}
    assert explained(KEEP, state._replace(drawn=True), Choice(Pass())) == {"hold_pass", "hold_why"}
    nothing = position("R7 R8 R9", "B1 B2 K12 O12", MANY)
    close = Choice(wait := Exchange("K12"), {wait: 3.0, Exchange("O12"): 2.5, Exchange("B1"): 0.0})
    assert explained(GAME, nothing, close) == {"do_exchange", "tile_close"}
    assert explained(GAME, nothing, Choice(wait, {wait: 3.0, Exchange("B1"): 0.0})) == {"do_exchange"}
