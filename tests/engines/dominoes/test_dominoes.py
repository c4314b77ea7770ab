"""The game, pure Python on bits and the compiled kernel play the same rounds, step by step and number by number."""

import os
from random import Random
from typing import Literal

import pytest

from tablee.core.answers import GaveUp, Solved
from tablee.engines.dominoes import _kernel, clues, pieces, playouts, rounds, search, worlds
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots.seeing import DOMINO, number, see
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES
from tablee.games.zoo_domino.rules import HAND_SIZE
from tablee.games.zoo_domino.state import State
from tests.engines.dominoes.twins import compiled, facts, pure

LONG = os.environ.get("TABLEE_LONG") == "1"
TRANSITIONS = 1_000_000 if LONG else 20_000


def deal(rng: Random) -> tuple[ZooDomino, State, rounds.Round]:
    """Deal the same round to the game and to the bits."""
    ways: tuple[Literal["draw", "trumps"], ...] = ("draw", "trumps")
    way, must_trump, players = rng.choice(ways), rng.random() < 0.5, rng.randint(2, 6)
    order = rng.sample(range(36), 36)
    first = rng.randrange(players)
    game = ZooDomino(way=way, must_trump=must_trump)
    size = HAND_SIZE[players] if way == "draw" else 36 // players
    state = game.deal(tuple(DOMINOES[domino] for domino in order), players, first)
    return game, state, rounds.deal(order, players, first, size, trumps=way == "trumps", must_trump=must_trump)


def seen_facts(state: State) -> tuple[int, list[int], list[int]]:
    """Return a state of the game in the same form."""
    hands = [sum(1 << DOMINO[domino] for domino in hand) for hand in state.hands]
    return (-1 if state.turn is None else state.turn, hands, [DOMINO[domino] for domino in state.stock])


def test_all_three_play_the_same_rounds() -> None:
    rng = Random(1)
    steps = 0
    while steps < TRANSITIONS:
        game, state, python = deal(rng)
        kernel = compiled(python)
        while state.turn is not None:
            actions = list(game.legal_actions(state, state.turn))
            numbers = sorted(map(number, actions))
            assert python.legal() == kernel.legal() == numbers
            wrong = rng.randrange(-2, pieces.ACTIONS + 2)
            if wrong not in numbers:
                for one in (python, kernel):
                    with pytest.raises(ValueError, match="is not legal"):
                        one.apply(wrong)
            action = rng.choice(actions)
            state = game.apply(state, state.turn, action)
            python.apply(number(action))
            kernel.apply(number(action))
            assert facts(python) == facts(kernel)
            assert facts(python)[:3] == seen_facts(state)
            steps += 1
        assert python.winners() == kernel.winners() == list(game.outcome(state).winners)
        assert python.legal() == kernel.legal() == []


@pytest.mark.parametrize("careful", [False, True])
def test_playouts_are_the_same_with_the_same_chances(careful: bool) -> None:
    rng = Random(2)
    for seed in range(60):
        _, _, start = deal(rng)
        won = playouts.count_playouts(start, 3, seed, careful)
        assert _kernel.count_playouts(compiled(start), 3, seed, careful) == won
        assert sum(won) == 3 * playouts.WHOLE
        won = playouts.count_playouts(start, 3, seed, careful, shuffled=True)
        assert _kernel.count_playouts(compiled(start), 3, seed, careful, shuffled=True) == won


def test_a_shuffled_stock_says_nothing_about_its_order() -> None:
    """With one domino in the stock there is nothing to shuffle; with many, every playout has its own order."""
    start = rounds.deal(range(36), 2, 0, 7, trumps=False, must_trump=False)
    results = {tuple(playouts.count_playouts(start, 1, seed, True, shuffled=True)) for seed in range(40)}
    assert len(results) > 1
    assert start.stock == list(range(14, 36)), "playing out changes nothing"


def positions(count: int, rng: Random) -> list[tuple[ZooDomino, State]]:
    """Return this many positions from the middle of rounds."""
    found: list[tuple[ZooDomino, State]] = []
    while len(found) < count:
        game, state, _ = deal(rng)
        for _ in range(rng.randint(0, 40)):
            if state.turn is not None:
                after = game.apply(state, state.turn, rng.choice(list(game.legal_actions(state, state.turn))))
                state = after if after.turn is not None else state
        found.append((game, state))
    return found


def test_an_imagined_world_agrees_with_all_that_was_seen() -> None:
    rng = Random(3)
    for game, state in positions(150, rng):
        assert state.turn is not None
        view = game.view_for(state, state.turn)
        seen = see(game, view)
        there = seen._replace(now=pure(seen.now))
        for seed in range(3):
            world = worlds.imagine(there, seed)
            assert facts(world) == facts(_kernel.imagine(seen, seed))
            assert world.counts == list(view.counts)
            assert len(world.stock) == view.stock
            assert sum(world.hands) + world.laid + sum(1 << domino for domino in world.stock) == pieces.ALL
            assert world.hands[state.turn] == there.now.hands[state.turn]
            for clue in seen.clues:
                if clue.kind == clues.HOLDS:
                    assert world.hands[clue.player] >> clue.told & 1


def test_what_was_proven_holds_in_every_world() -> None:
    """A player who passed or drew, and has not drawn since, holds nothing that fitted then."""
    rng = Random(4)
    proofs = 0
    for game, state in positions(300, rng):
        assert state.turn is not None
        seen = see(game, game.view_for(state, state.turn))
        drawn = [clue.player for clue in seen.clues if clue.kind == clues.DREW]
        world = _kernel.imagine(seen, rng.getrandbits(64))
        for clue in seen.clues:
            if clue.kind == clues.PROOF and clue.player not in drawn:
                assert not world.hands[clue.player] & clue.told
                assert not seen_facts(state)[1][clue.player] & clue.told
                proofs += 1
    assert proofs > 50


def test_actions_are_weighed_alike() -> None:
    rng = Random(5)
    for game, state in positions(25, rng):
        assert state.turn is not None
        seen = see(game, game.view_for(state, state.turn))
        actions = sorted(number(action) for action in game.legal_actions(state, state.turn))
        there = seen._replace(now=pure(seen.now))
        assert _kernel.weigh(seen, actions, 5, 7) == worlds.weigh(there, actions, 5, 7)


def ends_of_rounds(count: int, most: int, rng: Random) -> list[rounds.Round]:
    """Return positions of two players without a stock, with at most this many dominoes in both hands."""
    found: list[rounds.Round] = []
    while len(found) < count:
        order = rng.sample(range(36), 36)
        trumps = rng.random() < 0.7
        size = 18 if trumps else 12
        now = rounds.deal(order[: 2 * size], 2, 0, size, trumps=trumps, must_trump=rng.random() < 0.5)
        left = rng.randint(2, most)
        while not now.over and sum(now.counts) > left:
            now.play(rng.choice(now.legal()))
        if not now.over:
            found.append(now)
    return found


def brute_force(now: rounds.Round) -> int:
    """Return what the player on turn can reach, by trying everything."""
    best = search.LOSS
    for action in now.legal():
        after = now.copy()
        after.play(action)
        if after.over:
            mine, theirs = after.counts[now.turn], after.counts[1 - now.turn]
            value = (mine < theirs) - (mine > theirs)
        else:
            value = brute_force(after) if after.turn == now.turn else -brute_force(after)
        best = max(best, value)
    return best


def test_the_search_is_exact() -> None:
    rng = Random(6)
    values = set()
    for now in ends_of_rounds(2000 if LONG else 120, 9, rng):
        value = brute_force(now)
        for found in (search.solve(now), _kernel.solve(compiled(now))):
            assert isinstance(found, Solved)
            assert found.plan.value == value
            after = now.copy()
            after.apply(found.plan.action)
            if not after.over:
                assert brute_force(after) == -value
        values.add(value)
    assert values == {search.WIN, search.SHARED, search.LOSS}


def test_larger_ends_are_searched_alike() -> None:
    rng = Random(7)
    for now in ends_of_rounds(400 if LONG else 30, 15, rng):
        python, kernel = search.solve(now), _kernel.solve(compiled(now))
        assert isinstance(python, Solved)
        assert isinstance(kernel, Solved)
        assert python.plan.value == kernel.plan.value


def test_a_search_that_would_take_too_long_gives_up() -> None:
    now = max(ends_of_rounds(30, 16, Random(8)), key=lambda now: sum(now.counts))
    assert search.solve(now, 5) == GaveUp(5)
    assert _kernel.solve(compiled(now), 5) == GaveUp(5)


def test_only_rounds_of_two_without_a_stock_are_searched() -> None:
    three = rounds.deal(range(36), 3, 0, 12, trumps=True, must_trump=False)
    stocked = rounds.deal(range(36), 2, 0, 7, trumps=False, must_trump=False)
    for now in (three, stocked):
        with pytest.raises(ValueError, match="two players without a stock"):
            search.solve(now)
        with pytest.raises(ValueError, match="two players without a stock"):
            _kernel.solve(compiled(now))


def test_a_player_who_passes_although_a_trump_is_a_must_has_no_double() -> None:
    (clue,) = clues.read_clues([(1, pieces.PASS)], (1, 2), 0, 6, 3, must_trump=True)
    assert clue[:3] == (1, clues.PROOF, pieces.FITS[1] | pieces.FITS[2] | pieces.DOUBLES)


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        _kernel.Round([0] * 7, [], 0)
