"""The process that workers are forks of: it begins to import what they need while the server imports its own."""

import multiprocessing
from multiprocessing.context import BaseContext

#: Imported once; workers are forks of the process that did.
PRELOADED = [
    "__main__",
    "tablee.table.analysing.parts",
    "tablee.table.analysing.tries",
    "tablee.table.bots.tasks",
    "tablee.table.rendering.replays",
    "tablee.table.rendering.verification",
]


def worker_context() -> BaseContext:
    """Return how workers are started: sharing nothing with this process, no threads, no sockets, no database."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    context.set_forkserver_preload(PRELOADED)
    return context


def preload() -> None:
    """Start that process, where the system has such a thing."""
    if worker_context().get_start_method() == "forkserver":
        from multiprocessing.forkserver import ensure_running

        ensure_running()
