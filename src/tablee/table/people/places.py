"""The places of viewers, and why somebody has lost a seat."""

from collections.abc import Container
from typing import NamedTuple

from tablee.core.game import Player
from tablee.table.messages.from_server import Gone
from tablee.table.people.tokens import Proof
from tablee.table.state import TableState


class Place(NamedTuple):
    """Where a viewer watches from: a seat or none, and the seat that they may come back to or wait to take over."""

    seat: Player | None = None
    left: Player | None = None
    waiting: Player | None = None


SPECTATOR = Place()


def find_place(now: TableState, proof: Proof) -> Place:
    """Return the seats that a proof opens."""
    return Place(now.seat_of(proof), now.left_seat_of(proof), now.waiting_seat_of(proof))


def why_gone(now: TableState, proof: Proof, before: Place, place: Place, left: Container[Player]) -> Gone:
    """Return why somebody no longer has a seat; the seats in `left` were given up voluntarily."""
    if now.is_barred(proof):
        return Gone("seat.removed")
    if before.seat is None and before.waiting is not None and now.chairs[before.waiting].is_human:
        return Gone("seat.taken_back")
    given_up = before.waiting if before.seat is None else before.seat
    if given_up in left:
        return Gone("seat.left")
    return Gone("seat.removed" if place.left is None else "seat.replaced")
