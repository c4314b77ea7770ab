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


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits behind a proxy: a test says its own address, and is counted by that alone."""
    running = Server(tmp_path_factory.mktemp("strict"), patience=1, trusted_proxies=["127.0.0.1"])
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill, start again and flood."""
    running = Server(tmp_path)
    yield running
    running.end()
