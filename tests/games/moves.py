"""Moves written with their seats, for tests that read like the booklet."""

from typing import TypeVar

from tablee.core.errors import IllegalAction, Refusal
from tablee.core.game import AnyGame

State = TypeVar("State")


def play(game: AnyGame, state: State, *moves: str) -> State:
    """Play moves written `p0 lay lion-zebra left`."""
    for move in moves:
        seat, _, action = move.partition(" ")
        state = game.apply(state, int(seat[1:]), game.read_action(action))
    return state


def refusal(game: AnyGame, state: object, move: str) -> Refusal:
    """Return the refusal of a move; fail if it is accepted."""
    try:
        play(game, state, move)
    except IllegalAction as error:
        return error.refusal
    raise AssertionError(f"{move!r} was accepted")
