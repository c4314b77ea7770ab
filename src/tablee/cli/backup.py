"""`tablee backup`: a copy of all tables, while servers play on."""

import click

from tablee.cli.serve import setting


@click.command()
@setting("--database", "database", "What is copied; else SQLite in your user data folder.", metavar="URL")
@click.argument("target", metavar="TO")
def backup(database: str | None, target: str) -> None:
    """Copy all tables as they are now; servers may play on meanwhile.

    TO is a file that is not there yet, or the URL of an empty database: so tables also move from SQLite to PostgreSQL.

    \b
    Examples:
      tablee backup tables-monday.db
      tablee serve --database sqlite:///tables-monday.db
      tablee backup --database sqlite:///tables.db postgresql://tablee@localhost/tablee
    """
    from tablee.server.store.backup import back_up

    copied = back_up(database, target)
    click.echo(f"{copied.tables} tables with {copied.events} events are copied")
