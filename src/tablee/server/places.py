"""Places at work: a turn gets the next that is free, a question waits until no turn does."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from tablee.core.errors import TableeError

MOST_QUESTIONS = 30  # that wait; who came after them would wait for too long
LONGEST_WAIT = 20.0  # seconds of a question: then there is too much to do for it


class Crowded(TableeError):
    """There is no place for a question, nor will there be soon."""


@dataclass
class _Line:
    most: int  # that work at a time
    at_work: int = 0
    waiting: deque["asyncio.Future[None]"] = field(default_factory=deque)


class Places:
    """So many work at a time. Questions, which may take long, leave one of several places to the turns."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._turns, self._questions = _Line(count), _Line(max(1, count - 1))

    @asynccontextmanager
    async def for_turn(self) -> AsyncIterator[None]:
        """Work inside, after the turns that came before: whole tables wait for it."""
        await self._enter(self._turns)
        try:
            yield
        finally:
            self._leave(self._turns)

    @asynccontextmanager
    async def for_question(self) -> AsyncIterator[None]:
        """Work inside when no turn waits, or raise Crowded."""
        if len(self._questions.waiting) >= MOST_QUESTIONS:
            raise Crowded("too many questions wait")
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._enter(self._questions)
        except TimeoutError:
            raise Crowded("a question waited for too long") from None
        try:
            yield
        finally:
            self._leave(self._questions)

    async def _enter(self, line: _Line) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.waiting.append(place)
        self._let_in()
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # let in and cancelled at the same moment
                self._leave(line)
            with suppress(ValueError):
                line.waiting.remove(place)
            raise

    def _leave(self, line: _Line) -> None:
        line.at_work -= 1
        self._let_in()

    def _let_in(self) -> None:
        for line in (self._turns, self._questions):
            while line.waiting and line.at_work < line.most and self._are_free():
                place = line.waiting.popleft()
                if not place.done():  # else nobody waits for it any more
                    line.at_work += 1
                    place.set_result(None)

    def _are_free(self) -> bool:
        return self._turns.at_work + self._questions.at_work < self._count
