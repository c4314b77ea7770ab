"""Every claim of a hint for Zoo Domino, checked with the referee, what lies open, and the bot's own estimates."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee.bots import Choice, Seat
from tablee.core.turns import Pass
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.notation import read_action
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES
from tablee.games.zoo_domino.state import Draw, Lay, Trump
from tests.games.hinting import Case, case, cases, check_view_only, explain
from tests.games.zoo_domino.table import DRAW, MUST_TRUMP, TRUMPS, position

GAMES = [(ZooDomino(way="draw"), 120, (2, 3, 4)), (ZooDomino(way="trumps"), 90, (2, 3))]


def unseen(one: Case) -> set[Any]:
    """Return the dominoes that are neither in the chain nor in the player's hand."""
    chain = {frozenset((laid.left, laid.right)) for laid in one.state.chain}
    return {domino for domino in DOMINOES if frozenset(domino) not in chain} - set(one.state.hands[one.player])


def fitting(state: Any, dominoes: Any) -> list[Any]:
    """Return the dominoes that show the animal of an end."""
    ends = {state.chain[0].left, state.chain[-1].right}
    return [domino for domino in dominoes if ends & set(domino)]


def check(one: Case) -> None:
    """Assert that everything that the hint says is so."""
    said, state = one.said, one.state
    after = one.after()
    legal = list(one.game.legal_actions(state, one.player))
    lays = [action for action in legal if isinstance(action, Lay)]
    trumps = [action for action in legal if isinstance(action, Trump)]
    assert ("draw" in said) == (legal == [Draw()])
    assert ("pass" in said) == (legal == [Pass()])
    assert ("first" in said) == (not state.chain)
    if "fits" in said:
        assert said["fits"] == {"count": len(set(fitting(state, state.hands[one.player])))}
        named = " ".join(str(each.args["dominoes"]) for each in one.hint.possible if "dominoes" in each.args).split()
        assert set(named) == {str(action.domino) for action in lays} == set(one.hint.pieces)
    for each in one.hint.possible:
        if each.code in ("end", "both_ends"):
            assert all(str(each.args["animal"]) in name for name in str(each.args["dominoes"]).split())
    if "trump_or_pass" in said:
        assert set(str(said["trump_or_pass"]["dominoes"]).split()) == {str(action.domino) for action in trumps}
        assert Pass() in legal
    check_advice(one, after)


def check_advice(one: Case, after: Any) -> None:
    said, choice = one.said, one.choice
    if "out" in said:
        assert not after.hands[one.player]
    if "blocks_all" in said:
        assert not fitting(after, unseen(one))
    if "follows" in said:
        assert said["follows"] == {"count": len(fitting(after, after.hands[one.player]))}
    if "blocks" in said:
        assert said["blocks"] == {"player": (one.player + 1) % len(one.view.counts)}
    if "estimate" in said:
        assert said["estimate"] == {"percent": round(100 * choice.estimates[choice.action])}
    if "close" in said:
        near = [worth for action, worth in choice.estimates.items() if said["close"]["domino"] in str(action)]
        assert choice.estimates[choice.action] - max(near) <= 0.02
    if choice.proven:
        assert ("sure_win" in said) == (choice.estimates[choice.action] == 1)


def is_blocked(one: Case) -> bool:
    """Whether the next player really has nothing that fits."""
    after = one.after()
    return not fitting(after, after.hands[int(one.said["blocks"]["player"])])


@pytest.mark.parametrize(("game", "count", "players"), GAMES, ids=["draw", "trumps"])
def test_every_claim_is_true_in_positions_from_play(game: ZooDomino, count: int, players: tuple[int, ...]) -> None:
    codes: Counter[str] = Counter()
    right = 0
    for number, one in enumerate(cases(game, count, *players)):
        check(one)
        codes.update(one.said.keys())
        right += "blocks" in one.said and is_blocked(one)
        if number % 10 == 0:
            check_view_only(one, number)
    assert min(codes[code] for code in ("fits", "end", "both_ends", "follows", "estimate", "close")) > 0
    assert right >= 0.6 * codes["blocks"]  # what is probable is mostly so


def told(game: ZooDomino, state: Any) -> dict[str, Any]:
    return {each.code: dict(each.args) for each in case(game, state).remarks}


def test_the_last_domino_wins() -> None:
    said = told(DRAW, position("lion-zebra", "lion-monkey", "penguin-penguin", stock="flamingo-flamingo"))
    assert said == {
        "fits": {"count": 1},
        "end": {"animal": "lion", "dominoes": "lion-monkey"},
        "do_lay_end": {"domino": "lion-monkey", "animal": "lion"},
        "out": {},
    }


def test_without_a_fitting_domino_there_is_a_draw_a_pass_or_a_trump() -> None:
    chain, hand, other = "lion-zebra", "monkey-monkey penguin-giraffe", "penguin-penguin flamingo-monkey"
    assert set(told(DRAW, position(chain, hand, other, stock="flamingo-flamingo"))) == {"draw", "do_draw"}
    assert set(told(DRAW, position(chain, hand, other))) == {"pass", "do_pass"}
    said = told(TRUMPS, position(chain, hand, other))
    assert said["trump_or_pass"] == {"dominoes": "monkey-monkey"}
    assert told(MUST_TRUMP, position(chain, hand, other))["trump"] == {"dominoes": "monkey-monkey"}


def test_the_first_domino() -> None:
    state = position("", "elephant-elephant lion-zebra", "penguin-penguin", stock="flamingo-flamingo")
    assert told(DRAW, state)["first"]["count"] == 2
    assert told(TRUMPS, state)["first"] == {"count": 1, "domino": "elephant-elephant"}


def test_two_equal_ends_are_one_choice() -> None:
    said = told(DRAW, position("lion-zebra zebra-lion", "lion-monkey penguin-giraffe", "penguin-penguin"))
    assert said["both_ends"] == {"animal": "lion", "dominoes": "lion-monkey"}
    assert said["do_lay"] == {"domino": "lion-monkey"}
    trumped = told(MUST_TRUMP, position("lion-zebra zebra-lion", "monkey-monkey penguin-giraffe", "penguin-penguin"))
    assert trumped["do_trump"] == {"domino": "monkey-monkey"}


def advice(state: Any, choice: Choice) -> dict[str, Any]:
    seat = Seat(DRAW, DRAW.view_for(state, 0), Random(0))
    return {each.code: dict(each.args) for each in explain(seat, choice).advice}


def test_another_domino_about_as_good_is_named() -> None:
    state = position("lion-zebra", "lion-monkey zebra-monkey", "penguin-penguin", stock="flamingo-flamingo")
    one, two = read_action("lay lion-monkey left"), read_action("lay zebra-monkey right")
    assert advice(state, Choice(one, {one: 0.5, two: 0.49}))["close"] == {"domino": "zebra-monkey"}
    assert "close" not in advice(state, Choice(one, {one: 0.5, two: 0.3}))
    assert advice(state, Choice(one, {one: 1.0}, proven=True)).keys() == {"do_lay_end", "sure_win"}
    assert advice(state, Choice(one, {one: 0.5}, proven=True)).keys() == {"do_lay_end", "sure_tie"}
