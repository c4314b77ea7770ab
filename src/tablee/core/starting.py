"""Who begins: the seat that a host marks, or chance; and in later rounds what the table agreed on."""

from tablee.core.chance import Chance
from tablee.core.errors import InvalidOption
from tablee.core.game import Outcome, Player


def marked_seat(marked: str, players: int, chance: Chance) -> Player:
    """Return the seat that the host marked, counted from 1, or that chance decides."""
    if marked == "chance":
        return chance.pick(range(players))
    if int(marked) > players:
        raise InvalidOption(f"first is seat {marked}, but there are {players} players")
    return int(marked) - 1


def next_starter(agreed: str, first: Player, outcome: Outcome) -> Player:
    """Return the next seat clockwise, the `same` or the `winner`; where nobody won that is the next one too."""
    if agreed == "same":
        return first
    if agreed == "winner" and outcome.winners:
        return outcome.winners[0]
    return (first + 1) % len(outcome.scores)
