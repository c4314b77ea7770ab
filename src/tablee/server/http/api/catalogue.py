"""The games that can be played here, and their texts."""

import msgspec
from fastapi.responses import PlainTextResponse, Response

from tablee.games import find_game
from tablee.locales import texts_of
from tablee.server.http.api.dependencies import new_router
from tablee.server.http.api.responses import list_of
from tablee.server.made_once import MadeOnce
from tablee.table.calls import catalogue

router = new_router()


@router.get("/games", responses=list_of("GameInfo"))
async def games() -> Response:
    """List the games with their players, options and bots."""
    return Response(await _games.get(), media_type="application/json")


_games = MadeOnce(lambda: msgspec.json.encode(list(catalogue.games())))  # it does not change while the server runs


@router.get("/games/{game}/texts/{language}", response_class=PlainTextResponse)
def game_texts(game: str, language: str) -> str:
    """Return a game's Fluent catalogue in a language, for pages that were built before the game was installed."""
    return texts_of(find_game(game).name, language)
