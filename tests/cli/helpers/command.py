"""The real command, run in this process or in one of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import IO

import pytest
from click.testing import CliRunner, Result

from tablee.cli import main

Run = Callable[..., Result]
Refused = Callable[..., str]
Start = Callable[..., "subprocess.Popen[bytes]"]
#: A shell that runs the tests in the background makes them all ignore Ctrl-C; the command is started as in a terminal.
PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from tablee.cli import main
main()
"""
ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8"}


@pytest.fixture
def run() -> Run:
    """Run `tablee ...` in this process, in English unless --lang says otherwise."""

    def run(*args: str, input: str | bytes | None = None, env: dict[str, str] | None = None) -> Result:  # noqa: A002
        return CliRunner().invoke(main, args, input=input, env={**ENGLISH, **(env or {})}, prog_name="tablee")

    return run


@pytest.fixture
def start() -> Iterator[Start]:
    """Start `tablee ...` as a process of its own, with a session of its own; none outlives the test."""
    processes: list[subprocess.Popen[bytes]] = []

    def start(
        *args: str | bytes, env: dict[str, str] | None = None, stdout: int | IO[bytes] = subprocess.PIPE
    ) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *args],
            env={**os.environ, **ENGLISH, **(env or {})},
            start_new_session=True,
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=subprocess.PIPE,
        )
        processes.append(process)
        return process

    yield start
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@pytest.fixture
def refused(run: Run) -> Refused:
    """Run `tablee ...` with bad input and return the one line that answers it."""

    def refused(*args: str, input: str | bytes | None = None) -> str:  # noqa: A002
        result = run(*args, input=input)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.startswith("tablee: ")
        assert result.stderr.count("\n") == 1
        assert result.stderr.endswith("\n")
        assert isinstance(result.exception, SystemExit)
        return result.stderr.removeprefix("tablee: ").rstrip("\n")

    return refused
