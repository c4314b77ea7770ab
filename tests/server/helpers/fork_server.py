"""Where servers are born: a process that has imported the server once, and forks whoever asks for one.

Each is a process of its own, with a loop, ports, stores and workers of its own, and may be killed; it only need not
read all modules again. test_run.py starts one without a nursery.
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

PROGRAM = "import sys; from tests.server.helpers.fork_server import nurse; nurse(sys.argv[1])"
LARGEST = 1 << 16


class Newborn:
    """A server process, as its nurse tells of it; what tests use of `subprocess.Popen`."""

    def __init__(self, settings: dict[str, Any], log: BinaryIO) -> None:
        read, write = os.pipe()
        self._nurse = socket.socket(socket.AF_UNIX)
        self._nurse.connect(_nursery())
        socket.send_fds(self._nurse, [json.dumps(settings).encode()], [write, log.fileno()])
        os.close(write)
        self.stdout: TextIO = os.fdopen(read)
        self.pid = int(self._nurse.recv(LARGEST))
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._nurse.settimeout(timeout)
            self.returncode = int(self._nurse.recv(LARGEST))
            self._nurse.close()
        return self.returncode

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except BlockingIOError:
            return None


@cache
def _nursery() -> str:
    """Open the nursery of this process, and return its address."""
    folder = tempfile.TemporaryDirectory(prefix="tablee-nursery-")
    address = str(Path(folder.name) / "door")
    arguments = [sys.executable, "-W", "error", "-c", PROGRAM, address]
    process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"open\n"

    def close() -> None:
        process.communicate()  # closes its stdin
        folder.cleanup()

    atexit.register(close)
    return address


# --- in the nursery -----------------------------------------------------------------------------------------------


def nurse(address: str) -> None:
    """Let a server be born for everyone who comes to the door, until whoever opened the nursery closes it."""
    from tablee.server.run import serve

    with socket.socket(socket.AF_UNIX) as door:
        door.bind(address)
        door.listen()
        print("open", flush=True)
        while door in select.select([door, sys.stdin], [], [])[0]:
            asking, _ = door.accept()
            if os.fork() == 0:
                serve(**_bear(door, asking))
                return
            asking.close()
            with suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    continue


def _bear(door: socket.socket, asking: socket.socket) -> dict[str, Any]:
    """Return in the new server with its settings, while another process waits for its end."""
    door.close()
    message, [out, log], *_ = socket.recv_fds(asking, LARGEST, 2)
    server = os.fork()
    if server:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts all of us wants to know how the server ended
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
