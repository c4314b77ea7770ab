"""Plain SQL on either kind of database: for the schema, for copies and for pruning, never for moves."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from tablee.core.errors import TableeError
from tablee.table.storage.store import STORE_TIMEOUT_S

Row = tuple[Any, ...]
Synchronous = Literal["full", "normal"]  # with normal, a power cut may lose what was acknowledged in the last moments

MISSING_DRIVER = "PostgreSQL needs one more package: pip install 'tablee[postgres]'"


@dataclass(frozen=True)
class SqliteFile:
    """A database in a file."""

    path: Path
    synchronous: Synchronous = "full"


@dataclass(frozen=True)
class PostgresDatabase:
    """A database of a PostgreSQL server."""

    url: str = field(repr=False)  # perhaps with a password


Database = SqliteFile | PostgresDatabase


class SqlError(Exception):
    """What a database refused, in one line."""


class Sql:
    """A connection to a database. Every statement is on its own, unless it is in a transaction."""

    def __init__(self, connection: Any, failure: type[Exception], *, is_shared: bool) -> None:
        self._connection, self._failure = connection, failure
        self.is_shared = is_shared  # waiting for other processes that write

    def run(self, statement: str, *values: object) -> list[Row]:
        """Run a statement, with a ? for each value, and return its rows."""
        with errors_in_one_line(self._failure):
            with_values = [values] if values else []  # without any, a % in the statement means itself
            cursor = self._connection.execute(self._in_dialect(statement), *with_values)
            return cursor.fetchall() if cursor.description else []

    def run_many(self, statement: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""
        with errors_in_one_line(self._failure), closing(self._connection.cursor()) as cursor:
            cursor.executemany(self._in_dialect(statement), rows)

    def pages(self, query: str, size: int) -> Iterator[list[Row]]:
        """Yield the rows of a query in lists of this size; inside a transaction."""
        with errors_in_one_line(self._failure):
            cursor = self._connection.cursor(*(["pages"] if self.is_shared else []))  # a name: rows stay on the server
            with closing(cursor):
                cursor.execute(query)
                while page := cursor.fetchmany(size):
                    yield page

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Run all statements inside the block in one transaction."""
        yield from self._transaction("BEGIN" if self.is_shared else "BEGIN IMMEDIATE")

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Let all statements inside the block see the same data."""
        yield from self._transaction("BEGIN ISOLATION LEVEL REPEATABLE READ" if self.is_shared else "BEGIN")

    def _transaction(self, begin: str) -> Iterator[None]:
        self.run(begin)
        try:
            yield
        except BaseException:
            with suppress(SqlError):  # the connection may be what failed
                self.run("ROLLBACK")
            raise
        self.run("COMMIT")

    def _in_dialect(self, statement: str) -> str:
        return statement.replace("?", "%s") if self.is_shared else statement


@contextmanager
def open_sql(database: Database, *, read_only: bool = False) -> Iterator[Sql]:
    """Connect to a database while inside."""
    if isinstance(database, PostgresDatabase):
        with _open_postgres(database.url) as sql:
            if read_only:
                sql.run("SET default_transaction_read_only = on")
            yield sql
        return
    mode = "ro" if read_only else "rwc"
    with errors_in_one_line(sqlite3.Error):
        connection = sqlite3.connect(
            f"{database.path.resolve().as_uri()}?mode={mode}", timeout=STORE_TIMEOUT_S, isolation_level=None, uri=True
        )
    with closing(connection):
        if not read_only:
            with errors_in_one_line(sqlite3.Error):
                connection.execute("PRAGMA journal_mode=WAL")
        yield Sql(connection, sqlite3.Error, is_shared=False)


@contextmanager
def _open_postgres(url: str) -> Iterator[Sql]:
    try:
        import psycopg

        from tablee.server.cluster.connection import conninfo
    except ImportError:
        raise TableeError(MISSING_DRIVER) from None
    with errors_in_one_line(psycopg.Error):
        connection = psycopg.connect(conninfo(url), autocommit=True)
    with closing(connection):
        yield Sql(connection, psycopg.Error, is_shared=True)


@contextmanager
def errors_in_one_line(failure: type[Exception]) -> Iterator[None]:
    """Raise SqlError instead of a driver's own error, whose further lines may contain data."""
    try:
        yield
    except failure as error:
        raise SqlError(str(error).partition("\n")[0]) from None
