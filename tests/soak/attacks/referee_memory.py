"""H2: melds as long as a request may be, each of them new to every cache."""

from random import Random

from tablee.games.tile_rummy.pieces.tiles import COLOURS
from tests.soak.attacker import Attacker

TILES = 12_200
PER_SECOND, MOST = 10, 600


async def fill_caches(attacker: Attacker) -> None:
    """Ask the referee about a different huge meld each time."""
    rng = Random(2)
    faces = [f"{colour}{number}" for colour in COLOURS for number in range(1, 10)]  # short ones: more fit
    await attacker.begin()
    async for _ in attacker.pace(PER_SECOND, MOST):
        meld = rng.choices(faces, k=TILES)
        position = {"before": {"table": [], "rack": ["K1"], "opened": True}, "after": {"table": [meld], "rack": []}}
        attacker.fire(attacker.post("/api/referee/tile-rummy", position))
