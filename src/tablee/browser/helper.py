"""What runs in the helper: tasks that come pickled from the host."""

import logging
import pickle
from dataclasses import dataclass

from tablee.core.errors import TableeError

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Failed:
    """A task that raised what it should not; it is in the browser's console."""


def attempt(task: bytes) -> bytes:
    """Run a pickled task, and return its result, its refusal or Failed, pickled."""
    try:
        work, args = pickle.loads(task)
        outcome = work(*args)
    except TableeError as error:
        outcome = error
    except Exception:
        log.exception("a task failed")
        outcome = Failed()
    return pickle.dumps(outcome)
