"""All commands, under the one door."""

import click

from tablee import __version__
from tablee.cli.backup import backup
from tablee.cli.error_boundary import ErrorBoundary
from tablee.cli.games import games
from tablee.cli.ladder import ladder
from tablee.cli.play import play
from tablee.cli.prune import prune
from tablee.cli.records import replay, verify
from tablee.cli.referee import referee
from tablee.cli.rules import rules
from tablee.cli.serve import serve
from tablee.cli.simulate import simulate
from tablee.cli.solve import solve
from tablee.cli.stats import stats


@click.group(cls=ErrorBoundary, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, message="tablee %(version)s")
def main() -> None:
    """A table for published games: play, watch bots play, and ask the referee.

    \b
    Examples:
      tablee games
      tablee play zoo-domino --option way=trumps --players 3
      tablee serve
    """


for command in (games, rules, play, simulate, ladder, stats, replay, verify, referee, solve, serve, backup, prune):
    main.add_command(command)
