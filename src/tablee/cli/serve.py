"""`tablee serve`: the tables in the browser."""

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 is everyone.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one.")
@click.option("--database", metavar="URL", help="Where tables are kept; else SQLite in your user data folder.")
@click.option(
    "--bot-pace",
    type=click.FloatRange(0, 60),
    default=1.0,
    show_default=True,
    help="How long bots wait, so that people see what they do: 1 is about a second, 0 is not at all.",
)
@click.option("--no-browser", is_flag=True, help="Print the address and open nothing.")
def serve(host: str, port: int, database: str | None, bot_pace: float, no_browser: bool) -> None:
    """Serve tables for people and bots, to be played in the browser.

    \b
    Example:
      tablee serve --port 8000 --database sqlite:///tables.db
    """
    from tablee.server.run import serve as run

    run(host=host, port=port, database=database, bot_pace=bot_pace, open_browser=not no_browser)
