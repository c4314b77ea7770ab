"""One server for all tests that do not harm it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill, start again and flood."""
    running = Server(tmp_path)
    yield running
    running.end()
