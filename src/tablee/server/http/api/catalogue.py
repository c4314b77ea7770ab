"""The games that can be played here, and their texts."""

import msgspec
from fastapi.responses import PlainTextResponse, Response

from tablee.analysis.judges import find_judge
from tablee.bots import USUAL
from tablee.core.options import options_of
from tablee.games import GAMES, find_game
from tablee.games.bots import LEVELS
from tablee.locales import texts_of
from tablee.server.http.api.dependencies import new_router
from tablee.server.http.api.models import GameInfo, OptionInfo
from tablee.server.made_once import MadeOnce

router = new_router()


@router.get("/games", response_model=list[GameInfo])
async def games() -> Response:
    """List the games with their players, options and bots."""
    return Response(await _games.get(), media_type="application/json")


def _describe_games() -> bytes:
    """Return the encoded list of games; it imports all their bots."""
    infos = (
        GameInfo(
            name=name,
            version=game.rules_version,
            players=(game.players[0], game.players[-1]),
            options=[OptionInfo.of(option) for option in options_of(game)],
            bots=list(LEVELS[name]),
            usual_bot=USUAL,
            analysis=find_judge(name) is not None,
        )
        for name, game in GAMES.items()
    )
    return msgspec.json.encode([info.model_dump(mode="json") for info in infos])


_games = MadeOnce(_describe_games)  # it does not change while the server runs


@router.get("/games/{game}/texts/{language}", response_class=PlainTextResponse)
def game_texts(game: str, language: str) -> str:
    """Return a game's Fluent catalogue in a language, for pages that were built before the game was installed."""
    return texts_of(find_game(game).name, language)
