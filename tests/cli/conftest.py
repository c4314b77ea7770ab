"""The fixtures of tests that run the command."""

from tests.cli.helpers.command import refused, run, start

__all__ = ["refused", "run", "start"]
