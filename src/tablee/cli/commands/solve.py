"""`tablee solve`: the best turn in positions from a real table."""

import json
from collections.abc import Mapping
from typing import Any

import click

from tablee.cli.examples import ShowsExamples
from tablee.cli.files import read_json
from tablee.cli.parameters import game_argument
from tablee.core.errors import InvalidInput, InvalidPosition
from tablee.core.options import build
from tablee.core.positions.reading import read_options
from tablee.core.positions.solving import describe_best_turn


@click.command(cls=ShowsExamples)
@game_argument
@click.argument("file")
@click.option("--objective", metavar="WORD", help="What to maximise: tiles, points or score, depending on the game.")
def solve(game: type[Any], file: str, objective: str | None) -> None:
    """Find the best turn in a position from a real table.

    FILE (- for standard input) is JSON: a position, or a list of them. The answer is the best turn and its result, or a
    list of answers; "optimal" says whether it is proven that nothing better exists.

    \b
    Examples:
    POSITIONS
    """
    document = read_json(file)
    if isinstance(document, list):
        answers = [_solve_one_of(game, index, item, objective) for index, item in enumerate(document, 1)]
        click.echo(json.dumps(answers, ensure_ascii=False))
    else:
        click.echo(json.dumps(answer(game, document, objective), ensure_ascii=False))


def answer(game: type[Any], document: object, objective: str | None) -> dict[str, Any]:
    """Return the best turn of one position, as plain data."""
    if not isinstance(document, Mapping):
        raise InvalidPosition("a position is a JSON object in { }")
    return describe_best_turn(build(game, read_options(document)), document, objective)


def _solve_one_of(game: type[Any], index: int, document: object, objective: str | None) -> dict[str, Any]:
    try:
        return answer(game, document, objective)
    except InvalidInput as error:
        raise InvalidPosition(f"position {index}: {error}") from None
