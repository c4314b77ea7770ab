"""Values that are made once, in a thread."""

import asyncio
import threading

from tablee.server.made_once import MadeOnce


def test_a_value_is_made_once_and_not_on_the_event_loop() -> None:
    made_by = []

    def make() -> object:
        made_by.append(threading.current_thread())
        return object()

    async def ask_three_times() -> list[object]:
        value = MadeOnce(make)
        return [*await asyncio.gather(value.get(), value.get()), await value.get()]

    first, *others = asyncio.run(ask_three_times())
    assert all(other is first for other in others)
    assert len(made_by) == 1
    assert made_by[0] is not threading.current_thread()
