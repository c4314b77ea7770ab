"""Tables in short, for a visitor's list: nothing that a spectator would not see, and which seats are the visitor's."""

from msgspec import Struct

from tablee.bots.cast import Member
from tablee.table.messages.from_server import Phase
from tablee.table.people.faces import Animal

MAX_TABLES_PER_ANSWER = 50


class SummarySeat(Struct):
    """A seat in short."""

    name: str | None  # None: free
    bot: str | None
    face: Member | Animal | None


class Summary(Struct):
    """A table in short."""

    code: str
    game: str
    phase: Phase
    seats: list[SummarySeat]
    round: int
    rounds: int
    totals: list[int]
    leaders: list[int]
    turn: list[int]  # the seats that must act
    rematch: str | None
    version: int  # of the table
    began: int  # the version since which the same seats must act
    at: float  # when the last event was stored, in seconds since 1970
    mine: list[int]  # the seats that the visitor's proofs open, in their order
    left: list[int]  # the seats that bots play for the visitor until they come back
    waiting: list[int]  # the seats that the visitor waits to take over


class Summaries(Struct):
    """Those of the tables that exist, and the codes of the others."""

    tables: list[Summary]
    gone: list[str]  # deleted, never created, or of rules that this server does not know
