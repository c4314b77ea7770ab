"""What every game does with turns: end one, lose one to the clock, keep a log, refuse a player out of turn."""

from dataclasses import dataclass

from tablee.core.common_options.timing import TIMEOUT
from tablee.core.errors import TURN
from tablee.core.game import Player

MOST_SEATS = 16  # more than any table has

#: Who acts: the player whose turn it is; None, and so nobody, when the round is over.
ACTING: dict[Player | None, frozenset[Player]] = {
    None: frozenset(),
    **{seat: frozenset((seat,)) for seat in range(MOST_SEATS)},
}


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without laying anything."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Timeout:
    """The time for a turn is up: the table plays this for a player; players cannot play it themselves."""

    def __str__(self) -> str:
        return TIMEOUT


@dataclass(frozen=True)
class LogEntry:
    """What everyone saw a player do, in the game's words."""

    player: Player
    action: str


def check_turn(turn: Player | None, player: Player) -> None:
    """Refuse an action by anyone but the player whose turn it is; None: the round is over."""
    if turn is None:
        raise TURN("turn.over")
    if player != turn:
        raise TURN("turn.not_yours", seat=player + 1)
