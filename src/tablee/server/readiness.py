"""Whether this process should get new work: asked by load balancers, often and by anybody, so it must be cheap."""

import asyncio

from tablee.core.errors import TableeError
from tablee.server.refusals import REFUSALS
from tablee.server.store import Store
from tablee.server.thinking import Thinking

WITHIN = 5.0  # seconds
NO_TABLE = "0"  # a code that no table has: the store must look and can find nothing


class Readiness:
    """Looks at all that a table needs. The migrations were run before anything could ask."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self._store, self._thinking = store, thinking
        self.ending = False  # set when the server was told to end

    async def check(self) -> None:
        """Raise server.not_ready unless everything is there."""
        if self.ending:
            raise REFUSALS("server.not_ready", reason="it is shutting down")
        try:
            async with asyncio.timeout(WITHIN):
                await self._store.load(NO_TABLE)
        except (TableeError, TimeoutError):
            raise REFUSALS("server.not_ready", reason="the database does not answer") from None
        try:
            async with asyncio.timeout(WITHIN):
                await self._thinking.start()  # those that broke while nobody needed them
        except (TableeError, TimeoutError):
            raise REFUSALS("server.not_ready", reason="the bots' workers do not start") from None
