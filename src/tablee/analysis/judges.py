"""The judges of the games, found by name like their bots."""

from tablee.core.errors import InvalidOption, did_you_mean
from tablee.games.discovery import part_of
from tablee.toolkit.judging.judge import DEPTHS, Depth, Judge


def find_judge(game: str) -> Judge | None:
    """Return a game's judge; None if it has none."""
    judge: Judge | None = getattr(part_of(game, "judge"), "JUDGE", None)
    return judge


def judge_of(game: str) -> Judge:
    """Return a game's judge, or refuse the game."""
    judge = find_judge(game)
    if judge is None:
        raise InvalidOption(f"matches of {game} cannot be analysed: the game has no judge")
    return judge


def find_depth(name: str) -> Depth:
    """Return the depth of that name."""
    if name not in DEPTHS:
        raise InvalidOption(f"unknown depth {name[:80]!r}{did_you_mean(name[:80], DEPTHS)}")
    return DEPTHS[name]
