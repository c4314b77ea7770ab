"""One server for all tests that do not harm it, and a PostgreSQL for those that want one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.helpers.database import SCHEME
from tests.server.helpers.load.soaking import MINUTES, in_sum
from tests.server.helpers.server import Server
from tests.server.helpers.stores.postgres import Cluster, Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


ELSEWHERE = "https://elsewhere.example"  # a page that the strict server lets open sockets


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits behind a proxy: a test sets its own address, and is counted by that alone."""
    running = Server(
        tmp_path_factory.mktemp("strict"), rate_limit_factor=1, trusted_proxies=["127.0.0.1"], origins=[ELSEWHERE]
    )
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path, database: str) -> Iterator[Server]:
    """A server that the test may kill, start again and flood; on SQLite, unless the test asks for other databases."""
    running = Server(tmp_path, database=database)
    yield running
    running.end()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server where tests make databases."""
    given = os.environ.get("TABLEE_POSTGRES")
    running = Postgres(given) if given else Cluster()
    yield running
    running.end()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    kind = getattr(request, "param", "sqlite")
    if kind == "browser":
        return f"{SCHEME}{tmp_path / 'tables.db'}"
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    databases: Postgres = request.getfixturevalue("postgres")
    return databases.new_database()


#: For tests that must hold on every store of a server.
on_every_store = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)

#: And for those that the store in a browser must pass, too.
on_every_store_anywhere = pytest.mark.parametrize("database", ["sqlite", "postgresql", "browser"], indirect=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """After a soak, print the totals."""
    if MINUTES:
        terminalreporter.section("in sum")
        terminalreporter.line(in_sum())
