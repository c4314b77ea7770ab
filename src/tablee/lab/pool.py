"""Sharing work among processes of this machine."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Plan = TypeVar("Plan")
Result = TypeVar("Result")

CHUNK = 50  # numbers that are handed out at a time: short enough to stop soon, long enough to be worth the post


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_shared(
    work: Callable[[Plan, range], Result], plan: Plan, count: int, jobs: int
) -> Iterator[tuple[Result, int]]:
    """Yield work(plan, numbers) for all numbers below count, with how many they were, in whatever order they finish."""
    chunks = [range(start, min(start + CHUNK, count)) for start in range(0, count, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield work(plan, chunk), len(chunk)
        return
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn"))
    try:
        futures = _submit(pool, work, plan, chunks)
        for future in as_completed(futures):
            yield future.result(), len(futures[future])
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _submit(
    pool: Executor, work: Callable[[Plan, range], Result], plan: Plan, chunks: list[range]
) -> dict[Future[Result], range]:
    with _ctrl_c_is_ours():
        return {pool.submit(work, plan, chunk): chunk for chunk in chunks}


@contextmanager
def _ctrl_c_is_ours() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: it reaches all of them, and only the first should answer it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
