"""Photo Rummy on the command line and in the text client."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tablee.bots import USUAL
from tablee.cli.client.prompt import Talk
from tablee.cli.client.text_client import TextClient
from tablee.cli.commands.records import tell
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.record import Record, read_record
from tablee.games import find_game
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.terminal import PhotoRummyTerminal
from tablee.locales import LANGUAGES, catalogue
from tests.cli.helpers.command import Refused, Run
from tests.cli.helpers.scripts import ScriptedTerminal, choices
from tests.games.photo_rummy.table import GAME, position

LONDON = ["GB-church", "GB-sight", "joker"]
POSITION = {"options": {}, "table": [LONDON], "hand": ["GB-dish", "D-dish"], "opened": True}
TAKEN = {
    "before": {"table": [LONDON], "hand": ["GB-dish", "D-dish"], "opened": True},
    "after": {"table": [["GB-church", "GB-sight", "GB-dish"]], "hand": ["D-dish", "joker"]},
    "taken": [{"meld": 0, "photo": "GB-dish"}],
}


def play(
    answer: Callable[[Sequence[str]], str | None],
    language: str = "en",
    seed: int = 1,
    brief: bool = False,
    **options: Any,
) -> tuple[list[str], Record]:
    """Let a script play against two bots; return the output and the record."""
    words = catalogue(language)
    terminal = ScriptedTerminal(answer)
    match = Match.start(PhotoRummy(first="1", **options), 3, Seed(seed.to_bytes(16)))
    bots = [USUAL] * 2
    client = TextClient(match, ("Anna", "Ben", "Carla"), bots, words, Talk(words, terminal), brief)
    client.play(offer_record=False)
    return terminal.said, client.record


def first_number(news: Sequence[str]) -> str:
    return "1" if choices(news) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_to_its_end_in_every_language(language: str) -> None:
    said, record = play(first_number, language, rounds=2)
    *_, (_, match) = record.replay()
    assert match.over
    assert not any("cli-" in line or "photo-rummy-" in line for line in said)
    assert read_record(record.write(), find_game).events == record.events
    told = "\n".join(tell(record, catalogue(language)))
    assert PhotoRummy.piece_name("joker", catalogue(language)) in told
    assert "photo-rummy-" not in told


def test_what_others_draw_stays_hidden() -> None:
    said, _ = play(first_number, rounds=1)
    told = {line for line in said if line.startswith(("Ben draws", "Carla draws"))}
    assert told
    assert told <= {f"{name} draws from pile {pile}." for name in ("Ben", "Carla") for pile in range(1, 6)}


def test_any_turn_may_be_typed_and_a_refusal_is_shown() -> None:
    typed = iter(["timeout", "pass", "draw 3", "lay GB-church GB-sight", "table", "hand", "counts", None])
    said, _ = play(lambda news: next(typed), rounds=1, brief=True)
    assert any(line.startswith("The choices are only suggestions") for line in said)
    assert "Only the table can do that." in said
    assert "Draw a card first." in said
    assert any(line.startswith("You draw: ") for line in said)
    assert any(line.startswith(("Not in your hand: ", "Too short: ")) for line in said)
    assert "Nothing has been laid yet." in said
    assert any(line.startswith("Your hand:\n  ") for line in said)
    assert "In hand: Ben 8, Carla 8. Piles: 17, 17, 16, 17, 16." in said


def test_a_void_round_that_is_replayed_is_one_more() -> None:
    def idle(news: Sequence[str]) -> str:
        return "pass" if any("end the turn" in choice for choice in choices(news)) else first_number(news)

    said, record = play(idle, rounds=1, void_rounds="replay")
    assert record.events
    assert "Your turn." in said


def teller(me: int) -> Any:
    return PhotoRummyTerminal(catalogue("en"), ("Anna", "Ben"), me)


def test_a_table_is_rendered_by_capitals_and_themes() -> None:
    table = "GB-church GB-sight joker | D-dish F-dish I-dish P-dish"
    view = GAME.view_for(position(table, "", "joker S-sight"), 0)
    assert teller(0).looks["table"](view) == (
        "Table:\n  1. Typical dishes (dish): D, P, F, I\n  2. London (GB): church, sight, joker"
    )
    assert teller(0).looks["hand"](view) == "Your hand is empty."
    other = GAME.view_for(position(table, "", "joker S-sight"), 1)
    assert teller(1).looks["hand"](other) == "Your hand:\n  S-sight: Town Hall (Stockholm)\n  joker: Joker"


def test_a_turn_is_summarized_by_what_was_taken_laid_or_rebuilt() -> None:
    tell_it = teller(0)
    tell_it.opening(GAME.view_for(position("GB-church GB-sight joker", "A-dish", "S-dish"), 0))
    taking = "lay GB-church GB-sight GB-dish | D-church D-dish joker taking GB-dish 1"
    assert tell_it.choice(taking).count(";") == 1
    first, second, third = tell_it.happened([(1, taking)])
    assert first.startswith("Ben swaps ")
    assert first.endswith(" (GB-dish) for the joker in London.")
    assert second.startswith("Ben lays ")
    assert second.endswith("Joker.")
    assert third == "The joker goes to Berlin."
    assert tell_it.happened([(0, taking.split(" taking")[0])]) == ["You rearrange the table."]
    assert tell_it.happened([(1, "timeout"), (0, "pass")]) == ["Time’s up for Ben.", "You lay nothing."]


def test_the_referee_judges_a_taking(run: Run) -> None:
    legal = run("referee", "photo-rummy", "-", input=json.dumps(TAKEN))
    assert (legal.exit_code, json.loads(legal.stdout)) == (0, {"verdict": "legal"})
    without = {key: value for key, value in TAKEN.items() if key != "taken"}
    refused = run("referee", "photo-rummy", "-", "--lang", "fr", input=json.dumps([TAKEN, without]))
    assert refused.exit_code == 1
    verdict = json.loads(refused.stdout)[1]
    assert (verdict["rule"], verdict["code"]) == ("PR-27", "lay.joker_taken")
    assert verdict["message"].startswith("Un joker reste sur la table")


def test_the_solver_answers_one_position_or_a_list(run: Run) -> None:
    answer = {"laid": ["GB-dish"], "table": [["GB-church", "GB-sight", "GB-dish", "joker"]], "hand": ["D-dish"]}
    one = run("solve", "photo-rummy", "-", input=json.dumps(POSITION))
    assert json.loads(one.stdout) == {**answer, "optimal": True}
    several = run("solve", "photo-rummy", "-", input=json.dumps([POSITION, {**POSITION, "opened": False}]))
    assert [found["laid"] for found in json.loads(several.stdout)] == [["GB-dish"], []]


def test_bad_input_is_answered_in_one_line(refused: Refused) -> None:
    def say(document: Any) -> str:
        return refused("solve", "photo-rummy", "-", input=json.dumps(document))

    assert say({**POSITION, "hand": ["GB-dich"]}).endswith("did you mean 'GB-dish'?")
    assert say([POSITION, {"table": []}]).startswith("position 2: hand must be a list of pieces")
    assert say({**POSITION, "options": {"stars": "2"}}).startswith("unknown option 'stars'")
