"""Two bots at one table."""

from random import Random

from tablee.bots import Seat
from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.games.zoo_domino import ZooDomino


def won(game: ZooDomino, seed: int, seat: int, one: Bot, other: Bot) -> float:
    """Play one on that seat against the other; a shared win counts half."""
    state, rng = game.initial_state(2, Chance.from_number(seed), first=seed % 2), Random(seed)
    while state.turn is not None:
        action, *others = game.legal_actions(state, state.turn)
        if others:
            bot = one if state.turn == seat else other
            action = bot(Seat(game, game.view_for(state, state.turn), rng)).action
        state = game.apply(state, state.turn, action)
    winners = game.outcome(state).winners
    return (seat in winners) / len(winners)


def wins(game: ZooDomino, deals: int, one: Bot, other: Bot) -> float:
    """Play this many deals in both seatings: the numbers are the same on every machine."""
    return sum(won(game, seed, seat, one, other) for seed in range(deals) for seat in (0, 1))
