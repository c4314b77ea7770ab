"""Schema migrations: pending ones run whenever a server starts."""

import sqlite3
from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tablee.core.errors import TableeError
from tablee.server.store.engines import postgres_engine, reason, sqlite_engine

LOCK = 0x7AB1EE  # PostgreSQL's advisory lock of the process that migrates


def migrate_sqlite(path: Path) -> None:
    """Migrate the file to the newest schema, and create it if it does not exist."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it contains the seeds of running games
    except OSError as error:
        raise TableeError(f"the database {path} cannot be created: {error.strerror}") from None
    try:
        with sqlite_engine(path).begin() as connection:
            connection.exec_driver_sql(
                "BEGIN IMMEDIATE"
            )  # a server that starts at the same moment waits, and finds nothing left to do
            _upgrade(connection)
    except CommandError:
        raise TableeError(f"the database {path} was created by a newer version of Tablée") from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise TableeError(f"the database {path} cannot be used: {reason(error)}") from None


def migrate_postgres(where: str) -> None:
    """Migrate the database to the newest schema."""
    try:
        with postgres_engine(where).begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            _upgrade(connection)
    except CommandError:
        raise TableeError("the database was created by a newer version of Tablée") from None
    except (SQLAlchemyError, psycopg.Error) as error:
        raise TableeError(f"the database cannot be used: {reason(error)}") from None


def is_newest(connection: Connection) -> bool:
    """Whether a database has the newest schema."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    try:
        with connection.begin():
            return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == newest)
    except SQLAlchemyError:
        return False


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
