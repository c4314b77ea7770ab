"""Measures the analysis on fresh deals, and writes the figures of docs/analysis.md (`make analysis`).

    python -m tools.measure_analysis [GAME ...]

SIZE is the part of the matches named in each game's game.toml that is played, JOBS the number of processes. Results
are stored in .cache, so that an interrupted run goes on where it stopped; with SIZE=0 none is played, and the page and
docs/analysis.json are written from what is stored. Where a game's bots or its judge have changed, its file there is
refused and must be deleted.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.core.options import build
from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.games.discovery import facts_of
from tablee.lab.analysis.figures import figures_of
from tablee.lab.analysis.page import tables_of
from tablee.lab.analysis.run import measure_all
from tablee.lab.analysis.samples import Sample
from tablee.lab.running.workers import Workers

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache" / "analysis"
PAGE, DATA = ROOT / "docs" / "analysis.md", ROOT / "docs" / "analysis.json"
BEGIN, END = "<!-- figures: make analysis -->\n", "<!-- end of figures -->\n"
SEED = 23  # deals that no bot and no judge was tuned on
DEPTH = "normal"


def samples(names: list[str]) -> Iterator[tuple[Sample, int]]:
    """Yield the samples of these games, with the number of matches of each."""
    for name in names:
        for facts in facts_of(name).get("analysis", {}).get("samples", ()):
            options = dict(part.partition("=")[::2] for part in facts.get("options", "").split())
            yield Sample(build(GAMES[name], options), facts.get("players", 2), SEED), facts["matches"]


def measure(names: list[str], size: float, jobs: int) -> dict[str, Any]:
    """Play what is missing and return the figures of these games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = {}
    for sample, usual in samples(names):
        matches = max(1, round(usual * size)) if size else 0
        done = 0

        def tell(more: int, sample: Sample = sample, matches: int = matches) -> None:
            nonlocal done
            done += more
            print(f"\r{sample.name}: {done} of {matches}", end="", flush=True)

        keep = FOLDER / f"{sample.name.replace(' ', '-')}.kept"
        measured = measure_all(sample, matches, DEPTH, Workers(jobs), keep, tell)
        print()
        if measured:
            found[sample.name] = figures_of(measured, list(LEVELS[sample.game.name]))
    return found


def write(figures: dict[str, Any]) -> None:
    """Write the data, and the tables between the two marks of the page."""
    DATA.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    lines = [line.replace("## ", "### ", 1) for table in tables_of(figures) for line in table.markdown()]
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after, encoding="utf-8")


def main() -> None:
    """Measure the games that are named, or all, and write the page."""
    known = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
    found = measure(sys.argv[1:] or list(GAMES), float(os.environ.get("SIZE", "1")), int(os.environ.get("JOBS", "2")))
    names = [sample.name for sample, _ in samples(list(GAMES))]
    write({name: figures for name in names if (figures := found.get(name) or known.get(name))})


if __name__ == "__main__":
    main()
