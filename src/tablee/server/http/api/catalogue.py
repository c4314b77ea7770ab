"""The games that can be played here, and their texts."""

from functools import cache

import msgspec
from fastapi.responses import PlainTextResponse, Response

from tablee.bots import USUAL
from tablee.core.options import options_of
from tablee.games import GAMES, find_game
from tablee.games.bots import LEVELS
from tablee.locales import texts_of
from tablee.server.http.api.dependencies import new_router
from tablee.server.http.api.models import GameInfo, OptionInfo

router = new_router()


@router.get("/games", response_model=list[GameInfo])
async def games() -> Response:
    """List the games with their players, options and bots."""
    return Response(_games(), media_type="application/json")


@cache
def _games() -> bytes:
    """Return the encoded list of games, built once: it does not change while the server runs."""
    infos = (
        GameInfo(
            name=name,
            version=game.rules_version,
            players=(game.players[0], game.players[-1]),
            options=[OptionInfo.of(option) for option in options_of(game)],
            bots=list(LEVELS[name]),
            usual_bot=USUAL,
        )
        for name, game in GAMES.items()
    )
    return msgspec.json.encode([info.model_dump(mode="json") for info in infos])


@router.get("/games/{game}/texts/{language}", response_class=PlainTextResponse)
def game_texts(game: str, language: str) -> str:
    """Return a game's Fluent catalogue in a language, for pages that were built before the game was installed."""
    return texts_of(find_game(game).name, language)
