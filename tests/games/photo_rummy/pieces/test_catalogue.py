from copy import deepcopy
from typing import Any

import pytest

from tablee.games.photo_rummy.pieces.cards import SIGNS, THEMES
from tablee.games.photo_rummy.pieces.catalogue import (
    LANGUAGES,
    capital_of,
    check_catalogue,
    name_of,
    read_catalogue,
    read_corrections,
    theme_of,
)

PHOTOS = [f"{sign}-{theme}" for sign in SIGNS for theme in THEMES]

MISREAD = [
    *[
        ("nl", word)
        for word in ("Brievbus", "Brüssel", "Schokoladentorte", "Wit bier", "Sekretariaat", "Fêta", "Athens")
    ],
    *[("de", word) for word in ("Siegengel", "Siegessel", "Christianskirke", "Stabkirke", "bröd", "Kathedrale Se")],
    *[("en", word) for word in ("Kopenhagen", "Luxemburg", "Rossion", "Dalahast", "Sao ", "Strauss-")],
    *[("fr", word) for word in ("Méto", "Luxemburg", "Smorr", "Boîtes")],
    *[("it", word) for word in ("Stocolma", "Viena", "Casetta", "Manifiesto", "típica", "dell' ", "Dalahaest")],
    *[
        ("es", word)
        for word in ("Eglesia", "La Puente", "El Torre", "com- positor", "Principe", "Secretaria ", "forno")
    ],
]


def everything_said(language: str) -> list[str]:
    return [name_of(photo, language) for photo in PHOTOS] + [capital_of(sign, language) for sign in SIGNS]


@pytest.mark.rule("PR-01")
def test_102_photos_and_the_joker_have_a_name_in_six_languages() -> None:
    names = {(photo, language): name_of(photo, language) for photo in PHOTOS for language in LANGUAGES}
    assert len(names) == 17 * 6 * 6
    assert all(names.values())
    assert [name_of("joker", language) for language in LANGUAGES] == [
        "Joker",
        "Joker",
        "Joker",
        "Jolly",
        "Joker",
        "Comodín",
    ]


@pytest.mark.rule("PR-02")
def test_17_capitals_have_a_name_in_six_languages() -> None:
    assert [capital_of(sign, "en") for sign in SIGNS] == [
        "Amsterdam",
        "Athens",
        "Berlin",
        "Bern",
        "Brussels",
        "Dublin",
        "Helsinki",
        "Copenhagen",
        "Lisbon",
        "London",
        "Luxembourg",
        "Madrid",
        "Oslo",
        "Paris",
        "Rome",
        "Stockholm",
        "Vienna",
    ]
    for language in LANGUAGES:
        assert len({capital_of(sign, language) for sign in SIGNS}) == 17


@pytest.mark.rule("PR-03")
def test_the_themes_come_in_the_order_of_the_card_table() -> None:
    assert [theme_of(theme, "en") for theme in THEMES] == [
        "Palaces and parliaments",
        "Churches",
        "Sights",
        "Typical dishes",
        "Letter boxes",
        "Emblems",
    ]
    assert [name_of(f"GB-{theme}", "en") for theme in THEMES] == [
        "Houses of Parliament and Big Ben",
        "St. Paul’s Cathedral",
        "Tower Bridge",
        "Roast beef",
        "Letter box",
        "Taxi",
    ]


@pytest.mark.rule("PR-04")
@pytest.mark.parametrize(("language", "wrong"), MISREAD)
def test_no_misread_word_is_left(language: str, wrong: str) -> None:
    assert [name for name in everything_said(language) if wrong in name] == []


@pytest.mark.rule("PR-04")
def test_a_correction_says_what_is_in_the_catalogue_now_and_what_it_was_before() -> None:
    for correction in read_corrections():
        assert correction["why"]
        assert correction["printed"]
        for place in correction["where"]:
            say = name_of if "-" in place else capital_of
            assert say(place, correction["language"]) == correction["ours"]
            assert correction["ours"] not in correction["printed"]


@pytest.mark.rule("PR-04")
def test_a_place_is_corrected_once() -> None:
    places = [(place, correction["language"]) for correction in read_corrections() for place in correction["where"]]
    assert len(places) == len(set(places)) == 218


@pytest.mark.rule("PR-04")
@pytest.mark.parametrize("name", ["", " Taxi", "Taxi ", "Ta  xi", "Ta\nxi", "Ta- xi", "Ta -xi", "taxi"])
def test_an_untidy_name_is_refused(name: str) -> None:
    catalogue: Any = deepcopy(read_catalogue())
    catalogue["capitals"]["GB"]["emblem"]["it"] = name
    with pytest.raises(ValueError, match="GB-emblem has no tidy name in it"):
        check_catalogue(catalogue)


@pytest.mark.rule("PR-04")
def test_a_missing_name_is_refused() -> None:
    catalogue: Any = deepcopy(read_catalogue())
    del catalogue["capitals"]["N"]["dish"]["es"]
    with pytest.raises(ValueError, match="N-dish must hold de, en, fr, it, nl, es; it holds de, en, fr, it, nl"):
        check_catalogue(catalogue)
