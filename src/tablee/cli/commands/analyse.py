"""`tablee analyse`: what every turn of a match was worth."""

import json
from collections.abc import Sequence
from pathlib import Path

import click

from tablee.analysis.analyse import Analysis
from tablee.analysis.analyse import analyse as analyse_record
from tablee.analysis.judges import judge_of
from tablee.analysis.moments import steps_of
from tablee.cli.analyses import tell_analysis, tell_together
from tablee.cli.fetching import read_record_text
from tablee.cli.parameters import lang_option
from tablee.cli.running import progress
from tablee.core.errors import InvalidInput, InvalidOption
from tablee.core.record import Record, read_record
from tablee.games import find_game
from tablee.locales import Catalogue
from tablee.toolkit.judging.judge import DEPTHS, NORMAL


@click.command()
@click.argument("places", nargs=-1, required=True, metavar="FILE...")
@click.option("--seat", type=click.IntRange(1), metavar="N", help="Only this seat, counted from 1.")
@click.option(
    "--depth",
    type=click.Choice(list(DEPTHS)),
    default=NORMAL.name,
    show_default=True,
    help="How many worlds are sampled for each decision.",
)
@click.option("--json", "data", metavar="FILE", help="Write everything as JSON; - is standard output.")
@lang_option
def analyse(places: Sequence[str], seat: int | None, depth: str, data: str | None, words: Catalogue) -> None:
    """Analyse a match: what every turn was worth, errors, luck, and the result without it.

    FILE is a record (- for standard input), or the address of a finished match. Several records are summed up in
    a table of all players. The same record and depth always give the same analysis.

    \b
    Examples:
      tablee analyse match.txt --seat 2
      tablee analyse *.txt --depth quick --json analyses.json
    """
    records = [_read(place, seat, alone=len(places) == 1) for place in places]
    with progress(words.say("cli-analyse-progress"), sum(len(steps_of(record)) for record in records)) as done:
        analyses = [analyse_record(record, depth, done) for record in records]
    if data:
        written = [analysis.write() for analysis in analyses]
        text = json.dumps(written[0] if len(written) == 1 else written, ensure_ascii=False, indent=1) + "\n"
        if data == "-":
            click.echo(text, nl=False)
            return
        Path(data).write_text(text, encoding="utf-8")
    for line in _tell(analyses, None if seat is None else seat - 1, words):
        click.echo(line)


def _tell(analyses: Sequence[Analysis], seat: int | None, words: Catalogue) -> list[str]:
    if len(analyses) == 1:
        return list(tell_analysis(analyses[0], seat, words))
    return list(tell_together(analyses, seat, words))


def _read(place: str, seat: int | None, *, alone: bool) -> Record:
    """Return a record that can be analysed; of several, the refused one is named."""
    try:
        record = read_record(read_record_text(place), find_game)
        judge_of(record.match.game.name)
        if seat is not None and seat > record.match.players:
            raise InvalidOption(f"there is no seat {seat}: the match has {record.match.players}")
    except InvalidInput as error:
        if alone or place in str(error):
            raise
        raise InvalidInput(f"{place}: {error}") from None
    return record
