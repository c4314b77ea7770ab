from random import Random
from typing import Literal

import pytest

from tablee.bots import Seat
from tablee.bots.bot import choose_at_random
from tablee.core.answers import Solved
from tablee.core.chance import Chance
from tablee.core.errors import InvalidOption
from tablee.engines.dominoes import Round, solve
from tablee.games import GAMES
from tablee.games.bots import BOTS, find_bot
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots import careful, expert
from tablee.games.zoo_domino.notation import TIME_IS_UP
from tablee.games.zoo_domino.pieces.numbering import ANIMAL, DOMINO
from tablee.games.zoo_domino.state import State
from tablee.testing.walks import deal
from tests.games.zoo_domino.bots.duels import wins
from tests.games.zoo_domino.table import DRAW, TRUMPS, position


def chosen(game: ZooDomino, *table: str, stock: str = "") -> str:
    view = game.view_for(position(*table, stock=stock), 0)
    return str(careful(Seat(game, view, Random(0))).action)


def test_careful_leaves_the_fewest_unseen_dominoes_that_fit() -> None:
    # I hold most monkeys myself: a monkey at the end is hard to follow for the others, a penguin is not.
    monkeys = "monkey-elephant monkey-giraffe monkey-crocodile monkey-flamingo monkey-monkey"
    assert chosen(DRAW, "lion-zebra", f"lion-penguin lion-monkey {monkeys}", "lion-lion") == "lay lion-monkey left"


def test_careful_draws_and_passes_when_it_must() -> None:
    assert chosen(DRAW, "lion-zebra", "monkey-monkey", "lion-lion", stock="penguin-penguin") == "draw"
    assert chosen(DRAW, "lion-zebra", "monkey-monkey", "lion-lion") == "pass"
    assert chosen(TRUMPS, "lion-zebra", "monkey-penguin", "lion-lion") == "pass"


def test_careful_trumps_rather_than_passing() -> None:
    assert chosen(TRUMPS, "lion-zebra", "monkey-monkey penguin-giraffe", "lion-lion").startswith("trump monkey-monkey")


def test_careful_begins() -> None:
    assert chosen(DRAW, "", "monkey-monkey", "lion-lion") == "lay monkey-monkey"


@pytest.mark.parametrize("way", ["draw", "trumps"])
def test_careful_beats_chance(way: Literal["draw", "trumps"]) -> None:
    """Same deals, both seatings: the numbers are the same on every machine."""
    game = ZooDomino(way=way)
    assert (
        wins(game, 150, careful, choose_at_random) > 165
    )  # of 300; half would be chance, and this far above it is beyond 1.7 sigma


def test_expert_beats_careful() -> None:
    """Same deals, both seatings: the numbers are the same on every machine."""
    assert wins(DRAW, 40, expert, careful) > 44  # of 80


def test_expert_keeps_what_search_proves() -> None:
    game = ZooDomino(way="trumps")
    values = set()
    for seed in range(20):
        state, rng = game.initial_state(2, Chance.from_number(seed), first=0), Random(seed)
        while state.turn is not None and sum(map(len, state.hands)) > 14:
            state = game.apply(state, state.turn, rng.choice(list(game.legal_actions(state, state.turn))))
        while state.turn is not None:
            player, before = state.turn, worth(state)
            state = game.apply(state, player, expert(Seat(game, game.view_for(state, player), rng)).action)
            values.add(before)
            if state.turn is not None:
                assert worth(state) == -before
            else:
                winners = game.outcome(state).winners
                assert before == (0 if len(winners) == 2 else 1 if player in winners else -1)
    assert values == {-1, 0, 1}


def worth(state: State) -> int:
    """Return what the player on turn can reach with both hands open."""
    ends, last = (state.chain[0], state.chain[-1]), (state.chain[0].left, state.chain[-1].right)
    assert state.turn is not None
    now = Round(
        [sum(1 << DOMINO[domino] for domino in hand) for hand in state.hands],
        [],
        state.turn,
        ends=(ANIMAL[last[0]], ANIMAL[last[1]]),
        trumped=(ends[0].trump, ends[1].trump),
        passes=state.passes,
        trumps=True,
    )
    solved = solve(now)
    assert isinstance(solved, Solved)
    return solved.plan.value


def test_expert_draws_passes_and_begins_like_everyone() -> None:
    assert thought_of(DRAW, "lion-zebra", "monkey-monkey", "lion-lion", stock="penguin-penguin") == "draw"
    assert thought_of(DRAW, "lion-zebra", "monkey-monkey", "lion-lion") == "pass"
    assert thought_of(DRAW, "", "monkey-monkey", "lion-lion") == "lay monkey-monkey"


def thought_of(game: ZooDomino, *table: str, stock: str = "") -> str:
    return str(expert(Seat(game, game.view_for(position(*table, stock=stock), 0), Random(0))).action)


@pytest.mark.parametrize("way", ["draw", "trumps"])
@pytest.mark.parametrize("players", [3, 5, 6])
def test_expert_plays_whole_rounds_by_the_rules(way: Literal["draw", "trumps"], players: int) -> None:
    game, rng = ZooDomino(way=way, clock="turn"), Random(players)
    state = game.initial_state(players, Chance.from_number(players), first=0)
    while state.turn is not None:
        late = rng.random() < 0.1  # the table plays for a player who is too slow, and the log records it
        action = TIME_IS_UP if late else expert(Seat(game, game.view_for(state, state.turn), rng)).action
        state = game.apply(state, state.turn, action)
    assert game.outcome(state).winners


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_default_opponent_that_never_plays_at_random(name: str) -> None:
    assert find_bot(name) in BOTS[name].values()
    assert choose_at_random not in BOTS[name].values()


def test_an_unknown_bot_gets_a_suggestion() -> None:
    with pytest.raises(InvalidOption, match="unknown bot 'carefull'; did you mean 'careful'"):
        find_bot("zoo-domino", "carefull")


def test_the_random_bot_chooses_among_what_is_listed() -> None:
    game = ZooDomino()
    state = deal(game, 3, seed=2)
    assert state.turn is not None
    view = game.view_for(state, state.turn)
    picked = {str(choose_at_random(Seat(game, view, Random(seed))).action) for seed in range(50)}
    assert picked == set(view.actions)
