"""Builds Python's parts for browsers: fetches what is missing, compiles, packs, and names the folder by its content."""

import gzip
import json
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools.device.kernels import build_kernels

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
BUILD = ROOT / "build" / "device"
PARTS = BUILD / "py"
FACTS = BUILD / "parts.json"

#: The wheels that this Pyodide can load; `pyodide-lock.json` says so, too. All three are raised together.
TARGET = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

#: What Pyodide calls them, and we: some hosts send `.mjs` with a wrong type, and no browser takes it then.
FROM_PYODIDE = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
FROM_PYTHON = ("games.json", "stdlib.zip", "tablee.zip")
MAP = re.compile(rb"\n//# sourceMappingURL=.*\s*$")


def main() -> None:
    """Build everything, and write which files there are and how much a first visit loads."""
    BUILD.mkdir(parents=True, exist_ok=True)
    files = python_files() | worker_files() | pyodide_files()
    digest = sha256(b"".join(sha256(name.encode() + content).digest() for name, content in sorted(files.items())))
    shutil.rmtree(PARTS, ignore_errors=True)
    folder = PARTS / digest.hexdigest()[:16]
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (PARTS / "package.json").write_text('{"type": "module"}\n', encoding="utf-8")  # so that Node reads them, too
    facts = {"folder": f"py/{folder.name}/", "files": sorted(files), "bytes": sum(map(loaded, files.values()))}
    FACTS.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    print(f"{folder.relative_to(ROOT)}: {facts['bytes']:,} bytes compressed", file=sys.stderr)


def python_files() -> dict[str, bytes]:
    """Return our own code, what it needs of the standard library, and the list of games."""
    to = BUILD / "python"
    shutil.rmtree(to, ignore_errors=True)
    for path, kernel in build_kernels(BUILD, run).items():
        (to / "kernels" / path).parent.mkdir(parents=True, exist_ok=True)
        (to / "kernels" / path).write_bytes(kernel)
    run("node", ROOT / "tools" / "device" / "pack.mjs", PYODIDE, ROOT, wheel_of_msgspec(), to)
    return {name: (to / name).read_bytes() for name in FROM_PYTHON}


def worker_files() -> dict[str, bytes]:
    """Return the two workers, and what both start Python with."""
    run("node_modules/.bin/vite", "build", "--config", "workers.vite.ts", "--logLevel", "warn", folder=WEB)
    return {file.name: file.read_bytes() for file in (BUILD / "workers").glob("*.js")}


def pyodide_files() -> dict[str, bytes]:
    """Return the files of Pyodide, without references to source maps that are not there."""
    return {ours: MAP.sub(b"\n", (PYODIDE / theirs).read_bytes()) for theirs, ours in FROM_PYODIDE.items()}


def wheel_of_msgspec() -> Path:
    """Return the wheel for Pyodide of the very version that the server has, fetched if need be and checked."""
    pin = re.search(r"^msgspec==(\S+)(?: \\\n    --hash=sha256:\w+)+", read(ROOT / "requirements" / "run.txt"), re.M)
    assert pin is not None, "msgspec is pinned with its hashes"
    wheels = BUILD / "wheels"
    known = [wheel for wheel in wheels.glob(f"msgspec-{pin[1]}-*.whl") if digest_of(wheel) in pin[0]]
    if not known:
        wanted = BUILD / "msgspec.txt"
        wanted.write_text(pin[0] + "\n", encoding="utf-8")
        only = ("--no-deps", "--only-binary", ":all:", "--implementation", "cp", "--require-hashes")
        pip = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "download")
        run(*pip, *only, *TARGET, "-r", wanted, "-d", wheels)
        return wheel_of_msgspec()
    return known[0]


def digest_of(file: Path) -> str:
    """Return the SHA-256 of a file in hex."""
    return sha256(file.read_bytes()).hexdigest()


def loaded(content: bytes) -> int:
    """Return how many bytes a browser loads for this, compressed by gzip where that helps."""
    return min(len(content), len(gzip.compress(content, 9, mtime=0)))


def run(*command: str | Path, folder: Path = ROOT) -> None:
    """Run a program, or say that it failed; it prints why itself."""
    if subprocess.run(list(map(str, command)), cwd=folder, check=False).returncode:
        sys.exit(f"{Path(command[0]).name} failed: {' '.join(map(str, command[1:3]))}")


def read(file: Path) -> str:
    """Return a text file."""
    return file.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
