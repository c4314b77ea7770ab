"""Every claim of a hint for Romi Rami, checked with the referee's list, the solver, and the bot's own estimates."""

from collections import Counter
from random import Random
from typing import Any

from tablee.bots import Choice, Seat
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.paying.payments import find_completions
from tablee.games.romi_rami.pieces.cards import Hand, sorted_hand
from tablee.games.romi_rami.scoring import scores
from tablee.games.romi_rami.state import Complete, Discard, End, Take
from tests.games.hinting import Case, case, cases, check_view_only, explain
from tests.games.romi_rami.table import GAME, completing, hand, position


def payable(one: Case, state: Any, contract: str, *, joker: bool) -> bool:
    """Whether the referee lists a payment of the contract, with the joker or without."""
    actions = one.game.legal_actions(state, one.player)
    return any(
        isinstance(action, Complete) and action.contract == contract and bool(action.jokers) == joker
        for action in actions
    )


def after_taking(one: Case, cards: Hand) -> Any:
    return one.game.apply(one.state, one.player, Take(sorted_hand(cards)))


def check(one: Case) -> None:
    """Assert that everything that the hint says is so."""
    one.after()
    {"take": check_taking, "complete": check_paying, "discard": check_discarding}[one.view.step](one)
    if "close" in one.said:
        named = [
            worth for action, worth in one.choice.estimates.items() if str(one.said["close"]["cards"]) in str(action)
        ]
        assert one.choice.estimates[one.choice.action] - max(named) <= 0.02


def check_taking(one: Case) -> None:
    takes = [after_taking(one, action.cards) for action in one.game.legal_actions(one.state, one.player)]
    reachable = {
        contract.name: {
            joker for joker in (False, True) for state in takes if payable(one, state, contract.name, joker=joker)
        }
        for contract in one.state.contracts
    }
    assert set(one.hint.places) == {contract for contract, ways in reachable.items() if ways}
    for each in one.hint.possible:
        if each.code == "none_this_turn":
            assert not any(reachable.values())
            continue
        contract, joker = str(each.args["contract"]), each.code.endswith("_joker")
        assert joker == (False not in reachable[contract])
        cards = tuple(str(each.args.get("cards", "")).split())
        states = [after_taking(one, cards)] if cards else takes
        assert all(payable(one, state, contract, joker=joker) for state in states)
    needed = {card for each in one.hint.possible for card in str(each.args.get("cards", "")).split()}
    assert set(one.hint.pieces) == needed <= set(one.view.values)
    if "leads_to" in one.said:
        check_goal(one)


def check_goal(one: Case) -> None:
    """This number of cards is missing: some cards of that number pay the contract, and no smaller number does."""
    contract, count = str(one.said["leads_to"]["contract"]), int(one.said["leads_to"]["count"])
    held = sorted_hand(one.view.hand + one.choice.action.cards)
    assert pays_with(one, contract, held, count)
    assert not any(pays_with(one, contract, held, fewer) for fewer in range(count))
    if "joker_would_do" in one.said:
        assert payable(one, one.after(), contract, joker=True)


def pays_with(one: Case, contract: str, held: Hand, count: int) -> bool:
    """Whether this many more cards pay a contract; suits do not matter."""
    card = one.game.box.by_name[contract]
    hands = {held}
    for _ in range(count):
        hands = {
            sorted_hand((*held, f"heart-{value}")) for held in hands for value in range(1, one.game.box.values + 1)
        }
    return any(find_completions(held, False, [card], one.game.box.values) for held in hands)


def check_paying(one: Case) -> None:
    said, state = one.said, one.state
    listed = {action.contract for action in one.game.legal_actions(state, one.player) if isinstance(action, Complete)}
    assert set(one.hint.places) == listed
    assert ("none_now" in said) == (not listed)
    for each in one.hint.possible:
        if each.code in ("payable", "payable_joker"):
            contract = one.game.box.by_name[str(each.args["contract"])]
            assert each.args["points"] == contract.points
            assert payable(one, state, contract.name, joker=each.code == "payable_joker")
            assert each.code == "payable" or not payable(one, state, contract.name, joker=False)
    assert ("do_wait" in said) == (one.hint.action == "end" and bool(listed))
    if "do_pay" in said:
        check_points(one)


def check_points(one: Case) -> None:
    said, me, action = one.said, one.player, one.choice.action
    before, after = scores(one.state), scores(one.after())
    assert said["brings"] == {"points": after[me].total - before[me].total}
    assert ("trophy" in said) == (after[me].trophies > before[me].trophies)
    others = [seat for seat in range(len(before)) if seat != me]
    if "takes_trophy" in said:
        assert any(after[seat].trophies < before[seat].trophies for seat in others)
    assert ("spends_joker" in said or "spends_joker_though" in said) == bool(action.jokers)
    if "spends_joker_though" in said:
        assert payable(one, one.state, action.contract, joker=False)
    if "keeps_joker" in said:
        assert one.after().jokers[me]
    if "waiting_close" in said:
        assert one.choice.estimates[action] - one.worth(End) <= 0.02


def check_discarding(one: Case) -> None:
    assert one.said["discard"] == {"count": one.view.surplus}
    assert str(one.said["do_discard"]["cards"]) == one.hint.action.partition(" ")[2]


def test_every_claim_is_true_in_positions_from_play() -> None:
    codes: Counter[str] = Counter()
    for number, one in enumerate(cases(RomiRami(), 200, 2, 3)):
        check(one)
        codes.update(one.said.keys())
        if number % 10 == 0 and one.choice.estimates:
            check_view_only(one, number)
    common = ("take_and_pay", "take_and_pay_joker", "none_this_turn", "payable", "none_now", "leads_to", "do_pay")
    assert min(codes[code] for code in common) > 0


def told(state: Any) -> dict[str, Any]:
    return {each.code: dict(each.args) for each in case(GAME, state).remarks}


def advice(state: Any, choice: Choice) -> dict[str, Any]:
    seat = Seat(GAME, GAME.view_for(state, 0), Random(0))
    return {each.code: dict(each.args) for each in explain(seat, choice).advice}


def test_taking_and_what_it_leads_to() -> None:
    state = position(
        "h1 d1 c1 h4", "h5 d5", market="pair+three/cherry four/heart", values="l4 d4 c3 l5 h5 h3", jokers=(False, True)
    )
    said = told(state)
    assert said["take_and_pay"] == {"cards": "diamond-4", "contract": "pair+three/cherry"}
    take = Take(hand("d4 l4"))
    assert advice(state, Choice(take)) == {
        "do_take": {"cards": "diamond-4 clover-4"},
        "leads_to": {"contract": "pair+three/cherry", "count": 0},
    }
    other = Take(hand("l5"))
    assert advice(state, Choice(other, {other: 0.5, take: 0.49})) == {
        "do_take": {"cards": "clover-5"},
        "close": {"cards": "diamond-4 clover-4"},
    }


def test_what_is_held_already_need_not_be_taken() -> None:
    state = position("h1 d1 c1 h4 d4", "h5", market="pair+three/cherry four/heart", values="l2 d2 c3 l5 h5 h3")
    assert told(state)["ready"] == {"contract": "pair+three/cherry"}
    short = position("h1 d1 c1 h4", "h5", market="pair+three/cherry", values="l2 d3 h5")
    assert told(short)["ready_joker"] == {"contract": "pair+three/cherry"}
    far = position("h1", "h5", market="pair+three/cherry", values="l2 d2 c3 l5 h5 h3", jokers=(False, False))
    assert "none_this_turn" in told(far)
    take = Take(hand("d2 l2"))
    near = advice(position("h1 d1", "h5", market="four/heart", values="l1 d2 c3"), Choice(Take(hand("l1"))))
    assert near["leads_to"] == {"contract": "four/heart", "count": 1}
    assert "joker_would_do" in near
    assert "leads_to" not in advice(position("h1 d1 c1", "h5", market="four/heart", values="l2 d2"), Choice(take))


def test_several_contracts_may_be_paid_together() -> None:
    state = completing("h1 d1 c1 h4 d4 h5 d5 c5 l5", "h2", market="pair+three/cherry four/heart")
    said = told(state)
    assert said["together"] == {"count": 2}
    assert "none_now" in told(completing("h1 h2", "h2", market="four/heart", jokers=(False, False)))


def test_what_a_contract_brings_and_costs() -> None:
    state = completing("h1 d1 c1 l1 h4", "h2", market="four/heart", trophies="4", zones=["", "four/clover"])
    pay = Complete("four/heart", hand("h1 d1 c1 l1"))
    end = End()
    said = advice(state, Choice(pay, {pay: 0.5, end: 0.49}))
    assert said["takes_trophy"] == {"trophy": "trophy-4"}
    assert {"keeps_joker", "waiting_close"} <= set(said)
    joker = Complete("four/heart", hand("h1 d1 c1"), 1)
    assert "spends_joker_though" in advice(state, Choice(joker))
    few = completing("h1 d1 c1 h4", "h2", market="four/heart", trophies="4")
    said = advice(few, Choice(joker))
    assert "spends_joker" in said
    assert said["trophy"] == {"trophy": "trophy-4"}
    assert advice(few, Choice(end)) == {"do_wait": {}}


def test_too_many_cards() -> None:
    many = position("h1 d1 c1 l1 h2 d2 c2 l2 h3 d3 c3", "h2", market="four/heart", step="discard")
    assert told(many)["discard"] == {"count": 1}
    gone, other = Discard(hand("h1")), Discard(hand("h2"))
    assert "close" in advice(many, Choice(gone, {gone: 0.5, other: 0.5}))
    assert "close" not in advice(many, Choice(gone, {gone: 0.5, other: 0.3}))
