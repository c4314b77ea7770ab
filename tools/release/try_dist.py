"""Installs what `make dist` built as people would, and plays (`make test-dist`).

Each distribution goes into an empty environment with an empty home; there is no Node.js, no npm and no C compiler on
the path. The commands run once, and a real browser plays a whole match at the server that plain `tablee` starts.
"""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from venv import EnvBuilder

from tools.release.check_dist import kind_of

ROOT = Path(__file__).parents[2]
WHEELS = ROOT / "build" / "dist-needs"  # what Tablée depends on, fetched once
END_TIMEOUT_S = 20.0
#: How many levels the games offer, sorted: two of them offer one less where there are no kernels (docs/bots.md).
LEVELS = {"compiled": [4, 4, 4, 4], "pure": [3, 3, 4, 4]}
PLAYED = "1\n" * 400  # in the terminal: always the first of what can be done


def main() -> None:
    """Try all that is in `dist/`; the first fault ends it."""
    fetch_needs()
    for file in sorted((ROOT / "dist").iterdir()):
        began = monotonic()
        with TemporaryDirectory(prefix="tablee-installed-") as folder:
            installed = Installed(Path(folder), file)
            installed.run_commands()
            installed.play()
        print(f"{file.name}: installed and played in {monotonic() - began:.0f} s", flush=True)


def fetch_needs() -> None:
    """Fetch the dependencies, and what builds wheels, at the pinned versions."""
    pins = ROOT / "requirements" / "run.txt"
    if WHEELS.exists() and WHEELS.stat().st_mtime > pins.stat().st_mtime:
        return
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    command = [*pip, "download", "--no-deps", "--require-hashes", "--dest", str(WHEELS), "--requirement", str(pins)]
    subprocess.run(command, check=True)
    os.utime(WHEELS)


class Installed:
    """One distribution in an environment of its own."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.kind, home, tools = kind_of(file), folder / "home", folder / "environment" / "bin"
        home.mkdir()
        EnvBuilder(with_pip=True).create(folder / "environment")
        self.tools = tools
        self.env = {"HOME": str(home), "PATH": str(tools), "LANG": "C.UTF-8", "TABLEE_BOT_PACE": "0"}
        self.folder = folder
        source = ["--no-index", "--find-links", str(WHEELS)]
        self.run("pip", "install", "--quiet", "--disable-pip-version-check", *source, str(file))

    def run(self, program: str, *words: str, given: str = "") -> str:
        """Return what a command prints; it must succeed."""
        command = [str(self.tools / program), *words]
        told = subprocess.run(
            command, input=given, env=self.env, cwd=self.folder, capture_output=True, text=True, check=False
        )
        if told.returncode:
            sys.exit(f"{self.kind}: {' '.join(command)} ended with {told.returncode}\n{told.stdout}{told.stderr}")
        return told.stdout

    def run_commands(self) -> None:
        """Run what people try first."""
        version = self.run("tablee", "--version").split()
        assert version[0] == "tablee", version
        assert self.run("python", "-m", "tablee", "--version").split() == version
        games = json.loads(self.run("tablee", "games", "--json"))
        levels = sorted(len(game["bots"]) for game in games)
        assert levels == LEVELS["compiled" if self.kind == "compiled" else "pure"], levels
        first = games[0]["name"]
        assert first.replace("-", " ").title() in self.run("tablee", "rules", first, "--lang", "en")
        assert "20" in self.run("tablee", "simulate", first, "--games", "20", "--jobs", "1")
        played = self.run("tablee", "play", first, "--lang", "en", given=PLAYED)
        assert "won" in played or "wins" in played or "win" in played, played[-2000:]

    def play(self) -> None:
        """Serve, let a browser play a match, and see that nothing is left."""
        with self.serving() as address:
            browser = ["npx", "playwright", "test", "--reporter=line"]
            env = os.environ | {"TABLEE_RUN": "dist", "TABLEE_URL": address}
            subprocess.run(browser, cwd=ROOT / "web", env=env, check=True, stdout=subprocess.DEVNULL)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run plain `tablee`, and yield its address; it ends at once when asked to, with all its workers."""
        server = subprocess.Popen(
            [self.tools / "tablee"],
            env=self.env,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = re.fullmatch(r"Tablée is at (http://127\.0\.0\.1:\d+)\n", line)
            assert address is not None, line
            yield address[1]
            server.send_signal(signal.SIGINT)
            assert server.wait(END_TIMEOUT_S) == 0, server.returncode
            until = monotonic() + END_TIMEOUT_S
            while is_running(server.pid):
                assert monotonic() < until, "the server has left processes behind"
                sleep(0.1)
        finally:
            if is_running(server.pid):
                os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def is_running(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main()
