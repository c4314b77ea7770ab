"""`tablee solve`: the best turn in positions that people have on a real table."""

import json
from collections.abc import Mapping
from typing import Any

import click

from tablee.cli.files import read_json
from tablee.cli.parameters import game_argument
from tablee.core.errors import InvalidInput, InvalidPosition
from tablee.core.game import OBJECTIVES, find_solver


@click.command()
@game_argument
@click.argument("file")
@click.option("--objective", type=click.Choice(OBJECTIVES), default=OBJECTIVES[0], help="What to lay the most of.")
def solve(game: type[Any], file: str, objective: str) -> None:
    """Find the best turn in a position.

    FILE, or standard input for -, is JSON: a position, or a list of them. The answer is what to lay and the table as
    it shall be, or a list of answers; "optimal" says that nothing better exists.

    \b
    Example:
      echo '{"table": [["R7", "R8", "*R9"]], "rack": ["R10", "R9", "K1"], "opened": true}' |
        tablee solve tile-rummy -
    """
    document = read_json(file)
    if isinstance(document, list):
        answers = [_solve_one_of(game, index, item, objective) for index, item in enumerate(document, 1)]
        click.echo(json.dumps(answers, ensure_ascii=False))
    else:
        click.echo(json.dumps(answer(game, document, objective), ensure_ascii=False))


def answer(game: type[Any], document: object, objective: str) -> dict[str, Any]:
    """Return the best turn of one position, as plain data."""
    if not isinstance(document, Mapping):
        raise InvalidPosition("a position is a JSON object in { }")
    options = document.get("options", {})
    if not isinstance(options, Mapping):
        raise InvalidPosition('options is a JSON object in { }, such as {"stars_in_play": "0"}')
    return find_solver(game, options).solve(document, objective)


def _solve_one_of(game: type[Any], index: int, document: object, objective: str) -> dict[str, Any]:
    try:
        return answer(game, document, objective)
    except InvalidInput as error:
        raise InvalidPosition(f"position {index}: {error}") from None
