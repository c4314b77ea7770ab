"""Matches that are played a little, and their replays."""

from typing import Any

import httpx

from tests.server.helpers.server import Client, Server
from tests.server.helpers.short_games import wait_for_someone


def replay(server: Server, code: str, token: str | None = None, **wanted: Any) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    params = {name: str(value).lower() for name, value in wanted.items()}
    return server.http.get(f"/api/tables/{code}/replay", params=params, headers=headers)


def whole(ask: Any) -> dict[str, Any]:
    """Return a replay with all of its steps, asked for piece by piece."""
    told: dict[str, Any] = ask(first=0).json()
    while len(told["steps"]) < len(told["acted"]):
        told["steps"] += ask(first=len(told["steps"])).json()["steps"]
    return told


def play(people: list[Client], turns: int) -> None:
    """Let people play the first action, or a bot's choice, until the round is over or they acted this many times."""
    for _ in range(turns):
        player = wait_for_someone(people)
        if player is None:
            return
        action = next(iter(player.table["view"].get("actions", ())), None) or player.say("hint")["action"]
        assert player.play(action)["type"] == "accepted"
