"""Bad input is answered with one line that says what to do, and exit code 2."""

from pathlib import Path
from typing import Any

import pytest

from tablee import __version__
from tablee.games import GAMES
from tests.cli.helpers.command import Refused, Run

GAME = "zoo-domino"
KNOWN = ", ".join(GAMES)


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["gmaes"], "No such command 'gmaes'. Did you mean 'games'? Try 'tablee --help'."),
        (["--foo"], "No such option '--foo'. Try 'tablee serve --help'."),
        (
            ["--prot", "5"],
            "No such option '--prot'. (Did you mean one of: '--host', '--port'?) Try 'tablee serve --help'.",
        ),
        (["--database", "games.db"], "the database is not a URL; write it like sqlite:///games.db"),
        (["play"], "Missing argument 'GAME'. Try 'tablee play --help'."),
        (["play", "zoo-dmino"], "unknown game 'zoo-dmino'; did you mean 'zoo-domino'?"),
        (["play", ""], f"unknown game ''; known: {KNOWN}"),
        (["play", "zoo\ndomino\x07"], r"unknown game 'zoo\ndomino\x07'; did you mean 'zoo-domino'?"),
        (["play", GAME, "extra"], "Got unexpected extra argument (extra) Try 'tablee play --help'."),
        (
            ["play", GAME, "--palyers", "2"],
            "No such option '--palyers'. Did you mean '--players'? Try 'tablee play --help'.",
        ),
        (["play", GAME, "--players", "7"], "zoo-domino is for 2 to 6 players, not 7"),
        (["play", GAME, "--players", "-1"], "zoo-domino is for 2 to 6 players, not -1"),
        (["play", GAME, "--option", "way"], "--option 'way' has no '='; write it like way=draw"),
        (["play", GAME, "--option", "wya=draw"], "unknown option 'wya'; did you mean 'way'?"),
        (["play", GAME, "--option", "way=drow"], "way cannot be 'drow'; did you mean 'draw'?"),
        (["play", GAME, "--option", "rounds=21"], "rounds is a number from 1 to 20, not '21'"),
        (["play", GAME, "--option", "way=draw", "--option", "way=draw"], "--option way is given twice"),
        (["play", GAME, "--option", "first=3"], "first is seat 3, but there are 2 players"),
        (["play", GAME, "--lang", "deu"], "unknown language 'deu'; did you mean 'de'?"),
        (["play", GAME, "--lang", "klingon"], "unknown language 'klingon'; known: de, en, fr, it, nl, es"),
        (["play", GAME, "--bots", "carefull"], "unknown bot 'carefull'; did you mean 'careful'?"),
        (["play", GAME, "--bots", "random"], "unknown bot 'random'; known: beginner, casual, strong, expert, careful"),
        (["play", GAME, "--bots", "careful,careful"], "--bots names 2 bots; seats besides yours: 1"),
        (["simulate", GAME, "--players", "7"], "zoo-domino is for 2 to 6 players, not 7"),
        (["simulate", GAME, "--bots", "randm"], "unknown bot 'randm'; did you mean 'random'?"),
        (["simulate", GAME, "--bots", ""], "unknown bot ''; known: beginner, casual, strong, expert, careful, random"),
        (["simulate", GAME, "--option", "first=3"], "first is seat 3, but there are 2 players"),
        (["simulate", GAME, "--option", "way="], "way cannot be ''; known: draw, trumps"),
        (["replay", "nowhere.txt"], "cannot read nowhere.txt: No such file or directory"),
        (["verify", "nowhere\0.txt"], "cannot read nowhere?.txt: embedded null byte"),
        (["referee", "zoo", "x.json"], f"unknown game 'zoo'; known: {KNOWN}"),
    ],
    ids=lambda value: " ".join(value).replace("\0", "0") if isinstance(value, list) else "",
)
def test_the_answer_says_what_is_wrong_and_what_may_be_meant(refused: Refused, args: Any, line: str) -> None:
    assert refused(*args) == line


@pytest.mark.parametrize(
    "args",
    [
        ["play", GAME, "--players", "two"],
        ["play", GAME, "--seed", "-1"],
        ["play", GAME, "--seed", str(2**128)],
        ["simulate", GAME, "--games", "0"],
        ["simulate", GAME, "--games", "99999999999"],
        ["simulate", GAME, "--jobs", "0"],
        ["serve", "--port", "99999"],
        ["serve", "--bot-pace", "-1"],
    ],
    ids=" ".join,
)
def test_a_number_out_of_range_is_named_with_its_option(refused: Refused, args: Any) -> None:
    assert f"Invalid value for '{args[-2]}'" in refused(*args)


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["referee", GAME]], ids=" ".join)
class TestFiles:
    def test_a_folder_is_not_read(self, refused: Refused, command: str, tmp_path: Path) -> None:
        assert refused(*command, str(tmp_path)) == f"cannot read {tmp_path}: Is a directory"

    def test_what_is_not_utf_8_is_not_read(self, refused: Refused, command: str, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"tablee \xff")
        assert refused(*command, str(tmp_path / "file")).endswith("file: byte 8 is not UTF-8 text")

    def test_standard_input_that_is_not_utf_8_is_not_read(self, refused: Refused, command: str) -> None:
        assert refused(*command, "-", input=b"\xff") == "cannot read standard input: byte 1 is not UTF-8 text"

    def test_what_never_ends_is_not_read_for_ever(self, refused: Refused, command: str) -> None:
        assert refused(*command, "/dev/zero") == "cannot read /dev/zero: it is larger than 16 MB"

    def test_an_empty_file_is_not_a_document(self, refused: Refused, command: str) -> None:
        assert refused(*command, "-", input="")


def test_every_command_has_help_with_an_example(run: Run) -> None:
    commands = ["games", "play", "simulate", "replay", "verify", "referee", "serve"]
    listed = run("--help")
    assert listed.exit_code == 0
    for command in commands:
        assert f"\n  {command} " in listed.stdout
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Example" in result.stdout
        assert f"tablee {command}" in result.stdout


def test_the_version_is_printed(run: Run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"tablee {__version__}\n")


def test_a_bug_of_ours_is_no_stack_trace_either(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.commands.games.describe", lambda game: game.nonsense)
    result = run("games", "--json")
    assert result.exit_code == 70
    assert result.stderr.startswith("tablee: internal error, please report it: AttributeError(")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [["referee", "tile-rummy"], ["solve", "tile-rummy"]], ids=" ".join)
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"rack": ' + "[" * 500 + "]" * 500 + "}", "standard input is nested too deeply"),
        ('{"options": {"x": ' + "[" * 900 + "]" * 900 + "}}", "standard input is nested too deeply"),
        ("[" + "{}," * 1_000_000 + "{}]", "standard input has more than 1000000 items"),
        ('{"options": 5}', 'options is a JSON object in { }, such as {"way": "draw"}'),
    ],
    ids=["rack", "options", "items", "mapping"],
)
def test_a_document_that_no_table_needs_is_refused(refused: Refused, command: str, text: str, line: str) -> None:
    assert refused(*command, "-", input=text) == line


def test_more_tiles_than_the_box_has_are_refused(refused: Refused) -> None:
    many = '{"table": [], "rack": [' + ", ".join(['"R7"'] * 5000) + "]}"
    assert refused("solve", "tile-rummy", "-", input=many) == "rack has 5000 pieces, the box has 106"


@pytest.mark.parametrize("text", ["sums.bonus" + ".a" * 9000 + " = 1", "a = " + "[" * 9000, '{"a": ' * 3000])
def test_an_edition_that_is_nested_too_deeply_is_refused(refused: Refused, tmp_path: Path, text: str) -> None:
    (tmp_path / "edition").write_text(text)
    line = refused("simulate", "romi-rami", "--option", f"edition={tmp_path / 'edition'}")
    assert line == "edition: neither 'standard' nor a file of TOML or JSON: it is nested too deeply"
