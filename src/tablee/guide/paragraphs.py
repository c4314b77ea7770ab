"""The rules of a game, paragraph by paragraph: one table for the page, the text client and the tests."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tablee.games.discovery import file_of


@dataclass(frozen=True)
class Paragraph:
    """A paragraph; its text is `GAME-rules-ID` of the catalogues, its title `GAME-rules-ID-title`."""

    id: str
    rules: tuple[str, ...]  # that it explains
    rulings: tuple[str, ...] = ()  # those of them that settle questions that the booklet leaves open
    codes: tuple[str, ...] = ()  # refusals without a rule, or with one that is explained elsewhere
    shows: tuple[str, ...] = ()  # rows of example pieces: `+` before a legal one, `-` before an illegal one


@cache
def rules_of(game: str) -> Mapping[str, tuple[Paragraph, ...]]:
    """Return the paragraphs of a game by the parts of its rules."""
    file = file_of(game, "rules.json")
    parts = json.loads(file.read_text(encoding="utf-8")) if file else []
    return {part["part"]: tuple(map(_read, part["paragraphs"])) for part in parts}


def _read(told: Mapping[str, str | list[str]]) -> Paragraph:
    return Paragraph(**{name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told.items()})  # type: ignore[arg-type]
