"""Shares work among processes of this machine."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Plan = TypeVar("Plan")
Result = TypeVar("Result")

QUEUED_CHUNKS_PER_PROCESS = 4


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_shared(
    work: Callable[[Plan, Sequence[int]], Result], plan: Plan, chunks: Sequence[Sequence[int]], jobs: int
) -> Iterator[tuple[Result, Sequence[int]]]:
    """Yield work(plan, numbers) for all chunks of numbers, each with its numbers, in order of completion."""
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield work(plan, chunk), chunk
        return
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn"))
    working: dict[Future[Result], Sequence[int]] = {}
    try:
        for chunk in chunks:
            with _ctrl_c_waits():
                working[pool.submit(work, plan, chunk)] = chunk
            if len(working) >= QUEUED_CHUNKS_PER_PROCESS * jobs:
                yield from _finished(working, FIRST_COMPLETED)
        yield from _finished(working, ALL_COMPLETED)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _finished(working: dict[Future[Result], Sequence[int]], when: str) -> Iterator[tuple[Result, Sequence[int]]]:
    for future in wait(working, return_when=when).done:
        yield future.result(), working.pop(future)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: it is sent to all of them, and only the parent should react to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
