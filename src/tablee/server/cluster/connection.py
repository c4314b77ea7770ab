"""Lines to a PostgreSQL database: connections that are made again when they broke."""

import asyncio
import logging
from typing import Any

from psycopg import AsyncConnection, DataError, Error, OperationalError
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from tablee.table.store import StoreFailed

log = logging.getLogger(__name__)

PAUSE = 0.2  # seconds between two attempts to reach a database that is away

# A server that vanished without a word is noticed within seconds. A URL may say otherwise.
ALIVE = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

Connection = AsyncConnection[TupleRow]


def conninfo(url: str) -> str:
    """Return how a database is reached, in the words of PostgreSQL's library."""
    return make_conninfo("", **ALIVE | conninfo_to_dict(url))


class Line:
    """One connection to the database, made again when it broke; the log tells when it is away, and when it is back."""

    def __init__(self, url: str) -> None:
        self._where = conninfo(url)
        self._connecting = asyncio.Lock()
        self._connection: Connection | None = None
        self._away = self._hung_up = False

    async def connection(self) -> Connection:
        """Return the connection, or raise where the database cannot be reached."""
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
                log.warning("the database is away: %s", reason(error))
            self._away = True
            raise
        if self._away:
            log.warning("the database is back")
        self._away = False
        return connection

    async def ask(self, query: str, *values: object) -> list[Any]:
        """Return the rows of an answer; asked once more, so it must do no harm, where the connection broke."""
        try:
            for _ in range(2):
                connection = await self.connection()
                try:
                    return await (await connection.execute(query, values, prepare=True, binary=True)).fetchall()
                except OperationalError:
                    if not connection.closed:
                        raise
        except DataError:  # nothing can have a name that the database cannot hold
            return []
        except Error as error:
            raise StoreFailed(f"the database failed: {reason(error)}") from error
        raise StoreFailed("the database failed: the connection broke, and again")

    async def close(self) -> None:
        """Hang up for good."""
        self._hung_up = True
        if self._connection is not None:
            await self._connection.close()


def reason(error: Exception) -> str:
    """Return why, in one line: those that follow may tell what is in the row."""
    return str(error).partition("\n")[0]
