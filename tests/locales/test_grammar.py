"""Sentences that agree with what is filled in: numbers, names, and pieces in the forms that a language needs."""

import re

import pytest
from fluent.syntax import ast

from tablee.locales import LANGUAGES, catalogue
from tablee.locales.first_sound import sound_of
from tests.locales.catalogues import entries, files, messages, parts, path_of, samples
from tests.locales.numbers import COUNTING, NEVER_ONE, plural_choices, unselected

NAMES = {"name", "player", "players", "other", "newcomer", "host", "winners", "leader", "opponents"}
NAMES |= {"level", "weakest", "strongest", "chosen"}
# In French 0 is singular like 1. These messages are never used with 0, so "une seconde" is right.
NEVER_ZERO = {
    "seconds": "0 is no limit",
    "minutes": "from 120 seconds on",
    "refusal-deal-unknown": "a record has a deal",
    "verify-shuffles-yes": "a record has a deal",
    "verify-shuffles-no": "a record has a deal",
    "start-fills": "start-ready",
    "yours-waiting": "yours-complete",
    "move-arrived": "move-known",
    "move-tied": "nothing is said then",
    "start-late": "somebody has not answered",
    "spectators": "nobody is not mentioned",
    "refusal-table-seats_free": "a seat is free",
    "clock-grace": "afterwards the clock runs",
    "clock-waits": "afterwards the clock runs",
    "photo-rummy-page-did-take": "somebody did",
    "photo-rummy-page-missing-some": "something is missing",
    "photo-rummy-page-missing-family": "something is missing",
    "photo-rummy-page-missing-series": "something is missing",
    "tile-rummy-page-missing-some": "something is missing",
    "tile-rummy-page-points-missing": "something is missing",
    "romi-rami-refusal-complete-too_late": "there are too many cards",
    "romi-rami-refusal-discard-wrong_number": "there are too many cards",
    "romi-rami-page-hint-complete": "another hint",
    "zoo-domino-log-draw": "somebody did",
    "zoo-domino-log-draw-you": "somebody did",
    "zoo-domino-ends": "zoo-domino-chain-empty",
    "zoo-domino-refusal-pass-must_draw": "the stock is not empty",
    "photo-rummy-hint-open": "another hint",
    "photo-rummy-hint-lay": "another hint",
    "photo-rummy-hint-families": "nothing is said then",
    "photo-rummy-hint-series": "nothing is said then",
    "photo-rummy-hint-jokers": "nothing is said then",
    "photo-rummy-hint-do_lay": "another hint",
    "photo-rummy-hint-do_take": "nothing is said then",
    "photo-rummy-hint-then_lay": "nothing is said then",
    "photo-rummy-hint-fewer": "nothing is said then",
    "tile-rummy-hint-open": "another hint",
    "tile-rummy-hint-lay": "another hint",
    "tile-rummy-hint-lay_at_least": "another hint",
    "tile-rummy-hint-do_lay": "another hint",
    "tile-rummy-hint-fewer": "nothing is said then",
    "zoo-domino-hint-fits": "another hint",
    "zoo-domino-hint-follows": "nothing is said then",
    "romi-rami-hint-discard": "there are too many cards",
}

each_file = pytest.mark.parametrize("file", files())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_file
@each_language
def test_a_word_agrees_with_the_number_before_it(language: str, file: str) -> None:
    """Else one reads "1 points": the message must choose between [one] and [other]."""
    found = {key: unselected(language, message) for key, message in messages(language, file).items() if message.value}
    assert {key: names for key, names in found.items() if names} == {}


@each_file
@each_language
def test_a_choice_by_number_has_the_plural_forms_of_the_language(language: str, file: str) -> None:
    """All six distinguish `one` and `other`; French, Italian and Spanish use `many` only for millions."""
    for key, message in messages(language, file).items():
        for name, variants in plural_choices(message).items():
            assert "other" in variants, f"{key}: ${name}"
            assert variants & {"one", "0"}, f"{key}: ${name}"
            assert not {each for each in variants if not each.isdecimal()} - {"one", "other"}, f"{key}: ${name}"


@each_file
@each_language
def test_every_language_chooses_by_the_same_numbers(language: str, file: str) -> None:
    english = messages("en", file)
    for key, message in messages(language, file).items():
        theirs, ours = set(plural_choices(message)), set(plural_choices(english[key]))
        assert bool(theirs) == bool(ours), f"{key}: {theirs} here, {ours} in English"


@each_file
@each_language
def test_every_language_has_words_for_nothing_where_english_has(language: str, file: str) -> None:
    """Else one reads "open with 0 points" where any meld will do."""
    english = messages("en", file)
    lacking = [
        key
        for key, message in messages(language, file).items()
        for name, variants in plural_choices(english[key]).items()
        if "0" in variants and "0" not in plural_choices(message).get(name, set())
    ]
    assert lacking == []


@each_file
def test_nothing_is_not_one_in_french(file: str) -> None:
    words = catalogue("fr")
    wrong = []
    for key, message in messages("fr", file).items():
        for name in plural_choices(message):
            for args in samples(message):
                said = [words.say(key, **{**args, name: number}) for number in (0, 1)]
                if said[0] == said[1] and re.search(r"\b([Uu]ne?|[Ll]a seule|[Ll]e seul|qu’une?)\b", said[0]):
                    wrong.append(key)
    assert sorted(set(wrong) - set(NEVER_ZERO)) == []


def test_the_exceptions_are_still_needed() -> None:
    keys = {key for file in files() for key in messages("en", file)}
    assert {key for key, _ in NEVER_ONE} | set(NEVER_ZERO) <= keys
    assert {name for _, name in NEVER_ONE} <= COUNTING


@each_file
def test_no_french_word_must_be_elided_before_a_name(file: str) -> None:
    """`de { $name }` would be "de Anna"."""
    text = path_of("fr", file).read_text(encoding="utf-8")
    names = "|".join(NAMES)
    assert re.findall(rf"(?i)\b(?:de|que|le|la|ne|se|je|te|me|lorsque|puisque) {{ \$(?:{names}) }}", text) == []


@each_file
def test_no_italian_article_stands_before_a_variable(file: str) -> None:
    """`il { $number }` would be "il 8", and `i { $number }` would be "i 8"."""
    text = path_of("it", file).read_text(encoding="utf-8")
    articles = "il|lo|la|i|gli|una?|(?:a|da|de|ne|su)l(?:l[ao])?|(?:a|da|de|ne|su)i"
    assert re.findall(rf"(?i)\b(?:{articles}) {{ \$", text) == []


@each_file
def test_no_spanish_and_stands_before_a_name(file: str) -> None:
    """`y { $name }` would be "y Inés"; `list-and` chooses."""
    text = path_of("es", file).read_text(encoding="utf-8")
    assert re.findall(rf"(?i)\b[yo] {{ \$(?:{'|'.join(NAMES)}|last) }}", text) == []


@pytest.mark.parametrize(
    ("language", "names", "told"),
    [
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Ben", "Hilda"], "Ana, Ben e Hilda"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Ana", "Yvonne"], "Ana e Yvonne"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", ["Ana", "Ian"], "Ana y Ian"),
        ("es", ["Ana", "Yago"], "Ana y Yago"),
        ("es", ["Inés", "Ana"], "Inés y Ana"),
        ("es", ["Ana", ""], "Ana y "),
        ("it", ["Anna", "Elena"], "Anna ed Elena"),
        ("it", ["Anna", "Ines"], "Anna e Ines"),
    ],
)
def test_and_depends_on_how_the_last_name_begins(language: str, names: list[str], told: str) -> None:
    assert catalogue(language).names(names) == told


def test_a_sound_is_heard_in_any_spelling() -> None:
    assert [sound_of(word) for word in ("I\u0301n\u0303igo", "ÉMILE", "hija", "Hugo", "10", "")] == [
        *("i", "e", "i"),
        *("other", "other", "other"),
    ]


@each_language
def test_every_piece_has_the_forms_that_sentences_use(language: str) -> None:
    """A form is a variable such as $animal-beside, and an attribute of each animal."""
    for game in {file.partition("/")[0] for file in files() if "/" in file}:
        texts = [file for file in files() if file.startswith(f"{game}/")]
        said = [message for file in texts for message in messages(language, file).values()]
        used = {name.partition("-")[2] for message in said for name in parts(message).variables if "-" in name}
        formed = [message for message in said if f"{game}-piece-" in message.id.name and message.attributes]
        assert used == {each.id.name for message in formed for each in message.attributes}
        assert [message.id.name for message in formed if {each.id.name for each in message.attributes} != used] == []


@pytest.mark.parametrize(
    ("language", "lion", "elephant"),
    [
        ("de", "neben dem Löwen", "neben dem Elefanten"),
        ("en", "next to the lion", "next to the elephant"),
        ("fr", "à côté du lion", "à côté de l’éléphant"),
        ("it", "accanto al leone", "accanto all’elefante"),
        ("nl", "naast de leeuw", "naast de olifant"),
        ("es", "junto al león", "junto al elefante"),
    ],
)
def test_a_sentence_names_an_animal_in_the_form_that_it_needs(language: str, lion: str, elephant: str) -> None:
    words = catalogue(language)
    for animal, told in (("lion", lion), ("elephant", elephant)):
        spot = words.say("zoo-domino-page-spot", spot="left", **words.named("zoo-domino", animal=animal))
        assert spot.endswith(told)


def test_what_is_no_piece_is_named_as_it_is() -> None:
    assert catalogue("de").named("zoo-domino", animal="unicorn") == {"animal": "unicorn"}


def test_no_message_but_a_piece_has_attributes() -> None:
    """The catalogue looks for forms on pieces only."""
    all_entries = [entry for language in LANGUAGES for file in files() for entry in entries(language, file)]
    found = [entry for entry in all_entries if isinstance(entry, ast.Message) and entry.attributes]
    assert {entry.id.name for entry in found if "-piece-" not in entry.id.name} == set()
