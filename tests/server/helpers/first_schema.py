"""A database as the servers of the first schema left it."""

import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from tablee.server.store import migrations
from tests.server.helpers.databases import engine_of

ROWS: dict[str, list[list[Any]]] = json.loads(Path(__file__).with_name("first_schema.json").read_text(encoding="utf-8"))
CODES = [row[0] for row in ROWS["tables"]]
INSERT_TABLE = text(
    "INSERT INTO tables (code, game, rules, options, players, secret, at) VALUES (:a, :b, :c, :d, :e, :f, :g)"
)
INSERT_EVENT = text("INSERT INTO events (code, number, event, seat, said, at) VALUES (:a, :b, :c, :d, :e, :f)")


@pytest.fixture
def old_database(database: str) -> str:
    """A database as the first servers left it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine_of(database).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for *facts, secret, at in ROWS["tables"]:
            connection.execute(INSERT_TABLE, dict(zip("abcdefg", (*facts, bytes.fromhex(secret), at), strict=True)))
        for row in ROWS["events"]:
            connection.execute(INSERT_EVENT, dict(zip("abcdef", row, strict=True)))
    return database
