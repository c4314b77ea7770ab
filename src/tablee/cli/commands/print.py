"""`tablee print`: the pieces of a game, its rules and score sheets, to print and to cut out."""

from typing import Any
from urllib.parse import urlencode

import click

from tablee.cli.commands.serve import run, serve
from tablee.cli.examples import ShowsExamples
from tablee.cli.parameters import game_argument
from tablee.core.errors import TableeError
from tablee.games.discovery import GAMES, facts_of
from tablee.locales import LANGUAGES


@click.command(cls=ShowsExamples)
@game_argument
@click.option("--paper", type=click.Choice(["a4", "letter"]), help="The paper.")
@click.option("--language", type=click.Choice(LANGUAGES), help="The language of cards, rules and score sheets.")
@click.option("--palette", type=click.Choice(["usual", "distinct"]), help="Colours; distinct: easier to tell apart.")
@click.option("--size", type=click.Choice(["large", "small"]), help="The size of cards, where there are two.")
@click.option("--backs", type=click.Choice(["none", "other", "fold"]), help="Backs: on the other side, or to fold.")
@click.option("--cut", type=click.Choice(["marks", "lines", "none"]), help="Where to cut.")
def print(game: type[Any], **chosen: str | None) -> None:  # noqa: A001  # the name of the command
    """Open the page that prints a game: pieces, backs, rules and score sheets.

    It starts a server on this machine if none is running; what is not given is chosen on the page.

    \b
    Examples:
      tablee print FIRST_GAME
      tablee print FIRST_GAME --paper letter --language en
    """
    from tablee.server.opening import open_page
    from tablee.server.store.database import find_server

    path = path_of(game.name, chosen)
    with serve.make_context("serve", []) as context:  # its settings come from the environment
        settings = context.params
    running = find_server(settings["database"])
    if running is None:
        run(settings, opens=path)
    else:
        click.echo(f"Open {running}{path}")
        open_page(running + path)


def path_of(game: str, chosen: dict[str, str | None]) -> str:
    """Return the path of the page with what was chosen; refuse a game that has no sheets."""
    if not facts_of(game).get("sheets"):
        printed = ", ".join(each for each in GAMES if facts_of(each).get("sheets"))
        raise TableeError(f"{game} has no sheets to print; games that have: {printed}")
    query = urlencode({name: value for name, value in chosen.items() if value is not None})
    return f"/print/{game}{'?' if query else ''}{query}"
