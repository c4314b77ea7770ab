"""A stand-in for IndexedDB: the same promises from a SQLite file, so that a test can look into it as into any store."""

import json
import sqlite3
from base64 import b64decode, b64encode
from contextlib import closing
from pathlib import Path
from typing import Any

from tablee.server.store.migrations import migrate
from tablee.server.store.sql import SqliteFile

SCHEME = "browser:///"  # the URL of such a database
EVENT = "code, number, event, seat, said, at"
TABLE = "code, game, rules, options, players, secret, at, state"


class ConstraintError(Exception):
    """What IndexedDB says of a key that is taken: the name is what counts."""


class StandIn:
    """Reads and writes as `database.ts` does; all at once, since nobody has to wait for a disk in a test."""

    def __init__(self, path: Path) -> None:
        self._path = path
        migrate(SqliteFile(path))

    async def write(self, groups: str) -> None:
        with closing(self._open()) as db, db:
            for rows in json.loads(groups):
                try:
                    self._write(db, rows)
                except sqlite3.IntegrityError as error:
                    raise ConstraintError from error

    def _write(self, db: sqlite3.Connection, rows: dict[str, Any]) -> None:
        for row in rows["tables"]:
            _insert(db, "tables", TABLE, {**row, "secret": b64decode(row["secret"])})
        for row in rows["events"]:
            _insert(db, "events", EVENT, row)
        for job in rows["jobs"]:
            db.execute("DELETE FROM jobs WHERE code = ?", (job["code"],))
            if job["needed"]:
                _insert(db, "jobs", "code, holder, glass", {**job, "holder": ""})
        for row in rows["states"]:
            db.execute("UPDATE tables SET state = ? WHERE code = ?", (row["state"], row["code"]))

    async def table(self, code: str) -> str | None:
        found = self._rows(f"SELECT {TABLE} FROM tables WHERE code = ?", code)
        return json.dumps({**found[0], "secret": b64encode(found[0]["secret"]).decode()}) if found else None

    async def events(self, code: str, after: int) -> str:
        wanted = f"SELECT {EVENT} FROM events WHERE code = ? AND number > ? ORDER BY number"
        return json.dumps(self._rows(wanted, code, after))

    async def newest(self, codes: str) -> str:
        last = "SELECT number, at FROM events WHERE code = ? ORDER BY number DESC LIMIT 1"
        found = {code: self._rows(last, code) for code in json.loads(codes)}
        return json.dumps({code: [rows[0]["number"], rows[0]["at"]] for code, rows in found.items() if rows})

    async def jobs(self) -> str:
        return json.dumps([row["code"] for row in self._rows("SELECT code FROM jobs ORDER BY code")])

    def _rows(self, statement: str, *args: object) -> list[dict[str, Any]]:
        with closing(self._open()) as db:
            return [dict(row) for row in db.execute(statement, args)]

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path)
        db.row_factory = sqlite3.Row
        return db


def _insert(db: sqlite3.Connection, table: str, columns: str, row: dict[str, Any]) -> None:
    names = columns.split(", ")
    db.execute(f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(names))})", [row[name] for name in names])
