"""What is in the box of each game, and how it lies on the sheets: written apart from the page that draws them."""

from collections import Counter
from dataclasses import dataclass, replace

from tablee import Match
from tablee.games import GAMES
from tablee.games.romi_rami.pieces.edition import STANDARD, edition_of

PAPERS_MM = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
TOKENS = Counter({"joker": 4, "first": 1})  # of Romi Rami: the rules have no pieces for them


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
    ("romi-rami", "large"): [Deck(92, 44, 61.6, 4, 4), Deck(36, 48, 59.52, 4, 4), Deck(13, 32, 32, 6, 4)],
}
TROPHIES = 4  # of Romi Rami, with two faces each: both are printed where there are no backs


def decks_of(game: str, size: str, has_backs: bool) -> list[Deck]:
    """Return what is printed of a game."""
    *decks, last = DECKS[game, size]
    return [*decks, replace(last, count=last.count - TROPHIES) if has_backs and game == "romi-rami" else last]


def box(game: str, has_backs: bool) -> Counter[str]:
    """Return the pieces of a game: those that the rules play with, and tokens."""
    rules = GAMES[game]()
    pieces = Counter(map(str, rules.pieces(Match.start(rules, players=2, seed=1).state)))
    if game != "romi-rami":
        return pieces
    cards = Counter({piece: count for piece, count in pieces.items() if not piece.startswith("trophy")})
    faces = [[str(face) for face in token] for token in edition_of(STANDARD).trophies]
    return cards + TOKENS + Counter(name for token in faces for name in (token[:1] if has_backs else token))
