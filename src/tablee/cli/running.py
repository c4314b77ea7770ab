"""What commands that play many games share: on how many processes or on which cluster, and how far they are."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.lab.pool import processors
from tablee.lab.workers import Workers

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
    """--keep, --json and --chart: where what was played and what was found is written."""
    file = click.Path(dir_okay=False, path_type=Path)
    chart = click.option("--chart", type=file, metavar="FILE", help="The findings as a picture, .svg or .png.")
    data = click.option("--json", "data", metavar="FILE", help="The findings as data; - is standard output.")
    keep = click.option(
        "--keep", type=file, metavar="FILE", help="Go on with what was played before, and keep what is played."
    )
    return keep(data(chart(command)))


def write_findings(found: Mapping[str, Any], to: str | None) -> bool:
    """Write the findings as data where they are wanted; return whether standard output is taken by them."""
    if to is None:
        return False
    text = json.dumps(found, indent=1) + "\n"
    if to == "-":
        click.echo(text, nl=False)
    else:
        Path(to).write_text(text, encoding="utf-8")
    return to == "-"


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
