"""Examples in help texts: they name games that are installed, so that each can be copied and run."""

from collections.abc import Iterator
from inspect import cleandoc

import click

FIRST_GAME = "FIRST_GAME"  # in a help text: the name of the first game
POSITIONS = "POSITIONS"  # in a help text: the example positions of all games that have one for this command


class ShowsExamples(click.Command):
    """A command whose examples are filled in when its help is shown: listing the games takes time."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help text."""
        self.help = filled(cleandoc(self.help or ""), self.name or "")
        super().format_help_text(ctx, formatter)


def filled(text: str, command: str) -> str:
    """Return a help text with its examples."""
    from tablee.games.discovery import GAMES

    if POSITIONS in text:
        text = text.replace(POSITIONS, "\n".join(_positions(command)))
    return text.replace(FIRST_GAME, next(iter(GAMES)))


def _positions(command: str) -> Iterator[str]:
    from tablee.games.discovery import GAMES, facts_of

    for game in GAMES:
        position = facts_of(game).get("examples", {}).get(command)
        if position is not None:
            lines = f"echo '{position.strip()}' |\n  tablee {command} {game} -".splitlines()
            yield from (f"  {line}" for line in lines)
