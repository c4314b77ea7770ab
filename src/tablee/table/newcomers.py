"""How a newcomer comes to a seat: decisions, each from a situation to the events that follow.

A seat that a bot plays in a running match is only reserved at first. It is taken over when that shows nothing hidden:
see `TableState.takeovers`.
"""

from collections.abc import Sequence

from tablee.core.game import Player
from tablee.core.names import tell_apart
from tablee.table.events import Agreed, Event, Reserved, Sat, Withdrawn
from tablee.table.refusals import REFUSALS
from tablee.table.state import Decide, TableState
from tablee.table.tokens import Proof


def sit_down(name: str, token: bytes, guest: bytes | None) -> Decide:
    """Take the next free seat; after the start, wait for one that the host offers."""

    def decide(now: TableState) -> Sequence[Event]:
        seat = now.seat_for(Proof(token, guest))
        told_apart = tell_apart(name, now.names)
        return [(Sat if now.match is None else Reserved)(seat, told_apart, token, guest)]

    return decide


def withdraw(seat: Player, proof: Proof) -> Decide:
    """Wait no longer for a seat."""

    def decide(now: TableState) -> Sequence[Event]:
        if now.waiting_seat_of(proof) != seat:
            raise REFUSALS("seat.none")
        return [Withdrawn(seat)]

    return decide


def agree(by: Player, seat: Player) -> Decide:
    """Let the newcomer who waits for a seat play on at once, if the others agree too."""

    def decide(now: TableState) -> Sequence[Event]:
        newcomer = now.chairs[seat].newcomer if 0 <= seat < now.setup.players else None
        if newcomer is None:
            raise REFUSALS("seat.nobody_waits", seat=seat + 1)
        return [] if now.chairs[by].person in newcomer.agreed else [Agreed(by, seat)]

    return decide
