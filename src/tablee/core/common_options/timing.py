"""Time limits: the game declares the clock; whatever runs the table watches it and ends turns.

Every game has the same four options, declared by the functions below. A clock is none, or the same time for every
turn, or a bank: some minutes for each player and round, and some seconds more after each of the player's turns.
"""

from dataclasses import dataclass, replace
from typing import Any

from tablee.core.capabilities import ClockKind, Timed
from tablee.core.game import AnyGame
from tablee.core.options import choice, minutes, options_of, seconds

TIMEOUT = "timeout"  # in every game's notation: the turn ends as the rules say, and only the table may play it


@dataclass(frozen=True)
class Bank:
    """What each player has for a round, and what each of their turns adds when it ends; in seconds."""

    start: int
    increment: int


def clock_option(default: ClockKind = "none", *, rule: str) -> Any:
    """Which clock the table plays by; the rule says what happens when the time is up."""
    return choice("none", "turn", "bank", default=default, rule=rule)


def turn_option(*, rule: str) -> Any:
    """How long a turn may take, with the clock `turn`."""
    return seconds(60, (15, 30, 60, 90, 120, 180, 300), most=3600, rule=rule, when=("clock", "turn"), decides=True)


def bank_option(*, rule: str) -> Any:
    """How much time each player has for a round, with the clock `bank`."""
    return minutes(10, (2, 3, 5, 10, 15, 20, 30), most=600, rule=rule, when=("clock", "bank"), decides=True)


def increment_option(*, rule: str) -> Any:
    """What a turn adds to the bank of its player, with the clock `bank`."""
    return seconds(10, (0, 5, 10, 15, 20, 30), most=600, rule=rule, when=("clock", "bank"))


def seconds_for_a_turn(game: AnyGame) -> int:
    """Return how long every turn may take; 0 where turns have no limit of their own."""
    return game.turn_seconds if isinstance(game, Timed) and game.clock == "turn" else 0


def bank_of(game: AnyGame) -> Bank | None:
    """Return the bank of time that each player has, where the table plays with banks."""
    if not isinstance(game, Timed) or game.clock != "bank":
        return None
    return Bank(60 * game.bank_minutes, game.increment_seconds)


def has_clock(game: AnyGame) -> bool:
    """Whether a turn may run out of time."""
    return bool(seconds_for_a_turn(game)) or bank_of(game) is not None


def with_clock(game: AnyGame) -> AnyGame:
    """Return the game with a clock: its own, else the usual time for every turn; unchanged if it cannot have one."""
    if has_clock(game) or not isinstance(game, Timed):
        return game
    limit = next(option.default for option in options_of(game) if option.name == "turn_seconds")
    return replace(game, clock="turn", turn_seconds=game.turn_seconds or limit)  # type: ignore[type-var]
