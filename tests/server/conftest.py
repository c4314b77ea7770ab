"""The fixtures of tests that need a running server or a database."""

from tests.server.helpers.first_schema import old_database
from tests.server.helpers.fixtures import database, own_server, postgres, pytest_terminal_summary, server, strict_server

__all__ = ["database", "old_database", "own_server", "postgres", "pytest_terminal_summary", "server", "strict_server"]
