"""C1: a header that a careless regular expression reads in quadratic time."""

from tests.soak.attacker import Attacker

LETTERS = 8_000  # what common proxies let through
PER_SECOND, MOST = 1, 60


async def send_long_languages(attacker: Attacker) -> None:
    """Request the page in malformed languages."""
    headers = {"accept-language": "a" * LETTERS + ";"}
    await attacker.begin()
    async for _ in attacker.pace(PER_SECOND, MOST):
        attacker.fire(attacker.get("/", headers=headers))
