"""Hints: what a player can do, proven, and what the strongest bot would do, with its reasons. Sentences are data.

A game has hints of its own if its package has a module `hints` with a function `explain`, which turns the bot's choice
into a `Hint`. Without one, a hint is just the bot's action.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence of a hint: the text `GAME-hint-CODE` in the catalogues, with pieces in the game's notation."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer in two steps: first what is possible, then what the bot would do, and why."""

    action: str  # what the bot would do, in the game's notation
    possible: tuple[Remark, ...] = ()  # what the rules and the solver can prove
    advice: tuple[Remark, ...] = ()  # what the bot would do, and the reasons for it
    pieces: tuple[str, ...] = ()  # of my hand, or those to take, to highlight what is possible
    places: tuple[str, ...] = ()  # on the table, in the game's words: numbers of melds, pieces of a market ...


def remark(code: str, **args: str | int) -> Remark:
    """Return a sentence; its arguments are numbers, and pieces in the game's notation."""
    return Remark(code, args)
