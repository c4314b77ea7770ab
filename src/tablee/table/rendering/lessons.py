"""Lessons: all scenes are sent at once, and each attempt is judged. Nothing of them is stored."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from tablee.core.errors import IllegalAction, Refusal
from tablee.games.bots import BOTS
from tablee.guide.lessons import LEARNER, Scene, find_scene, lesson_of
from tablee.table import messages
from tablee.table.events import Setup
from tablee.table.rendering.presenter import Place, table_for
from tablee.table.seats import Chair
from tablee.table.state import TableState

COMPANY = ("Mia", "Tom", "Lea")  # who plays with the learner


@dataclass(frozen=True)
class Judgement:
    """What the referee says of an attempt, and whether the lesson asks for it."""

    refusal: Refusal | None = None  # None: legal
    wanted: bool = False


@cache
def lesson_for(game: str) -> bytes:
    """Return the whole lesson, as it goes over the wire."""
    return msgspec.json.encode(messages.Lesson(game, list(_told(lesson_of(game)))))


def judge_attempt(game: str, number: int, action: str) -> Judgement:
    """Return what the referee says of an action, and whether the lesson asks for it."""
    try:
        return Judgement(wanted=find_scene(game, number).judge(action))
    except IllegalAction as error:
        return Judgement(error.refusal)


def check_attempt(game: str, number: int, action: str) -> bytes:
    """Return what is to say of a draft, as it goes over the wire."""
    return msgspec.json.encode(find_scene(game, number).check(action))


def _told(scenes: tuple[Scene, ...]) -> Iterator[messages.Scene]:
    for number, scene in enumerate(scenes):
        table = table_for(_situation(scene, number), Place(LEARNER), {LEARNER}, 0, None)
        yield messages.Scene(scene.part, scene.say, scene.action, scene.code, list(scene.point), table)


def _situation(scene: Scene, number: int) -> TableState:
    """Return the table of a scene: the learner, who is called as the page likes, and company."""
    match = scene.match
    bot = next(iter(BOTS[match.game.name]))
    chairs = (Chair("", token=b""), *(Chair(name, bot) for name in COMPANY[: match.players - 1]))
    setup = Setup(f"LESSON{scene.part}", match.game, match.players, match.seed)
    return TableState(setup, chairs, match=match, version=number)
