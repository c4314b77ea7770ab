"""Copies a table of a server into the database of a device, as it is stored."""

import sqlite3
from base64 import b64encode
from contextlib import closing
from typing import Any

from tests.browser.helpers.device import Device
from tests.server.helpers.server import Server


def copy(server: Server, device: Device, code: str) -> None:
    """Let the device know a table with all its events."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as db:
        db.row_factory = sqlite3.Row
        tables, events = (
            [dict(row) for row in db.execute(f"SELECT {columns} FROM {name} WHERE code = ?", (code,))]
            for name, columns in (
                ("tables", "code, game, rules, options, players, secret, at, state"),
                ("events", "code, number, event, seat, said, at"),
            )
        )
    rows: dict[str, Any] = {"tables": [{**row, "secret": b64encode(row["secret"]).decode()} for row in tables]}
    device.tell("rows", rows=rows | {"events": events, "jobs": [], "states": []})
