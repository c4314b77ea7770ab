"""Replays, sent over HTTP since the past does not change."""

from msgspec import Struct

from tablee.core.game import Outcome
from tablee.table.messages.from_server import GameView, Phase, Table

MAX_STEPS_PER_ANSWER = 50


class Step(Struct):
    """A moment of a match: those fields of `Table` that change during play, as they were then."""

    phase: Phase
    round: int
    rounds: int
    sheet: list[list[int]]
    totals: list[int]
    lots: list[list[str | None]]
    view: GameView
    outcome: Outcome | None
    leaders: list[int]
    fresh: int  # how many of the view's last log entries are new in this step
    hands: list[list[str]]  # of all seats; empty where they stay hidden


class Replay(Struct):
    """Some steps of a match, finished or not."""

    table: Table  # as it is now, for the viewer
    mine: int | None  # the viewer's seat
    seat: int | None  # whose view the steps show; null: a spectator's
    began: float | None  # in seconds since 1970; null for records, which do not contain it
    acted: list[int | None]  # for each step, the seat that acted; null: a round was dealt
    first: int  # the number of the first of these steps
    steps: list[Step]
