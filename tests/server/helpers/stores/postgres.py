"""A real PostgreSQL for the tests: a cluster of their own, or the server that TABLEE_POSTGRES names."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import psycopg
import pytest

TIMEOUT_S = 60.0
SETTINGS = (
    "listen_addresses=",
    *(("recovery_init_sync_method=syncfs",) if sys.platform == "linux" else ()),  # a second instead of five
    "fsync=on",
    "shared_buffers=16MB",
    "max_connections=60",
    "max_wal_size=256MB",
)

DIES_WITH_US = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []  # also where tests are killed


class Postgres:
    """A server that somebody else runs: the databases are dropped in the end."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._made: list[str] = []

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        name = f"tablee_test_{uuid4().hex}"
        self._run(f"CREATE DATABASE {name}")
        self._made.append(name)
        return _with_database(self._url, name)

    def end(self) -> None:
        for name in self._made:
            self._run(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, statement: str) -> None:
        with psycopg.connect(self._url, autocommit=True) as db:
            db.execute(statement.encode())


class Cluster(Postgres):
    """A PostgreSQL server of our own, reached by a socket in its folder; it can be killed and started again."""

    def __init__(self) -> None:
        self.programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-"))
        self._how: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = "postgres" if _is_user("postgres") else "nobody"
            shutil.chown(self.folder, user)
            self._how = {"user": user, "extra_groups": []}
        make = [
            str(self.programs / "initdb"),
            "-D",
            str(self.folder / "data"),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        subprocess.run([*make, "--locale=C", "--no-sync"], check=True, capture_output=True, cwd="/", **self._how)
        super().__init__(f"postgresql://postgres@/postgres?host={self.folder}")
        self.start()

    def start(self) -> None:
        """Start, and return when it answers."""
        chosen = [word for setting in (*SETTINGS, f"unix_socket_directories={self.folder}") for word in ("-c", setting)]
        with (self.folder / "log.txt").open("ab") as log:
            run = [*DIES_WITH_US, self.programs / "postgres", "-D", self.folder / "data", *chosen]
            self.process = subprocess.Popen(run, stderr=log, cwd="/", **self._how)
        while subprocess.run(
            [self.programs / "pg_isready", "-q", "-U", "postgres", "-h", self.folder], check=False
        ).returncode:
            assert self.process.poll() is None, (self.folder / "log.txt").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT is in order, SIGQUIT leaves everything as it is at this moment, as a crash would."""
        self.process.send_signal(how)
        self.process.wait(TIMEOUT_S)

    @contextmanager
    def letting_in(self, rule: str) -> Iterator[None]:
        """Put an authentication rule before the others, while inside."""
        rules = self.folder / "data" / "pg_hba.conf"
        before = rules.read_text()
        try:
            rules.write_text(f"{rule}\n{before}")
            self._run("SELECT pg_reload_conf()")
            yield
        finally:
            rules.write_text(before)
            self._run("SELECT pg_reload_conf()")

    def end(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)


def find_programs() -> Path:
    """Return the folder of PostgreSQL's programs, which Debian keeps off the path."""
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    found = shutil.which("postgres") or (known[-1] if known else None)
    if not found and os.environ.get("TABLEE_POSTGRES"):
        pytest.skip("needs PostgreSQL's programs")
    assert found, "these tests need PostgreSQL: run tools/need postgresql, or set TABLEE_POSTGRES to a server's URL"
    return Path(found).resolve().parent


def _with_database(url: str, name: str) -> str:
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


def _is_user(name: str) -> bool:
    return subprocess.run(["id", "-u", name], check=False, capture_output=True).returncode == 0
