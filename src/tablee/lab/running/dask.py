"""Shares work among the workers of a Dask scheduler, which repeats the work of lost workers."""

import logging
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from tablee import __version__
from tablee.core.errors import InvalidOption, TableeError
from tablee.lab.extra import from_the_extra
from tablee.lab.running.processes import QUEUED_CHUNKS_PER_PROCESS

with from_the_extra("A cluster"):
    from distributed import CancelledError, Client, KilledWorker, as_completed

Plan = TypeVar("Plan")
Result = TypeVar("Result")

ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?[^\s/:]+:\d{1,5}", re.ASCII)
CONNECT_TIMEOUT_S = 10  # for a scheduler to answer and for a first worker to appear


def run_on_cluster(
    work: Callable[[Plan, Sequence[int]], Result], plan: Plan, chunks: Sequence[Sequence[int]], address: str
) -> Iterator[tuple[Result, Sequence[int]]]:
    """Yield work(plan, numbers) for all chunks of numbers, each with its numbers, in order of completion."""
    with _connected(address) as client, _told_in_one_line(address):
        waiting = iter(chunks)
        working = as_completed(loop=client.loop, with_results=True)
        given: dict[object, Sequence[int]] = {}

        def hand_out() -> None:
            """Keep every worker busy, including late ones, without submitting all the work at once."""
            threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
            while len(given) < QUEUED_CHUNKS_PER_PROCESS * max(1, threads):
                chunk = next(waiting, None)
                if chunk is None:
                    return
                future = client.submit(work, plan, chunk, pure=False)
                given[future.key] = chunk
                working.add(future)

        hand_out()
        for future, result in working:
            if isinstance(result, CancelledError):  # not a result of ours: there are no workers
                raise result
            yield result, given.pop(future.key)
            hand_out()


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    if not ADDRESS.fullmatch(address):
        raise InvalidOption(f"{address[:80]!r} is not the address of a Dask scheduler; write it like tcp://host:8786")
    try:
        client = Client(address, timeout=CONNECT_TIMEOUT_S, set_as_default=False)
    except OSError:
        raise InvalidOption(f"no Dask scheduler answers at {address[:80]}") from None
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # our one-line error replaces pages of logs
    with client:
        try:
            client.wait_for_workers(1, timeout=CONNECT_TIMEOUT_S)
        except TimeoutError:
            raise InvalidOption(f"the Dask scheduler at {address[:80]} has no workers") from None
        with _told_in_one_line(address):
            theirs = client.submit(_version, pure=False).result()
        if theirs != __version__:
            raise InvalidOption(f"the workers of {address[:80]} have tablee {theirs}, not {__version__}")
        yield client


def _version() -> str:
    """Return the version of tablee that a worker runs."""
    return __version__


@contextmanager
def _told_in_one_line(address: str) -> Iterator[None]:
    try:
        yield
    except TableeError:
        raise
    except ModuleNotFoundError as error:
        raise InvalidOption(f"the workers of {address[:80]} have no {error.name}; install tablee there too") from None
    except KilledWorker:
        raise InvalidOption(f"several workers of {address[:80]} died from the same work") from None
    except (CancelledError, OSError):
        raise InvalidOption(f"the Dask scheduler at {address[:80]} has gone away") from None
