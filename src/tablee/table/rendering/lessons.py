"""Lessons over HTTP: the server tells all scenes at once and judges each attempt. It keeps nothing of them."""

from collections.abc import Iterator
from functools import cache

import msgspec

from tablee.core.errors import IllegalAction
from tablee.games.bots import BOTS
from tablee.guide.lessons import LEARNER, Scene, find_scene, lesson_of
from tablee.server.http.models import Judged
from tablee.table import messages
from tablee.table.events import Setup
from tablee.table.rendering.presenter import Place, table_for
from tablee.table.seats import Chair
from tablee.table.state import TableState

COMPANY = ("Mia", "Tom", "Lea")  # who plays with the learner


@cache
def lesson_for(game: str) -> bytes:
    """Return the whole lesson, as it goes over the wire."""
    return msgspec.json.encode(messages.Lesson(game, list(_told(lesson_of(game)))))


def judge_attempt(game: str, number: int, action: str) -> Judged:
    """Return what the referee says of an action, and whether the lesson asks for it."""
    try:
        return Judged(verdict="legal", wanted=find_scene(game, number).judge(action))
    except IllegalAction as error:
        return Judged.model_validate({"verdict": "refused", **vars(error.refusal)})


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
