"""SQLAlchemy engines, for the schema and for copies; never for moves."""

import sqlite3
from pathlib import Path

import psycopg
from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool

from tablee.table.storage.store import STORE_TIMEOUT_S


def sqlite_engine(path: Path) -> Engine:
    """Return an engine for a file; callers begin transactions themselves, as SQLite has several ways to do so."""

    def connect() -> sqlite3.Connection:
        db = sqlite3.connect(path, timeout=STORE_TIMEOUT_S, isolation_level=None)
        db.execute("PRAGMA journal_mode=WAL")
        return db

    return create_engine("sqlite://", creator=connect, poolclass=NullPool)


def postgres_engine(where: str) -> Engine:
    """Return an engine for a PostgreSQL database."""
    return create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(where), poolclass=NullPool)


def reason(error: Exception) -> str:
    """Return the database's error message in one line."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
