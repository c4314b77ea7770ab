"""Values that are slow to compute: computed once, in a thread, so that the event loop can send moves meanwhile."""

import asyncio
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class MadeOnce(Generic[Value]):
    """A value that is computed by the first request for it and shared by all others."""

    def __init__(self, make: Callable[[], Value]) -> None:
        self._make = make
        self._made: list[Value] = []
        self._making = threading.Lock()

    async def get(self) -> Value:
        """Return the value."""
        return self._made[0] if self._made else await asyncio.to_thread(self._get)

    def _get(self) -> Value:
        with self._making:
            if not self._made:
                self._made.append(self._make())
        return self._made[0]
