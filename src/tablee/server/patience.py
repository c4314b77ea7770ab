"""How much one connection or one address may ask for."""

import time


class Patience:
    """A bucket that fills again with time: so many at once, so many a second."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left = float(burst)
        self._at = time.monotonic()

    def spend(self) -> float:
        """Take one; return after how many seconds it is there to be taken: 0 is at once."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - 1
        self._at = now
        return max(0.0, -self._left / self._per_second)


class PatienceByAddress:
    """A bucket for each address; those not seen for longest are forgotten."""

    MOST_ADDRESSES = 10_000

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._by_address: dict[str, Patience] = {}

    def spend(self, address: str) -> float:
        """Take one from the address's bucket; return after how many seconds it is there."""
        patience = self._by_address.pop(address, None) or Patience(self._burst, self._per_second)
        self._by_address[address] = patience
        if len(self._by_address) > self.MOST_ADDRESSES:
            del self._by_address[next(iter(self._by_address))]
        return patience.spend()
