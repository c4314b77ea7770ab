"""Matches typed text to choices."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """A legal action, with its label."""

    action: str  # in the game's notation
    told: str  # in the player's language


def find_choices(text: str, choices: Sequence[Choice]) -> list[int]:
    """Return the indices of the choices that match: exactly, or else by prefixes of their words.

    >>> choices = [Choice("lay lion-zebra left", "lege Löwe–Zebra links"), Choice("pass", "passe")]
    >>> find_choices("lö z li", choices), find_choices("p", choices), find_choices("zebra zebra", choices)
    ([0], [1], [])
    """
    exact = [place for place, choice in enumerate(choices) if " ".join(text.split()) == choice.action]
    if exact:
        return exact
    typed = _words(text)
    return _found(_in_order, typed, choices) or _found(_in_any_order, typed, choices) if typed else []


def _found(begins: Callable[[list[str], list[str]], bool], typed: list[str], choices: Sequence[Choice]) -> list[int]:
    return [
        place
        for place, choice in enumerate(choices)
        if begins(typed, _words(choice.told)) or begins(typed, _words(choice.action))
    ]


def _in_order(typed: list[str], words: list[str]) -> bool:
    """Whether the typed words are prefixes of consecutive words: in `lion zebra l`, l is left and not lay."""
    following = iter(words)
    return all(any(word.startswith(beginning) for word in following) for beginning in typed)


def _in_any_order(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word is a prefix of a different word."""
    left = list(words)
    for beginning in sorted(typed, key=len, reverse=True):
        found = next((word for word in left if word.startswith(beginning)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def plain(text: str) -> str:
    """Return the text in lower case and without accents: not every keyboard has an ö."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in taken_apart if not unicodedata.combining(sign))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))
