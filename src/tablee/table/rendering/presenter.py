"""What each viewer is sent: built field by field, so that nothing leaks that is not listed here."""

from collections.abc import Callable, Container
from functools import partial

import msgspec

from tablee.core.errors import Refusal
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.games.bots import level_played
from tablee.table.cluster.bus import Presence
from tablee.table.messages.from_server import Clock, OpenTable, Refused, Seat, Table, Told, Waiting
from tablee.table.people.faces import faces_of
from tablee.table.people.places import Place
from tablee.table.state import TableState

_encode = msgspec.json.Encoder().encode


class _Changing(msgspec.Struct):
    """The fields of Table that are not in OpenTable: a viewer's own, and those that change with every move."""

    version: int
    me: Player | None
    left: Player | None
    waiting: Player | None
    clock: Clock | None
    banks: list[int | None]
    view: object


WriteFor = Callable[[Place], tuple[bytes, bytes]]


def table_for(
    now: TableState, place: Place, present: Container[Player | None], spectators: int, clock: Clock | None
) -> Table:
    """Return everything that a viewer at this place may know."""
    me, left, waiting = place
    table = _open_table(now, present, spectators)
    if now.match is None and me is not None:  # a player's words are secret until the start
        table.seats[me].words = now.words[me]
    view = None if now.match is None else now.match.game.view_for(now.match.state, me)
    own = _Changing(now.version, me, left, waiting, clock, _banks(now), view)
    return Table(**msgspec.structs.asdict(table), **msgspec.structs.asdict(own))


class Presenter:
    """Renders what the viewers of one table are sent. What everyone may know is rendered only when it changes.

    So are the views, which list all legal actions and do not change when somebody comes, goes or sets the pace.
    """

    __slots__ = ("_match", "_seen", "_views", "_written")

    def __init__(self) -> None:
        self._seen: object = None
        self._written = b""
        self._match: Match | None = None  # of the cached views
        self._views: dict[Player | None, msgspec.Raw] = {}  # by seat; None: a spectator's

    def at(self, now: TableState, here: Presence, elsewhere: Presence, clock: Clock | None) -> WriteFor:
        """Return a function that writes the message, in two parts, for a viewer's place."""
        match = now.match
        if match is None:
            present, spectators = _all(here, elsewhere)
            return lambda place: (written(table_for(now, place, present, spectators, clock)), b"")
        seen = (
            now.setup,
            now.chairs,
            now.host,
            now.pace,
            now.rematch,
            now.time.next_off,
            now.notes,
            match.sheet,
            match.round,
            here,
            elsewhere,
        )
        if seen != self._seen:
            self._seen, self._written = seen, _encode(_open_table(now, *_all(here, elsewhere)))[:-1] + b","
        return partial(self._write, match, now.version, clock, _banks(now))

    def _write(
        self, match: Match, version: int, clock: Clock | None, banks: list[int | None], place: Place
    ) -> tuple[bytes, bytes]:
        """Return one JSON object in two parts: the shared fields, and the viewer's own."""
        own = _Changing(version, *place, clock, banks, self._view(match, place.seat))
        return self._written, _encode(own)[1:]

    def _view(self, match: Match, me: Player | None) -> msgspec.Raw:
        """Return the encoded view of a seat, encoded once for each state of the match."""
        if match is not self._match:
            self._match, self._views = match, {}
        view = self._views.get(me)
        if view is None:
            view = self._views[me] = msgspec.Raw(_encode(match.game.view_for(match.state, me)))
        return view


def _all(here: Presence, elsewhere: Presence) -> tuple[frozenset[Player], int]:
    return here.seats | elsewhere.seats, here.spectators + elsewhere.spectators


def _open_table(now: TableState, present: Container[Player | None], spectators: int) -> OpenTable:
    setup, match, words, faces = now.setup, now.match, now.words, faces_of(now.chairs)
    levels = [
        chair.bot if chair.bot is None or now.phase == "match_over" else level_played(setup.game.name, chair.bot)
        for chair in now.chairs
    ]
    return OpenTable(
        code=setup.code,
        game=setup.game.name,
        options=setup.options,
        players=setup.players,
        phase=now.phase,
        seats=[
            Seat(
                name=chair.name,
                bot=levels[seat],
                face=faces[seat],
                connected=seat in present,
                host=seat == now.host,
                left=chair.left is not None,
                offered=chair.offered,
                newcomer=None if (new := chair.newcomer) is None else Waiting(new.name, now.awaited(seat)),
                worded=words[seat] != "",
                words=words[seat] if match else "",
                invited=chair.invited,
                instead_of=None if chair.bot == levels[seat] else chair.bot,
            )
            for seat, chair in enumerate(now.chairs)
        ],
        round=match.round if match else 1,
        rounds=match.rounds if match else setup.game.rounds,
        sheet=[list(row) for row in match.sheet] if match else [],
        totals=list(match.totals) if match else [0] * setup.players,
        lots=[list(row) for row in match.lots] if match else [],
        outcome=match.outcome if match else None,
        leaders=list(match.leaders) if match and match.sheet else [],
        commitment=setup.commitment,
        seed=setup.seed.secret.hex() if match and match.over else None,
        rematch=now.rematch,
        rematch_by=now.rematch_by,
        won=now.won,
        spectators=spectators,
        pace=now.pace,
        clock_off=now.clock_off,
        notes=list(now.notes),
    )


def _banks(now: TableState) -> list[int | None]:
    """Return each person's time bank during a round with banks."""
    if not now.time.banks or now.phase != "playing":
        return []
    return [
        now.time.left(seat, on_turn=seat in now.to_act) if chair.is_human else None
        for seat, chair in enumerate(now.chairs)
    ]


def refused(refusal: Refusal, said_id: str | None) -> Refused:
    """Return a refusal as an answer."""
    return Refused(said_id, refusal.code, refusal.rule, refusal.message, list(refusal.pieces), refusal.args)


def written(message: Told) -> bytes:
    """Return an encoded message."""
    return _encode(message)
