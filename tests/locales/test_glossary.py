"""One word for each notion: the messages use none that the glossary rejects."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast, visitor
from tools.glossary import Entry, entries

from tablee.games import GAMES
from tablee.locales import LANGUAGES
from tests.locales.catalogues import files, messages
from tools import glossary

each_language = pytest.mark.parametrize("language", LANGUAGES)


class Words(visitor.Visitor):
    """What is read of a message: neither its key nor those of its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def rejected_words(language: str) -> Iterator[str]:
    for file in files():
        game = file.rpartition("/")[0]
        for key, message in messages(language, file).items():
            words = Words()
            words.visit(message)
            for entry in entries(language):
                if entry.holds_in(game) and key not in entry.exceptions:
                    yield from (f"{key}: {each}" for text in words.found for each in entry.find_rejected(text))


@each_language
def test_no_message_uses_a_rejected_word(language: str) -> None:
    assert list(rejected_words(language)) == []


def test_a_rejected_word_is_found_as_a_whole_word_in_any_case() -> None:
    entry = Entry("seat", "", (), frozenset(), "seat", ("chair", "stool*"))
    assert list(entry.find_rejected("Chair, armchairs, stools, STOOL and footstool")) == ["Chair", "stools", "STOOL"]


def test_an_ending_is_found_whatever_it_ends() -> None:
    entry = Entry("tú", "", (), frozenset(), "tú", ("*áis",))
    assert list(entry.find_rejected("¿Estáis aquí? JUGÁIS en Jamaica, paisaje.")) == ["Estáis", "JUGÁIS"]


def test_a_word_may_be_wrong_in_one_game_only() -> None:
    (group,) = (entry for entry in entries("en") if entry.notion == "group")
    assert group.holds_in("tile-rummy")
    assert not group.holds_in("photo-rummy")
    assert not group.holds_in("")


@each_language
def test_no_word_is_both_chosen_and_rejected(language: str) -> None:
    """In the same game; otherwise no message could be right."""
    for chosen in entries(language):
        for other in entries(language):
            if not chosen.games or not other.games or set(chosen.games) & set(other.games):
                assert list(other.find_rejected(chosen.term)) == [], f"{chosen.notion}, {other.notion}"


def test_games_and_exceptions_exist() -> None:
    keys = {key for file in files() for key in messages("en", file)}
    for entry in entries("en"):
        assert set(entry.games) <= set(GAMES)
        assert entry.exceptions <= keys


def test_the_page_is_made_from_the_glossary() -> None:
    """Else run `python tools/glossary.py`."""
    assert glossary.PAGE.read_text(encoding="utf-8") == glossary.page()
