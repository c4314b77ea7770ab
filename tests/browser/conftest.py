"""A device for all tests that do not harm it, and a server to compare it with."""

from collections.abc import Iterator

import pytest

from tests.browser.helpers.device import Device, a_device
from tests.server.helpers.fixtures import database, own_server, postgres, server, strict_server

__all__ = ["database", "device", "own_server", "postgres", "server", "strict_server"]


@pytest.fixture(scope="session")
def device() -> Iterator[Device]:
    with a_device() as running:
        yield running
