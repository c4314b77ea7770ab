"""What is counted, for Prometheus. No table, no name and no address is ever a label: they are nobody's business."""

import os
import platform
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from urllib.parse import urlsplit

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from tablee import __version__
from tablee.core.errors import TableeError
from tablee.table.metrics import Metrics

SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where the processes of one server keep their counts, if it has several

BUILD = Gauge("tablee_build_info", "Which Tablée this is", ["version", "python"], multiprocess_mode="max")
BUILD.labels(__version__, platform.python_version()).set(1)

TABLES = Gauge("tablee_tables", "Tables that are awake", multiprocess_mode="livesum")
VIEWERS = Gauge("tablee_viewers", "Players and spectators at them", multiprocess_mode="livesum")
SOCKETS = Gauge("tablee_sockets", "Open websockets", multiprocess_mode="livesum")
MESSAGES = Counter("tablee_messages_total", "Messages that were said", ["kind"])
REFUSED = Counter("tablee_refusals_total", "What was refused, over websockets and HTTP", ["code"])

COMMITTED = Counter("tablee_committed_total", "Changes that were stored, each of them acknowledged after it")
COMMIT_SECONDS = Histogram("tablee_commit_seconds", "How long a group of changes took to be stored", buckets=SHORT)
COMMIT_GROUP = Histogram(
    "tablee_commit_group", "How many changes were stored together", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)

THINKING = Histogram("tablee_thinking_seconds", "How long a bot thought, waiting included", ["game"], buckets=SHORT)
LOST_THOUGHTS = Counter("tablee_lost_thoughts_total", "Thoughts that came to nothing", ["why"])
WAITING_WORK = Gauge(
    "tablee_waiting_work", "Turns and questions that wait for a worker", ["queue"], multiprocess_mode="livesum"
)
REFUSED_WORK = Counter("tablee_refused_work_total", "Work for which there was no room in its queue", ["queue", "why"])
DROPPED_WORK = Counter("tablee_dropped_work_total", "Work that was given up since nobody waited for it", ["queue"])
TIME_UP = Counter("tablee_time_up_total", "Turns that a clock ended")

PRUNED = Counter("tablee_pruned_total", "Tables deleted when their time was over", ["state"])

REQUESTS = Histogram("tablee_http_seconds", "HTTP requests", ["method", "route", "status"], buckets=SHORT)
LOOP_LAG = Histogram("tablee_loop_lag_seconds", "How late the event loop was when asked", buckets=SHORT)


class PrometheusMetrics(Metrics):
    """Counts what tables report."""

    def thinking(self, game: str) -> AbstractContextManager[object]:
        """Measure how long a bot of this game thinks, waiting for a worker included."""
        return THINKING.labels(game).time()

    def work_lost(self, why: str) -> None:
        """Count work that a worker did not finish."""
        LOST_THOUGHTS.labels(why).inc()

    def work_waiting(self, queue: str, count: int) -> None:
        """Record the length of a queue."""
        WAITING_WORK.labels(queue).set(count)

    def work_refused(self, queue: str, why: str) -> None:
        """Count work that found no room in its queue."""
        REFUSED_WORK.labels(queue, why).inc()

    def work_dropped(self, queue: str) -> None:
        """Count work that was cancelled while it waited in its queue."""
        DROPPED_WORK.labels(queue).inc()

    def time_up(self) -> None:
        """Count a turn that the clock ended."""
        TIME_UP.inc()


class Tally:
    """Counts what happens too often for a Counter, which takes a lock each time; that one is told now and then."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self.new = 0

    def tell(self) -> None:
        """Add to the counter what is new."""
        self._counter.inc(self.new)
        self.new = 0


PLAYS = Tally(MESSAGES.labels("play"))


@contextmanager
def committing(changes: int) -> Iterator[None]:
    """Count what is stored inside, unless it fails."""
    began = time.perf_counter()
    yield
    COMMIT_SECONDS.observe(time.perf_counter() - began)
    COMMIT_GROUP.observe(changes)
    COMMITTED.inc(changes)


@contextmanager
def shared_counts(wanted: bool) -> Iterator[None]:
    """Let processes that are started inside count together, if wanted: through files, as the client library does it."""
    if not wanted:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tablee-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[SHARED] = folder
        yield
        del os.environ[SHARED]


def forget_process(pid: int) -> None:
    """Drop what a process that has ended was still doing."""
    if SHARED in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


def expose(where: str) -> str:
    """Answer Prometheus at HOST:PORT, beside the public port, and return the address."""
    registry = REGISTRY
    if SHARED in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    try:
        parsed = urlsplit(f"//{where}")
        host, port = parsed.hostname, parsed.port
        if host is None or port is None or parsed.netloc != where:
            raise ValueError
    except ValueError:
        raise TableeError("metrics are read at HOST:PORT; write it like 127.0.0.1:9100") from None
    try:
        server, _ = start_http_server(port, host, registry)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise TableeError(f"cannot offer metrics at {where}: {reason}") from None
    return f"http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics"
