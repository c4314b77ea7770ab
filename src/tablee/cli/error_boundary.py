"""The one place where an error becomes one line on stderr and an exit code."""

import sys
from collections.abc import Sequence
from traceback import extract_tb
from typing import Any, NoReturn, TextIO

import click

from tablee.core.errors import TableeError

BAD_INPUT = 2
OUR_BUG = 70  # as sysexits.h has it
CTRL_C = 130  # 128 + SIGINT, as shells have it
BROKEN_PIPE = 141  # 128 + SIGPIPE: the reader has seen enough, which is no error of ours


class ErrorBoundary(click.Group):
    """A group of commands that never shows a stack trace: bad input is answered with one line and exit code 2."""

    def main(  # type: ignore[override]  # one way out: through the exit code
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run a command and leave with its exit code."""
        given = list(sys.argv[1:] if args is None else args) or ["--help"]
        never_fail_to_print(sys.stdout)
        try:
            code = super().main(given, prog_name or "tablee", standalone_mode=False, **extra)
        except (click.ClickException, TableeError) as error:
            code = complain(sentence(error))
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what the terminal, a full disk or a mistake of ours does to it is told in one line too."""
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
            complain(f"a bug of ours, please report it: {bug!r} at {place.name}, line {place.lineno}")
            code = OUR_BUG
        raise click.exceptions.Exit(code)


def sentence(error: click.ClickException | TableeError) -> str:
    """Return what went wrong and where help is, on one line."""
    if isinstance(error, TableeError):
        return str(error)
    text = error.format_message()
    context = error.ctx if isinstance(error, click.UsageError) else None
    return f"{text} Try '{context.command_path} --help'." if context else text


def complain(text: str) -> int:
    """Say on one line of stderr what is wrong, whatever strange signs the input brought into it."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    click.echo(f"tablee: {line}", err=True)
    return BAD_INPUT


def never_fail_to_print(stream: TextIO) -> None:
    """Let a terminal that knows only ASCII show `?` where it has no sign."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
