"""`tablee simulate`: bots play many games."""

import json
from time import perf_counter
from typing import Any

import click

from tablee.cli.examples import ShowsExamples
from tablee.cli.parameters import bot_names, build_game, game_argument, option_option, seed_option
from tablee.cli.running import choose_workers, progress, workers_options
from tablee.lab.simulation.report import summarise, tell
from tablee.lab.simulation.run import Plan
from tablee.lab.simulation.run import simulate as run


@click.command(cls=ShowsExamples)
@game_argument
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="Number of players.")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, metavar="G", help="Number of games."
)
@seed_option
@click.option("--bots", metavar="A,B", help="The bots; they change seats with every game. 'random' plays at random.")
@option_option
@workers_options
@click.option("--check", is_flag=True, help="After every action, check that no piece is lost and the rules hold.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def simulate(
    game: type[Any],
    players: int,
    games: int,
    seed: int | None,
    bots: str | None,
    chosen: tuple[str, ...],
    jobs: int | None,
    cluster: str | None,
    check: bool,
    as_json: bool,
) -> None:
    """Let bots play many games and count who wins.

    The same seed (default: 0) gives the same result, however many processes share the work.

    \b
    Example:
      tablee simulate FIRST_GAME --players 3 --games 2000 --bots casual,random
    """
    plan = Plan(build_game(game, chosen), players, games, seed or 0, bot_names(bots), check)
    start = perf_counter()
    with progress(plan.game.name, plan.games) as done:
        tally = run(plan, choose_workers(jobs, cluster), done)
    seconds = perf_counter() - start
    found = summarise(plan, tally)
    if as_json:
        click.echo(json.dumps({**found, "time": {"seconds": seconds, "games_per_second": games / seconds}}, indent=2))
        return
    for line in tell(plan.game, found):
        click.echo(line)
    click.echo(f"Speed: {games / seconds:.0f} games a second")
