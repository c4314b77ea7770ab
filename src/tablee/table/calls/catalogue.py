"""The games that can be played here."""

from collections.abc import Iterator

from tablee.analysis.judges import find_judge
from tablee.bots import USUAL
from tablee.core.options import options_of
from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.table.messages.answers import GameInfo, OptionInfo


def games() -> Iterator[GameInfo]:
    """Yield the games with their players, options and bots; this imports all bots."""
    for name, game in GAMES.items():
        yield GameInfo(
            name=name,
            version=game.rules_version,
            players=(game.players[0], game.players[-1]),
            options=[OptionInfo.of(option) for option in options_of(game)],
            bots=list(LEVELS[name]),
            usual_bot=USUAL,
            analysis=find_judge(name) is not None,
        )
