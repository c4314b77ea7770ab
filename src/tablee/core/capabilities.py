"""What a game may offer beyond the Game protocol. Shared code asks for it with `isinstance`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

from tablee.core.answers import Answer, Plan
from tablee.core.chance import Chance
from tablee.core.errors import Refusal

Lots = tuple[tuple[str | None, ...], ...]  # a row for each time that lots were drawn; None: out of the draw
ClockKind = Literal["none", "turn", "bank"]


@runtime_checkable
class Solver(Protocol[Plan]):
    """A game that can find the best turn in a position."""

    @property
    def objectives(self) -> tuple[str, ...]:
        """What the best turn can maximize; the first is what most people want."""
        ...

    def solve(self, document: Mapping[str, Any], objective: str, *, hurried: bool = False) -> Answer[Plan]:
        """Return the best turn in a position; in a hurry, give up sooner. Raise InvalidPosition if unreadable."""
        ...

    def do_nothing(self, document: Mapping[str, Any]) -> Plan:
        """Return the plan that leaves the position as it is."""
        ...

    def write_plan(self, plan: Plan) -> dict[str, Any]:
        """Return a plan as plain data."""
        ...


@dataclass(frozen=True)
class Missing:
    """What an unfinished meld needs to become valid, as data: players read the catalogue's sentence."""

    code: str  # of the sentence `GAME-missing-CODE`; never changes
    count: int  # pieces, at least
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class MeldVerdict:
    """The referee's verdict on one meld of a draft: valid, unfinished, or flawed whatever is added."""

    pieces: tuple[str, ...]  # as they would lie: in order, a star with its face; as drafted if it is flawed
    flaw: Refusal | None
    parts: tuple[tuple[str, ...], ...]  # the melds that a flawed one splits into with nothing left over; usually none
    missing: Missing | None = None  # what would complete a flawed one; None if nothing can


@dataclass(frozen=True)
class DraftVerdict:
    """The referee's verdict on a whole draft. If `refusal` is None, `action` is the move to play, whoever's turn it
    is."""

    action: str
    melds: tuple[MeldVerdict, ...]  # in the order in which they were drafted
    laid: tuple[str, ...]  # what would come from the hand; empty if that cannot be known
    points: int | None  # towards the opening; None for a player who has opened
    minimum: int  # of an opening
    refusal: Refusal | None


@runtime_checkable
class Drafts(Protocol):
    """A game whose turns are drafted on the table before they are played."""

    def check_draft(self, state: Any, player: int, text: str) -> DraftVerdict:
        """Judge a draft in the game's notation as if it were the player's turn; raise InvalidNotation if unreadable."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A game that may be played by the clock. A turn lasts as long as the same player is to act."""

    @property
    def clock(self) -> ClockKind: ...
    @property
    def turn_seconds(self) -> int:
        """How long a turn may take, until the table plays TIMEOUT; 0 is without a limit."""
        ...

    @property
    def bank_minutes(self) -> int:
        """What each player has for a round."""
        ...

    @property
    def increment_seconds(self) -> int:
        """What each turn adds to its player's bank when it ends."""
        ...


@runtime_checkable
class DrawsLots(Protocol):
    """A game whose first player is decided by drawing pieces in front of everybody."""

    def draw_lots(self, players: int, chance: Chance) -> Lots:
        """Return what each player drew, from the same chance that picks the first player."""
        ...

    @property
    def draws_lots_again(self) -> bool:
        """Whether lots are drawn before every round, not only before the first."""
        ...


class Words(Protocol):
    """The texts of one language."""

    @property
    def language(self) -> str: ...
    def has(self, key: str) -> bool:
        """Whether there is a text of that name."""
        ...

    def say(self, key: str, **args: object) -> str:
        """Return the text of that name with its arguments filled in."""
        ...

    def piece(self, game: str, piece: str) -> str:
        """Return the name of a piece, or of several."""
        ...

    def named(self, game: str, **pieces: str) -> dict[str, object]:
        """Return arguments for a sentence: each piece's name, and the forms of it that a sentence may need."""
        ...

    def names(self, names: Any) -> str:
        """Return a list of names as a sentence lists them."""
        ...

    def clauses(self, parts: Iterable[str]) -> str:
        """Return parts that may contain commas, with the language's semicolon between them."""
        ...


@runtime_checkable
class NamesPieces(Protocol):
    """A game whose pieces have names that are put together; all others are named by the text `GAME-piece-PIECE`."""

    @staticmethod
    def piece_name(piece: str, words: Words) -> str:
        """Return the name of one piece; a text that names no piece is returned as it is."""
        ...
