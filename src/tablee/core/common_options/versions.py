"""Versions of a game's rules: the newest is for new tables, older ones keep records and stored tables readable.

A game declares both in one field, `rules_version: int = rules(2, older=(1,))`, and asks `self.rules_version` where a
judgement differs between them.
"""

from collections.abc import Mapping
from dataclasses import field, fields
from typing import Any, TypeVar

from tablee.core.options import assemble, build, options_of

G = TypeVar("G")


def rules(newest: int, *, older: tuple[int, ...] = ()) -> Any:
    """Declare the version of the rules for new tables, and the older ones by which the game can still be played."""
    return field(default=newest, kw_only=True, metadata={"older": older})


def known_versions(game: type[Any]) -> tuple[int, ...]:
    """Return the versions by which a game can be played, the newest last."""
    declared = [each for each in fields(game) if each.name == "rules_version"]
    older: tuple[int, ...] = declared[0].metadata["older"] if declared else ()
    return (*older, game.rules_version)


def build_version(game: type[G], version: int, chosen: Mapping[str, object]) -> G:
    """Return the game as `build` does, by the rules of one of its known versions."""
    if version == game.rules_version:  # type: ignore[attr-defined]
        return build(game, chosen)
    options = [option.in_older_versions for option in options_of(game)]
    return assemble(game, options, chosen, rules_version=version)
