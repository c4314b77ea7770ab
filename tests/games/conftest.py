"""The fixtures of tests that play a game on the command line."""

from tests.cli.helpers.command import refused, run

__all__ = ["refused", "run"]
