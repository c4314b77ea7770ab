"""Tables: create one, sit down, see several in short."""

from tablee.table.lobby import Lobby
from tablee.table.messages.answers import Seated
from tablee.table.messages.requests import NewTable, Sit, SummariesWanted
from tablee.table.people.tokens import Proof, digest
from tablee.table.rendering.summaries import Found, Wanted
from tablee.table.table import Table


async def create(lobby: Lobby, new: NewTable, guest: bytes | None) -> Seated:
    """Create a table. The caller gets the first seat and is the host."""
    return _seated(*await lobby.create(new.game, new.players, new.options, new.name, guest, new.pace, new.face))


async def sit(table: Table, newcomer: Sit, guest: bytes | None) -> Seated:
    """Take the next free seat as a guest, or one that the host offers."""
    return _seated(table.code, *await table.sit(newcomer.name, guest, newcomer.face))


async def summarize(lobby: Lobby, wanted: SummariesWanted, guest: bytes | None) -> Found:
    """Return tables in short, as a spectator would see them, and which of their seats are the visitor's."""
    return await lobby.summaries([Wanted(table.code, _proofs(table.tokens, guest)) for table in wanted.tables])


def proof_of(token: str | None, guest: bytes | None) -> Proof:
    """Return what a caller presents: a token, the guest's cookie, both or nothing."""
    return Proof(None if token is None else digest(token), guest)


def _proofs(tokens: list[str | None], guest: bytes | None) -> tuple[Proof, ...]:
    """Return what each person in this browser presents at a table: a token and the cookie, or the cookie alone."""
    return tuple(proof_of(token, guest) for token in tokens or [None])


def _seated(code: str, seat: int, token: str) -> Seated:
    return Seated(code=code, seat=seat, token=token, link=f"/t/{code}#seat={token}")
