"""The bodies of HTTP responses: OpenAPI and the page's types are generated from them. Every field is always present."""

from typing import Literal, Self

from msgspec import Struct

from tablee.core.errors import Refusal
from tablee.core.options import Option


class Seated(Struct):
    """A seat, and the token that proves that it is yours."""

    code: str
    seat: int
    token: str
    link: str  # /t/CODE#seat=TOKEN: opens the seat on any device


class OptionInfo(Struct):
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
    def of(cls, option: Option) -> Self:
        """Return an option of the library."""
        facts = {name: getattr(option, name) for name in cls.__struct_fields__}
        return cls(**{**facts, "values": list(option.values)})


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    version: int
    players: tuple[int, int]  # fewest and most
    options: list[OptionInfo]
    bots: list[str]  # the levels to choose from, weakest first
    usual_bot: str  # the default level
    analysis: bool  # its matches can be analysed, and it has a tutor


class Verdict(Struct):
    """The referee's verdict on a move; the other fields say why it is refused."""

    verdict: Literal["legal", "refused"]
    code: str | None
    rule: str | None
    pieces: list[str]
    args: dict[str, str | int]
    message: str | None

    @classmethod
    def of(cls, refusal: Refusal | None, **more: bool) -> Self:
        """Return a verdict of the library."""
        if refusal is None:
            return cls("legal", None, None, [], {}, None, **more)
        pieces, args = list(refusal.pieces), dict(refusal.args)
        return cls("refused", refusal.code, refusal.rule, pieces, args, refusal.message, **more)


class Judged(Verdict):
    """The referee's verdict on an action in a lesson, and whether the lesson asks for this action."""

    wanted: bool


class Solution(Struct):
    """The best turn, in a form that depends on the game, and whether it is proven optimal."""

    optimal: bool


class Shuffled(Struct):
    """One shuffle of a match: anyone who has the seed can reproduce it."""

    path: list[str]  # labels, from the key of the match to that of the shuffle
    before: list[str]
    after: list[str]


class Verified(Struct):
    """A record that was replayed with the result it states."""

    game: str
    players: int
    rounds: int  # dealt so far
    actions: int
    over: bool  # the match, not only the record
    sheet: list[list[int]]
    shuffles: list[Shuffled]


class Health(Struct):
    """The server is alive."""

    status: Literal["ok"]


class Problem(Struct):
    """A problem document (RFC 9457); `code` is stable, and the page has a sentence for it that takes `args`."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    args: dict[str, str | int]
