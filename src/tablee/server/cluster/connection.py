"""Connections to a PostgreSQL database that reconnect when they break."""

import asyncio
import logging
from typing import Any

from psycopg import AsyncConnection, DataError, Error, OperationalError
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from tablee.table.storage.store import StoreFailed

log = logging.getLogger(__name__)

RETRY_DELAY_S = 0.2  # between two attempts to reach an unreachable database

# Detects a server that vanished without closing the connection within seconds. The URL can override it.
ALIVE = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

Connection = AsyncConnection[TupleRow]


def conninfo(url: str) -> str:
    """Return the libpq connection parameters of a database."""
    return make_conninfo("", **ALIVE | conninfo_to_dict(url))


class Line:
    """One connection to the database that reconnects when it breaks; outages and recoveries are logged."""

    def __init__(self, url: str) -> None:
        self._where = conninfo(url)
        self._connecting = asyncio.Lock()
        self._connection: Connection | None = None
        self._away = self._hung_up = False

    async def connection(self) -> Connection:
        """Return the connection, or raise if the database cannot be reached."""
        async with self._connecting:
            if self._hung_up:
                raise OperationalError("the store is closed")
            if self._connection is None or self._connection.closed:
                self._connection = await self._connect()
        return self._connection

    async def _connect(self) -> Connection:
        try:
            connection = await AsyncConnection.connect(self._where, autocommit=True)
            await connection.execute("SET synchronous_commit = on")
        except Error as error:
            if not self._away:
                log.warning("the database cannot be reached: %s", reason(error))
            self._away = True
            raise
        if self._away:
            log.warning("the database can be reached again")
        self._away = False
        return connection

    async def ask(self, query: str, *values: object) -> list[Any]:
        """Return the rows of a query, which must be idempotent: it is repeated once if the connection breaks."""
        try:
            for _ in range(2):
                connection = await self.connection()
                try:
                    return await (await connection.execute(query, values, prepare=True, binary=True)).fetchall()
                except OperationalError:
                    if not connection.closed:
                        raise
        except DataError:  # no stored row can match a value that the database cannot represent
            return []
        except Error as error:
            raise StoreFailed(f"the database failed: {reason(error)}") from error
        raise StoreFailed("the database failed: the connection broke twice")

    async def close(self) -> None:
        """Close the connection for good."""
        self._hung_up = True
        if self._connection is not None:
            await self._connection.close()


def reason(error: Exception) -> str:
    """Return the first line of an error message: the following lines may contain the row's data."""
    return str(error).partition("\n")[0]
