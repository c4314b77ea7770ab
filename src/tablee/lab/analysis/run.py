"""Measures samples one after the other; results are stored, so that an interrupted run goes on where it stopped."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablee.analysis.judges import judge_of
from tablee.games.discovery import file_of
from tablee.lab.analysis.measuring import measure
from tablee.lab.analysis.samples import Sample
from tablee.lab.results_file import Kept, facts_of
from tablee.lab.running.workers import Workers


def measure_all(
    sample: Sample, matches: int, depth: str, workers: Workers, keep: Path, done: Callable[[int], None]
) -> list[dict[str, Any]]:
    """Return what was measured in the first matches of a sample, stored ones included; of no matches, all stored."""
    with Kept(keep, _facts(sample, depth)) as kept:
        found = {line["number"]: line["measured"] for line in kept.lines}
        missing = [number for number in range(matches) if number not in found]
        done(matches - len(missing))
        for measured, numbers in workers.run(measure, (sample, depth), missing, 1) if missing else ():
            for number, each in measured.items():
                kept.add({"number": number, "measured": each})
            found.update(measured)
            done(len(numbers))
    return [found[number] for number in (range(matches) if matches else sorted(found))]


def _facts(sample: Sample, depth: str) -> dict[str, Any]:
    return {
        "kept": "analysis",
        **facts_of(sample.game, sample.players, sample.seed),
        "judge": judge_of(sample.game.name).version,
        "judge's code": _fingerprint_of_judge(sample.game.name),
        "depth": depth,
    }


def _fingerprint_of_judge(game: str) -> str:
    """Return a fingerprint of a game's judge: when it changes, what it said before is invalid."""
    file, folder = file_of(game, "judge.py"), file_of(game, "judge")
    sources = [file] if file else sorted(folder.glob("*.py")) if folder else []
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
