"""Regenerates the pages of docs/ladders and docs/statistics (`make ladder`, `make statistics`).

    python tools/publish.py ladder|stats [GAME ...]

Results are stored in .cache, so that an interrupted run continues next time; when a bot has changed, its file
there is refused and must be deleted.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tablee.games import GAMES
from tablee.games.bots import LEVELS, YARDSTICKS
from tablee.games.discovery import facts_of

ROOT = Path(__file__).parents[1]

#: the runs for the pages: `[pages]` in each game's game.toml
PAGES = {game: pages for game in GAMES if (pages := facts_of(game).get("pages"))}


def publish(what: str, game: str, args: Sequence[str]) -> int:
    """Play missing games and write the page, its data and its picture."""
    folder = ROOT / "docs" / ("ladders" if what == "ladder" else "statistics")
    kept = ROOT / ".cache" / folder.name / f"{game}.kept"
    for each in (folder, kept.parent):
        each.mkdir(parents=True, exist_ok=True)
    files = {
        "--keep": kept,
        "--json": folder / f"{game}.json",
        "--page": folder / f"{game}.md",
        "--chart": ROOT / "docs" / "pictures" / f"{folder.name}-{game}.svg",
    }
    named = [word for option, path in files.items() for word in (option, os.path.relpath(path, ROOT))]
    command = ["-c", "from tablee.cli import main; main()", what, game, *args, *named]
    return subprocess.run([sys.executable, *command], cwd=ROOT, check=False).returncode


def main() -> None:
    """Publish the games that are named, or all."""
    if sys.argv[1:2] not in (["ladder"], ["stats"]):
        sys.exit(f"tools/publish.py ladder|stats [GAME ...], not {shlex.join(sys.argv[1:])!r}")
    if sys.argv[1] == "ladder":
        plans = {
            game: ["--bots", ",".join(everyone(game)), *shlex.split(pages["ladder"])] for game, pages in PAGES.items()
        }
    else:
        plans = {game: shlex.split(pages["statistics"]) for game, pages in PAGES.items()}
    sys.exit(max(publish(sys.argv[1], game, plans[game]) for game in sys.argv[2:] or plans))


def everyone(game: str) -> list[str]:
    """Return all levels, the strongest first, and all yardsticks."""
    return [*reversed(list(LEVELS[game])), *YARDSTICKS[game]]


if __name__ == "__main__":
    main()
