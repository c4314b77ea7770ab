"""`tablee status`: what is stored, and what will be deleted."""

import json
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from tablee.cli.commands.serve import keeping, setting

if TYPE_CHECKING:
    from tablee.server.store.status import Due, Status

NAMES = {
    "never_started": "never started",
    "in_play": "in play",
    "abandoned": "abandoned",
    "finished": "finished",
    "unknown": "not known yet",
}
AGES = {"day": "a day", "week": "a week", "month": "a month", "quarter": "3 months", "older": "older"}
DELETED = {"never_started": "never started", "abandoned": "unfinished", "finished": "finished"}


@click.command()
@setting("--database", "database", "The database to look at; default: SQLite in your user data folder.", metavar="URL")
@keeping("--keep-unstarted-days", "Days without an event until a table that never started is deleted")
@keeping("--keep-abandoned-days", "Days without an event until an unfinished match is deleted")
@keeping("--keep-finished-days", "Days until a finished match is deleted")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead.")
def status(
    database: str | None,
    keep_unstarted_days: float,
    keep_abandoned_days: float,
    keep_finished_days: float,
    as_json: bool,
) -> None:
    """Show what is stored: tables by state and age, the size of the database, and what will be deleted.

    It changes nothing, and servers may be running. An unfinished match counts as abandoned after a week without an
    event. Give it the days that your server keeps tables, if they are not the default.

    \b
    Examples:
      tablee status
      tablee status --database sqlite:///tables.db --json
    """
    from tablee.server.store.database import read_url
    from tablee.server.store.pruning import Retention
    from tablee.server.store.status import read_status

    found = read_status(read_url(database), Retention(keep_unstarted_days, keep_abandoned_days, keep_finished_days))
    if as_json:
        click.echo(json.dumps(_as_data(found), indent=2))
    else:
        for line in _lines(found):
            click.echo(line)


def _as_data(found: "Status") -> dict[str, object]:
    due = {
        state: {"after_days": each.after_days, "tables": each.tables, "next": each.next and _write_time(each.next)}
        for state, each in found.due.items()
    }
    return {"bytes": found.bytes, "free_bytes": found.free_bytes, "tables": found.tables, "due": due}


def _lines(found: "Status") -> Iterator[str]:
    free = f", {_write_size(found.free_bytes)} of it free" if found.free_bytes else ""
    yield f"{found.count} tables, {_write_size(found.bytes)}{free}"
    yield ""
    yield f"{'last event within':20}" + "".join(f"{name:>10}" for name in AGES.values())
    for state, ages in found.tables.items():
        if state != "unknown" or any(ages.values()):
            yield f"{NAMES[state]:20}" + "".join(f"{ages[age]:10}" for age in AGES)
    yield ""
    for state, due in found.due.items():
        yield f"{DELETED[state]:20}{_write_due(due)}"


def _write_due(due: "Due") -> str:
    if not due.after_days:
        return "never deleted"
    now, day, week = due.tables.values()
    when = f"; the next one {_write_time(due.next)}" if due.next is not None and due.next > time.time() else ""
    return f"deleted after {due.after_days:g} days: {now} now, {day} within a day, {week} within a week{when}"


def _write_time(moment: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(moment))


def _write_size(size: float) -> str:
    for unit in ("B", "kB", "MB"):
        if size < 1000:
            return f"{size:.3g} {unit}"
        size /= 1000
    return f"{size:.1f} GB"
