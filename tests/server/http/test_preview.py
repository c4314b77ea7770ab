"""Link previews."""

import re

import pytest

from tablee.games import GAMES
from tablee.locales import catalogue
from tablee.server.http.preview import MAX_ACCEPTED, Subject, cached_words, preferred, preview


def told(path: str, languages: str = "") -> dict[str, str]:
    html = preview(path, "https://here.example/", preferred(languages))
    return dict(re.findall(r'property="og:(\S+)" content="([^"]*)"', html))


def test_a_page_about_a_game_shows_that_game() -> None:
    tags = told("rules/zoo-domino", "de-DE,de;q=0.9,en;q=0.8")
    assert tags["title"] == "Zoo-Domino · Tablée"
    assert tags["image"] == "https://here.example/preview/zoo-domino.jpg"
    assert tags["url"] == "https://here.example/rules/zoo-domino"
    assert tags["locale"] == "de"
    assert told("print/zoo-domino")["title"] == told("rules/zoo-domino")["title"]


def test_the_link_of_a_table_invites_and_tells_nothing_of_the_table() -> None:
    one, other = told("t/ABCDEFGHJK"), told("t/ZZZZZZZZZZ")
    assert one.pop("url") != other.pop("url")
    assert one == other
    assert "invited" in one["description"]


@pytest.mark.parametrize("path", ["", "about", "rules/chess", "t/", 'x"><script>alert(1)</script>'])
def test_every_other_address_is_tablee_itself(path: str) -> None:
    assert told(path)["image"] == "https://here.example/preview/tablee.jpg"
    assert "<script>" not in preview(path, "https://here.example/", "en")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("pl, it-CH;q=0.7, nl;q=0.9", "nl"),
        ("es;q=9.9.9, de;q=0.1", "de"),
        ("*", "en"),
        ("de;q=1.000, it;q=", "de"),
        (" fr_CA ; q=0.5", "fr"),
        ("a" * 60_000 + ";", "en"),
    ],
)
def test_the_language_is_the_most_wanted_of_ours(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_only_the_beginning_of_a_long_header_is_looked_at() -> None:
    assert preferred("x" * (MAX_ACCEPTED - 3) + ",de") == "de"
    assert preferred("x" * MAX_ACCEPTED + ",de") == "en"


def test_a_game_without_texts_is_described_nevertheless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "high-card", object)
    monkeypatch.setattr(catalogue("en"), "_silent", ("high-card",))
    try:
        tags = told("rules/high-card")
    finally:
        cached_words.cache_clear()
    assert tags["title"] == "High Card · Tablée"
    assert tags["description"] == told("")["description"]


def test_what_is_kept_does_not_grow_with_what_is_asked_for() -> None:
    assert {Subject.of(f"t/{number}") for number in range(50)} == {Subject(is_table=True)}
    assert {Subject.of(f"rules/{number}") for number in range(50)} == {Subject()}
