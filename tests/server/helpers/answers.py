"""What the server answers to bad input: problem documents over HTTP, close codes of sockets."""

from collections import deque
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers.server import TIMEOUT_S


def check_problem(answer: Any, status: int, code: str) -> None:
    """Check that an HTTP response is a problem document and reveals no more than it should."""
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, problem["status"], problem["code"]) == (status, status, code), problem
    assert set(problem) == {"type", "title", "status", "detail", "code", "args"}
    assert "Traceback" not in answer.text


def closed_with(socket: Any) -> int:
    """Listen until the server closes, and return its code."""
    with pytest.raises(ConnectionClosed) as closed:
        deque(iter(partial(socket.recv, timeout=TIMEOUT_S), None))
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
