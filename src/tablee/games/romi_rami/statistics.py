"""Statistics of Romi Rami, and the value of a joker."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.core.chance import Chance
from tablee.core.game import AnyGame, Player
from tablee.core.options import chosen_options
from tablee.games.romi_rami.rules import RomiRami
from tablee.games.romi_rami.state import State
from tablee.toolkit.statistics import Statistics


@dataclass(frozen=True)
class WithoutJoker(RomiRami):
    """Romi Rami without a joker for the first seat, to measure what a joker is worth."""

    def initial_state(self, players: int, chance: Chance, first: Player) -> State:
        """Deal, and take a joker away."""
        state = super().initial_state(players, chance, first)
        return state._replace(jokers=(False, *state.jokers[1:]))


class RomiRamiStatistics(Statistics):
    """Counts jokers."""

    notable = "jokers"

    def count_notable(self, state: State, players: int) -> list[int]:
        """Return how many jokers each player was dealt."""
        return [int(joker) for joker in state.jokers]

    def variants(self, game: AnyGame) -> Mapping[str, AnyGame]:
        """Return the game in which the first seat has no joker."""
        if type(game) is not RomiRami:
            return {}
        return {"one player without a joker": WithoutJoker(**chosen_options(game))}  # type: ignore[arg-type]
