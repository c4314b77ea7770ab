"""Builds what is published, into `dist/` (`make dist`): the source distribution, a wheel for this machine, a pure one.

Everything is built from a copy that holds only what belongs into it, and the wheels from the source distribution alone.
The same sources give the same bytes: all dates are that of the last commit, or SOURCE_DATE_EPOCH.
"""

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

from tools.release.check_dist import check_all

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "dist"
PARTS = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "web/licenses",
    "src/tablee",
)
UNWANTED = shutil.ignore_patterns("__pycache__", "*.egg-info", "_*.c", "*.so", "*.pyd")
EARLIEST = 315532800  # 1980, the first year that a zip file can tell


def main() -> None:
    """Build and check all three, and say how large they are."""
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    dated = {"SOURCE_DATE_EPOCH": str(max(EARLIEST, date_of_sources()))}
    sdist = build_sdist(copy_sources(WORK / "sources"), dated)
    sources = unpack(sdist, WORK)
    build("--wheel", sources, dated | {"TABLEE_PURE": "0"})
    build("--wheel", sources, dated | {"TABLEE_PURE": "1"})
    for file in check_all(DIST):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")


def date_of_sources() -> int:
    """Return the date of the last commit in seconds; without a repository, 1980."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    told = subprocess.run(command, capture_output=True, text=True, check=False) if shutil.which("git") else None
    return int(told.stdout) if told and told.returncode == 0 else EARLIEST


def copy_sources(to: Path) -> Path:
    """Copy what distributions are made of, and nothing that lies beside it."""
    for part in PARTS:
        (to / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, to / part, ignore=UNWANTED)
        else:
            shutil.copy2(ROOT / part, to / part)
    return to


def build(kind: str, sources: Path, settings: Mapping[str, str]) -> None:
    """Build with the tools that are installed here, pinned like everything else."""
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", str(DIST), str(sources)]
    shutil.rmtree(sources / "build", ignore_errors=True)  # of the build before: what it left would come along
    told = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(told.stdout + told.stderr)


def build_sdist(sources: Path, settings: Mapping[str, str]) -> Path:
    """Build the source distribution, and pack it again without what differs from machine to machine."""
    build("--sdist", sources, settings)
    (sdist,) = DIST.glob("*.tar.gz")
    folder = unpack(sdist, WORK / "packed")
    when = int(settings["SOURCE_DATE_EPOCH"])
    with gzip.GzipFile(sdist, "wb", mtime=when) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in (folder, *sorted(folder.rglob("*"))):
            member = tar.gettarinfo(path, path.relative_to(folder.parent).as_posix())
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = when
            member.mode = 0o755 if path.is_dir() else 0o644
            with open(path, "rb") if path.is_file() else open(os.devnull, "rb") as content:
                tar.addfile(member, content if path.is_file() else None)
    return sdist


def unpack(sdist: Path, to: Path) -> Path:
    """Unpack a source distribution and return its folder."""
    with tarfile.open(sdist) as tar:
        tar.extractall(to)  # our own: nothing in it leads out of the folder
    return to / sdist.name.removesuffix(".tar.gz")


if __name__ == "__main__":
    main()
