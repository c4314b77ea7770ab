"""`tablee ladder`: every bot against every other."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tablee.cli.examples import ShowsExamples
from tablee.cli.parameters import build_game, game_argument, option_option, seed_option
from tablee.cli.running import choose_workers, findings_options, progress, show, workers_options
from tablee.core.errors import InvalidOption
from tablee.games.bots import LEVELS
from tablee.lab.extra import from_the_extra


@click.command(cls=ShowsExamples)
@game_argument
@option_option
@click.option("--bots", metavar="A,B,C", help="The bots that play; default: all levels. 'random' plays at random.")
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="Number of players.")
@click.option(
    "--games",
    type=click.IntRange(2, 10_000_000),
    default=200,
    show_default=True,
    metavar="G",
    help="Games for each pair of bots, rounded up to whole deals; with --sprt, the maximum.",
)
@seed_option
@click.option(
    "--sprt",
    multiple=True,
    metavar="A,B",
    help="Only test whether A beats B, until it is clear; repeatable.",
)
@click.option(
    "--elo", default="0,20", show_default=True, metavar="L,H", help="Elo leads that --sprt decides between: L or H."
)
@click.option("--luck/--no-luck", default=True, help="Subtract the luck of the draws; slow compared with fast bots.")
@findings_options
@workers_options
def ladder(
    game: type[Any],
    chosen: tuple[str, ...],
    bots: str | None,
    players: int,
    games: int,
    seed: int | None,
    sprt: tuple[str, ...],
    elo: str,
    luck: bool,
    keep: Path | None,
    data: str | None,
    chart: Path | None,
    page: Path | None,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Rate bots: every bot plays every other, with the same deals on every seat.

    Ratings are Bradley-Terry ratings in Elo points. Their error bars are computed from whole deals, after subtracting
    the luck of the draws. The same seed (default: 0) gives the same result, however the work is shared out.

    \b
    Examples:
      tablee ladder FIRST_GAME --games 1000
      tablee ladder FIRST_GAME --sprt expert,casual --elo 0,50 --games 4000
    """
    with from_the_extra("A ladder"):
        from tablee.lab.ladder.ladder import Plan, Played
        from tablee.lab.ladder.report import tell_ladder
        from tablee.lab.ladder.run import climb, climb_until_clear
        from tablee.lab.ladder.sequential_test import Answer, Question
        from tablee.lab.ladder.standings import standings, thinking
    draw = None
    if chart:
        from tablee.lab.charts import check_chart, draw_ladder

        check_chart(chart)
        draw = draw_ladder
    asked = tuple(_pair(text) for text in sprt)
    plan = Plan(build_game(game, chosen), players, seed or 0, _bots(game, bots, asked), asked, luck)
    question = Question(*_bounds(elo))
    deals = plan.deals(games)
    with progress(game.name, deals * len(plan.pairs) * len(plan.line_ups)) as done:
        climbing = climb(plan, deals, choose_workers(jobs, cluster), keep, done)
        answers: Sequence[Answer] = ()
        if asked:
            played, deals, answers = climb_until_clear(plan, question, climbing)
        else:
            played = Played()
            for some in climbing:
                played.add(some)
    repeat = _command(plan, chosen, games, sprt, elo)
    found = {"command": repeat, **standings(plan, deals, played.blocks, answers)}
    times = thinking({bot: played.times[bot] for bot in plan.bots if bot in played.times})
    if chart and draw:
        draw(found, chart)
    told = list(tell_ladder(plan.game, found, times))
    show(f"Ladder: {game.name}", {**found, "time": times}, told, data, page, chart)


def _bots(game: type[Any], text: str | None, asked: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the bots of --bots or --sprt, or all levels, strongest first."""
    if text is not None:
        return tuple(name.strip() for name in text.split(","))
    if asked:
        return tuple(dict.fromkeys(name for pair in asked for name in pair))
    return tuple(reversed(list(LEVELS[game.name])))


def _pair(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:
        raise InvalidOption(f"--sprt takes two bots, like expert,casual; not {text[:80]!r}")
    return names[0], names[1]


def _bounds(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise InvalidOption(f"--elo takes two numbers, like 0,20; not {text[:80]!r}") from None
    return low, high


def _command(plan: Any, chosen: Sequence[str], games: int, sprt: Sequence[str], elo: str) -> str:
    """Return the command that reproduces the findings."""
    words = ["tablee", "ladder", plan.game.name]
    for text in chosen:
        words += ["--option", text]
    if sprt:
        for text in sprt:
            words += ["--sprt", text]
        words += ["--elo", elo]
    else:
        words += ["--bots", ",".join(plan.bots)]
    words += [] if plan.adjusted else ["--no-luck"]
    words += ["--players", str(plan.players), "--games", str(games), "--seed", str(plan.seed)]
    return shlex.join(words)
