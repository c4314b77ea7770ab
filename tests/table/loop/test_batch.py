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
async def test_what_comes_up_in_a_block_is_done_when_it_ends_in_the_order_in_which_it_came_up() -> None:
    done: list[str] = []
    with Afterwards.here():
        Afterwards.here().add(lambda: done.append("first"))
        Afterwards.here().add(lambda: done.append("second"))
        assert done == []
    assert done == ["first", "second"]


@in_a_loop
async def test_what_comes_up_in_no_block_is_done_soon() -> None:
    done: list[str] = []
    Afterwards.here().add(lambda: done.append("soon"))
    assert done == []
    await asyncio.sleep(0)
    assert done == ["soon"]


@in_a_loop
async def test_what_comes_up_while_others_are_seen_to_needs_no_further_turn() -> None:
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
async def test_what_has_gathered_need_not_wait_and_is_seen_to_once() -> None:
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
async def test_what_fails_keeps_nothing_else_from_being_done(caplog: pytest.LogCaptureFixture) -> None:
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
