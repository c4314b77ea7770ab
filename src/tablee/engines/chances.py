"""Random numbers that are the same in the compiled kernel and in pure Python: splitmix64."""

_MASK = (1 << 64) - 1


class Chances:
    """A stream of random numbers; the same seed always gives the same numbers."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """Return the next 64-bit number."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        """Return a number below `count`, uniform except for a bias of one in four billion."""
        return (self.next() >> 32) * count >> 32
