"""A look into the databases, behind the stores' backs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.pool import NullPool

from tablee.server.store.database import open_store
from tablee.table.storage.store import Store


def engine_of(database: str) -> Engine:
    if database.startswith("sqlite"):
        return create_engine(database, poolclass=NullPool)
    return create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(database), poolclass=NullPool)


def run_sql(database: str, statement: str) -> list[Any]:
    """Run a statement and return what it returns."""
    with engine_of(database).begin() as connection:
        result = connection.execute(text(statement))
        return [*result] if result.returns_rows else []


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await asyncio.to_thread(open_store, database)
    try:
        yield store
    finally:
        await store.close()
