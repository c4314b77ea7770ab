"""All commands. Each is imported when it is run or listed, so that none waits for what another needs."""

from importlib import import_module

import click

from tablee import __version__
from tablee.cli.error_boundary import ErrorBoundary

MODULES = {
    "backup": "tablee.cli.backup",
    "games": "tablee.cli.games",
    "ladder": "tablee.cli.ladder",
    "play": "tablee.cli.play",
    "prune": "tablee.cli.prune",
    "referee": "tablee.cli.referee",
    "replay": "tablee.cli.records",
    "rules": "tablee.cli.rules",
    "serve": "tablee.cli.serve",
    "simulate": "tablee.cli.simulate",
    "solve": "tablee.cli.solve",
    "stats": "tablee.cli.stats",
    "verify": "tablee.cli.records",
}


class LazyCommands(ErrorBoundary):
    """The commands of the table above, each in a module of which it is the function of that name."""

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


@click.group(cls=LazyCommands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, message="tablee %(version)s")
def main() -> None:
    """A table for published games: play, watch bots play, and ask the referee.

    \b
    Examples:
      tablee games
      tablee play zoo-domino --option way=trumps --players 3
      tablee serve
    """
