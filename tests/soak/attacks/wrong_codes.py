"""M9: a neighbour who guesses codes until the whole address is locked out."""

from tests.soak.attacker import Attacker

PER_SECOND, MOST = 20, 600


async def guess_codes(attacker: Attacker) -> None:
    """Ask for tables that do not exist."""
    await attacker.begin()
    async for number in attacker.pace(PER_SECOND, MOST):
        attacker.fire(attacker.get(f"/api/tables/{number:010}"))
