"""The one place where an error becomes one line on stderr and an exit code."""

import sys
from collections.abc import Sequence
from traceback import extract_tb
from typing import Any, NoReturn, TextIO

import click

from tablee.core.errors import TableeError

BAD_INPUT = 2
INTERNAL_ERROR = 70  # EX_SOFTWARE of sysexits.h
CTRL_C = 130  # 128 + SIGINT, as in shells
BROKEN_PIPE = 141  # 128 + SIGPIPE: the reader has closed the pipe, which is not an error


class ErrorBoundary(click.Group):
    """A group of commands that never shows a stack trace: bad input is answered with one line and exit code 2."""

    def completed(self, given: list[str]) -> list[str]:
        """Return what to run: help, if nothing was given."""
        return given or ["--help"]

    def main(  # type: ignore[override]  # one way out: through the exit code
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run a command and leave with its exit code."""
        given = self.completed(list(sys.argv[1:] if args is None else args))
        never_fail_to_print(sys.stdout)
        try:
            code = super().main(given, prog_name or "tablee", standalone_mode=False, **extra)
        except (click.ClickException, TableeError) as error:
            code = complain(sentence(error))
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; an interrupt, a full disk or a bug is reported in one line, too."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except (click.ClickException, click.exceptions.Exit, TableeError):
            raise
        except BrokenPipeError:
            code = BROKEN_PIPE
        except KeyboardInterrupt:
            if sys.stderr.isatty():
                click.echo(err=True)  # the terminal has just shown ^C
            complain("stopped")
            code = CTRL_C
        except OSError as error:
            code = complain(error.strerror or str(error))
        except Exception as bug:
            place = extract_tb(bug.__traceback__)[-1]
            complain(f"internal error, please report it: {bug!r} at {place.name}, line {place.lineno}")
            code = INTERNAL_ERROR
        raise click.exceptions.Exit(code)


def sentence(error: click.ClickException | TableeError) -> str:
    """Return one line: what went wrong, and where to find help."""
    if isinstance(error, TableeError):
        return str(error)
    text = error.format_message()
    context = error.ctx if isinstance(error, click.UsageError) else None
    return f"{text} Try '{context.command_path} --help'." if context else text


def complain(text: str) -> int:
    """Write one line to stderr; characters that cannot be printed become `?`."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    click.echo(f"tablee: {line}", err=True)
    return BAD_INPUT


def never_fail_to_print(stream: TextIO) -> None:
    """Let a terminal that has only ASCII show `?` for other characters."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
