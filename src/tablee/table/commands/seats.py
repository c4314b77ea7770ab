"""Commands about one's own seat: take it, leave it, come back to it, wait for one."""

from tablee.bots import USUAL
from tablee.core.game import Player
from tablee.core.names import tell_apart
from tablee.table.events import Agreed, Events, Faced, Freed, Left, Reserved, Returned, Sat, Withdrawn
from tablee.table.people.faces import known_face
from tablee.table.people.tokens import Proof
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState


def sit(now: TableState, name: str, proof: Proof, face: str | None = None) -> Events:
    """Take the next free seat; after the start, wait for one that the host offers."""
    assert proof.token is not None
    kind = Sat if now.match is None else Reserved
    return [kind(now.seat_for(proof), tell_apart(name, now.names), proof.token, proof.guest, known_face(face))]


def set_face(now: TableState, by: Player, face: str | None) -> Events:
    """Show another face, at any time; None leaves the choice to the table."""
    known = known_face(face)
    return [] if now.chairs[by].face == known else [Faced(by, known)]


def leave(now: TableState, by: Player) -> Events:
    """Give up the seat: before the start it becomes free, afterwards a bot plays until the player comes back."""
    return [Freed(by)] if now.match is None else [Left(by, USUAL)]


def come_back(now: TableState, by: Player, proof: Proof) -> Events:
    """Take one's own seat back from the bot."""
    if now.left_seat_of(proof) != by:
        raise REFUSALS("seat.none")
    return [Returned(by)]


def withdraw(now: TableState, by: Player, proof: Proof) -> Events:
    """Stop waiting for a seat."""
    if now.waiting_seat_of(proof) != by:
        raise REFUSALS("seat.none")
    return [Withdrawn(by)]


def agree(now: TableState, by: Player, seat: Player) -> Events:
    """Agree that a newcomer takes over a seat at once."""
    newcomer = now.chairs[seat].newcomer if 0 <= seat < now.setup.players else None
    if newcomer is None:
        raise REFUSALS("seat.nobody_waits", seat=seat + 1)
    return [] if now.chairs[by].person in newcomer.agreed else [Agreed(by, seat)]
