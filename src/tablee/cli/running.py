"""What commands that play many games share: on how many processes or on which cluster, and how far they are."""

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
    """--jobs and --cluster: who does the work."""
    cluster = click.option(
        "--cluster", metavar="ADDRESS", help="Let the workers of a Dask scheduler play, such as tcp://host:8786."
    )
    jobs = click.option(
        "--jobs", type=click.IntRange(1, 1024), metavar="J", help="Processes; else one for each processor."
    )
    return jobs(cluster(command))


def findings_options(command: Command) -> Command:
    """--keep, --json, --chart and --page: where what was played and what was found is written."""
    file = click.Path(dir_okay=False, path_type=Path)
    page = click.option("--page", type=file, metavar="FILE", help="The findings as a page of Markdown.")
    chart = click.option("--chart", type=file, metavar="FILE", help="The findings as a picture, .svg or .png.")
    data = click.option("--json", "data", metavar="FILE", help="The findings as data; - is standard output.")
    keep = click.option(
        "--keep", type=file, metavar="FILE", help="Go on with what was played before, and keep what is played."
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
    """Show the findings in all ways that are wanted: on the terminal, unless data goes there."""
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
    """Return who does the work."""
    if jobs is not None and cluster is not None:
        raise click.UsageError("Either --jobs or --cluster, not both.")
    return Workers(jobs or processors(), cluster)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Give a function to tell how many more are done; where stderr is a terminal, a bar shows it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda games: bar.advance(task, games)
