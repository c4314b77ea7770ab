"""Tables and events as rows of a database, the same in every store."""

from collections.abc import Callable, Sequence

import msgspec

from tablee.core.chance import Seed
from tablee.core.common_options.versions import build_version, known_versions
from tablee.core.errors import InvalidOption
from tablee.core.options import chosen_options
from tablee.games import GAMES
from tablee.table.events import Asked, Change, Entry, Event, Setup, StoredState
from tablee.table.refusals import REFUSALS

_write_event = msgspec.json.Encoder().encode
_read_event: Callable[[str], Event] = msgspec.json.Decoder(Event).decode


class TableRow(msgspec.Struct, frozen=True):
    """A row of `tables`."""

    code: str
    game: str
    rules: int
    options: str
    players: int
    secret: bytes
    at: float
    state: StoredState | None = None


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `events`."""

    code: str
    number: int
    event: str
    seat: int | None
    said: str | None
    at: float


class JobRow(msgspec.Struct, frozen=True):
    """A row of `jobs`, to be written if needed, else deleted."""

    code: str
    needed: bool
    glass: str | None  # the turn clock, in JSON


class StateRow(msgspec.Struct, frozen=True):
    """A new state of a row of `tables`."""

    code: str
    state: StoredState


class Rows(msgspec.Struct, frozen=True):
    """What a change adds: nearly always one event."""

    events: list[EventRow]
    tables: Sequence[TableRow] = ()
    jobs: Sequence[JobRow] = ()
    states: Sequence[StateRow] = ()
    probe: float | None = None  # written only to see whether anything can be stored


def rows_of(change: Change, now: float) -> Rows:
    """Return the rows that a change adds, stored now."""
    code, setup, job, state = change.code, change.setup, change.job, change.state
    rows = Rows(
        [_event_row(code, entry, now) for entry in change.entries],
        () if setup is None else (_table_row(setup, now),),
        () if job is None else (JobRow(code, job.needed, job.turn_clock),),
        () if state is None else (StateRow(code, state),),
    )
    if change.also is None:
        return rows
    others = rows_of(change.also, now)
    return Rows(rows.events + others.events, (*rows.tables, *others.tables), (*rows.jobs, *others.jobs), rows.states)


def read_setup(row: TableRow) -> Setup:
    """Return the setup of a table, or refuse rules that this version does not know."""
    game = GAMES.get(row.game)
    if game is None or row.rules not in known_versions(game):
        raise REFUSALS("table.other_rules")
    try:
        rules = build_version(game, row.rules, msgspec.json.decode(row.options))
    except InvalidOption:  # of a newer version
        raise REFUSALS("table.other_rules") from None
    return Setup(row.code, rules, row.players, Seed(row.secret))


def read_entry(number: int, event: str, seat: int | None, said: str | None, at: float) -> Entry:
    """Return an entry, or refuse an event of a newer version: a new kind of event needs no new schema."""
    asked = None if seat is None or said is None else Asked(seat, said)
    try:
        return Entry(number, _read_event(event), asked, at)
    except msgspec.ValidationError:
        raise REFUSALS("table.other_rules") from None


def _event_row(code: str, entry: Entry, now: float) -> EventRow:
    event = _write_event(entry.event).decode()
    asked = entry.asked
    if asked is None:
        return EventRow(code, entry.number, event, None, None, now)
    return EventRow(code, entry.number, event, asked.seat, asked.id, now)


def _table_row(setup: Setup, now: float) -> TableRow:
    game = setup.game
    options = msgspec.json.encode(chosen_options(game)).decode()
    return TableRow(
        setup.code, game.name, game.rules_version, options, setup.players, setup.seed.secret, now, "waiting"
    )
