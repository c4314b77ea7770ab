"""The bodies of HTTP requests and responses: OpenAPI and the page's types are generated from them."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

from tablee.core.errors import Refusal
from tablee.core.options import Option
from tablee.table.bots.pace import DEFAULT_PACE, Pace
from tablee.table.messages.analysis import OfferedDepth
from tablee.table.messages.fields import MAX_NUMBER, MIN_NUMBER
from tablee.table.messages.replays import MAX_STEPS_PER_ANSWER
from tablee.table.messages.summaries import MAX_TABLES_PER_ANSWER
from tablee.table.people.faces import MAX_FACE

MAX_SEATS_OF_VISITOR = 8  # at one table, in one browser
MAX_ACTION_LENGTH = 4096  # characters: the limit of a websocket message

Face = Annotated[StrictStr, Field(max_length=MAX_FACE)]

# --- from the page ---------------------------------------------------------------------------------------------------


class NewTable(BaseModel):
    """The settings of a new table, and the name of its host. Omitted options keep their defaults."""

    model_config = ConfigDict(extra="forbid")

    game: StrictStr
    players: StrictInt
    options: dict[str, StrictStr | StrictInt | StrictBool] = {}
    name: StrictStr
    pace: Pace = DEFAULT_PACE  # how long bots take for a turn
    face: Face | None = None  # of the host


class Sit(BaseModel):
    """Take a free seat under this name."""

    model_config = ConfigDict(extra="forbid")

    name: StrictStr
    face: Face | None = None


class TableOfMine(BaseModel):
    """A table, and the tokens of the visitor's seats there; null stands for the guest's cookie alone."""

    model_config = ConfigDict(extra="forbid")

    code: StrictStr = Field(max_length=20)
    tokens: list[Annotated[StrictStr, Field(max_length=100)] | None] = Field([], max_length=MAX_SEATS_OF_VISITOR)


class SummariesWanted(BaseModel):
    """The tables that a visitor wants to see in short."""

    model_config = ConfigDict(extra="forbid")

    tables: list[TableOfMine] = Field(max_length=MAX_TABLES_PER_ANSWER)


class RecordToVerify(BaseModel):
    """A record, as it was downloaded."""

    model_config = ConfigDict(extra="forbid")

    record: StrictStr


class RecordToReplay(BaseModel):
    """A record, as it was downloaded, with the steps to replay and the seat from which to see them."""

    model_config = ConfigDict(extra="forbid")

    record: StrictStr
    seat: StrictInt | None = Field(None, ge=MIN_NUMBER, le=MAX_NUMBER)  # null: the first
    hands: StrictBool = True  # show all hands
    first: StrictInt = Field(0, ge=MIN_NUMBER, le=MAX_NUMBER)
    count: StrictInt = Field(MAX_STEPS_PER_ANSWER, ge=1, le=MAX_STEPS_PER_ANSWER)


class Attempt(BaseModel):
    """An action of a learner, played or only drafted, in the game's notation."""

    model_config = ConfigDict(extra="forbid")

    action: StrictStr = Field(max_length=MAX_ACTION_LENGTH)


class FinishedMatch(BaseModel):
    """A finished match: that of a table here, or a record as it was downloaded."""

    model_config = ConfigDict(extra="forbid")

    code: StrictStr | None = Field(None, max_length=20)
    record: StrictStr | None = None

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if (self.code is None) == (self.record is None):
            raise ValueError("give the code of a table or a record, and not both")
        return self


class AnalysisWanted(FinishedMatch):
    """The match to analyse, and the step from which on its findings are wanted."""

    depth: OfferedDepth = "normal"
    first: StrictInt = Field(0, ge=MIN_NUMBER, le=MAX_NUMBER)


class TurnTried(FinishedMatch):
    """Another action in the place of the one that was played at a step, in the game's notation."""

    step: StrictInt = Field(ge=MIN_NUMBER, le=MAX_NUMBER)
    action: StrictStr = Field(max_length=MAX_ACTION_LENGTH)
    depth: OfferedDepth = "normal"


# --- from the server -------------------------------------------------------------------------------------------------


class Answer(BaseModel):
    """Base of all responses: every field is always present."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Seated(Answer):
    """A seat, and the token that proves that it is yours."""

    code: str
    seat: int
    token: str
    link: str  # /t/CODE#seat=TOKEN: opens the seat on any device


class OptionInfo(Answer):
    """One option of a game."""

    name: str
    kind: Literal["choice", "seat", "number", "seconds", "minutes", "flag", "document"]
    default: str | int | bool
    rule: str
    values: list[str]  # of a choice: all; of a seat: "chance" or its number; else common values
    least: int  # of a number or a duration
    most: int
    when: tuple[str, str] | None  # applies only while this other option has this value

    @classmethod
    def of(cls, option: Option) -> "OptionInfo":
        """Return the model of an option of the library."""
        return cls.model_validate(option, from_attributes=True)


class GameInfo(Answer):
    """A game that can be played here."""

    name: str
    version: int
    players: tuple[int, int]  # fewest and most
    options: list[OptionInfo]
    bots: list[str]  # the levels to choose from, weakest first
    usual_bot: str  # the default level
    analysis: bool  # its matches can be analysed, and it has a tutor


class Verdict(Answer):
    """The referee's verdict on a move; the other fields say why it is refused."""

    verdict: Literal["legal", "refused"]
    code: str | None = None
    rule: str | None = None
    pieces: list[str] = []
    args: dict[str, str | int] = {}
    message: str | None = None

    @classmethod
    def of(cls, refusal: Refusal | None, **more: bool) -> Self:
        """Return the model of a verdict of the library."""
        told = {"verdict": "legal"} if refusal is None else {"verdict": "refused", **vars(refusal)}
        return cls.model_validate({**told, **more})


class Judged(Verdict):
    """The referee's verdict on an action in a lesson, and whether the lesson asks for this action."""

    wanted: bool = False


class Solution(Answer):
    """The best turn, in a form that depends on the game, and whether it is proven optimal."""

    model_config = ConfigDict(extra="allow")

    optimal: bool


class Shuffled(Answer):
    """One shuffle of a match: anyone who has the seed can reproduce it."""

    path: list[str]  # labels, from the key of the match to that of the shuffle
    before: list[str]
    after: list[str]


class Verified(Answer):
    """A record that was replayed with the result it states."""

    game: str
    players: int
    rounds: int  # dealt so far
    actions: int
    over: bool  # the match, not only the record
    sheet: list[list[int]]
    shuffles: list[Shuffled]


class Health(Answer):
    """The server is alive."""

    status: Literal["ok"] = "ok"


class Problem(Answer):
    """A problem document (RFC 9457); `code` is stable, and the page has a sentence for it that takes `args`."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    code: str
    args: dict[str, str | int] = {}


Position = dict[str, Any]  # the referee's input: each game defines its own
