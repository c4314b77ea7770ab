"""The program `tablee`: all its commands, each imported only when it is run or listed."""

from importlib import import_module

import click

from tablee import __version__
from tablee.cli.error_boundary import ErrorBoundary
from tablee.cli.examples import ShowsExamples

MODULES = {
    "analyse": "tablee.cli.commands.analyse",
    "backup": "tablee.cli.commands.backup",
    "games": "tablee.cli.commands.games",
    "ladder": "tablee.cli.commands.ladder",
    "play": "tablee.cli.commands.play",
    "print": "tablee.cli.commands.print",
    "prune": "tablee.cli.commands.prune",
    "referee": "tablee.cli.commands.referee",
    "replay": "tablee.cli.commands.records",
    "rules": "tablee.cli.commands.rules",
    "serve": "tablee.cli.commands.serve",
    "simulate": "tablee.cli.commands.simulate",
    "solve": "tablee.cli.commands.solve",
    "stats": "tablee.cli.commands.stats",
    "status": "tablee.cli.commands.status",
    "verify": "tablee.cli.commands.records",
}
OF_THE_PROGRAM = {"--version", "-h", "--help"}  # all other options before a command are those of `tablee serve`


class LazyCommands(ShowsExamples, ErrorBoundary):
    """The commands listed above; each is the function of that name in its module."""

    def completed(self, given: list[str]) -> list[str]:
        """Return what to run: without a command it is `serve`."""
        named = given and (given[0] in OF_THE_PROGRAM or not given[0].startswith("-"))
        return given if named else ["serve", *given]

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command; None if there is no such command."""
        if cmd_name not in MODULES:
            return None
        command: click.Command = getattr(import_module(MODULES[cmd_name]), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; click would suggest a similar name only from commands that are imported already."""
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand as error:
            raise click.exceptions.NoSuchCommand(error.command_name, possibilities=MODULES, ctx=ctx) from None


@click.group(
    cls=LazyCommands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="tablee %(version)s")
def main() -> None:
    """Play published card, tile and domino games, watch bots play them, and ask the referee.

    Without a command it serves the games on this machine and opens them in your browser, with the options of
    `tablee serve`.

    \b
    Examples:
      tablee
      tablee --lan
      tablee games
      tablee play FIRST_GAME --players 3
    """
