"""What completing contracts brings: points before and after, and trophies that change hands."""

from collections.abc import Iterable
from functools import lru_cache

from tablee.core.game import Player
from tablee.core.turns import LogEntry
from tablee.games.romi_rami.pieces.cards import SUIT, Contract, Face
from tablee.games.romi_rami.scoring import UNUSED_JOKER, standing
from tablee.games.romi_rami.state import Action, AwardView, Complete, GainView, State

Zones = tuple[tuple[Contract, ...], ...]


def gains(state: State, player: Player, actions: Iterable[Action]) -> tuple[GainView, ...]:
    """Return what each contract that these actions complete would bring the player."""
    payable = dict.fromkeys(action.contract for action in actions if isinstance(action, Complete))
    market = {contract.name: contract for contract in state.contracts}
    return tuple(_gain(state, player, market[name]) for name in payable)


def _gain(state: State, player: Player, contract: Contract) -> GainView:
    changes = _changes(state.trophies, state.zones, player, contract)
    won = tuple(face for face, _, after in changes if after == player)
    return GainView(
        contract=contract.name,
        points=contract.points,
        trophies=sum(face.points for face in won),
        won=tuple(map(str, won)),
        joker=UNUSED_JOKER,
    )


def bonuses(state: State, actions: Iterable[Action]) -> tuple[int, ...]:
    """Return how many bonus cards each of these actions earns (RR-34)."""
    suits = {contract.name: contract.bonus for contract in state.contracts}
    return tuple(
        sum(SUIT[card] == suits[action.contract] for card in action.cards) if isinstance(action, Complete) else 0
        for action in actions
    )


def awards(state: State) -> tuple[AwardView, ...]:
    """Return which entries of the log have made a trophy change hands (RR-42)."""
    by_name = {contract.name: contract for zone in state.zones for contract in zone}
    completed = tuple(
        (at, entry.player, by_name[name])
        for at, entry in enumerate(state.log)
        if (name := _completed(entry)) is not None
    )
    earlier = tuple(
        zone[: len(zone) - sum(owner == player for _, owner, _ in completed)] for player, zone in enumerate(state.zones)
    )
    return _awards(state.trophies, earlier, completed)


def _completed(entry: LogEntry) -> str | None:
    verb, _, rest = entry.action.partition(" ")
    return rest.split(" ", 1)[0] if verb == "complete" else None


@lru_cache(maxsize=1024)
def _awards(
    faces: tuple[Face, ...], zones: Zones, completed: tuple[tuple[int, Player, Contract], ...]
) -> tuple[AwardView, ...]:
    told: list[AwardView] = []
    for at, player, contract in completed:
        told += [
            AwardView(at, str(face), face.points, before, after)
            for face, before, after in _changes(faces, zones, player, contract)
        ]
        zones = _with(zones, player, contract)
    return tuple(told)


def _changes(
    faces: tuple[Face, ...], zones: Zones, player: Player, contract: Contract
) -> list[tuple[Face, Player | None, Player | None]]:
    """Return the trophies that another player leads, or nobody, once the contract lies in this player's zone."""
    after = _with(zones, player, contract)
    leaders = [(face, standing(face, zones).leader, standing(face, after).leader) for face in faces]
    return [change for change in leaders if change[1] != change[2]]


def _with(zones: Zones, player: Player, contract: Contract) -> Zones:
    return (*zones[:player], (*zones[player], contract), *zones[player + 1 :])
