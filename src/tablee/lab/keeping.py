"""What was played is kept in a file, line by line: a run that was interrupted goes on where it stopped.

The first line says what is played, each other one holds some of it. A last line that was cut short is played again.
"""

import hashlib
import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

from tablee import __version__
from tablee.core.errors import InvalidInput
from tablee.core.game import AnyGame
from tablee.core.options import chosen_options


class Kept:
    """The lines of a file that hold what was played, and a place to add more."""

    def __init__(self, path: Path, plan: Mapping[str, Any]) -> None:
        """Read what there is; a file of another plan is refused and left as it is."""
        self.lines: list[Any] = []
        whole = 0
        if path.exists():
            whole = self._read(path, plan)
        self._file = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(plan)

    def _read(self, path: Path, plan: Mapping[str, Any]) -> int:
        whole = 0
        for number, line in enumerate(path.read_bytes().splitlines(keepends=True)):
            if not line.endswith(b"\n"):
                break
            try:
                document = json.loads(line)
            except ValueError:
                raise InvalidInput(f"{path.name} was not written by this command: line {number + 1}") from None
            if number:
                self.lines.append(document)
            else:
                _compare(path.name, document, json.loads(json.dumps(plan)))
            whole += len(line)
        if not whole and path.stat().st_size:
            raise InvalidInput(f"{path.name} was not written by this command")
        return whole

    def add(self, line: Any) -> None:
        """Keep some more; whoever ends us after this loses nothing of it."""
        self._write(line)

    def _write(self, line: Any) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> "Kept":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _compare(name: str, document: Any, plan: dict[str, Any]) -> None:
    theirs = document if isinstance(document, dict) else {}
    for key, value in plan.items():
        if (other := theirs.get(key)) != value:
            raise InvalidInput(f"{name} holds another run: its {key} is {str(other)[:80]}, not {str(value)[:80]}")


def facts_of(game: AnyGame, players: int, seed: int) -> dict[str, Any]:
    """Return what must be the same for what was played before to be of use."""
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
    """Return what changes when a file of a game's bots does: then what they played before is of no use."""
    spec = find_spec(f"tablee.bots.{game.replace('-', '_')}")
    folders = (spec.submodule_search_locations if spec else None) or ()
    sources = sorted((file.name, file) for folder in folders for file in Path(folder).glob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for _, file in sources)).hexdigest()[:16]
