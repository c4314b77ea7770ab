"""`tablee referee`: judge moves in positions from a real table."""

import json
from collections.abc import Mapping
from typing import Any

import click

from tablee.cli.examples import ShowsExamples
from tablee.cli.files import read_json
from tablee.cli.parameters import game_argument, lang_option
from tablee.core.errors import InvalidInput, InvalidPosition
from tablee.core.options import build
from tablee.core.positions.reading import read_options
from tablee.locales import Catalogue

REFUSED = 1


@click.command(cls=ShowsExamples)
@game_argument
@click.argument("file")
@lang_option
@click.pass_context
def referee(ctx: click.Context, game: type[Any], file: str, words: Catalogue) -> None:
    """Judge a move in a position from a real table.

    FILE (- for standard input) is JSON: a position with the proposed move, or a list of them. The answer is a verdict,
    or a list of verdicts. Exit code: 0 if all are legal, 1 if one is refused, 2 if one cannot be read.

    \b
    Examples:
    POSITIONS
    """
    document = read_json(file)
    if isinstance(document, list):
        verdicts = [_judge_one_of(game, index, item, words) for index, item in enumerate(document, 1)]
        click.echo(json.dumps(verdicts, ensure_ascii=False))
    else:
        verdicts = [judge(game, document, words)]
        click.echo(json.dumps(verdicts[0], ensure_ascii=False))
    if any(verdict["verdict"] == "refused" for verdict in verdicts):
        ctx.exit(REFUSED)


def judge(game: type[Any], document: object, words: Catalogue) -> dict[str, Any]:
    """Return the verdict on one position, as plain data."""
    if not isinstance(document, Mapping):
        raise InvalidPosition("a position is a JSON object in { }")
    refusal = build(game, read_options(document)).referee(document)
    if refusal is None:
        return {"verdict": "legal"}
    return {
        "verdict": "refused",
        "rule": refusal.rule,
        "code": refusal.code,
        "pieces": list(refusal.pieces),
        "args": refusal.args,
        "message": words.refusal(game.name, refusal),
    }


def _judge_one_of(game: type[Any], index: int, document: object, words: Catalogue) -> dict[str, Any]:
    try:
        return judge(game, document, words)
    except InvalidInput as error:
        raise InvalidPosition(f"position {index}: {error}") from None
