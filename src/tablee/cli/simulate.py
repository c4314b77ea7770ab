"""`tablee simulate`: bots play many games."""

import json
from time import perf_counter
from typing import Any

import click

from tablee.cli.parameters import bot_names, build_game, game_argument, option_option, seed_option
from tablee.cli.running import choose_workers, progress, workers_options
from tablee.lab.simulation.report import summarise, tell
from tablee.lab.simulation.run import Plan
from tablee.lab.simulation.run import simulate as run


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="How many seats.")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, metavar="G", help="How many games."
)
@seed_option
@click.option("--bots", metavar="A,B", help="Who plays; they change seats with every game. 'random' is allowed here.")
@option_option
@workers_options
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
    cluster: str | None,
    check: bool,
    as_json: bool,
) -> None:
    """Let bots play many games and count who wins.

    The same seed (0 unless you give one) finds the same, however many processes share the work.

    \b
    Example:
      tablee simulate zoo-domino --players 3 --games 2000 --bots careful,random
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
