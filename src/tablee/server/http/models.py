"""The bodies of HTTP requests and answers: OpenAPI and the page's types are made from them."""

from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from tablee.core.errors import Refusal
from tablee.core.options import Option
from tablee.table.bots.pace import USUAL_PACE, Pace
from tablee.table.messages import LEAST_NUMBER, MOST_NUMBER, MOST_STEPS

MAX_ACTION = 4096  # characters: as many as fit into a message over a socket

# --- from the page ---------------------------------------------------------------------------------------------------


class NewTable(BaseModel):
    """What a table agrees on, and the name of the one who makes it. Options that are not named keep their defaults."""

    model_config = ConfigDict(extra="forbid")

    game: StrictStr
    players: StrictInt
    options: dict[str, StrictStr | StrictInt | StrictBool] = {}
    name: StrictStr
    pace: Pace = USUAL_PACE  # for how long bots think


class Sit(BaseModel):
    """Take a free seat under this name."""

    model_config = ConfigDict(extra="forbid")

    name: StrictStr


class RecordToVerify(BaseModel):
    """A record, as it was downloaded."""

    model_config = ConfigDict(extra="forbid")

    record: StrictStr


class RecordToReplay(BaseModel):
    """A record, as it was downloaded, and which of its steps are wanted, seen from which seat."""

    model_config = ConfigDict(extra="forbid")

    record: StrictStr
    seat: StrictInt | None = Field(None, ge=LEAST_NUMBER, le=MOST_NUMBER)  # null: the first
    hands: StrictBool = True  # all of them laid open
    first: StrictInt = Field(0, ge=LEAST_NUMBER, le=MOST_NUMBER)
    count: StrictInt = Field(MOST_STEPS, ge=1, le=MOST_STEPS)


class Attempt(BaseModel):
    """What a learner does, or thinks of doing, in the game's notation."""

    model_config = ConfigDict(extra="forbid")

    action: StrictStr = Field(max_length=MAX_ACTION)


# --- from the server -------------------------------------------------------------------------------------------------


class Answer(BaseModel):
    """Whatever the server answers: every field is always there."""

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
    values: list[str]  # of a choice; of a seat: by chance, or its number; those usual or known of others
    least: int  # of a number or of a time
    most: int
    when: tuple[str, str] | None  # matters only while this other option has this value

    @classmethod
    def of(cls, option: Option) -> "OptionInfo":
        """Tell an option of the library."""
        return cls.model_validate(option, from_attributes=True)


class GameInfo(Answer):
    """A game that can be played here."""

    name: str
    version: int
    players: tuple[int, int]  # fewest and most
    options: list[OptionInfo]
    bots: list[str]  # the levels that people choose from, the weakest first
    usual_bot: str  # the one for people who do not choose


class Verdict(Answer):
    """What the referee says of a move; what is beside the verdict tells why it is refused."""

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
    """What the referee says of an action in a lesson, and whether it is the one that the lesson asks for."""

    wanted: bool = False


class Solution(Answer):
    """The best turn, told as each game does, and whether it is proven to be the best."""

    model_config = ConfigDict(extra="allow")

    optimal: bool


class Shuffled(Answer):
    """One shuffle of a match: whoever has the seed can make it again."""

    path: list[str]  # labels, from the key of the match to that of the shuffle
    before: list[str]
    after: list[str]


class Verified(Answer):
    """A record that comes out as written when it is played again."""

    game: str
    players: int
    rounds: int  # that were dealt
    actions: int
    over: bool  # the match, not only the record
    sheet: list[list[int]]
    shuffles: list[Shuffled]


class Health(Answer):
    """The server answers."""

    status: Literal["ok"] = "ok"


class Problem(Answer):
    """What went wrong (RFC 9457); `code` never changes, and the page has a sentence for it that takes `args`."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    code: str
    args: dict[str, str | int] = {}


Position = dict[str, Any]  # what a referee takes: each game describes its own
