"""Scores, during and at the end of a game."""

from typing import NamedTuple

from tablee.core.game import Player
from tablee.games.romi_rami.pieces.cards import Contract, Face
from tablee.games.romi_rami.state import State

UNUSED_JOKER = 1  # RR-41


class Standing(NamedTuple):
    """The standing of a trophy; `leader` is None in a tie, also at zero (RR-42)."""

    face: Face
    counts: tuple[int, ...]
    leader: Player | None
    lead: int


class Score(NamedTuple):
    """The parts of a score (RR-41)."""

    contracts: int
    bonus: int
    trophies: int
    joker: int

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(self)


def standing(face: Face, zones: tuple[tuple[Contract, ...], ...]) -> Standing:
    """Return the player who would get the trophy now."""
    counts = tuple(map(face.counts, zones))
    second, most = sorted(counts)[-2:]
    return Standing(face, counts, counts.index(most) if most > second else None, most - second)


def standings(state: State) -> tuple[Standing, ...]:
    """Return the standing of every trophy."""
    return tuple(standing(face, state.zones) for face in state.trophies)


def scores(state: State) -> tuple[Score, ...]:
    """Return each player's current score."""
    trophies = standings(state)
    return tuple(
        Score(
            contracts=sum(contract.points for contract in zone),
            bonus=len(state.piles[player]),
            trophies=sum(trophy.face.points for trophy in trophies if trophy.leader == player),
            joker=UNUSED_JOKER * state.jokers[player],
        )
        for player, zone in enumerate(state.zones)
    )


def winners(state: State) -> tuple[Player, ...]:
    """Return the players with the most points; ties go to the most bonus cards, then share the win (RR-43)."""
    ranks = [(score.total, score.bonus) for score in scores(state)]
    return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))
