"""What gathers in one turn of the event loop, and is seen to in one go.

To change from one kind of work to another costs as much as the work on a short message: each time the processor has
forgotten what it does next. So all that came is read first, then all of it is taken in, then all that follows from it
is handed to the store; and when that answers, all of it is told before anything is sent.
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
    """What comes up while something else is done, and is done right after it, in the order in which it came up.

    Inside of `with` that is when the block ends, without another turn of the event loop; else soon.
    """

    _by_loop: ClassVar[WeakKeyDictionary[AbstractEventLoop, "Afterwards"]] = WeakKeyDictionary()

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._to_do: deque[Callable[[], None]] = deque()
        self._is_busy = False

    @classmethod
    def here(cls) -> "Afterwards":
        """Return that of the loop that runs."""
        loop = asyncio.get_running_loop()
        return cls._by_loop.setdefault(loop, cls(loop))

    def add(self, do: Callable[[], None]) -> None:
        """Do something afterwards."""
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
                except Exception:  # what else came up is still to be done
                    log.exception("what came up could not be done")
        finally:
            self._is_busy = False


class Batch(Generic[Item]):
    """Things of one kind that come up one by one, and are seen to together."""

    def __init__(self, see_to: Callable[[list[Item]], None]) -> None:
        self._see_to = see_to
        self._items: list[Item] = []

    def add(self, item: Item) -> None:
        """See to a thing afterwards."""
        if not self._items:
            Afterwards.here().add(self.see_to_all)
        self._items.append(item)

    def see_to_all(self) -> None:
        """See to what has gathered, if anything, without waiting for more."""
        items, self._items = self._items, []
        if items:
            self._see_to(items)
