"""The rules pages explain every rule, and every refusal leads to an existing paragraph, in six languages."""

import pytest
from tools.rules import ids_of_rulings, ids_told

from tablee.core.errors import TURN, Refusals
from tablee.core.match import REFUSALS as MATCH
from tablee.core.options import options_of
from tablee.games import GAMES
from tablee.guide.paragraphs import Paragraph, rules_of
from tablee.locales import LANGUAGES, catalogue
from tests.locales.catalogues import messages

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraphs(game: str) -> list[Paragraph]:
    return [paragraph for part in rules_of(game).values() for paragraph in part]


def named_by(table: Refusals) -> dict[str, str | None]:
    return {code: table.rule_of(code) for code in table.codes}


@each_game
def test_every_rule_is_explained_once(game: str, request: pytest.FixtureRequest) -> None:
    told = [rule for paragraph in paragraphs(game) for rule in paragraph.rules]
    assert sorted(told) == sorted(ids_told(request.config.rootpath / "docs" / "games")[game])


@each_game
def test_what_the_booklet_leaves_open_is_marked(game: str, request: pytest.FixtureRequest) -> None:
    marked = [rule for paragraph in paragraphs(game) for rule in paragraph.rulings]
    assert sorted(marked) == sorted(ids_of_rulings(request.config.rootpath / "docs" / "games" / f"{game}.md"))
    assert all(set(paragraph.rulings) <= set(paragraph.rules) for paragraph in paragraphs(game))


@each_game
def test_every_refusal_has_a_paragraph(game: str) -> None:
    rules = {rule for paragraph in paragraphs(game) for rule in paragraph.rules}
    codes = [code for paragraph in paragraphs(game) for code in paragraph.codes]
    refusals = named_by(GAMES[game].refusals) | named_by(TURN) | named_by(MATCH)
    assert [code for code, rule in refusals.items() if code not in codes and rule not in rules] == []
    assert sorted(codes) == sorted(set(codes)), "a refusal leads to one paragraph"
    assert set(codes) <= set(refusals), "a code that nobody gives"


@each_game
def test_every_option_has_a_paragraph(game: str) -> None:
    rules = {rule for paragraph in paragraphs(game) for rule in paragraph.rules}
    assert {option.rule for option in options_of(GAMES[game])} <= rules


@each_game
def test_anchors_are_words_that_an_address_can_hold(game: str) -> None:
    anchors = [paragraph.id for paragraph in paragraphs(game)]
    assert len(anchors) == len(set(anchors))
    assert all(anchor.replace("-", "").isalpha() for anchor in anchors)


@each_language
@each_game
def test_every_paragraph_has_a_title_and_a_text_and_every_text_a_paragraph(game: str, language: str) -> None:
    keys = [f"{game}-rules-{paragraph.id}{end}" for paragraph in paragraphs(game) for end in ("", "-title")]
    assert sorted(messages(language, f"{game}/rules.ftl")) == sorted(keys)


@each_language
@each_game
def test_every_part_has_a_title(game: str, language: str) -> None:
    assert [part for part in rules_of(game) if not catalogue(language).has(f"rules-part-{part}")] == []


@each_game
def test_every_picture_shows_pieces_of_the_game(game: str) -> None:
    words = catalogue("en")
    rows = [row.removeprefix("+ ").removeprefix("- ") for each in paragraphs(game) for row in each.shows]
    for piece in (piece for row in rows for group in row.split(" | ") for piece in group.split(" ")):
        name = piece.partition("=")[0].removesuffix("!")
        assert words.piece(game, name) not in ("", name) or words.has(f"{game}-piece-{name}"), piece
