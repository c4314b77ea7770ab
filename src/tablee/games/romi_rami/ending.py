"""When a game ends."""

from typing import Literal

from tablee.games.romi_rami.state import State

TARGET = {2: 7, 3: 6, 4: 5}  # RR-40: this many contracts of one player trigger the end

Ending = Literal["reached", "exhausted"]


def find_ending(state: State) -> Ending | None:
    """Return why this is the last round of turns: RR-40 or RR-51; None if it is not."""
    if max(map(len, state.zones)) >= TARGET[len(state.zones)]:
        return "reached"
    return "exhausted" if not state.contracts and not state.contract_deck else None


def turns_left(state: State) -> int | None:
    """Return how many turns are left, including the current one, once the end is triggered."""
    if state.turn is None:
        return 0
    players = len(state.hands)
    return players - (state.turn - state.first) % players if find_ending(state) else None


def is_last_turn(state: State) -> bool:
    """Whether the turn that ends now is the last one: all have had the same number of turns (RR-40)."""
    return turns_left(state) == 1


def is_stalled(state: State, stalled_after: int) -> bool:
    """Whether nobody has completed a contract for this many turns of every player (RR-53)."""
    return state.idle >= stalled_after * len(state.hands)
