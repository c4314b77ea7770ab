"""A database as the servers of the first schema left it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.server.store.database import read_url
from tablee.server.store.migrations import upgrade
from tablee.server.store.sql import open_sql

ROWS: dict[str, list[list[Any]]] = json.loads(Path(__file__).with_name("first_schema.json").read_text(encoding="utf-8"))
CODES = [row[0] for row in ROWS["tables"]]
INSERT_TABLE = "INSERT INTO tables (code, game, rules, options, players, secret, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_EVENT = "INSERT INTO events (code, number, event, seat, said, at) VALUES (?, ?, ?, ?, ?, ?)"


@pytest.fixture
def old_database(database: str) -> str:
    """A database as the first servers left it."""
    with open_sql(read_url(database)) as sql:
        upgrade(sql, "the database", newest="0001")
        sql.run_many(INSERT_TABLE, [(*facts, bytes.fromhex(secret), at) for *facts, secret, at in ROWS["tables"]])
        sql.run_many(INSERT_EVENT, map(tuple, ROWS["events"]))
    return database
