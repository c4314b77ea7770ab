"""Bots think in processes of their own: they get a view, never a state, and answer with an action's text."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeVar

from tablee.bots import choose_first
from tablee.bots.standing import Standing
from tablee.core.game import AnyGame
from tablee.server import metrics
from tablee.server.places import Crowded
from tablee.server.refusals import REFUSALS
from tablee.server.thoughts import hint, solve, think
from tablee.server.workers import Workers, WorkFailed

ATTEMPTS = 2  # to think; then the first action that comes to hand must do

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Thinking:
    """Finds actions beside the event loop."""

    def __init__(self, workers: int = 1, seconds: float = 10.0) -> None:
        self.workers = Workers(workers, seconds)

    async def choose(self, game: AnyGame, view: Any, standing: Standing, kind: str) -> str:
        """Return what a bot plays. One that dies, stumbles or takes too long thinks again, and then plays plainly."""
        for _ in range(ATTEMPTS):
            try:
                with metrics.THINKING.labels(game.name).time():
                    return await self.workers.run(think, game, view, standing, kind, secrets.token_bytes(16))
            except WorkFailed as error:
                metrics.LOST_THOUGHTS.labels(error.why).inc()
                log.warning("a bot's thought was lost", extra={"game": game.name, "bot": kind, "why": error.why})
        return await self.choose_plainly(game, view)

    async def choose_plainly(self, game: AnyGame, view: Any) -> str:
        """Return the first action that comes to hand: a table must never wait for a bot that cannot decide."""
        action = await asyncio.to_thread(choose_first, game, view, Random())
        return game.write_action(action)

    async def hint(self, game: AnyGame, view: Any, standing: Standing) -> str:
        """Return what the game's strongest bot would play."""
        return await self.ask(hint, game, view, standing, secrets.token_bytes(16))

    async def solve(
        self, game: str, options: Mapping[str, object], position: Mapping[str, Any], objective: str | None
    ) -> dict[str, Any]:
        """Return the best turn in a position."""
        return await self.ask(solve, game, options, position, objective)

    async def close(self) -> None:
        """Stop all thoughts."""
        await self.workers.close()

    async def ask(self, work: Callable[..., Result], *args: Any) -> Result:
        """Answer a question of people: bots that play come first. Who asks in vain is told, and may ask again."""
        try:
            return await self.workers.answer(work, *args)
        except Crowded:
            raise REFUSALS("server.busy") from None
        except WorkFailed as error:
            metrics.LOST_THOUGHTS.labels(error.why).inc()
            log.warning("a question was not answered", extra={"work": work.__name__, "why": error.why})
            raise REFUSALS("server.busy") from None
