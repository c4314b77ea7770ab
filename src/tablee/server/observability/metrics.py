"""Metrics for Prometheus. Labels never contain tables, names or addresses: they are nobody's business."""

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

BUCKETS_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which several processes of one server share their counts

BUILD = Gauge("tablee_build_info", "Version of Tablée and of Python", ["version", "python"], multiprocess_mode="max")
BUILD.labels(__version__, platform.python_version()).set(1)

TABLES = Gauge("tablee_tables", "Tables in memory", multiprocess_mode="livesum")
VIEWERS = Gauge("tablee_viewers", "Players and spectators connected to tables", multiprocess_mode="livesum")
SOCKETS = Gauge("tablee_sockets", "Open websockets", multiprocess_mode="livesum")
MESSAGES = Counter("tablee_messages_total", "Messages received over websockets", ["kind"])
REFUSED = Counter("tablee_refusals_total", "Refusals over websockets and HTTP", ["code"])

COMMITTED = Counter("tablee_committed_total", "Changes stored; each is acknowledged afterwards")
COMMIT_SECONDS = Histogram("tablee_commit_seconds", "Time to store a group of changes", buckets=BUCKETS_S)
COMMIT_GROUP = Histogram(
    "tablee_commit_group", "Number of changes stored together", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)

THINKING = Histogram(
    "tablee_thinking_seconds", "Time a bot thought, including waiting for a worker", ["game"], buckets=BUCKETS_S
)
LOST_THOUGHTS = Counter("tablee_lost_thoughts_total", "Bot turns and questions that a worker did not finish", ["why"])
WAITING_WORK = Gauge(
    "tablee_waiting_work", "Bot turns and questions waiting for a worker", ["queue"], multiprocess_mode="livesum"
)
REFUSED_WORK = Counter("tablee_refused_work_total", "Work refused because its queue was full", ["queue", "why"])
DROPPED_WORK = Counter("tablee_dropped_work_total", "Work cancelled because nobody waited for it any more", ["queue"])
ANALYSES = Counter("tablee_analysis_answers_total", "Answers about analyses, made or all known before", ["source"])
ANALYSED_PARTS = Counter("tablee_analysed_parts_total", "Parts of analyses that were made")
TIME_UP = Counter("tablee_time_up_total", "Turns ended by a clock")

#: Every process sees the same database: the latest answer counts.
STORED_TABLES = Gauge(
    "tablee_stored_tables",
    "Tables in the database, by the time since their last event",
    ["state", "age"],
    multiprocess_mode="mostrecent",
)
STORED_BYTES = Gauge("tablee_stored_bytes", "Size of the database", multiprocess_mode="mostrecent")
DUE_TABLES = Gauge(
    "tablee_due_tables",
    "Stored tables that retention deletes within this time",
    ["state", "within"],
    multiprocess_mode="mostrecent",
)
PRUNED = Counter("tablee_pruned_total", "Tables deleted after their retention time", ["state"])

REQUESTS = Histogram("tablee_http_seconds", "HTTP requests", ["method", "route", "status"], buckets=BUCKETS_S)
LOOP_LAG = Histogram("tablee_loop_lag_seconds", "Lag of the event loop", buckets=BUCKETS_S)


class PrometheusMetrics(Metrics):
    """Turns what tables report into metrics."""

    def thinking(self, game: str) -> AbstractContextManager[object]:
        """Measure how long a bot of this game thinks, including waiting for a worker."""
        return THINKING.labels(game).time()

    def work_lost(self, why: str) -> None:
        """Count work that a worker did not finish."""
        LOST_THOUGHTS.labels(why).inc()

    def work_waiting(self, queue: str, count: int) -> None:
        """Record the length of a queue."""
        WAITING_WORK.labels(queue).set(count)

    def work_refused(self, queue: str, why: str) -> None:
        """Count work that was refused because its queue was full."""
        REFUSED_WORK.labels(queue, why).inc()

    def work_dropped(self, queue: str) -> None:
        """Count work that was cancelled while it waited in its queue."""
        DROPPED_WORK.labels(queue).inc()

    def analysed(self, parts: int) -> None:
        """Count an answer about an analysis, and the parts that had to be made for it."""
        ANALYSES.labels("made" if parts else "known").inc()
        ANALYSED_PARTS.inc(parts)

    def time_up(self) -> None:
        """Count a turn that the clock ended."""
        TIME_UP.inc()


class Tally:
    """Counts frequent events without a lock, and adds them to a Counter, which takes one each time, now and then."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self.new = 0

    def tell(self) -> None:
        """Add new counts to the counter."""
        self._counter.inc(self.new)
        self.new = 0


PLAYS = Tally(MESSAGES.labels("play"))


@contextmanager
def committing(changes: int) -> Iterator[None]:
    """Count changes stored inside, unless storing fails."""
    began = time.perf_counter()
    yield
    COMMIT_SECONDS.observe(time.perf_counter() - began)
    COMMIT_GROUP.observe(changes)
    COMMITTED.inc(changes)


@contextmanager
def shared_counts(wanted: bool) -> Iterator[None]:
    """Let processes started inside share their metrics, if wanted, through the client library's files."""
    if not wanted:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tablee-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[SHARED] = folder
        yield
        del os.environ[SHARED]


def forget_process(pid: int) -> None:
    """Drop the gauges of a process that has ended."""
    if SHARED in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


def expose(where: str) -> str:
    """Serve metrics at HOST:PORT, separate from the public port, and return the address."""
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
        raise TableeError("the address of metrics is HOST:PORT; write it like 127.0.0.1:9100") from None
    try:
        server, _ = start_http_server(port, host, registry)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise TableeError(f"cannot serve metrics at {where}: {reason}") from None
    return f"http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics"
