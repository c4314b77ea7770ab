"""The fixtures of tests that need a running server or a database."""

from tests.server.helpers.fixtures import database, own_server, postgres, pytest_terminal_summary, server, strict_server
from tests.server.helpers.stores.first_schema import old_database

__all__ = ["database", "old_database", "own_server", "postgres", "pytest_terminal_summary", "server", "strict_server"]
