"""The glossary: one word for each concept, and the rejected ones. Run it to write docs/glossary.md.

The tests read the same data, and fail where a message uses a rejected word.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablee.locales import LANGUAGES

DOCS = Path(__file__).parents[1] / "docs"
FILE, PAGE = DOCS / "glossary.toml", DOCS / "glossary.md"
HEAD = """# Glossary

One term for each concept in each language. This page is made from
[`glossary.toml`](glossary.toml) by `python tools/glossary.py`. A test fails where a message
uses a rejected word, struck through here; `*` stands for any beginning or ending.
"""


@dataclass(frozen=True)
class Entry:
    """A concept in one language."""

    notion: str
    meaning: str
    games: tuple[str, ...]  # the games where it applies; empty: everywhere
    exceptions: frozenset[str]  # keys of messages that may use a rejected word
    term: str
    rejected: tuple[str, ...]

    def holds_in(self, game: str) -> bool:
        """Whether it applies to a game's texts, or for "" to those that belong to no game."""
        return not self.games or game in self.games

    def find_rejected(self, text: str) -> Iterator[str]:
        """Yield the rejected words in a text, however they are capitalised."""
        for word in self.rejected:
            yield from (found[0] for found in _pattern(word).finditer(text))


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Return all concepts with their words in a language."""
    return tuple(
        Entry(
            notion,
            row["meaning"],
            tuple(row.get("games", ())),
            frozenset(row.get("except", ())),
            row[language]["term"],
            tuple(row[language].get("not", ())),
        )
        for notion, row in tomllib.loads(FILE.read_text(encoding="utf-8")).items()
    )


@cache
def _pattern(word: str) -> re.Pattern[str]:
    start = r"\b\w*" if word.startswith("*") else r"\b"
    ending = r"\w*" if word.endswith("*") else r"\b"
    return re.compile(f"{start}{re.escape(word.strip('*'))}{ending}", re.IGNORECASE)


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(section(rows) for rows in zip(*map(entries, LANGUAGES), strict=True))])


def section(rows: tuple[Entry, ...]) -> str:
    """Return one concept: its meaning and its words."""
    first = rows[0]
    where = f" ({', '.join(first.games)})" if first.games else ""
    lines = [f"## {first.notion.replace('-', ' ').capitalize()}", "", f"{first.meaning}{where}".capitalize() + ".", ""]
    lines += ["| language | term | rejected |", "| --- | --- | --- |"]
    for language, entry in zip(LANGUAGES, rows, strict=True):
        rejected = ", ".join(f"~~{word.replace('*', chr(92) + '*')}~~" for word in entry.rejected)
        lines.append(f"| {language} | {entry.term} | {rejected} |".replace("|  |", "| |"))
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
