"""The examples of the help texts name installed games, and run."""

import re
import shlex

import pytest

from tablee.cli.program import MODULES
from tablee.games import GAMES
from tests.cli.helpers.command import Run

EXAMPLE = re.compile(r"^ +(?:echo '([^']*)' \|\n +)?tablee (.*)$", re.MULTILINE)


def examples(run: Run, command: str) -> list[tuple[str, list[str]]]:
    """Return what is piped into each example of a command's help, and its arguments."""
    text = run(command, "--help").stdout.partition("Options:")[0]
    return [(given, shlex.split(arguments)) for given, arguments in EXAMPLE.findall(text.partition("Example")[2])]


@pytest.mark.parametrize("command", MODULES)
def test_every_command_has_examples_of_itself(run: Run, command: str) -> None:
    found = examples(run, command)
    assert found
    assert {arguments[0] for _, arguments in found} <= {command, "serve"}  # a backup is served afterwards
    assert "GAME" not in run(command, "--help").stdout.partition("Example")[2].partition("Options:")[0]


@pytest.mark.parametrize("command", ["referee", "solve"])
def test_every_example_position_is_answered(run: Run, command: str) -> None:
    found = examples(run, command)
    assert all(arguments[1] in GAMES for _, arguments in found)
    for given, arguments in found:
        assert run(*arguments, input=given).exit_code in (0, 1)


def test_the_first_example_of_all_can_be_played(run: Run) -> None:
    text = run("--help").stdout
    (game,) = re.findall(r"tablee play (\S+)", text)
    assert game == next(iter(GAMES))
