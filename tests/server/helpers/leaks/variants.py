"""Tables that differ only in what a viewer may not see."""

from dataclasses import replace
from random import Random

from msgspec import structs

from tablee.core.chance import Seed
from tablee.core.errors import TableeError
from tablee.core.game import Player
from tablee.table.events import Played
from tablee.table.people.seats import Chair, Newcomer
from tablee.table.people.tokens import Proof
from tablee.table.refusals import refusal_of
from tablee.table.rendering.presenter import refused, written
from tablee.table.state import TableState
from tablee.table.transitions import apply_event


def otherwise(now: TableState, me: Player | None, rng: Random) -> TableState:
    """Return a table that differs in everything that the viewer may not know.

    That is hands, the stock and the secret; the proofs of seats, also of former and barred players; others' words until
    the start.
    """
    secret = rng.randbytes(16)
    match = now.match
    if match is not None:
        state = match.game.imagine(match.game.view_for(match.state, me), rng)
        match = replace(match, state=state, seed=same_commitment(match.seed, secret))
    others = [other_chair(chair, seat == me, rng) for seat, chair in enumerate(now.chairs)]
    people = {chair.person: other.person for chair, other in zip(now.chairs, others, strict=True)}
    chairs = tuple(replace(chair, newcomer=other_newcomer(chair.newcomer, people, rng)) for chair in others)
    setup = replace(now.setup, seed=same_commitment(now.setup.seed, secret))
    barred = frozenset(rng.randbytes(32) for _ in range(len(now.barred) + 1))
    return structs.replace(now, chairs=chairs, setup=setup, match=match, barred=barred)


def other_chair(chair: Chair, is_mine: bool, rng: Random) -> Chair:
    """Return the chair with other proofs, and with other words if it is not the viewer's own."""
    left = chair.left and Proof(*other_proofs(chair.left.token, chair.left.guest, rng))
    token, guest = other_proofs(chair.token, chair.guest, rng)
    words = chair.words if is_mine else chair.words and rng.randbytes(8).hex()
    return replace(chair, token=token, guest=guest, left=left, words=words)


def other_newcomer(newcomer: Newcomer | None, people: dict[bytes | None, bytes | None], rng: Random) -> Newcomer | None:
    """Return the newcomer with other proofs, and with the agreement of the same seats."""
    if newcomer is None:
        return None
    token, guest = other_proofs(newcomer.token, newcomer.guest, rng)
    assert token is not None
    agreed = frozenset(other for person in newcomer.agreed if (other := people.get(person)) is not None)
    return replace(newcomer, token=token, guest=guest, agreed=agreed)


def other_proofs(token: bytes | None, guest: bytes | None, rng: Random) -> tuple[bytes | None, bytes | None]:
    """Return another token if there is one; a cookie may have come with it or not, since only its guest knows."""
    return (None, None) if token is None else (rng.randbytes(32), None if guest else rng.randbytes(32))


def same_commitment(seed: Seed, secret: bytes) -> Seed:
    """Return another secret behind the same commitment: none can be found in practice, but if so, nobody may see a
    difference."""

    class Twin(Seed):
        commitment = seed.commitment

    return Twin(secret, seed.words)


def verdict(now: TableState, me: Player, text: str) -> bytes:
    """Return the answer to a player's message."""
    try:
        apply_event(now, Played(me, text))
    except TableeError as error:
        return written(refused(refusal_of(error), None))
    return b"accepted"
