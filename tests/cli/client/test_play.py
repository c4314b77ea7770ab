"""The text client: whole matches by script, and what can be typed on the way."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.cast import CAST
from tablee.cli.client.choosing import plain
from tablee.cli.client.prompt import Talk
from tablee.cli.client.text_client import TextClient
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.record import Record, read_record
from tablee.games import find_game
from tablee.games.zoo_domino import ZooDomino
from tablee.locales import LANGUAGES, catalogue
from tests.cli.helpers.command import Refused, Run
from tests.cli.helpers.scripts import ScriptedTerminal, choices

ALWAYS_THE_FIRST = "1\n" * 300
WAYS = ("draw", "trumps")


def play(
    answer: Callable[[Sequence[str]], str | None],
    language: str = "en",
    players: int = 2,
    seed: int = 1,
    brief: bool = False,
    **options: Any,
) -> tuple[list[str], Record]:
    """Let a script play a match; return the output and the record."""
    words = catalogue(language)
    terminal = ScriptedTerminal(answer)
    match = Match.start(ZooDomino(**options), players, Seed(seed.to_bytes(16)))
    names = ("Anna", "Ben", "Carla", "Daan", "Elena", "Fabio")[:players]
    bots = ["careful"] * (players - 1)
    client = TextClient(match, names, bots, words, Talk(words, terminal), brief)
    client.play(offer_record=True)
    return terminal.said, client.record


def first_in_words(news: Sequence[str]) -> str:
    """Type the first choice, or Enter if there is none."""
    return (choices(news) or [""])[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_match_is_played_to_its_end_in_words_of_every_language(language: str, way: str, players: int) -> None:
    said, record = play(first_in_words, language, players, way=way, rounds=2)
    *_, (_, match) = record.replay()
    assert match.over
    words = catalogue(language)
    assert words.say("cli-offer-record") in said
    assert words.say("cli-round", round=2, rounds=2) in said
    assert not any("cli-" in line or "zoo-domino-" in line for line in said)
    assert read_record(record.write(), find_game).events == record.events


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_is_played_by_numbers_through_the_real_command(
    run: Run, way: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    args = ["--option", f"way={way}", "--option", "rounds=3", "--seed", "5", "--lang", language, "--save", str(file)]
    result = run("play", "zoo-domino", *args, input=ALWAYS_THE_FIRST.replace("1\n", "1\n\n"))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert catalogue(language).say("cli-round", round=3, rounds=3) in result.stdout
    assert catalogue(language).say("cli-saved", file=str(file)) in result.stdout
    assert run("verify", str(file)).exit_code == 0


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    one, two, other = (run("play", "zoo-domino", "--seed", seed, input=ALWAYS_THE_FIRST).stdout for seed in "778")
    assert one == two != other


def test_a_turn_tells_what_happened_what_lies_and_what_can_be_done() -> None:
    said, _ = play(lambda news: None, seed=3)
    assert said == [
        "Zoo Domino. You’re playing against Ben (Careful).",
        "Way to play: Draw. Rounds: 1. First player: at random. Who starts later rounds: the next player clockwise."
        " Clock: no clock.",
        "Type the number of a choice, or ? for help.",
        "",
        "Ben starts with double giraffe.",
        "Chain: double giraffe.",
        "In hand: Ben 6. In the stock: 22.",
        "Your hand: zebra–penguin, lion–zebra, crocodile–penguin, lion–crocodile, double lion, monkey–flamingo, "
        "double zebra.",
        "Your turn.",
        "1  draw a domino",
        "The input has ended, and so has the game. Goodbye.",
    ]


def test_in_brief_only_the_ends_are_shown() -> None:
    said, _ = play(lambda news: None, seed=3, brief=True)
    assert said[4:-1] == [
        "Ben starts with double giraffe.",
        "One domino on the table. Left end: giraffe. Right end: giraffe.",
        "Your turn.",
        "1  draw a domino",
    ]


def test_a_drawn_card_is_shown_and_the_table_is_not_shown_again() -> None:
    said, _ = play(lambda news: "" if len(choices(news)) == 1 and "Your turn." in news else None, seed=3)
    assert said[-5:-1] == ["> ", "", "You draw: elephant–zebra.", "1  draw a domino"]


def test_dominoes_that_others_draw_are_counted() -> None:
    said = [line for seed in range(12) for line in play(first_in_words, seed=seed)[0]]
    assert any(line.startswith("Ben draws ") and line.endswith(" dominoes.") for line in said)
    assert not any(one == two == "Ben draws a domino." for one, two in pairwise(said))


@pytest.mark.parametrize("way", WAYS)
def test_every_event_is_announced_once(way: str) -> None:
    said, record = play(first_in_words, players=4, way=way, rounds=2)
    for player, (laying, passing) in enumerate([("You lay", "You pass."), ("Ben lays", "Ben passes.")]):
        done = [event.text for event in record.events if event.player == player]
        ends = [text for text in done if text.startswith("lay ") and text.endswith(("left", "right"))]
        assert len([line for line in said if line.startswith(f"{laying} ")]) == len(ends)
        assert said.count(passing) == done.count("pass")


def test_a_domino_left_over_is_shown_before_anybody_plays() -> None:
    said, record = play(lambda news: None, players=5, way="trumps")
    left_over = record.match.state.chain[0]
    assert said[4] == f"Chain: {catalogue('en').piece('zoo-domino', str(left_over))}."


def answers(*lines: str) -> Callable[[Sequence[str]], str | None]:
    """Type these lines, then end the input."""
    left = iter(lines)
    return lambda news: next(left, None)


def replies(*lines: str, **more: Any) -> list[str]:
    """Return the replies to these lines, after the first turn was shown."""
    said, _ = play(answers(*lines), **more)
    start = said.index(f"> {lines[0]}")
    return said[start + 1 : -1]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You don’t have this domino: elephant–lion."),
        ("de", "Du hast Elefant–Löwe nicht auf der Hand."),
        ("fr", "Tu n’as pas ce domino en main\u00a0: éléphant–lion."),
        ("it", "Non hai questa tessera: elefante–leone."),
        ("nl", "Deze steen heb je niet: olifant–leeuw."),
        ("es", "No tienes esta ficha: elefante-león."),
    ],
)
def test_the_referee_refuses_in_the_players_language(language: str, sentence: str) -> None:
    assert replies("lay elephant-lion left", language=language, seed=3) == [sentence]


def test_a_refusal_changes_nothing() -> None:
    said, record = play(answers("pass", "lay double-giraffe", "trump lion-lion left", "7", "0", "nonsense"), seed=3)
    assert [event.player for event in record.events] == [1]
    assert said[10:-1] == [
        "> pass",
        "There are 22 dominoes left in the stock: draw until one fits.",
        "> lay double-giraffe",
        "I don’t understand “lay double-giraffe”. Type a number, or ? for help.",
        "> trump lion-lion left",
        "There are no trumps in this version of the game: double lion is a domino like any other.",
        "> 7",
        "There’s only one choice: 1.",
        "> 0",
        "There’s only one choice: 1.",
        "> nonsense",
        "I don’t understand “nonsense”. Type a number, or ? for help.",
    ]


def test_words_that_fit_several_choices_are_asked_about() -> None:
    said, record = play(answers("lay"), first="1")
    assert len(choices(said)) == 7
    assert said[-2] == "“lay” could be any of 1, 2, 3, 4, 5, 6, 7. Type the number."
    assert record.events == ()


def test_help_lists_every_command_and_every_command_answers() -> None:
    lines = replies("?", seed=3)
    assert lines[0] == "You can type:"
    named = [line.partition(":")[0] for line in lines[4:]]
    *of_the_game, brief, save = named[:-3]
    assert of_the_game == ["chain", "ends", "hand", "counts", "hint", "score", "rules"]
    assert [brief, save, *named[-3:]] == ["brief", "save", "choices", "help", "quit"]
    for command in named[:-1]:
        assert replies(command, seed=3), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_players_language_too(language: str) -> None:
    words = catalogue(language)
    keys = ["score", "rules", "brief", "choices", "help"]
    for english, key in [(name, f"cli-command-{name}") for name in keys] + [("hand", "zoo-domino-look-hand")]:
        assert replies(words.say(key), language=language) == replies(english, language=language)
        assert replies(words.say(key).upper(), language=language) == replies(english, language=language)


def test_commands_are_understood_without_accents() -> None:
    assert replies("regles", language="fr") == replies("rules", language="fr")
    assert replies("cuantas", language="es") == replies("counts", language="es")


def test_no_two_commands_of_a_language_have_the_same_name() -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        keys = [f"cli-command-{name}" for name in ("score", "rules", "brief", "choices", "help", "quit", "save")]
        keys += [f"zoo-domino-look-{name}" for name in ("chain", "ends", "hand", "counts")]
        names = [plain(words.say(key)) for key in keys]
        assert len(set(names)) == len(names), language


def test_a_command_is_not_a_sentence_that_begins_like_one() -> None:
    assert replies("hand me the lion", seed=3) == [
        "I don’t understand “hand me the lion”. Type a number, or ? for help."
    ]


def test_the_score_sheet_has_a_line_for_each_round_and_a_sum() -> None:
    said, record = play(first_in_words, rounds=3)
    *_, (_, match) = record.replay()
    rows = [f"Round {number}: you {row[0]}, Ben {row[1]}." for number, row in enumerate(match.sheet, 1)]
    start = len(said) - said[::-1].index(rows[0]) - 1
    assert said[start : start + 4] == [*rows, f"Total: you {match.totals[0]}, Ben {match.totals[1]}."]


def test_the_hands_are_laid_open_at_the_end_of_a_round() -> None:
    said, record = play(first_in_words, seed=4)
    *_, (_, match) = record.replay()
    bens = ", ".join(catalogue("en").piece("zoo-domino", str(domino)) for domino in match.state.hands[1])
    assert (f"Ben holds: {bens}." in said) == bool(bens)
    assert not any(line.startswith("Anna holds") for line in said)


def test_the_record_can_be_saved_at_any_time_and_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "my match.txt"
    said, record = play(answers("save", f"save {file}", f"save {file}", f"save {tmp_path}/no/where"), seed=3)
    assert said[11::2] == [
        "Say where: save FILE.",
        f"The record has been saved in {file}.",
        f"There’s already a file called {file}: choose another name. Nothing was written.",
        f"The record can’t be written to {tmp_path}/no/where (No such file or directory). Nothing was written.",
    ]
    assert read_record(file.read_text(), find_game).events == record.events


def test_a_file_that_cannot_be_written_is_refused_before_the_deal(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("precious")
    assert refused("play", "zoo-domino", "--save", f"{tmp_path}/old.txt").endswith("old.txt: File exists")
    assert refused("play", "zoo-domino", "--save", str(tmp_path)).endswith(": File exists")
    assert refused("play", "zoo-domino", "--save", f"{tmp_path}/no/x").endswith("x: No such file or directory")
    assert (tmp_path / "old.txt").read_text() == "precious"


def test_leaving_early_still_saves_what_was_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    result = run("play", "zoo-domino", "--save", str(file), "--name", "Zoë", input="1\nquit\n")
    assert result.exit_code == 0
    assert "Goodbye." in result.stdout
    zoe, bot = read_record(file.read_text(encoding="utf-8"), find_game).names
    assert zoe == "Zoë"
    assert bot in CAST
    assert run("verify", str(file)).exit_code == 0


def test_input_that_ends_ends_the_game_politely(run: Run) -> None:
    for text in ("", "1\n", "?"):
        result = run("play", "zoo-domino", input=text)
        assert result.exit_code == 0
        assert result.stdout.endswith("The input has ended, and so has the game. Goodbye.\n")


def test_input_that_is_not_text_is_not_understood(run: Run) -> None:
    result = run("play", "zoo-domino", input=b"\xff\x00\n" + "١\n²\n".encode())
    assert result.exit_code == 0
    assert "I don’t understand" in result.stdout


def test_bots_of_every_seat_can_be_named(run: Run) -> None:
    bots = ("--bots", "careful, expert", "--seed", "1")
    result = run("play", "zoo-domino", "--players", "4", *bots, input="quit\n")
    assert "You’re playing against Nils (Careful), Eero (Expert) and Bente (Careful)." in result.stdout
    named = run("play", "zoo-domino", "--players", "4", *bots, "--name", "eero", input="quit\n")
    assert (
        "You’re playing against Nils (Careful), Bente (Expert) and Mei (Careful)." in named.stdout
    )  # nobody's name twice
