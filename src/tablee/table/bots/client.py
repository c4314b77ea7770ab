"""Lets workers think for bots and answer questions: they get a view, never a state, and return an action's text."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from tablee.bots import Seat, choose_first
from tablee.bots.standing import Standing
from tablee.core.capabilities import DraftVerdict
from tablee.core.game import AnyGame, Player
from tablee.core.positions.drafts import check_by_view
from tablee.table.bots.fair_queue import FairQueue, QueueFull
from tablee.table.bots.tasks import consider, hint, think
from tablee.table.messages.from_server import Concern
from tablee.table.metrics import NO_METRICS, Metrics
from tablee.table.refusals import REFUSALS
from tablee.table.workers import InPlaceWorkers, Result, RunAside, WorkerPool, WorkFailed, run_in_place
from tablee.toolkit.hints import Hint

MAX_ATTEMPTS = 2  # to think; after that the bot plays the first legal action
MAX_WAITING_QUESTIONS = 30  # one more would wait for too long
MAX_QUESTION_WAIT_S = 20.0  # after that the question is refused

log = logging.getLogger(__name__)


class BotClient:
    """Finds bots' actions and answers people's questions.

    Turns and questions have separate workers, so that no question can keep a bot waiting.
    """

    def __init__(
        self,
        turns: WorkerPool | None = None,
        questions: WorkerPool | None = None,
        run_aside: RunAside = run_in_place,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self.turns, self.questions = turns or InPlaceWorkers(), questions or InPlaceWorkers()
        self._run_aside, self._metrics = run_aside, metrics
        self._turns = FairQueue("turns", self.turns.size, metrics=metrics)
        self._questions = FairQueue(
            "questions", self.questions.size, MAX_WAITING_QUESTIONS, MAX_QUESTION_WAIT_S, metrics=metrics
        )
        self._drafts = asyncio.Semaphore(1)

    async def start(self) -> None:
        """Start the workers, again if they broke."""
        await self.turns.start()
        await self.questions.start()

    async def choose(self, game: AnyGame, view: Any, standing: Standing, kind: str, owner: str = "") -> str:
        """Return a bot's action. A failed worker is retried once."""
        for _ in range(MAX_ATTEMPTS):
            try:
                with self._metrics.thinking(game.name):
                    async with self._turns.slot(owner):
                        return await self.turns.run(think, game, view, standing, kind, secrets.token_bytes(16))
            except WorkFailed as error:
                self._metrics.work_lost(error.why)
                log.warning("a bot's turn was lost", extra={"game": game.name, "bot": kind, "why": error.why})
        return await self.choose_plainly(game, view)

    async def choose_plainly(self, game: AnyGame, view: Any) -> str:
        """Return the first legal action: a table must never wait for a bot that cannot decide."""
        choice = await self._run_aside(choose_first, Seat(game, view, Random()))
        return game.write_action(choice.action)

    async def check(self, game: AnyGame, view: Any, seat: Player, text: str) -> DraftVerdict:
        """Judge a draft: this happens while pieces are dragged, and must not wait behind questions."""
        return await self.aside(check_by_view, game, view, seat, text)

    async def aside(self, work: Callable[..., Result], *args: Any) -> Result:
        """Run work of a few milliseconds, one at a time: games bound the work of a draft."""
        async with self._drafts:
            return await self._run_aside(work, *args)

    async def hint(self, owner: str, game: AnyGame, view: Any, standing: Standing) -> Hint:
        """Return what the player can do, and what the game's strongest bot would do."""
        return await self.ask(owner, hint, game, view, standing, secrets.token_bytes(16))

    async def consider(self, owner: str, game: AnyGame, view: Any, standing: Standing, action: str) -> Concern | None:
        """Return what the tutor says of an action before it is played."""
        return await self.ask(owner, consider, game, view, standing, action)

    async def ask(
        self,
        owner: str,
        work: Callable[..., Result],
        *args: Any,
        load: Callable[[], Awaitable[tuple[Any, ...]]] | None = None,
    ) -> Result:
        """Answer a question; owners are served in turn, and a question that fails is refused with server.busy.

        Large arguments are loaded only when it is the question's turn, and come before the others.
        """
        try:
            async with self._questions.slot(owner):
                loaded = () if load is None else await load()
                return await self.questions.run(work, *loaded, *args)
        except QueueFull:
            raise REFUSALS("server.busy") from None
        except WorkFailed as error:
            self._metrics.work_lost(error.why)
            log.warning("a question was not answered", extra={"work": work.__name__, "why": error.why})
            raise REFUSALS("server.busy") from None

    def stop_questions(self) -> None:
        """Refuse all questions: the server is shutting down and need not wait for them."""
        self._questions.close()
        self.questions.give_up()

    async def close(self) -> None:
        """Stop all workers."""
        self.stop_questions()
        await self.turns.close()
        await self.questions.close()
