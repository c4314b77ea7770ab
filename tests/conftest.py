"""Settings that all tests share."""

from pathlib import Path

import pytest
from hypothesis import settings

# A slow machine is not a bug; a found example is printed, not kept.
settings.register_profile("tablee", deadline=None, database=None, print_blob=True)
settings.load_profile("tablee")

#: Where the tests of what must be covered live. All others run at full speed: tracing doubles the time of what plays.
COVERING = ("core", "games", "solver", "test_golden.py")
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] not in COVERING:
            item.add_marker(pytest.mark.no_cover)
