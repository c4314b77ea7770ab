"""`tablee prune`: delete old tables."""

import time
from collections import Counter

import click

from tablee.cli.commands.serve import keeping, setting

NAMES = {"waiting": "never started", "playing": "abandoned", "over": "finished"}


@click.command()
@setting("--database", "database", "The database to prune; default: SQLite in your user data folder.", metavar="URL")
@keeping("--keep-unstarted-days", "Days without an event until a table that never started is deleted")
@keeping("--keep-abandoned-days", "Days without an event until an unfinished match is deleted")
@keeping("--keep-finished-days", "Days until a finished match is deleted")
@click.option("--dry-run", is_flag=True, help="Only list what would be deleted.")
@click.option("--vacuum", is_flag=True, help="Shrink the SQLite file afterwards.")
def prune(
    database: str | None,
    keep_unstarted_days: float,
    keep_abandoned_days: float,
    keep_finished_days: float,
    dry_run: bool,
    vacuum: bool,
) -> None:
    """Delete tables at which nothing has happened for a long time.

    A running server does this by itself every hour. On SQLite this command needs the server to be stopped, unless it is
    a dry run; on PostgreSQL it runs beside servers and skips tables that somebody is watching.

    \b
    Examples:
      tablee prune --dry-run
      tablee prune --keep-finished-days 365 --vacuum
    """
    from tablee.server.store.pruning import DAY_S, Retention
    from tablee.server.store.pruning_offline import prune_database

    keep = Retention(keep_unstarted_days, keep_abandoned_days, keep_finished_days)
    count = Counter[str]()
    for expired in prune_database(database, keep, dry_run=dry_run, vacuum=vacuum):
        name = NAMES[expired.state]
        count[name] += 1
        if dry_run:
            days = (time.time() - expired.last_event) / DAY_S
            click.echo(f"{expired.code}  {expired.game}  {name}  last event {days:.0f} days ago")
    parts = ", ".join(f"{count[name]} {name}" for name in NAMES.values())
    click.echo(f"{count.total()} tables {'would be' if dry_run else 'were'} deleted: {parts}")
