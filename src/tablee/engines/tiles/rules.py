"""The variants that decide which melds are valid."""

from dataclasses import dataclass
from functools import cached_property

from tablee.core.errors import InvalidOption

VALUES: dict[str, tuple[object, ...]] = {
    "combinations": ("both", "series", "sequences"),
    "ace": ("low", "both"),
    "mixed_sequences": (False, True),
    "stars": ("exchange", "free"),
    "rework_on_opening": (False, True),
    "stars_in_play": tuple(range(5)),
}
HIGHEST_PENALTY = 50


@dataclass(frozen=True)
class MeldRules:
    """The variants of Tile Rummy that decide which melds are valid, and the penalty of a star (TR-30 to TR-82)."""

    combinations: str = "both"  # both | series | sequences
    ace: str = "low"  # low | both: the 1 may also follow the 13
    mixed_sequences: bool = False
    stars: str = "exchange"  # exchange: a star on the table keeps its face until exchanged | free
    opening_minimum: int = 30
    rework_on_opening: bool = False
    stars_in_play: int = 2
    star_penalty: int = 25  # of a star left on a rack

    def __post_init__(self) -> None:
        """Refuse a variant that does not exist."""
        for name, values in VALUES.items():
            if getattr(self, name) not in values:
                known = ", ".join(map(str, values))
                raise InvalidOption(f"{name} cannot be {getattr(self, name)!r}; it is one of: {known}")
        if self.opening_minimum < 0:
            raise InvalidOption(f"opening_minimum cannot be {self.opening_minimum}; it is a number from 0")
        if not 0 <= self.star_penalty <= HIGHEST_PENALTY:
            raise InvalidOption(
                f"star_penalty cannot be {self.star_penalty}; it is a number from 0 to {HIGHEST_PENALTY}"
            )

    @cached_property
    def flags(self) -> int:
        """The variants that the compiled kernel needs, as bit flags."""
        series, sequences = self.combinations != "sequences", self.combinations != "series"
        bits = (series, sequences, self.ace == "both", self.mixed_sequences, self.stars == "free")
        flags = sum(bit << place for place, bit in enumerate(bits))
        return flags + (self.stars_in_play << len(bits)) + (self.star_penalty << len(bits) + 3)

    @property
    def opening_points(self) -> int:
        """The points that an opening needs: with a minimum of 0 still one combination, whatever it is worth (TR-30)."""
        return max(1, self.opening_minimum)
