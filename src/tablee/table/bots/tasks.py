"""What workers do: nothing of the server is imported here, so that they are small and quick to start."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tablee.analysis.judges import find_judge
from tablee.analysis.looks import judge_now, tutor_asks
from tablee.bots import Seat
from tablee.bots.standing import Standing
from tablee.core.errors import Refusal, TableeError
from tablee.core.game import AnyGame
from tablee.core.options import build
from tablee.core.positions.solving import describe_best_turn
from tablee.games import find_game
from tablee.games.bots import adviser_of, find_bot, level_played
from tablee.games.discovery import part_of
from tablee.table.messages.from_server import Concern
from tablee.toolkit.hints import Hint


def think(game: AnyGame, view: Any, standing: Standing, kind: str, entropy: bytes) -> str:
    """Return what the bot plays, in the game's notation."""
    bot = find_bot(game.name, level_played(game.name, kind))
    return game.write_action(bot(Seat(game, view, Random(entropy), standing)).action)


def hint(game: AnyGame, view: Any, standing: Standing, entropy: bytes) -> Hint:
    """Return what the player can do, and what the game's strongest bot would do, from the player's view alone."""
    seat = Seat(game, view, Random(entropy), standing)
    choice = adviser_of(game.name)(seat)
    hints = part_of(game.name, "hints")
    if hints is None:
        return Hint(game.write_action(choice.action))
    explained: Hint = hints.explain(seat, choice)
    return explained


def consider(game: AnyGame, view: Any, standing: Standing, action: str) -> Concern | None:
    """Return what the tutor says before this is played, from the player's view alone; None if there is nothing to say.

    An action that cannot be read or is not allowed is the referee's business.
    """
    if find_judge(game.name) is None:
        return None
    imagined = game.imagine(view, Random(0))
    try:
        text = game.write_action(game.read_action(action))
        game.apply(imagined, view.me, game.read_action(text))
    except TableeError:
        return None
    found = judge_now(game, view, standing, text)
    if found is None or not tutor_asks(found):
        return None
    missed = found.missed if found.missed and found.missed.kind in ("out", "lay", "early") else None
    better = missed.action if missed else found.options[found.best].action
    after = game.view_for(game.apply(imagined, view.me, game.read_action(better)), view.me)
    return Concern(
        cost=found.look.error,
        proven=found.proven,
        condition=found.condition,
        missed=missed and missed.kind,
        more=missed.more if missed else 0,
        action=better,
        log=list(after.log[len(view.log) :]),
    )


def solve(
    game: str, options: Mapping[str, object], position: Mapping[str, Any], objective: str | None
) -> dict[str, Any]:
    """Return the best turn in a position as plain data."""
    return describe_best_turn(build(find_game(game), options), position, objective, hurried=True)


def referee(game: str, options: Mapping[str, object], position: Mapping[str, Any]) -> Refusal | None:
    """Judge a proposed move in a position; None means that it is legal."""
    verdict: Refusal | None = build(find_game(game), options).referee(position)
    return verdict
