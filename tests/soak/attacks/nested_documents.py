"""H1: documents so deep that copying them to a worker fails."""

from itertools import product

from tests.soak.attacker import Attacker

DEPTHS = (500, 700, 900, 12)
GAMES = ("tile-rummy", "romi-rami", "photo-rummy")
FIELDS = ("rack", "hand", "options")
PER_SECOND, MOST = 0.9, 60


async def nest_positions(attacker: Attacker) -> None:
    """Request best turns in nested positions, as often as the rate limit allows."""
    kinds = list(product(DEPTHS, FIELDS, GAMES))
    await attacker.begin()
    async for number in attacker.pace(PER_SECOND, MOST):
        depth, field, game = kinds[number % len(kinds)]
        attacker.fire(attacker.post_text(f"/api/solve/{game}", f'{{"{field}": {"[" * depth}{"]" * depth}}}'))
