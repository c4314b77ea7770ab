"""Sharing work among processes of this machine."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Plan = TypeVar("Plan")
Result = TypeVar("Result")

CHUNK = 50  # numbers that are handed out at a time: short enough to stop soon, long enough to be worth the post
AHEAD = 4  # chunks that wait for each process


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
    working: dict[Future[Result], range] = {}
    try:
        for chunk in chunks:
            with _ctrl_c_waits():
                working[pool.submit(work, plan, chunk)] = chunk
            if len(working) >= AHEAD * jobs:
                yield from _finished(working, FIRST_COMPLETED)
        yield from _finished(working, ALL_COMPLETED)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _finished(working: dict[Future[Result], range], when: str) -> Iterator[tuple[Result, int]]:
    for future in wait(working, return_when=when).done:
        yield future.result(), len(working.pop(future))


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Start processes to which Ctrl-C never comes: it is sent to all of them, and only the first should answer it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
