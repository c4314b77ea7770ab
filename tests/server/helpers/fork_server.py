"""A fork server: a process that has imported the server once, and forks one for each request.

Each is a process of its own, with a loop, ports, stores and workers of its own, and may be killed; it only need not
read all modules again. test_run.py starts one without it.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, TextIO

PROGRAM = "import sys; from tests.server.helpers.fork_server import run_fork_server; run_fork_server(sys.argv[1])"
LARGEST = 1 << 16


class ForkedServer:
    """A server process, as its parent reports it; has what tests use of `subprocess.Popen`."""

    def __init__(self, settings: dict[str, Any], log: BinaryIO) -> None:
        read, write = os.pipe()
        self._parent = socket.socket(socket.AF_UNIX)
        self._parent.connect(_fork_server())
        socket.send_fds(self._parent, [json.dumps(settings).encode()], [write, log.fileno()])
        os.close(write)
        self.stdout: TextIO = os.fdopen(read)
        self.pid = int(self._parent.recv(LARGEST))
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._parent.settimeout(timeout)
            self.returncode = int(self._parent.recv(LARGEST))
            self._parent.close()
        return self.returncode

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except BlockingIOError:
            return None


@cache
def _fork_server() -> str:
    """Start the fork server of this process, and return its address."""
    folder = tempfile.TemporaryDirectory(prefix="tablee-fork-server-")
    address = str(Path(folder.name) / "socket")
    arguments = [sys.executable, "-W", "error", "-c", PROGRAM, address]
    process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"open\n"

    def close() -> None:
        process.communicate()  # closes its stdin
        folder.cleanup()

    atexit.register(close)
    return address


# --- in the fork server -----------------------------------------------------------------------------------------------


def run_fork_server(address: str) -> None:
    """Fork a server for each connection, until stdin is closed."""
    from tablee.server.run import serve

    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(address)
        listening.listen()
        print("open", flush=True)
        while listening in select.select([listening, sys.stdin], [], [])[0]:
            asking, _ = listening.accept()
            if os.fork() == 0:
                serve(**_become_server(listening, asking))
                return
            asking.close()
            with suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    continue


def _become_server(listening: socket.socket, asking: socket.socket) -> dict[str, Any]:
    """Return in the new server with its settings, while another process waits for its end."""
    listening.close()
    message, [out, log], *_ = socket.recv_fds(asking, LARGEST, 2)
    server = os.fork()
    if server:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl-C, the test still needs to see how the server ended
        os.close(out)
        asking.send(str(server).encode())
        asking.send(str(os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])).encode())
        os._exit(0)
    asking.close()
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in enumerate((nothing, out, log)):
        os.dup2(there, here)
        os.close(there)
    settings: dict[str, Any] = json.loads(message)
    return settings
