"""The bodies of HTTP requests: OpenAPI and the page's types are generated from them."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.table.bots.pace import DEFAULT_PACE, Pace
from tablee.table.messages.analysis import OfferedDepth
from tablee.table.messages.fields import Number
from tablee.table.messages.replays import MAX_STEPS_PER_ANSWER
from tablee.table.messages.summaries import MAX_TABLES_PER_ANSWER
from tablee.table.people.faces import FaceName

MAX_SEATS_OF_VISITOR = 8  # at one table, in one browser
MAX_ACTION_LENGTH = 4096  # characters: the limit of a websocket message

Token = Annotated[str, Meta(max_length=100)]


class Request(Struct, forbid_unknown_fields=True):
    """The base of all bodies."""


class NewTable(Request, kw_only=True):
    """The settings of a new table, and the name of its host. Omitted options keep their defaults."""

    game: str
    players: int
    options: dict[str, str | int | bool] = {}
    name: str
    pace: Pace = DEFAULT_PACE  # how long bots take for a turn
    face: FaceName | None = None  # of the host


class Sit(Request):
    """Take a free seat under this name."""

    name: str
    face: FaceName | None = None


class TableOfMine(Request):
    """A table, and the tokens of the visitor's seats there; null stands for the guest's cookie alone."""

    code: Annotated[str, Meta(max_length=20)]
    tokens: Annotated[list[Token | None], Meta(max_length=MAX_SEATS_OF_VISITOR)] = []


class SummariesWanted(Request):
    """The tables that a visitor wants to see in short."""

    tables: Annotated[list[TableOfMine], Meta(max_length=MAX_TABLES_PER_ANSWER)]


class StepsWanted(Request):
    """Which steps of a match at a table to replay, and the seat from which to see them: a query, not a body."""

    seat: Number | None = None  # null: one's own, or the first of a finished match
    hands: bool | None = None  # null: whenever all hands may be shown
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=MAX_STEPS_PER_ANSWER)] = MAX_STEPS_PER_ANSWER


class RecordToVerify(Request):
    """A record, as it was downloaded."""

    record: str


class RecordToReplay(Request):
    """A record, as it was downloaded, with the steps to replay and the seat from which to see them."""

    record: str
    seat: Number | None = None  # null: the first
    hands: bool = True  # show all hands
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=MAX_STEPS_PER_ANSWER)] = MAX_STEPS_PER_ANSWER


class Attempt(Request):
    """An action of a learner, played or only drafted, in the game's notation."""

    action: Annotated[str, Meta(max_length=MAX_ACTION_LENGTH)]


class FinishedMatch(Request):
    """A finished match: that of a table here, or a record as it was downloaded."""

    code: Annotated[str, Meta(max_length=20)] | None = None
    record: str | None = None

    def __post_init__(self) -> None:
        if (self.code is None) == (self.record is None):
            raise ValueError("give either the code of a table or a record, not both")


class AnalysisWanted(FinishedMatch):
    """The match to analyse, and the step from which on its findings are wanted."""

    depth: OfferedDepth = "normal"
    first: Number = 0


class TurnTried(FinishedMatch, kw_only=True):
    """Another action in the place of the one that was played at a step, in the game's notation."""

    step: Number
    action: Annotated[str, Meta(max_length=MAX_ACTION_LENGTH)]
    depth: OfferedDepth = "normal"
