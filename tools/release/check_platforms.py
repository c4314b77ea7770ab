"""Sees that all that Tablée needs has a wheel for every system and Python, so that nobody needs a compiler.

`make requirements` runs it after pinning; it asks the index, and downloads nothing but metadata.
"""

import subprocess
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: What a server with PostgreSQL needs, and so also what playing needs.
PINS = ROOT / "requirements" / "server.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
)


def main() -> None:
    """Try every system with every Python; fail with what is missing."""
    missing = [fault for python, platform in product(PYTHONS, PLATFORMS) if (fault := fault_of(python, platform))]
    sys.exit("\n".join(missing) or None)


def fault_of(python: str, platform: str) -> str:
    """Return what cannot be installed from wheels alone; an empty text is good."""
    command: list[str | Path] = [Path(sys.executable).with_name("uv"), "pip", "install", "--dry-run", "--no-deps"]
    command += ["--target", ROOT / "build" / "nowhere", "--only-binary", ":all:", "--require-hashes"]
    command += ["--python-version", python, "--python-platform", platform, "-r", PINS]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    return f"Python {python}, {platform}: {told.stderr.strip()}" if told.returncode else ""


if __name__ == "__main__":
    main()
