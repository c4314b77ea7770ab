"""The terminal of the text client: print a line, read a line."""

import sys
from contextlib import suppress
from shutil import get_terminal_size
from textwrap import wrap

import click

from tablee.cli.error_boundary import never_fail_to_print


class InputEnded(Exception):
    """The input has ended."""


class Terminal:
    """Lines out, lines in; nothing is ever redrawn, so that a screen reader can follow."""

    def __init__(self) -> None:
        never_fail_to_print(sys.stdin)
        self._echo = not sys.stdin.isatty()
        if not self._echo:
            with suppress(ImportError):
                import readline  # noqa: F401 - gives the prompt its editing keys and history

    def say(self, *lines: str) -> None:
        """Print lines; on a terminal they are wrapped."""
        for line in lines:
            click.echo("\n".join(self._broken(line)))

    def _broken(self, line: str) -> list[str]:
        if not sys.stdout.isatty():
            return [line]
        width = max(20, get_terminal_size().columns)
        return wrap(line, width, break_long_words=False, break_on_hyphens=False) or [""]

    def ask(self) -> str:
        """Return a line of input; piped input is echoed, so that the output reads like a dialogue."""
        sys.stdout.flush()
        try:
            text = input("> ")
        except EOFError:
            click.echo()
            raise InputEnded from None
        if self._echo:
            click.echo(text)
        return text.strip()
