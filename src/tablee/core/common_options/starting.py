"""Who begins later rounds: what the table agreed on."""

from typing import Any

from tablee.core.game import Outcome, Player
from tablee.core.options import choice


def starter_option(*more: str, rule: str) -> Any:
    """The option that all games with several rounds share; a game may add more ways."""
    return choice("rotate", "same", "winner", *more, rule=rule)


def next_starter(agreed: str, first: Player, outcome: Outcome) -> Player:
    """Return the next seat clockwise, the `same` or the `winner`; if nobody won, it is the next seat as well.

    If several won, it is the first of them clockwise after the player who began.
    """
    if agreed == "same":
        return first
    seats = [(first + step) % len(outcome.scores) for step in range(1, len(outcome.scores) + 1)]
    if agreed == "winner" and outcome.winners:
        return next(seat for seat in seats if seat in outcome.winners)
    return seats[0]
