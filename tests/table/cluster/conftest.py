"""The fixtures of tests with several processes."""

import pytest

from tests.server.helpers.stores.postgres import Postgres


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()
