"""`tablee stats`: what happens in a game."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tablee.cli.parameters import build_game, game_argument, option_option, seed_option
from tablee.cli.running import choose_workers, findings_options, progress, show, workers_options
from tablee.games.bots import YARDSTICKS
from tablee.lab.statistics.census import GAMES_OF_A_UNIT, Table
from tablee.lab.statistics.findings import findings
from tablee.lab.statistics.report import tell_statistics
from tablee.lab.statistics.run import count_all, units_of
from tablee.lab.statistics.variants import others as other_tables
from tablee.lab.statistics.variants import single_round


@click.command()
@game_argument
@option_option
@click.option("--bot", metavar="A", help="Who plays on all seats; else the game's first yardstick, which is quick.")
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="How many seats.")
@click.option(
    "--games",
    type=click.IntRange(1, 100_000_000),
    default=1000,
    show_default=True,
    metavar="G",
    help=f"How many games, rounded up to {GAMES_OF_A_UNIT}.",
)
@click.option(
    "--others",
    type=click.IntRange(0, 100_000_000),
    default=0,
    metavar="G",
    help="So many games also with other numbers of players, and with every other value of every option.",
)
@seed_option
@findings_options
@workers_options
def stats(
    game: type[Any],
    chosen: tuple[str, ...],
    bot: str | None,
    players: int,
    games: int,
    others: int,
    seed: int | None,
    keep: Path | None,
    data: str | None,
    chart: Path | None,
    page: Path | None,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Count what happens in a game: how much it helps to begin, how long it takes, how it ends, what a joker is worth.

    A game is one round unless --option rounds says otherwise. The same seed (0 unless you give one) finds the same,
    whoever shares the work.

    \b
    Example:
      tablee stats tile-rummy --games 10000 --others 1000 --keep tile-rummy.kept --chart tile-rummy.svg
    """
    name = next(iter(YARDSTICKS[game.name])) if bot is None else bot
    usual = single_round(Table(build_game(game, chosen), players, name, seed or 0), chosen)
    tables = {usual: units_of(games)}
    if others:
        tables |= dict.fromkeys(other_tables(usual), units_of(others))
    draw = None
    if chart:
        from tablee.lab.charts import check_chart, draw_statistics

        check_chart(chart)
        draw = draw_statistics
    with progress(game.name, sum(tables.values()) * GAMES_OF_A_UNIT) as done:
        counted = count_all(tables, choose_workers(jobs, cluster), keep, done)
    repeat = _command(usual, chosen, games, others)
    found = {"command": repeat, **findings(usual, counted)}
    if chart and draw:
        draw(found, chart)
    show(f"Statistics: {game.name}", found, list(tell_statistics(usual.game, found)), data, page, chart)


def _command(usual: Table, chosen: Sequence[str], games: int, others: int) -> str:
    """Return the command that finds the same."""
    words = ["tablee", "stats", usual.game.name]
    for text in chosen:
        words += ["--option", text]
    words += ["--bot", usual.bot, "--players", str(usual.players), "--games", str(games)]
    words += ["--others", str(others)] if others else []
    return shlex.join([*words, "--seed", str(usual.seed)])
