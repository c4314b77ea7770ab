"""Bots think in processes of their own: they get a view, never a state, and answer with an action's text."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

from tablee.bots import Seat, choose_first
from tablee.bots.standing import Standing
from tablee.core.capabilities import DraftVerdict
from tablee.core.drafts import check_by_view
from tablee.core.game import AnyGame, Player
from tablee.server.observability import metrics
from tablee.server.workers.pool import WorkerPool, WorkFailed
from tablee.table.bots.fair_queue import FairQueue, QueueFull
from tablee.table.bots.tasks import hint, think
from tablee.table.refusals import REFUSALS

ATTEMPTS = 2  # to think; then the first action that comes to hand must do
ANSWER_SECONDS = 5.0  # for a question, which takes less than one
MOST_QUESTIONS = 30  # that wait; who came after them would wait for too long
LONGEST_WAIT = 20.0  # seconds of a question: then there is too much to do for it
TURNS_NICE, QUESTIONS_NICE = 5, 10  # where cores are few, the event loop comes first and questions last

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class BotClient:
    """Finds actions and answers questions beside the event loop.

    Turns and questions have workers of their own, so that no question can keep a bot waiting.
    """

    def __init__(self, workers: int = 1, seconds: float = 10.0) -> None:
        asked = max(1, workers // 2)
        self.turns, self._turns = WorkerPool(workers, seconds, TURNS_NICE), FairQueue("turns", workers)
        self.questions = WorkerPool(asked, min(seconds, ANSWER_SECONDS), QUESTIONS_NICE)
        self._questions = FairQueue("questions", asked, MOST_QUESTIONS, LONGEST_WAIT)
        self._drafts = asyncio.Semaphore(1)

    async def start(self) -> None:
        """Start the workers, again if they broke."""
        await self.turns.start()
        await self.questions.start()

    async def choose(self, game: AnyGame, view: Any, standing: Standing, kind: str, owner: str = "") -> str:
        """Return what a bot plays. One that dies, stumbles or takes too long thinks again, and then plays plainly."""
        for _ in range(ATTEMPTS):
            try:
                with metrics.THINKING.labels(game.name).time():
                    async with self._turns.slot(owner):
                        return await self.turns.run(think, game, view, standing, kind, secrets.token_bytes(16))
            except WorkFailed as error:
                metrics.LOST_THOUGHTS.labels(error.why).inc()
                log.warning("a bot's thought was lost", extra={"game": game.name, "bot": kind, "why": error.why})
        return await self.choose_plainly(game, view)

    async def choose_plainly(self, game: AnyGame, view: Any) -> str:
        """Return the first action that comes to hand: a table must never wait for a bot that cannot decide."""
        choice = await asyncio.to_thread(choose_first, Seat(game, view, Random()))
        return game.write_action(choice.action)

    async def check(self, game: AnyGame, view: Any, seat: Player, text: str) -> DraftVerdict:
        """Judge a draft: it is asked while a finger moves, and must not wait behind questions."""
        return await self.in_thread(check_by_view, game, view, seat, text)

    async def in_thread(self, work: Callable[..., Result], *args: Any) -> Result:
        """Do what takes some milliseconds at most, in a thread, one at a time: games bound the work of a draft."""
        async with self._drafts:
            return await asyncio.to_thread(work, *args)

    async def hint(self, owner: str, game: AnyGame, view: Any, standing: Standing) -> str:
        """Return what the game's strongest bot would play."""
        return await self.ask(owner, hint, game, view, standing, secrets.token_bytes(16))

    async def ask(
        self,
        owner: str,
        work: Callable[..., Result],
        *args: Any,
        load: Callable[[], Awaitable[tuple[Any, ...]]] | None = None,
    ) -> Result:
        """Answer a question; its owners get their answers in turn. Who asks in vain is told, and may ask again.

        What is large is loaded only when it is the question's turn: its arguments come before the others.
        """
        try:
            async with self._questions.slot(owner):
                loaded = () if load is None else await load()
                return await self.questions.run(work, *loaded, *args)
        except QueueFull:
            raise REFUSALS("server.busy") from None
        except WorkFailed as error:
            metrics.LOST_THOUGHTS.labels(error.why).inc()
            log.warning("a question was not answered", extra={"work": work.__name__, "why": error.why})
            raise REFUSALS("server.busy") from None

    def stop_questions(self) -> None:
        """Answer no more questions: the server ends, and need not wait for them."""
        self._questions.close()
        self.questions.give_up()

    async def close(self) -> None:
        """Stop all thoughts."""
        self.stop_questions()
        await self.turns.close()
        await self.questions.close()
