"""Batches of work in one iteration of the event loop."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from tablee.table.loop.batch import Afterwards, Batch


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


@in_a_loop
async def test_work_added_in_a_block_is_done_in_order_when_it_ends() -> None:
    done: list[str] = []
    with Afterwards.here():
        Afterwards.here().add(lambda: done.append("first"))
        Afterwards.here().add(lambda: done.append("second"))
        assert done == []
    assert done == ["first", "second"]


@in_a_loop
async def test_work_added_outside_a_block_is_done_soon() -> None:
    done: list[str] = []
    Afterwards.here().add(lambda: done.append("soon"))
    assert done == []
    await asyncio.sleep(0)
    assert done == ["soon"]


@in_a_loop
async def test_work_added_during_a_batch_needs_no_further_iteration() -> None:
    seen: list[list[str]] = []
    afterwards = Afterwards.here()
    stored: Batch[str] = Batch(seen.append)

    def store(moves: list[str]) -> None:
        for move in moves:
            stored.add(f"{move} to be stored")

    came: Batch[str] = Batch(store)
    came.add("one")
    came.add("two")
    assert seen == []
    await asyncio.sleep(0)
    assert seen == [["one to be stored", "two to be stored"]]
    assert Afterwards.here() is afterwards


@in_a_loop
async def test_collected_items_can_be_handled_early_and_only_once() -> None:
    seen: list[list[str]] = []
    came: Batch[str] = Batch(seen.append)
    came.add("little")
    came.add("much")
    came.see_to_all()
    assert seen == [["little", "much"]]
    came.add("more")
    await asyncio.sleep(0)
    assert seen == [["little", "much"], ["more"]]


@in_a_loop
async def test_a_block_within_what_is_done_afterwards_leaves_nothing_behind() -> None:
    done: list[str] = []

    def outer() -> None:
        with Afterwards.here():
            Afterwards.here().add(lambda: done.append("inner"))
        assert done == ["inner"]
        Afterwards.here().add(lambda: done.append("later"))

    Afterwards.here().add(outer)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert done == ["inner", "later"]


@in_a_loop
async def test_a_failure_stops_no_other_work(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    Afterwards.here().add(lambda: done.append(str(1 // 0)))
    Afterwards.here().add(lambda: done.append("next"))
    with caplog.at_level(logging.ERROR):
        await asyncio.sleep(0)
    Afterwards.here().add(lambda: done.append("soon"))
    await asyncio.sleep(0)
    assert done == ["next", "soon"]
    assert "deferred work failed" in caplog.text


@in_a_loop
async def test_a_block_that_fails_leaves_nothing_undone() -> None:
    done: list[str] = []

    def block() -> None:
        with Afterwards.here():
            Afterwards.here().add(lambda: done.append("still done"))
            raise TimeoutError

    with pytest.raises(TimeoutError):
        block()
    assert done == ["still done"]
