"""What docs/command-line.md shows is what happens."""

import json
import re
import shlex
from pathlib import Path

from tablee.cli.program import MODULES
from tests.cli.helpers.command import Run

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")


def test_the_examples_answer_as_shown(run: Run) -> None:
    examples = re.findall(r"^\$ echo '(.*)' \| tablee (.*)\n(.*)$", PAGE, flags=re.MULTILINE)
    assert len(examples) == 10
    for document, command, answer in examples:
        assert run(*shlex.split(command), input=document).stdout == f"{answer}\n"


def test_every_key_of_a_simulation_is_documented(run: Run) -> None:
    found = json.loads(run("simulate", "zoo-domino", "--games", "5", "--jobs", "1", "--json").stdout)
    rows = re.findall(r"^\| (`[^|]*`) \|", PAGE.partition("## Simulation")[2], flags=re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(rows)) == list(found)
    for part in (found["seats"][0], found["bots"][0], found["actions"], found["endings"][0], found["time"]):
        assert all(f"`{key}`" in PAGE for key in part)


def test_every_command_is_documented(run: Run) -> None:
    commands = re.findall(r"^  (\w+)  ", run("--help").stdout.partition("Commands:")[2], flags=re.MULTILINE)
    assert commands == list(MODULES) == sorted(MODULES)
    assert all(f"| `tablee {command}" in PAGE for command in commands)
