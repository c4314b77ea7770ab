"""Names of capitals, themes and photos in the six languages of the box: `catalogue.json`, read once and checked.

The page shows the same file. What was corrected in the printed card table, and why, is listed in `corrections.json`.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias, TypedDict

from tablee.games.photo_rummy.pieces.cards import JOKER, ORDER, SIGNS, THEMES

LANGUAGES = ("de", "en", "fr", "it", "nl", "es")

Names: TypeAlias = Mapping[str, str]
"""The name of one thing, by language."""


class Catalogue(TypedDict):
    """The whole file: a capital has its own names under `name` and those of its photos under their themes."""

    joker: Names
    themes: Mapping[str, Names]
    capitals: Mapping[str, Mapping[str, Names]]


class Correction(TypedDict):
    """A printed name, from one or both transcripts of the card table, and the name used instead."""

    where: list[str]
    language: str
    printed: list[str]
    ours: str
    why: str


def name_of(card: str, language: str) -> str:
    """Return what a card shows: `name_of("GB-sight", "fr")` is Tower Bridge."""
    if card == JOKER:
        return read_catalogue()["joker"][language]
    sign, _, theme = card.partition("-")
    return read_catalogue()["capitals"][sign][theme][language]


def capital_of(sign: str, language: str) -> str:
    """Return a capital's name: `capital_of("GB", "fr")` is Londres."""
    return read_catalogue()["capitals"][sign]["name"][language]


def theme_of(theme: str, language: str) -> str:
    """Return a theme's name, as a heading: `theme_of("church", "nl")` is Kerken."""
    return read_catalogue()["themes"][theme][language]


def piece_name(piece: str, language: str) -> str:
    """Return the name of a card, capital or theme; the name of a card includes its capital."""
    if piece in SIGNS:
        return capital_of(piece, language)
    if piece in THEMES:
        return theme_of(piece, language)
    if piece not in ORDER:
        return piece
    sign, _, theme = piece.partition("-")
    return f"{name_of(piece, language)} ({capital_of(sign, language)})" if theme else name_of(piece, language)


@cache
def read_catalogue() -> Catalogue:
    """Read the file, once."""
    return check_catalogue(json.loads(_text("catalogue.json")))


def read_corrections() -> list[Correction]:
    """Read the list of corrections; a place is a photo, or a country code for the capital's own name."""
    corrections: list[Correction] = json.loads(_text("corrections.json"))
    return corrections


def check_catalogue(catalogue: Any) -> Catalogue:
    """Refuse a catalogue in which a name is missing or has stray whitespace."""
    _check_keys("the catalogue", catalogue, (JOKER, "themes", "capitals"))
    _check_names(JOKER, catalogue[JOKER])
    _check_keys("themes", catalogue["themes"], THEMES)
    for theme in THEMES:
        _check_names(theme, catalogue["themes"][theme])
    _check_keys("capitals", catalogue["capitals"], SIGNS)
    for sign in SIGNS:
        capital = catalogue["capitals"][sign]
        _check_keys(sign, capital, ("name", *THEMES))
        for part in capital:
            _check_names(f"{sign}-{part}", capital[part])
    checked: Catalogue = catalogue
    return checked


def _check_keys(what: str, found: Mapping[str, object], expected: tuple[str, ...]) -> None:
    """Check keys and their order, which is the order of the cards."""
    if tuple(found) != expected:
        raise ValueError(f"{what} must hold {', '.join(expected)}; it holds {', '.join(found)}")


def _check_names(what: str, names: Names) -> None:
    _check_keys(what, names, LANGUAGES)
    for language, name in names.items():
        if not name or name.split() != name.split(" ") or "- " in name or " -" in name or not name[0].isupper():
            raise ValueError(f"{what} has no tidy name in {language}: {name!r}")


def _text(file: str) -> str:
    return files("tablee.games.photo_rummy").joinpath(file).read_text(encoding="utf-8")
