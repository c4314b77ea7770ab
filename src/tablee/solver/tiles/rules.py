"""The variants that decide what may lie on the table."""

from dataclasses import dataclass
from functools import cached_property

from tablee.core.errors import InvalidOption

VALUES: dict[str, tuple[object, ...]] = {
    "combinations": ("both", "series", "sequences"),
    "ace": ("low", "both"),
    "mixed_sequences": (False, True),
    "stars": ("exchange", "free"),
    "rework_on_opening": (False, True),
    "stars_in_play": (0, 2),
}


@dataclass(frozen=True)
class MeldRules:
    """The variants of Tile Rummy that decide what may lie on the table (TR-30 to TR-34, TR-60 to TR-65)."""

    combinations: str = "both"  # both | series | sequences
    ace: str = "low"  # low | both: the 1 may also follow the 13
    mixed_sequences: bool = False
    stars: str = "exchange"  # exchange: a star on the table keeps its face until exchanged | free
    opening_minimum: int = 30
    rework_on_opening: bool = False
    stars_in_play: int = 2

    def __post_init__(self) -> None:
        """Refuse a variant that does not exist."""
        for name, values in VALUES.items():
            if getattr(self, name) not in values:
                known = ", ".join(map(str, values))
                raise InvalidOption(f"{name} cannot be {getattr(self, name)!r}; it is one of: {known}")
        if self.opening_minimum < 0:
            raise InvalidOption(f"opening_minimum cannot be {self.opening_minimum}; it is a number from 0")

    @cached_property
    def flags(self) -> int:
        """The variants that the compiled kernel asks for, a bit for each."""
        series, sequences = self.combinations != "sequences", self.combinations != "series"
        bits = (series, sequences, self.ace == "both", self.mixed_sequences, self.stars == "free")
        return sum(bit << place for place, bit in enumerate(bits)) + (self.stars_in_play << len(bits))
