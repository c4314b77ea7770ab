"""What the payment solver of Romi Rami answers: always a plan, for a player may always complete nothing."""

from typing import Any, assert_type

from tablee.core.answers import GaveUp, Solved
from tablee.core.positions.solving import write_answer
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.paying.payments import PaymentPlan, find_completions, solve

GAME = RomiRami()
HAND = ["heart-1", "diamond-1", "cherry-1", "clover-1", "cherry-2"]
DOCUMENT: dict[str, Any] = {"hand": HAND, "contracts": ["four/heart"]}


def test_the_answer_is_a_plan() -> None:
    answer = assert_type(GAME.solve(DOCUMENT, "points"), Solved[PaymentPlan])
    assert [paid.contract.name for paid in answer.plan.payments] == ["four/heart"]
    assert (answer.plan.hand, answer.plan.joker) == (("cherry-2",), True)
    nothing = GAME.solve(DOCUMENT | {"hand": ["heart-1"], "joker": False}, "points")
    assert nothing == Solved(PaymentPlan((), 0, 0, ("heart-1",), False, 0))


def test_the_plan_is_the_first_of_all_completions() -> None:
    market = tuple(GAME.box.contracts[:4])
    hand = tuple(sorted(GAME.box.cards))[::9][:10]
    for objective in GAME.objectives:
        ways = find_completions(hand, True, market, GAME.box.values, objective)
        plan = solve(hand, True, market, GAME.box.values, objective).plan
        assert (plan.payments, plan.hand, plan.ways) == (ways[0].payments, ways[0].hand, len(ways))


def test_to_do_nothing_leaves_the_position_as_it_is() -> None:
    nothing = write_answer(GAME, DOCUMENT, GaveUp(1))
    assert (nothing["actions"], sorted(nothing["hand"]), nothing["joker"]) == ([], sorted(HAND), True)
    assert (nothing["points"], nothing["ways"], nothing["optimal"]) == (0, 0, False)
