"""Reads a server's metrics."""

import re
import time
from collections.abc import Callable

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.helpers.server import TIMEOUT_S, Server


class Metrics:
    """The counters of a server."""

    def __init__(self, server: Server) -> None:
        found = re.search(r"http://127\.0\.0\.1:\d+/metrics", server.log)
        assert found, server.log
        self.address = found[0]

    def read(self) -> str:
        return httpx.get(self.address, timeout=TIMEOUT_S).text

    def value(self, name: str, **labels: str) -> float:
        """Return one number; 0 where nothing was counted yet."""
        for family in text_string_to_metric_families(self.read()):
            for sample in family.samples:
                if sample.name == name and labels.items() <= sample.labels.items():
                    return sample.value
        return 0.0

    def until(self, wanted: Callable[[], bool]) -> None:
        give_up = time.monotonic() + TIMEOUT_S
        while not wanted():
            assert time.monotonic() < give_up, self.read()
            time.sleep(0.05)
