"""`tablee simulate`: bots play many games."""

import json
import sys
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.parameters import bot_names, build_game, game_argument, option_option, seed_option
from tablee.lab.pool import processors
from tablee.lab.report import summarise, tell
from tablee.lab.simulate import Plan, Tally
from tablee.lab.simulate import simulate as run


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="How many seats.")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, metavar="G", help="How many games."
)
@seed_option
@click.option("--bots", metavar="A,B", help="Who plays; they change seats with every game. 'random' is allowed here.")
@option_option
@click.option("--jobs", type=click.IntRange(1, 1024), metavar="J", help="Processes; else one for each processor.")
@click.option(
    "--check", is_flag=True, help="Look after every action that no piece is lost and all is as the rules say."
)
@click.option("--json", "as_json", is_flag=True, help="As data, for programs.")
def simulate(
    game: type[Any],
    players: int,
    games: int,
    seed: int | None,
    bots: str | None,
    chosen: tuple[str, ...],
    jobs: int | None,
    check: bool,
    as_json: bool,
) -> None:
    """Let bots play many games and count who wins.

    The same seed (0 unless you give one) finds the same, however many processes share the work.

    \b
    Example:
      tablee simulate zoo-domino --players 3 --games 2000 --bots careful,random
    """
    plan = Plan(build_game(game, chosen), players, games, seed or 0, bot_names(game, bots), check)
    start = perf_counter()
    tally = with_progress(plan, jobs or processors())
    seconds = perf_counter() - start
    found = summarise(plan, tally)
    if as_json:
        click.echo(json.dumps({**found, "time": {"seconds": seconds, "games_per_second": games / seconds}}, indent=2))
        return
    for line in tell(plan.game, found):
        click.echo(line)
    click.echo(f"Speed: {games / seconds:.0f} games a second")


def with_progress(plan: Plan, jobs: int) -> Tally:
    """Run the plan; where stderr is a terminal, a bar shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(plan.game.name, total=plan.games)
        return run(plan, jobs, lambda games: bar.advance(task, games))
