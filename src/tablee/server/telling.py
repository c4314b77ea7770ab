"""What each viewer is told of a table: built field by field, so that nothing leaks that is not named here."""

from collections.abc import Container

import msgspec

from tablee.core.errors import Refusal
from tablee.core.game import Player
from tablee.server.messages import Clock, Refused, Seat, Table, Told
from tablee.server.situation import Situation

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
                connected=seat in present,
                host=seat == now.host,
                left=chair.left is not None,
                offered=chair.offered,
                worded=words[seat] != "",
                words=words[seat] if match or seat == me else "",
            )
            for seat, chair in enumerate(now.chairs)
        ],
        me=me,
        left=left,
        round=match.round if match else 1,
        rounds=match.rounds if match else setup.game.rounds,
        sheet=[list(row) for row in match.sheet] if match else [],
        totals=list(match.totals) if match else [0] * setup.players,
        clock=clock,
        banks=_banks(now),
        lots=[list(row) for row in match.lots] if match else [],
        view=setup.game.view_for(match.state, me) if match else None,
        outcome=match.outcome if match else None,
        leaders=list(match.leaders) if match and match.sheet else [],
        commitment=setup.commitment,
        seed=setup.seed.secret.hex() if match and match.over else None,
        rematch=now.rematch,
        spectators=spectators,
    )


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
