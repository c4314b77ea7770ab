"""Test vectors of seeds, for reimplementations of the construction: `python -m tests.core.vectors`.

The page's own construction (`web/src/fair/chance.ts`) is tested with the same file.
"""

import json
from pathlib import Path

from tablee.core.chance import Seed

FILE = Path(__file__).with_name("vectors.json")
SEEDS = [
    Seed(bytes(16)),
    Seed(bytes(range(16)), ("for luck", "")),
    Seed(bytes(range(16)), ("", "for luck")),
    Seed(bytes(range(240, 256)), ("viel Glück", "", "¡suerte!", "🍀 bonne chance 🍀")),
    Seed(b"\xff" * 16, ("ab", "c")),
    Seed(b"\xff" * 16, ("a", "bc")),
    Seed(b"\x00" * 15 + b"\x01", ("x" * 60,) * 6),
]
SHUFFLES = [(0, ()), (1, ("first",)), (2, ("first",)), (6, ("first",)), (36, ("round 1",)), (36, ("round 20",))]
SHUFFLES += [(106, ("first", "draw 1")), (136, ("round 1",)), (51, ("round 2", "later", "next", "next", "shuffle"))]


def write_vectors() -> str:
    """Return the whole file."""
    return json.dumps([tell(seed) for seed in SEEDS], ensure_ascii=False, indent=1) + "\n"


def tell(seed: Seed) -> dict[str, object]:
    shuffles = []
    for size, path in SHUFFLES:
        chance = seed.chance()
        for label in path:
            chance = chance.child(label)
        order = " ".join(map(str, chance.shuffled(range(size))))
        shuffles.append({"path": path, "size": size, "order": order})
    return {
        "secret": seed.secret.hex(),
        "words": seed.words,
        "commitment": seed.commitment,
        "key": seed.chance().key.hex(),
        "shuffles": shuffles,
    }


if __name__ == "__main__":
    FILE.write_text(write_vectors(), encoding="utf-8")
