"""`tablee backup`: a copy of all tables, while servers keep running."""

import click

from tablee.cli.commands.serve import setting


@click.command()
@setting("--database", "database", "The database to copy; default: SQLite in your user data folder.", metavar="URL")
@click.argument("target", metavar="TO")
def backup(database: str | None, target: str) -> None:
    """Copy all tables as they are now; servers may keep running.

    TO is a new file, or the URL of an empty database. This is also how to move from SQLite to PostgreSQL.

    \b
    Examples:
      tablee backup tables-monday.db
      tablee serve --database sqlite:///tables-monday.db
      tablee backup --database sqlite:///tables.db postgresql://tablee@localhost/tablee
    """
    from tablee.server.store.backup import back_up

    copied = back_up(database, target)
    click.echo(f"{copied.tables} tables with {copied.events} events copied")
