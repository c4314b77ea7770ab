"""Tile Rummy in the text client."""

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
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.terminal import TileRummyTerminal
from tablee.locales import LANGUAGES, catalogue
from tests.cli.helpers.scripts import ScriptedTerminal, choices
from tests.games.tile_rummy.table import GAME, position


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
    match = Match.start(TileRummy(**options), 3, Seed(seed.to_bytes(16)))
    bots = [USUAL] * 2
    client = TextClient(match, ("Anna", "Ben", "Carla"), bots, words, Talk(words, terminal), brief)
    client.play(offer_record=False)
    return terminal.said, client.record


def first_number(news: Sequence[str]) -> str:
    return "1" if choices(news) else ""


@pytest.mark.parametrize(
    ("language", "version"), list(zip(LANGUAGES, ("exchange", "draw-discard", "draw-keep") * 2, strict=True))
)
def test_a_match_is_played_to_its_end_in_every_language(language: str, version: str) -> None:
    said, record = play(first_number, language, version=version, rounds=2)
    *_, (_, match) = record.replay()
    assert match.over
    assert not any("cli-" in line or "tile-rummy-" in line for line in said)
    assert read_record(record.write(), find_game).events == record.events
    told = list(tell(record, catalogue(language)))
    assert any(catalogue(language).piece("tile-rummy", "*") in line for line in told)


def test_what_others_exchange_draw_or_reject_stays_hidden() -> None:
    said, record = play(first_number, version="draw-discard", rounds=1, seed=4)
    hidden = [event.text.split()[-1] for event in record.events if event.player and event.text.startswith("reject")]
    assert hidden
    told = [line for line in said if line.startswith(("Ben discards", "Carla discards"))]
    assert set(told) <= {"Ben discards a tile.", "Carla discards a tile."}
    assert told


def test_a_lay_may_be_typed_that_is_not_among_the_choices_and_time_is_the_tables() -> None:
    typed = iter(["timeout", "lay K1 K1 K1", "exchange Q7", "table", "rack", "counts", None])
    seeds = (seed for seed in range(1, 50) if Match.start(TileRummy(), 3, Seed(seed.to_bytes(16))).state.first == 0)
    said, _ = play(lambda news: next(typed), rounds=1, seed=next(seeds), brief=True)
    assert any(line.startswith("The choices are only suggestions") for line in said)
    assert "Only the table can do that." in said
    assert "Not on your rack: black 1." in said
    assert any(line.startswith("Your rack: ") for line in said)
    assert any(line.startswith("On the racks: Ben 14") for line in said)


def test_a_blocked_round_has_no_winner() -> None:
    said, _ = play(first_number, opening_minimum=1000, blocked_after=1, rounds=1)
    assert "The round is blocked: everyone loses what’s on their rack." in said


def test_no_clock_runs_at_the_terminal_and_it_says_so() -> None:
    told = "There’s no clock here: take your time."
    assert told in play(lambda news: None)[0]
    assert told in play(lambda news: None, clock="bank")[0]
    assert told not in play(lambda news: None, clock="none")[0]


def test_the_lots_drawn_to_decide_who_begins_are_announced_once() -> None:
    said, record = play(first_number, seed=2, rounds=2)
    *lots, begins = [line for line in said if line.startswith("Drawing to see who starts") or line.endswith(" starts.")]
    assert lots == [
        "Drawing to see who starts. "
        + ", ".join(
            f"{name}: {catalogue('en').piece('tile-rummy', tile)}"
            for name, tile in zip(("Anna", "Ben", "Carla"), row, strict=True)
            if tile
        )
        + "."
        for row in record.match.lots
    ]
    assert begins == f"{('Anna', 'Ben', 'Carla')[record.match.state.first]} starts."
    assert list(tell(record, catalogue("en"))).count(begins) == 1


def test_what_a_star_stands_for_is_told_when_it_changes() -> None:
    words = TileRummyTerminal(catalogue("en"), ("Anna", "Ben"), 0)
    words.opening(GAME.view_for(position("R7 R8 *R9", "R9 K1 K2", "B13"), 0))
    after = "lay R7 R8 R9 | K1 K2 *K3"
    assert words.happened([(1, after)])[1:] == ["The star changes from red 9 to black 3."]
    assert len(words.happened([(1, after)])) == 1
