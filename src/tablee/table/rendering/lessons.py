"""Lessons: all scenes are sent at once, and each attempt is judged. Nothing is stored."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from tablee.core.errors import IllegalAction, Refusal
from tablee.games.bots import BOTS
from tablee.guide.lessons import LEARNER, Scene, find_scene, lesson_of
from tablee.table.events import Setup
from tablee.table.messages import lessons
from tablee.table.people.places import Place
from tablee.table.people.seats import Chair
from tablee.table.rendering.presenter import table_for
from tablee.table.state import TableState

OPPONENTS = ("Mia", "Tom", "Lea")  # who plays with the learner


@dataclass(frozen=True)
class Judgement:
    """The referee's verdict on an attempt, and whether the lesson asks for it."""

    refusal: Refusal | None = None  # None: legal
    wanted: bool = False


@cache
def lesson_for(game: str) -> bytes:
    """Return the whole lesson, encoded."""
    return msgspec.json.encode(lessons.Lesson(game, list(_told(lesson_of(game)))))


def judge_attempt(game: str, number: int, action: str) -> Judgement:
    """Return the referee's verdict on an action, and whether the lesson asks for it."""
    try:
        return Judgement(wanted=find_scene(game, number).judge(action))
    except IllegalAction as error:
        return Judgement(error.refusal)


def check_attempt(game: str, number: int, action: str) -> bytes:
    """Return the verdict on a draft, encoded."""
    return msgspec.json.encode(find_scene(game, number).check(action))


def _told(scenes: tuple[Scene, ...]) -> Iterator[lessons.Scene]:
    for number, scene in enumerate(scenes):
        table = table_for(_state(scene, number), Place(LEARNER), {LEARNER}, 0, None)
        yield lessons.Scene(scene.part, scene.say, scene.action, scene.code, list(scene.point), table)


def _state(scene: Scene, number: int) -> TableState:
    """Return the table of a scene: the learner, whom the page names, and the other players."""
    match = scene.match
    bot = next(iter(BOTS[match.game.name]))
    chairs = (Chair("", token=b""), *(Chair(name, bot) for name in OPPONENTS[: match.players - 1]))
    setup = Setup(f"LESSON{scene.part}", match.game, match.players, match.seed)
    return TableState(setup, chairs, match=match, version=number)
