"""Every claim of a hint for Photo Rummy, checked with the solver, the referee and the bot's own estimates."""

from collections import Counter
from random import Random
from typing import Any

from tablee.bots import Choice, Seat
from tablee.core.answers import Solved
from tablee.core.turns import Pass
from tablee.engines.photos import solve
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.bots.first import take_jokers
from tablee.games.photo_rummy.melds import is_family, normal
from tablee.games.photo_rummy.state import Lay, Take
from tests.games.hinting import Case, case, cases, check_view_only, explain
from tests.games.photo_rummy.table import GAME, position

OTHER = "S-emblem N-dish GR-sight P-church"  # the other hand
FAMILY = "GB-church GB-sight GB-dish"


def check(one: Case) -> None:
    """Assert that everything that the hint says is so."""
    said, view = one.said, one.view
    after = one.after()
    if "draw" in said:
        assert one.hint.places == tuple(str(pile) for pile in range(1, 6) if view.piles[pile - 1])
        return
    answer = solve(view.table, view.hand, opened=view.opened[one.player])
    assert isinstance(answer, Solved)
    best = answer.plan
    if best.laid:
        one.game.apply(one.state, one.player, Lay(normal(best.table)))
        assert not Counter(one.hint.pieces) - Counter(view.hand)
        assert len(one.hint.pieces) == len(best.laid)
    assert ("out" in said) == (not best.left)
    assert ("lay" in said or "open" in said) == (bool(best.laid) and "out" not in said)
    for code, opened in (("lay", True), ("open", False)):
        if code in said:
            assert said[code] == {"count": len(best.laid)}
            assert view.opened[one.player] == opened
    for code, family in (("families", True), ("series", False)):
        if code in said:
            kinds = [sum(is_family(meld) == family for meld in table) for table in (view.table, best.table)]
            assert said[code] == {"count": kinds[1] - kinds[0]}
    check_jokers(one)
    check_advice(one, len(best.laid), after)


def check_jokers(one: Case) -> None:
    """Taking as many jokers as the hint says is legal; where it says nothing can be laid, none can be taken."""
    said, view = one.said, one.view
    table, _, taking = take_jokers(view.table, view.hand) if view.opened[one.player] else ((), (), ())
    if "nothing" in said:
        assert not taking
    if "jokers" in said:
        assert said["jokers"] == {"count": len(taking), "cards": " ".join(take.photo for take in taking)}
        one.game.apply(one.state, one.player, Lay(normal(table), taking))


def check_advice(one: Case, most: int, after: Any) -> None:
    said, action = one.said, one.choice.action
    assert ("hold" in said) == (isinstance(action, Pass) and most > 0)
    assert ("do_pass" in said) == (isinstance(action, Pass) and most == 0)
    assert ("do_out" in said) == (not after.hands[one.player])
    if "do_lay" in said:
        assert said["do_lay"] == {"count": len(one.view.hand) - len(after.hands[one.player])}
    if "keep_joker" in said:
        assert "joker" in after.hands[one.player]
    if "fewer" in said:
        assert said["fewer"] == {"count": most}
    for word, kind in (("waiting", Pass), ("laying", Lay)):
        if f"{word}_worse" in said:
            assert one.choice.estimates[action] - one.worth(kind) > 0.02
        if f"{word}_close" in said:
            assert 0 <= one.choice.estimates[action] - one.worth(kind) <= 0.02


def test_every_claim_is_true_in_positions_from_play() -> None:
    codes: Counter[str] = Counter()
    for number, one in enumerate(cases(PhotoRummy(), 200, 2, 3)):
        check(one)
        codes.update(one.said.keys())
        if number % 10 == 0 and "draw" in one.said:
            check_view_only(one, number)
    assert min(codes[code] for code in ("draw", "out", "lay", "open", "nothing", "jokers", "hold", "do_lay")) > 0


def told(state: Any) -> dict[str, Any]:
    return {each.code: dict(each.args) for each in case(GAME, state).remarks}


def test_what_makes_no_difference_is_not_named() -> None:
    said = told(position("", FAMILY, OTHER, drawn=False))
    assert said == {"draw": {}, "do_draw": {}}


def test_without_a_whole_meld_one_cannot_open() -> None:
    assert set(told(position("", "GB-church GB-sight N-church", OTHER, opened=""))) == {"nothing_open", "do_pass"}


def test_a_family_opens() -> None:
    said = told(position("", f"{FAMILY} N-church B-emblem", OTHER, opened=""))
    assert said["open"] == {"count": 3}
    assert said["families"] == {"count": 1}


def explained(state: Any, choice: Choice) -> dict[str, Any]:
    hint = explain(Seat(GAME, GAME.view_for(state, 0), Random(0)), choice)
    return {each.code: dict(each.args) for each in hint.advice}


def test_the_use_of_jokers_is_explained() -> None:
    state = position("GB-church GB-sight joker | S-dish N-dish P-dish E-dish", "GB-dish L-church I-dish", OTHER)
    take = Lay(
        normal((("GB-church", "GB-sight", "GB-dish"), ("S-dish", "N-dish", "P-dish", "E-dish"))), (Take("GB-dish", 2),)
    )
    assert explained(state, Choice(take)) == {
        "do_take": {"count": 1, "cards": "GB-dish"},
        "keep_joker": {},
        "fewer": {"count": 2},
    }
    more = ("S-dish", "N-dish", "P-dish", "E-dish", "I-dish", "joker")
    both = Lay(normal((("GB-church", "GB-sight", "GB-dish"), more)), (Take("GB-dish", 2),))
    assert explained(state, Choice(both, {both: 0.9, Pass(): 0.5})) == {
        "do_take": {"count": 1, "cards": "GB-dish"},
        "then_lay": {"count": 2},
        "waiting_worse": {},
    }
    assert told(state)["jokers"] == {"count": 1, "cards": "GB-dish"}
    assert explained(state, Choice(Pass(), {both: 0.49, Pass(): 0.5})) == {
        "hold": {},
        "hold_why": {},
        "laying_close": {},
    }


def test_only_a_joker_can_be_taken() -> None:
    full = "GB-church GB-sight GB-letterbox GB-palace joker joker"
    state = position(full, "GB-dish N-church", OTHER)
    said = told(state)
    assert "nothing" not in said
    assert said["jokers"] == {"count": 1, "cards": "GB-dish"}
    assert case(GAME, state).hint.pieces == ("GB-dish",)
