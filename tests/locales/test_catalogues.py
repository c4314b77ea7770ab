"""Six catalogues that say the same: every file, key, attribute and variable, whoever wrote them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from tablee.locales import LANGUAGES, catalogue
from tests.locales.catalogues import FOLDER, GAMES, entries, files, meant_by, messages, parts, path_of, samples

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = Path(__file__).with_name("same_as_english.txt")
PACKAGE = FOLDER.parent
#: Files that only the page reads: its own tests look for unused messages there.
PAGE = re.compile(
    r"(after|analysis|board|companion|fair|guide|here|hint|melds-page|page|people|print|site|together|yours|gallery|hints|lesson|rules)\.ftl$"
)
STANDARD_FUNCTIONS = {"NUMBER", "DATETIME"}

each_file = pytest.mark.parametrize("file", files())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


def truly_the_same() -> set[tuple[str, str]]:
    """Return (language, key) of the messages that are the same words in both languages."""
    lines = [line.partition("#")[0].split() for line in SAME.read_text(encoding="utf-8").splitlines()]
    return {(language, key) for key, *languages in filter(None, lines) for language in languages}


def same_text(one: ast.Message, other: ast.Message) -> bool:
    def written(message: ast.Message) -> str:
        return FluentSerializer().serialize_entry(ast.Message(message.id, message.value, message.attributes))

    return written(one) == written(other)


def test_there_is_a_folder_for_each_language_and_no_other() -> None:
    for home in (FOLDER, *GAMES.glob("*/texts")):
        folders = {path.name for path in home.iterdir() if path.is_dir() and path.name != "__pycache__"}
        assert folders == set(LANGUAGES), home


@each_language
def test_every_language_has_every_file(language: str) -> None:
    assert [file for file in files() if not path_of(language, file).exists()] == []


@each_file
@each_language
def test_a_file_has_only_what_fluent_can_read(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


#: Texts that code names by data: an option, a piece, the code of a refusal, the verb of an action ...
NAMED_BY_DATA = re.compile(
    r"(^|-)(option|piece|refusal|outcome|bot|pace|face|hint|feat|missing|look|action|log|view|score|"
    r"rules|lesson|help|command|typing|analysis)(-|$)"
)


def is_used(key: str, game: str, code: str) -> bool:
    """Whether code names a text: as a whole, without its game's name, or by the beginning of an f-string."""
    if NAMED_BY_DATA.search(key) or f'"{key}"' in code:
        return True
    words = key.removeprefix(game).removeprefix("-").split("-")
    return f'"{"-".join(words)}"' in code or any(f"{'-'.join(words[:end])}{{" in code for end in range(1, len(words)))


@pytest.mark.parametrize("file", [file for file in files() if not PAGE.search(file)])
def test_code_uses_every_message_of_the_terminal_and_of_the_server(file: str) -> None:
    game = file.partition("/")[0] if "/" in file else ""
    folders = [PACKAGE / "games" / game.replace("-", "_")] if game else []
    shared = ["cli", "core", "guide", "locales", "server", "table", "toolkit"]
    sources = [path for folder in (*folders, *(PACKAGE / name for name in shared)) for path in folder.rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources).replace("'", '"')
    assert [key for key in messages("en", file) if key != game and not is_used(key, game, code)] == []


@each_language
def test_no_key_is_there_twice(language: str) -> None:
    keys = [
        entry.id.name
        for file in files()
        for entry in entries(language, file)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted(keys) == sorted(set(keys))


@each_file
@each_other
def test_a_file_has_the_same_keys_as_english(language: str, file: str) -> None:
    assert sorted(messages(language, file)) == sorted(messages("en", file))


@each_file
@each_other
def test_a_message_has_the_same_variables_and_attributes_as_in_english(language: str, file: str) -> None:
    def shape(message: ast.Message) -> tuple[bool, set[str], list[str]]:
        attributes = [] if "-piece-" in message.id.name else [each.id.name for each in message.attributes]
        return message.value is not None, meant_by(message), attributes

    differing = [
        key
        for key, message in messages(language, file).items()
        if key in messages("en", file) and shape(message) != shape(messages("en", file)[key])
    ]
    assert differing == []


@each_file
@each_language
def test_only_functions_that_every_fluent_has_are_used(language: str, file: str) -> None:
    used = {function for message in messages(language, file).values() for function in parts(message).functions}
    assert used <= STANDARD_FUNCTIONS


@each_file
@each_other
def test_a_message_is_translated(language: str, file: str) -> None:
    untranslated = [
        key
        for key, message in messages(language, file).items()
        if (english := messages("en", file).get(key))
        and parts(english).letters
        and same_text(message, english)
        and (language, key) not in truly_the_same()
    ]
    assert untranslated == []


def test_the_list_of_messages_that_are_the_same_is_no_longer_than_it_must_be() -> None:
    really = {
        (language, key)
        for language in OTHERS
        for file in files()
        for key, message in messages(language, file).items()
        if key in messages("en", file) and same_text(message, messages("en", file)[key])
    }
    assert truly_the_same() - really == set()


@each_file
@each_language
def test_every_message_can_be_said(language: str, file: str) -> None:
    words = catalogue(language)
    for key, message in messages(language, file).items():
        for args in samples(message) if message.value else ():
            text = words.say(key, **args)
            assert text.strip() == text != ""
            assert not set(text) & set("{}$"), f"{key}: {text}"


@each_file
@each_language
def test_a_refusal_and_an_outcome_are_whole_sentences(language: str, file: str) -> None:
    words = catalogue(language)
    for key, message in messages(language, file).items():
        if "refusal-" in key or "-outcome-" in key:
            for args in samples(message):
                # A player's name may begin a sentence: it has its capital. A piece's name has none in most languages.
                text = words.say(key, **{**args, "winners": "Anna", "player": "Anna"})
                assert text[0].isupper() or text[0].isdecimal() or text[0] in "«„“‘¡¿", f"{key}: {text}"
                assert text.endswith((".", "!", "?", "lower-case")), f"{key}: {text}"


@each_file
def test_no_line_of_french_begins_with_a_sign(file: str) -> None:
    text = path_of("fr", file).read_text(encoding="utf-8")
    sentences = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in sentences if re.search(r" [!?:;»%]|« |[\d}] (?:Mo|min|pp|s)(?![\w’])", line)] == []
