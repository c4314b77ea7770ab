"""What is in the box of each game, and how it lies on the sheets: written apart from the page that draws them."""

from collections import Counter
from dataclasses import dataclass

from tablee import Match
from tablee.games import GAMES

PAPERS_MM = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
TOKENS = Counter({"joker": 4, "first-player": 1})  # of Romi Rami, beside its trophies; the rules count no jokers


@dataclass(frozen=True)
class Deck:
    """Pieces of one size on a grid in the middle of each sheet; lengths in millimetres."""

    count: int
    width: float
    height: float
    columns: int
    rows: int

    @property
    def per_sheet(self) -> int:
        """How many lie on a sheet."""
        return self.columns * self.rows

    def on_sheets(self) -> list[int]:
        """Return how many pieces each sheet has."""
        full, rest = divmod(self.count, self.per_sheet)
        return [self.per_sheet] * full + [rest] * bool(rest)

    def lines(self, paper: str) -> tuple[list[float], list[float]]:
        """Return where the grid is cut, from the left and from the top."""
        width, height = PAPERS_MM[paper]
        left, top = (width - self.columns * self.width) / 2, (height - self.rows * self.height) / 2
        across = [left + number * self.width for number in range(self.columns + 1)]
        return across, [top + number * self.height for number in range(self.rows + 1)]


DECKS = {
    ("zoo-domino", "large"): [Deck(36, 60, 30, 3, 8)],
    ("tile-rummy", "large"): [Deck(106, 24, 32.16, 8, 8)],
    ("photo-rummy", "large"): [Deck(108, 63, 88.2, 3, 3)],
    ("photo-rummy", "small"): [Deck(108, 44, 61.6, 4, 4)],
    ("romi-rami", "large"): [Deck(92, 44, 61.6, 4, 4), Deck(36, 48, 59.52, 4, 4), Deck(9, 32, 32, 6, 4)],
}


def box(game: str) -> Counter[str]:
    """Return the pieces that the rules play with."""
    rules = GAMES[game]()
    return Counter(map(str, rules.pieces(Match.start(rules, players=2, seed=1).state)))
