"""Who begins later rounds: what the table agreed on."""

from tablee.core.game import Outcome, Player


def next_starter(agreed: str, first: Player, outcome: Outcome) -> Player:
    """Return the next seat clockwise, the `same` or the `winner`; where nobody won that is the next one too."""
    if agreed == "same":
        return first
    if agreed == "winner" and outcome.winners:
        return outcome.winners[0]
    return (first + 1) % len(outcome.scores)
