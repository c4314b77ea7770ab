"""Lessons: short scripted games. The referee is the real one; only the deck is stacked.

A lesson is a file of parts, each a round with its options, its deck and its scenes. A scene has a text to
read (`say`), and usually a task: an action (`do`), or one that is refused (`try`, and the `code` that the
referee then returns). Moves such as `p1 lay lion-zebra left` come before a scene: those of `watch` are
shown one by one, those of `skip` are not. `point` lists pieces and places to highlight. The `deck` begins with the
listed pieces, as the game deals them; pieces are drawn from its end, in the order of `draws`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tablee.core.capabilities import DraftVerdict
from tablee.core.chance import Seed
from tablee.core.documents import read_toml
from tablee.core.errors import InvalidOption
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.options import build
from tablee.core.positions.drafts import check_draft
from tablee.games import find_game
from tablee.games.discovery import file_of
from tablee.guide.stacking import Stacked

LEARNER = 0  # the learner's seat
NO_SECRET = Seed(bytes(16))


@dataclass(frozen=True)
class Scene:
    """A moment of a lesson: the table, a text and a task."""

    part: int
    match: Match
    say: str | None  # None: another player is about to move; the learner only watches
    action: str | None  # the learner's task, in the game's notation; None: read or watch
    code: str | None  # of the refusal that the action to try must get
    point: tuple[str, ...]

    def judge(self, text: str) -> bool:
        """Return whether this is the action that the lesson asks for; raise the referee's refusal."""
        game = self.match.game
        action = game.read_action(text)
        self.match.apply(LEARNER, action)
        return self.code is None and self.action is not None and action == game.read_action(self.action)

    def check(self, text: str) -> DraftVerdict:
        """Judge the draft of the learner's turn."""
        return check_draft(self.match.game, self.match.state, LEARNER, text)


@cache
def lesson_of(name: str) -> tuple[Scene, ...]:
    """Return all scenes of the lesson of a game."""
    game, file = find_game(name), file_of(name, "lesson.toml")
    if file is None:
        raise InvalidOption(f"{name} has no lesson")
    return tuple(_scenes(game, read_toml(file.read_text(encoding="utf-8"))["parts"]))


def find_scene(name: str, number: int) -> Scene:
    """Return a scene, counted from 0."""
    scenes = lesson_of(name)
    if not 0 <= number < len(scenes):
        raise InvalidOption(f"the lesson has the scenes 0 to {len(scenes) - 1}, not {number}")
    return scenes[number]


def _scenes(kind: type[Any], parts: Iterable[Mapping[str, Any]]) -> Iterator[Scene]:
    for number, part in enumerate(parts):
        match = _deal(build(kind, part.get("options", {})), part)
        for scene in part["scenes"]:
            match = _play(match, scene.get("skip", ()))
            for move in scene.get("watch", ()):
                yield Scene(number, match, None, None, None, ())
                match = _play(match, (move,))
            text, code = scene.get("do") or scene.get("try"), scene.get("code")
            action = text and match.game.write_action(match.game.read_action(text))
            yield Scene(number, match, scene["say"], action, code, tuple(scene.get("point", "").split()))
            if "do" in scene:
                match = match.play(scene["do"], LEARNER)


def _deal(game: AnyGame, part: Mapping[str, Any]) -> Match:
    deck, draws = part["deck"].split(), part.get("draws", "").split()
    chance = Stacked(NO_SECRET.chance().key, tuple(deck), tuple(reversed(draws)))
    return Match(game, part["players"], NO_SECRET, game.initial_state(part["players"], chance, LEARNER))


def _play(match: Match, moves: Iterable[str]) -> Match:
    for move in moves:
        seat, _, action = move.partition(" ")
        match = match.play(action, int(seat.removeprefix("p")))
    return match
