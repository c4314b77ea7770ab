"""The order of each game's pieces before they are shuffled, as digests that are built into the page.

A shuffle proves little if its input can be chosen: another order of the box could explain any deal.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.options import build, options_of
from tablee.core.record import Record
from tablee.core.shuffle_recorder import shuffles_of
from tablee.games import GAMES

FILE = Path(__file__).parents[1] / "web" / "src" / "fair" / "boxes.json"


def write_boxes() -> str:
    """Return the whole file: for each game the SHA-256 of every box that its printed variants have."""
    boxes = {name: sorted({_fingerprint(game) for game in _variants(kind)}) for name, kind in GAMES.items()}
    return json.dumps(boxes, indent=2) + "\n"


def _variants(kind: type[Any]) -> Iterator[Any]:
    """Yield the game with each value of each option in turn."""
    yield kind()
    for option in options_of(kind):
        for value in option.values if option.kind in ("choice", "document") else ():
            yield build(kind, {option.name: value})


def _fingerprint(game: Any) -> str:
    record = Record(Match.start(game, game.players[0], Seed(bytes(16))), (), ())
    box = next(shuffle.before for shuffle in shuffles_of(record) if shuffle.path == ("round 1",))
    return hashlib.sha256(" ".join(box).encode()).hexdigest()
