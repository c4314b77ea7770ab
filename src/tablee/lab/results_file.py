"""Results are stored in a file, line by line: an interrupted run continues where it stopped.

The first line is the plan, each other line holds some results. A truncated last line is played again.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from tablee import __version__
from tablee.core.errors import InvalidInput
from tablee.core.game import AnyGame
from tablee.core.options import chosen_options
from tablee.games.discovery import file_of


class Kept:
    """A file of results to which more can be appended."""

    def __init__(self, path: Path, plan: Mapping[str, Any]) -> None:
        """Read the stored results; a file of another plan is refused and left unchanged."""
        self.lines: list[Any] = []
        self._file = path.open("a+b")
        try:
            _lock(self._file, path.name)
            whole = self._read(path.name, plan)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(whole)
        if not whole:
            self.add(plan)

    def _read(self, name: str, plan: Mapping[str, Any]) -> int:
        """Return how many bytes are whole lines."""
        whole = 0
        self._file.seek(0)
        text = self._file.read()
        for number, line in enumerate(text.splitlines(keepends=True)):
            if not line.endswith(b"\n"):
                break
            try:
                document = json.loads(line)
            except (ValueError, RecursionError):
                raise InvalidInput(f"{name} was not written by this command: line {number + 1}") from None
            if number:
                self.lines.append(document)
            else:
                _compare(name, document, json.loads(json.dumps(plan)))
            whole += len(line)
        if text and not whole:
            raise InvalidInput(f"{name} was not written by this command")
        return whole

    def add(self, line: Any) -> None:
        """Store more results; they survive a crash after this call."""
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> "Kept":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _lock(file: BinaryIO, name: str) -> None:
    """Lock the file against other writers; the lock is released when this process ends, however it ends."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InvalidInput(f"{name} is being written by another run") from None


def _compare(name: str, document: Any, plan: dict[str, Any]) -> None:
    theirs = document if isinstance(document, dict) else {}
    for key, value in plan.items():
        if (other := theirs.get(key)) != value:
            raise InvalidInput(f"{name} holds another run: its {key} is {str(other)[:80]}, not {str(value)[:80]}")


def facts_of(game: AnyGame, players: int, seed: int) -> dict[str, Any]:
    """Return everything that must be unchanged for stored results to be valid."""
    return {
        "tablee": __version__,
        "game": game.name,
        "version": game.rules_version,
        "options": chosen_options(game),
        "players": players,
        "seed": seed,
        "bots' code": fingerprint_of_bots(game.name),
    }


def fingerprint_of_bots(game: str) -> str:
    """Return a fingerprint of a game's bots: when it changes, their stored results are invalid."""
    folder = file_of(game, "bots")
    sources = sorted(folder.glob("*.py")) if folder else []
    return hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()[:16]
