"""Scores by the rules for the page's score pad, which computes them once more: it must work without a network.

`make cases` writes them to `scores.json`, which `web/src/pad/scores.test.ts` reads; `test_cases.py` fails when the file
is not what the rules say today.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.options import build
from tablee.games import GAMES
from tests.pad import entries

FILE = Path(__file__).with_name("scores.json")
CASES = 500  # of each game


def write_cases() -> str:
    """Return the whole file: a line for each case."""
    lines = [f'"{game}": [\n' + ",\n".join(map(_written, cases_of(game))) + "\n]" for game in GAMES]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def cases_of(name: str) -> Iterator[dict[str, Any]]:
    """Yield a game's cases: what is entered on the pad, and what the rules make of it."""
    rng = Random(name)
    examples = entries.EXAMPLES[name]() if name in entries.EXAMPLES else []
    for number in range(CASES):
        players = rng.choice(GAMES[name].players)
        options, state, entered = examples[number] if number < len(examples) else entries.ENDINGS[name](rng, players)
        game = build(GAMES[name], options)
        outcome = game.outcome(state)
        yield {
            "options": options,
            "first": state.first,
            "entered": entered,
            "scores": outcome.scores,
            "winners": outcome.winners,
            "counts": outcome.counts,
            "next": None if options.get("starter") == "draw" else game.next_first_player(state),
        }


def _written(case: dict[str, Any]) -> str:
    return json.dumps(case, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(write_cases(), encoding="utf-8")
