"""Lessons, sent over HTTP since they never change."""

from msgspec import Struct

from tablee.table.messages.from_server import Table


class Scene(Struct):
    """A moment of a lesson."""

    part: int  # its round, counted from 0
    say: str | None  # the key of its text, `GAME-lesson-SAY`; null: another player is about to move
    action: str | None  # what the learner must do; null: only read or watch
    code: str | None  # the code with which this action will be refused
    point: list[str]  # pieces and places to highlight
    table: Table


class Lesson(Struct):
    """A short scripted game."""

    game: str
    scenes: list[Scene]
