"""Tables and events as rows of a database, the same in every store."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tablee.core.chance import Seed
from tablee.core.options import build, chosen_options
from tablee.games import GAMES
from tablee.server.events import Asked, Change, Entry, Event, Setup
from tablee.server.refusals import REFUSALS

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


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `events`."""

    code: str
    number: int
    event: str
    seat: int | None
    said: str | None
    at: float


class JobRow(msgspec.Struct, frozen=True):
    """A row of `jobs`: to be there, or not if it is not needed."""

    code: str
    needed: bool
    glass: str | None


class Rows(NamedTuple):
    """What a change adds."""

    tables: list[TableRow]
    events: list[EventRow]
    jobs: list[JobRow]


def rows_of(change: Change, now: float) -> Rows:
    """Return the rows that a change adds, stored now."""
    rows = Rows([], [], [])
    part: Change | None = change
    while part is not None:
        if part.setup is not None:
            rows.tables.append(_table_row(part.setup, now))
        for entry in part.entries:
            seat, said = (None, None) if entry.asked is None else (entry.asked.seat, entry.asked.id)
            rows.events.append(EventRow(part.code, entry.number, _write_event(entry.event).decode(), seat, said, now))
        if part.job is not None:
            rows.jobs.append(JobRow(part.code, part.job.needed, part.job.glass))
        part = part.also
    return rows


def read_setup(row: TableRow) -> Setup:
    """Return what was agreed at a table, or refuse where the game's rules have changed since."""
    game = GAMES.get(row.game)
    if game is None or game.rules_version != row.rules:
        raise REFUSALS("table.other_rules")
    return Setup(row.code, build(game, msgspec.json.decode(row.options)), row.players, Seed(row.secret))


def read_entry(number: int, event: str, seat: int | None, said: str | None, at: float) -> Entry:
    """Return what happened."""
    asked = None if seat is None or said is None else Asked(seat, said)
    return Entry(number, _read_event(event), asked, at)


def _table_row(setup: Setup, now: float) -> TableRow:
    game = setup.game
    options = msgspec.json.encode(chosen_options(game)).decode()
    return TableRow(setup.code, game.name, game.rules_version, options, setup.players, setup.seed.secret, now)
