"""What commands that play many games share: where they run, their progress bar, and where results are written."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.lab.running.processes import processors
from tablee.lab.running.workers import Workers
from tablee.lab.tables import Listing, as_page, as_text

Command = TypeVar("Command", bound=Callable[..., Any])


def workers_options(command: Command) -> Command:
    """--jobs and --cluster: where the games are played."""
    cluster = click.option(
        "--cluster", metavar="ADDRESS", help="Run on the workers of this Dask scheduler, such as tcp://host:8786."
    )
    jobs = click.option(
        "--jobs", type=click.IntRange(1, 1024), metavar="J", help="Number of processes; default: one per processor."
    )
    return jobs(cluster(command))


def findings_options(command: Command) -> Command:
    """--keep, --json, --chart and --page: where games and findings are written."""
    file = click.Path(dir_okay=False, path_type=Path)
    page = click.option("--page", type=file, metavar="FILE", help="Write the findings as Markdown.")
    chart = click.option("--chart", type=file, metavar="FILE", help="Draw the findings, as .svg or .png.")
    data = click.option("--json", "data", metavar="FILE", help="Write the findings as JSON; - is standard output.")
    keep = click.option(
        "--keep",
        type=file,
        metavar="FILE",
        help="Continue from the games in this file, and add new ones.",
    )
    return keep(data(chart(page(command))))


def show(
    title: str,
    found: Mapping[str, Any],
    told: Sequence[str | Listing],
    data: str | None,
    page: Path | None,
    chart: Path | None,
) -> None:
    """Write the findings wherever they were asked for: on the terminal, unless JSON goes there."""
    if page:
        picture = os.path.relpath(chart, page.parent) if chart else None
        page.write_text(as_page(title, told, found["command"], picture), encoding="utf-8")
    text = json.dumps(found, indent=1) + "\n"
    if data == "-":
        click.echo(text, nl=False)
        return
    if data:
        Path(data).write_text(text, encoding="utf-8")
    for line in as_text(told):
        click.echo(line)
    click.echo(f"Again: {found['command']}")


def choose_workers(jobs: int | None, cluster: str | None) -> Workers:
    """Return where the games are played."""
    if jobs is not None and cluster is not None:
        raise click.UsageError("Use either --jobs or --cluster, not both.")
    return Workers(jobs or processors(), cluster)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yield a function that reports finished games; if stderr is a terminal, a progress bar shows them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda games: bar.advance(task, games)
