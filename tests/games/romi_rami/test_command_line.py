"""Romi Rami in the text client and at the command line."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
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
from tablee.games.romi_rami import RomiRami
from tablee.locales import LANGUAGES, catalogue
from tests.cli.helpers.command import Refused, Run
from tests.cli.helpers.scripts import ScriptedTerminal, choices
from tests.games.romi_rami.editions import SMALL


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
    match = Match.start(RomiRami(**options), 3, Seed(seed.to_bytes(16)))
    bots = [USUAL] * 2
    client = TextClient(match, ("Anna", "Ben", "Carla"), bots, words, Talk(words, terminal), brief)
    client.play(offer_record=False)
    return terminal.said, client.record


def last_number(news: Sequence[str]) -> str:
    """Take as many cards as can be had; complete nothing."""
    return str(len(choices(news)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(language: str) -> None:
    said, record = play(last_number, language, brief=language == "fr")
    *_, (_, match) = record.replay()
    assert match.over
    assert not any("cli-" in line or "romi-rami-" in line for line in said)
    assert read_record(record.write(), find_game).events == record.events
    words = catalogue(language)
    assert any(words.piece("romi-rami", "joker") in line for line in tell(record, words))
    total = ", ".join(
        f"{name} {score}" for name, score in zip((words.say("you"), "Ben", "Carla"), match.totals, strict=True)
    )
    assert words.say("romi-rami-score-total", scores=total) in said, "the score sheet is told step by step"


def test_the_choices_are_few_and_anything_may_be_typed() -> None:
    asked = []

    def answer(news: Sequence[str]) -> str:
        asked.append(list(choices(news)))
        typed = ["take heart-1 clover-2", "take clover-9", "hand", "market", "players", "trophies", "quit"]
        return typed[len(asked) - 1]

    said, record = play(answer, seed=4)
    assert not record.events or record.events[-1].player != 0
    assert len(asked[0]) <= 20
    assert "You still have your joker." in " ".join(said)


def test_a_hand_of_more_than_ten_is_discarded() -> None:
    said, record = play(last_number, seed=2)
    assert any(event.text.startswith("discard") and event.player == 0 for event in record.events)
    assert any("You may keep only 10 cards: discard" in line for line in said)


def test_an_edition_is_read_from_a_file(run: Run, refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SMALL, encoding="utf-8")
    found = json.loads(
        run(
            "simulate", "romi-rami", "--games", "2", "--jobs", "1", "--check", "--json", "--option", f"edition={file}"
        ).stdout
    )
    assert json.loads(found["options"]["edition"])["contracts"][0]["requires"] == ["pair-7"]
    file.write_text("[cards]\nspade = [1]\n", encoding="utf-8")
    assert "contracts is missing" in refused("simulate", "romi-rami", "--option", f"edition={file}")
    assert "No such file" in refused("simulate", "romi-rami", "--option", "edition=nowhere.toml")


def test_the_best_completion_is_mentioned(run: Run) -> None:
    position = {"hand": ["heart-1", "diamond-1", "heart-1"], "contracts": ["four/heart", "run-4/cherry"]}
    told = json.loads(run("solve", "romi-rami", "-", input=json.dumps(position)).stdout)
    assert told["actions"] == ["complete four/heart with heart-1 heart-1 diamond-1 joker"]
    assert (told["points"], told["bonus"], told["joker"], told["optimal"]) == (2, 2, False, True)
