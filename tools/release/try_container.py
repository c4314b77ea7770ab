"""Sees that the container image works: with the least rights on a read-only file system it serves, stops and goes on.

    python -m tools.release.try_container --engine docker --image tablee       tries an image that is there
    python -m tools.release.try_container --engine podman --build              builds it first (`make test-container`)

The image is built of `dist/` without the network, on a base of Debian's own packages for this machine's Python.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "container"
BASE = "localhost/tablee-base"
USER_ID = "10001"
TIMEOUT_S = 60.0
POLL_INTERVAL_S = 0.25
#: What deploy/compose.yaml asks for, too.
RIGHTS = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges", "--init")
#: So that Podman runs in a container, too, and on machines without systemd, which would time the health checks.
ALSO_FOR_PODMAN = ("--runtime", "runc")
FILES = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # Podman asks for more than some machines allow
PODMANS_OPTIONS = (f"--ulimit=nofile={FILES}:{FILES}", "--ulimit=nproc=4096:4096", "--health-interval=disable")
UNWANTED = ("gcc", "node", "npm", "pip")


class Engine:
    """Docker or Podman, which take the same words."""

    def __init__(self, program: str) -> None:
        self.program = program
        self._global = ALSO_FOR_PODMAN if program == "podman" else ()

    def __call__(self, *words: str | Path) -> str:
        """Return what a command prints; it must succeed."""
        told = self.ask(*words)
        if told.returncode:
            sys.exit(f"{self.program} {' '.join(map(str, words))}\n{told.stdout}{told.stderr}")
        return told.stdout.strip()

    def ask(self, *words: str | Path) -> "subprocess.CompletedProcess[str]":
        """Return the result of a command that may fail."""
        return subprocess.run([self.program, *self._global, *words], capture_output=True, text=True, check=False)


def build(engine: Engine, image: str) -> None:
    """Build the base and the image; pip finds all that it needs in a folder of wheels."""
    WORK.mkdir(parents=True, exist_ok=True)
    if engine.ask("image", "inspect", BASE).returncode:
        base = WORK / "base.tar"
        release = Path("/etc/os-release").read_text(encoding="utf-8")
        suite = next(line.partition("=")[2] for line in release.splitlines() if line.startswith("VERSION_CODENAME="))
        packages = "--include=ca-certificates,python3-venv"
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", packages, suite, base], check=True)
        engine("import", base, BASE)
        base.unlink()
    wheels = WORK / "wheels"
    fetch = ["download", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--dest", str(wheels)]
    pins = str(ROOT / "requirements" / "server.txt")
    subprocess.run([sys.executable, "-m", "pip", *fetch, "--requirement", pins], check=True)
    (WORK / "pip.conf").write_text("[global]\nno-index = true\nfind-links = /wheels\n", encoding="utf-8")
    volumes = (f"{WORK / 'pip.conf'}:/etc/pip.conf:ro", f"{wheels}:/wheels:ro")
    options = [word for volume in volumes for word in ("--volume", volume)]
    if engine.program == "podman":
        options += ["--format", "docker"]  # the other format knows no health checks
    file = ROOT / "deploy" / "Containerfile"
    engine("build", *options, "--network", "none", "--build-arg", f"BASE={BASE}", "--tag", image, "--file", file, ROOT)


class Container:
    """The image, running; what it stores is in a volume."""

    def __init__(self, engine: Engine, image: str) -> None:
        self._engine = engine
        self._volume = f"tablee-try-{os.getpid()}"
        engine("volume", "create", self._volume)
        place = ("--volume", f"{self._volume}:/var/lib/tablee", "--publish", "127.0.0.1::8000")
        more = PODMANS_OPTIONS if engine.program == "podman" else ()
        self._id = engine("run", "--detach", *RIGHTS, *more, *place, image).splitlines()[-1]
        self.address = self._address()

    def _address(self) -> str:
        return f"http://{self._engine('port', self._id, '8000/tcp').splitlines()[0]}"

    def ask(self, path: str, body: object = None) -> Any:
        """Return the answer to a request, as JSON."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, {"content-type": "application/json"}), timeout=5) as told:
            return json.loads(told.read())

    def inside(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a command in the container."""
        return self._engine.ask("exec", self._id, *command)

    def wait_until_ready(self) -> None:
        """Wait for the answer of a server that is ready."""

        def is_ready() -> bool:
            with suppress(URLError, ConnectionError, TimeoutError):
                return bool(self.ask("/api/ready") == {"status": "ok"})
            return False

        self.wait(is_ready)

    def is_healthy(self) -> bool:
        """Return what the image's own health check says."""
        if self._engine.program == "podman":  # which leaves the timer to systemd
            return not self._engine.ask("healthcheck", "run", self._id).returncode
        return self._engine("inspect", "--format", "{{.State.Health.Status}}", self._id) == "healthy"

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait, or fail with what the container has logged."""
        end = monotonic() + TIMEOUT_S
        while not until():
            if monotonic() > end:
                sys.exit(f"the container did not get ready\n{self._engine.ask('logs', self._id)}")
            sleep(POLL_INTERVAL_S)

    def restart(self) -> None:
        """Stop it, which must work without being killed, and start it again."""
        self._engine("stop", "--time", str(int(TIMEOUT_S)), self._id)
        code = self._engine("inspect", "--format", "{{.State.ExitCode}}", self._id)
        assert code == "0", f"it ended with {code}"
        self._engine("start", self._id)
        self.address = self._address()

    def remove(self) -> None:
        """Remove the container and its volume."""
        self._engine.ask("rm", "--force", self._id)
        self._engine.ask("volume", "rm", self._volume)


def try_out(container: Container) -> None:
    """See that it serves and is healthy, what it may do, and that tables outlive it."""
    container.wait_until_ready()
    container.wait(container.is_healthy)
    with urlopen(container.address, timeout=5) as page:
        assert page.headers["content-type"].startswith("text/html")
    assert container.inside("id", "-u").stdout.strip() == USER_ID
    for path in ("/opt/tablee/x", "/etc/x", "/x"):
        refused = container.inside("python", "-c", f"open({path!r}, 'w')")
        assert "Read-only file system" in refused.stderr, (path, refused)
    for path in ("/tmp/x", "/var/lib/tablee/x"):
        allowed = container.inside("python", "-c", f"open({path!r}, 'w')")
        assert allowed.returncode == 0, (path, allowed)
    rights = container.inside("sh", "-c", "grep CapEff /proc/self/status; grep NoNewPrivs /proc/self/status").stdout
    assert rights.split() == ["CapEff:", "0" * 16, "NoNewPrivs:", "1"], rights
    for program in UNWANTED:
        assert container.inside("sh", "-c", f"command -v {program}").returncode, f"{program} is in the image"
    compiled = container.inside("python", "-c", "from tablee.engines.tiles import COMPILED; print(COMPILED)").stdout
    assert compiled.strip() == "True", "there was no wheel with kernels for this image"
    game = container.ask("/api/games")[0]
    code = container.ask("/api/tables", {"game": game["name"], "players": 2, "name": "Anna"})["code"]
    container.restart()
    container.wait_until_ready()
    assert container.ask(f"/api/tables/{code}")["phase"] == "waiting"


def main() -> None:
    """Build the image if asked to, and try it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", choices=("docker", "podman"), default="podman")
    parser.add_argument("--image", default="localhost/tablee")
    parser.add_argument("--build", action="store_true")
    chosen = parser.parse_args()
    engine = Engine(chosen.engine)
    if chosen.build:
        build(engine, chosen.image)
    container = Container(engine, chosen.image)
    try:
        try_out(container)
    finally:
        container.remove()
    print(f"{chosen.image}: not root, read-only, healthy, and plays on after a restart")


if __name__ == "__main__":
    main()
