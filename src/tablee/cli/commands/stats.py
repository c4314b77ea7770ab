"""`tablee stats`: what happens in a game."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tablee.cli.examples import ShowsExamples
from tablee.cli.parameters import build_game, game_argument, option_option, seed_option
from tablee.cli.running import choose_workers, findings_options, progress, show, workers_options
from tablee.games.bots import YARDSTICKS
from tablee.lab.statistics.census import GAMES_OF_A_UNIT, Table
from tablee.lab.statistics.findings import findings
from tablee.lab.statistics.report import tell_statistics
from tablee.lab.statistics.run import count_all, units_of
from tablee.lab.statistics.variants import others as other_tables
from tablee.lab.statistics.variants import single_round


@click.command(cls=ShowsExamples)
@game_argument
@option_option
@click.option("--bot", metavar="A", help="The bot in all seats; default: the game's first yardstick.")
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="Number of players.")
@click.option(
    "--games",
    type=click.IntRange(1, 100_000_000),
    default=1000,
    show_default=True,
    metavar="G",
    help=f"Number of games, rounded up to a multiple of {GAMES_OF_A_UNIT}.",
)
@click.option(
    "--others",
    type=click.IntRange(0, 100_000_000),
    default=0,
    metavar="G",
    help="Also play this many games with every other number of players and every other value of every option.",
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
    """Collect statistics: how much it helps to go first, how long a game is, how it ends, what pieces are worth.

    A game is one round unless --option rounds=N says otherwise. The same seed (default: 0) gives the same result,
    however the work is shared out.

    \b
    Example:
      tablee stats FIRST_GAME --games 10000 --others 1000 --keep games.kept --chart games.svg
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
    """Return the command that reproduces the findings."""
    words = ["tablee", "stats", usual.game.name]
    for text in chosen:
        words += ["--option", text]
    words += ["--bot", usual.bot, "--players", str(usual.players), "--games", str(games)]
    words += ["--others", str(others)] if others else []
    return shlex.join([*words, "--seed", str(usual.seed)])
