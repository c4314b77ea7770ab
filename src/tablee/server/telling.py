"""What each viewer is told of a table: built field by field, so that nothing leaks that is not named here."""

from collections.abc import Container

import msgspec

from tablee.bots.cast import CAST, Member
from tablee.core.errors import Refusal
from tablee.core.game import Player
from tablee.server.exchange import Presence
from tablee.server.messages import Clock, Refused, Seat, Table, Told
from tablee.server.situation import Chair, Situation

_encode = msgspec.json.Encoder().encode


def table_for(
    now: Situation,
    me: Player | None,
    present: Container[Player | None],
    spectators: int,
    clock: Clock | None,
    left: Player | None = None,
) -> Table:
    """Return all that the viewer on a seat, or for None a spectator, may know; a bot plays the `left` seat for them."""
    return for_viewer(_open_table(now, present, spectators, clock), now, me, left)


def for_viewer(table: Table, now: Situation, me: Player | None, left: Player | None) -> Table:
    """Return the table with what only this viewer may know: what all may know is put together once for all."""
    if now.match is not None:
        return msgspec.structs.replace(table, me=me, left=left, view=now.setup.game.view_for(now.match.state, me))
    seats = list(table.seats)
    if me is not None:  # words are one's own secret until the start
        seats[me] = msgspec.structs.replace(seats[me], words=now.words[me])
    return msgspec.structs.replace(table, me=me, left=left, seats=seats)


class OpenTable:
    """What everyone may know of one table. With most moves little of it changes, and the rest is not written anew."""

    def __init__(self) -> None:
        self._seen: object = None
        self._table: Table

    def at(self, now: Situation, here: Presence, elsewhere: Presence, clock: Clock | None) -> Table:
        """Return the table without any view of the round, for those who are here or at other processes."""
        match = now.match
        sheet, number = (None, 0) if match is None else (match.sheet, match.round)
        seen = now.chairs, now.host, now.pace, now.rematch, sheet, number, here, elsewhere
        if seen != self._seen:
            present, spectators = here.seats | elsewhere.seats, here.spectators + elsewhere.spectators
            self._seen, self._table = seen, _open_table(now, present, spectators, clock)
        return msgspec.structs.replace(self._table, version=now.version, clock=clock, banks=_banks(now))


def _open_table(now: Situation, present: Container[Player | None], spectators: int, clock: Clock | None) -> Table:
    setup, match, words = now.setup, now.match, now.words
    return Table(
        code=setup.code,
        version=now.version,
        game=setup.game.name,
        options=setup.options,
        players=setup.players,
        phase=now.phase,
        seats=[
            Seat(
                name=chair.name,
                bot=chair.bot,
                face=_face(chair),
                connected=seat in present,
                host=seat == now.host,
                left=chair.left is not None,
                offered=chair.offered,
                worded=words[seat] != "",
                words=words[seat] if match else "",
            )
            for seat, chair in enumerate(now.chairs)
        ],
        me=None,
        left=None,
        round=match.round if match else 1,
        rounds=match.rounds if match else setup.game.rounds,
        sheet=[list(row) for row in match.sheet] if match else [],
        totals=list(match.totals) if match else [0] * setup.players,
        clock=clock,
        banks=_banks(now),
        lots=[list(row) for row in match.lots] if match else [],
        view=None,
        outcome=match.outcome if match else None,
        leaders=list(match.leaders) if match and match.sheet else [],
        commitment=setup.commitment,
        seed=setup.seed.secret.hex() if match and match.over else None,
        rematch=now.rematch,
        spectators=spectators,
        pace=now.pace,
    )


def _face(chair: Chair) -> Member | None:
    return next((member for member in CAST if chair.cast and member == chair.name), None)


def _banks(now: Situation) -> list[int | None]:
    """Return what each person has in the bank while a round is played by banks."""
    if not now.time.banks or now.phase != "playing":
        return []
    return [
        now.time.left(seat, on_turn=seat in now.to_act) if chair.is_human else None
        for seat, chair in enumerate(now.chairs)
    ]


def refused(refusal: Refusal, said_id: str | None) -> Refused:
    """Return the answer that tells a refusal."""
    return Refused(said_id, refusal.code, refusal.rule, refusal.message, list(refusal.pieces), refusal.args)


def written(message: Told) -> bytes:
    """Return the message as it goes over the wire."""
    return _encode(message)
