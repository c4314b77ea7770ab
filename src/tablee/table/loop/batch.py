"""Batches: work that comes up in one iteration of the event loop is done together.

Switching between kinds of work costs as much as handling a short message, because the CPU caches are
cold each time. So all received messages are read first, then all are handled, then all their changes
are passed to the store; and when that answers, all messages are built before any is sent.
"""

import asyncio
import logging
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import ClassVar, Generic, TypeVar
from weakref import WeakKeyDictionary

log = logging.getLogger(__name__)

Item = TypeVar("Item")


class Afterwards:
    """Work deferred until the current work is done, in the order in which it was added.

    Inside a `with` block it runs when the block ends, without another iteration of the event loop; else soon.
    """

    _by_loop: ClassVar[WeakKeyDictionary[AbstractEventLoop, "Afterwards"]] = WeakKeyDictionary()

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._to_do: deque[Callable[[], None]] = deque()
        self._is_busy = False

    @classmethod
    def here(cls) -> "Afterwards":
        """Return the instance of the running loop."""
        loop = asyncio.get_running_loop()
        return cls._by_loop.setdefault(loop, cls(loop))

    def add(self, do: Callable[[], None]) -> None:
        """Call a function afterwards."""
        if not self._is_busy and not self._to_do:
            self._loop.call_soon(self._do_all)
        self._to_do.append(do)

    def __enter__(self) -> None:
        self._is_busy = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._do_all()

    def _do_all(self) -> None:
        self._is_busy = True
        try:
            while self._to_do:
                try:
                    self._to_do.popleft()()
                except Exception:  # the other work must still be done
                    log.exception("deferred work failed")
        finally:
            self._is_busy = False


class Batch(Generic[Item]):
    """Items of one kind that are added one by one and handled together."""

    def __init__(self, see_to: Callable[[list[Item]], None]) -> None:
        self._see_to = see_to
        self._items: list[Item] = []

    def add(self, item: Item) -> None:
        """Handle an item afterwards."""
        if not self._items:
            Afterwards.here().add(self.see_to_all)
        self._items.append(item)

    def see_to_all(self) -> None:
        """Handle the items so far, if any, without waiting for more."""
        items, self._items = self._items, []
        if items:
            self._see_to(items)
