"""Zoo Domino: what is exact in an analysis."""

from random import Random

import pytest

from tablee.bots.standing import Standing
from tablee.core.answers import Solved
from tablee.engines.dominoes import rounds, search
from tablee.games.zoo_domino import ZooDomino, judge
from tablee.games.zoo_domino.bots.seeing import number, round_of
from tablee.games.zoo_domino.judge import JUDGE
from tablee.games.zoo_domino.state import State
from tablee.testing.walks import random_walk
from tablee.toolkit.judging.findings import Decision
from tests.analysis.helpers.matches import TINY
from tests.engines.dominoes.twins import pure
from tests.games.zoo_domino.table import DRAW, TRUMPS, listed, position

ONLY = Standing((0, 0), 0)


def options(game: ZooDomino, state: State, played: str, standing: Standing = ONLY) -> Decision | None:
    assert state.turn is not None
    view = game.view_for(state, state.turn)
    return JUDGE.options(game, view, standing, played, TINY, 1)


def test_at_either_end_of_a_single_domino_is_the_same() -> None:
    state = position("lion-lion", "lion-zebra zebra-zebra", "penguin-penguin", stock="giraffe-giraffe")
    assert listed(DRAW, state) == ["lay lion-zebra left", "lay lion-zebra right"]
    assert options(DRAW, state, "lay lion-zebra left") is None


def test_an_action_stands_for_those_that_are_like_it() -> None:
    state = position("lion-lion", "lion-zebra lion-giraffe", "penguin-penguin", stock="giraffe-giraffe")
    for played in listed(DRAW, state):
        found = options(DRAW, state, played)
        assert found is not None
        assert len(found.options) == 2
        assert found.options[found.played].action == played


def test_what_is_forced_is_no_decision() -> None:
    state = position("lion-zebra", "penguin-penguin giraffe-giraffe", "lion-lion", stock="crocodile-crocodile")
    assert options(DRAW, state, "draw") is None


def endings(count: int, most: int) -> list[tuple[ZooDomino, State]]:
    """Return positions of two players with everything in their hands."""
    rng, found = Random(1), list[tuple[ZooDomino, State]]()
    for seed in range(10 * count):
        game = (TRUMPS, ZooDomino(way="trumps", must_trump=True), DRAW)[seed % 3]
        small = [
            state
            for state in random_walk(game, 2, seed).states
            if state.turn is not None and sum(map(len, state.hands)) <= most and not state.stock
        ]
        if small:
            found.append((game, rng.choice(small)))
    return found[:count]


def test_a_solved_ending_is_judged_as_the_search_does() -> None:
    proven = lost = 0
    for game, state in endings(60, 11):
        assert state.turn is not None
        start = pure(round_of(game, state))
        solved = search.solve(start)
        assert isinstance(solved, Solved)
        for played in listed(game, state, state.turn):
            found = options(game, state, played)
            if found is None:
                continue
            if solved.plan.value == search.LOSS:
                assert not found.proven, "others may err"
                lost += 1
                continue
            proven += 1
            after = start.copy()
            after.apply(number(game.read_action(played)))
            value = _value(after, start.turn)
            assert found.proven
            assert found.error == (solved.plan.value - value) / 2
            assert found.mark == ("blunder" if found.error else "")
            assert max(option.value for option in found.options) == (1 + solved.plan.value) / 2
    assert proven > 20
    assert lost > 5


def _value(after: rounds.Round, me: int) -> int:
    if after.over:
        winners = after.winners()
        return 0 if len(winners) == 2 else 1 if winners == [me] else -1
    answer = search.solve(after)
    assert isinstance(answer, Solved)
    return -answer.plan.value


def test_where_the_search_gives_up_the_worlds_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "MOST_POSITIONS", 3)
    monkeypatch.setattr(judge, "OTHERS_POSITIONS", 3)
    for game, state in endings(9, 11):
        for played in listed(game, state, state.turn or 0):
            found = options(game, state, played)
            assert found is None or found.best in range(len(found.options))


def test_the_luck_of_all_dominoes_that_might_have_come_is_nothing_in_sum() -> None:
    draws = 0
    for seed in range(6):
        game = ZooDomino(rounds=2)
        for step in random_walk(game, 2 + seed % 5, seed).steps:
            if str(step.action) == "draw":
                players = len(step.before.hands)
                standing = Standing((1, *[0] * (players - 1)), seed % 2)
                sums = [0.0] * players
                for domino in step.before.stock:
                    rest = tuple(other for other in step.before.stock if other != domino)
                    before = step.before._replace(stock=(*rest, domino))
                    luck = JUDGE.luck(game, before, step.player, step.action, step.after, standing, TINY, 3)
                    assert luck is not None
                    assert sum(luck) == pytest.approx(0, abs=1e-12)
                    sums = [one + other for one, other in zip(sums, luck, strict=True)]
                assert sums == pytest.approx([0] * players, abs=1e-12)
                draws += 1
    assert draws > 5


def test_only_a_draw_is_luck() -> None:
    step = random_walk(TRUMPS, 3, 1).steps[0]
    luck = JUDGE.luck(TRUMPS, step.before, step.player, step.action, step.after, Standing((0, 0, 0), 0), TINY, 1)
    assert luck is None


def test_the_order_of_the_stock_is_no_part_of_a_value() -> None:
    state = random_walk(DRAW, 2, 1).start
    other = state._replace(stock=state.stock[::-1])
    assert JUDGE.value(DRAW, state, ONLY, TINY, 1) == JUDGE.value(DRAW, other, ONLY, TINY, 1)
