from random import Random

import pytest

from tablee.bots import BOTS, find_bot
from tablee.bots.bot import choose_at_random
from tablee.bots.zoo_domino import careful
from tablee.core.chance import Chance
from tablee.core.errors import InvalidOption
from tablee.games import GAMES, ZooDomino
from tablee.testing.walks import deal
from tests.games.zoo_domino.table import DRAW, TRUMPS, position


def chosen(game: ZooDomino, *table: str, stock: str = "") -> str:
    view = game.view_for(position(*table, stock=stock), 0)
    return str(careful(game, view, Random(0)))


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
def test_careful_beats_chance(way: str) -> None:
    """Same deals, both seatings: the numbers are the same on every machine."""
    game = ZooDomino(way=way)  # type: ignore[arg-type]
    wins = sum(won(game, seed, seat) for seed in range(150) for seat in (0, 1))
    assert wins > 165  # of 300; half would be chance, and this far above it is beyond 1.7 sigma


def won(game: ZooDomino, seed: int, seat: int) -> float:
    """Play careful on that seat against chance; a shared win counts half."""
    state, rng = game.initial_state(2, Chance.from_number(seed), first=seed % 2), Random(seed)
    while state.turn is not None:
        bot = careful if state.turn == seat else choose_at_random
        state = game.apply(state, state.turn, bot(game, game.view_for(state, state.turn), rng))
    winners = game.outcome(state).winners
    return (seat in winners) / len(winners)


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
    picked = {str(choose_at_random(game, view, Random(seed))) for seed in range(50)}
    assert picked == set(view.actions)
