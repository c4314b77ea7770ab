"""Timeouts, and what the table did then, in the output of `tablee replay`."""

from typing import Any

import pytest

from tablee.cli.commands.records import tell
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.options import build
from tablee.core.record import Event, Record
from tablee.games import GAMES
from tablee.locales import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_timeout_is_mentioned(name: str, language: str) -> None:
    match = Match.start(build(GAMES[name], {"clock": "bank"}), 2, Seed(bytes(16)))
    seat = match.state.turn
    words = catalogue(language)
    told = list(tell(Record(match, (Event(seat, "timeout"),), ("Anna", "Ben")), words))
    assert any(words.say(f"{name}-log-timeout", player=("Anna", "Ben")[seat]) in line for line in told)


@pytest.mark.parametrize(
    ("name", "done"),
    [("zoo-domino", " starts with "), ("photo-rummy", "draws from pile"), ("romi-rami", " takes ")],
)
def test_and_what_the_table_did_then(name: str, done: Any) -> None:
    match = Match.start(build(GAMES[name], {"clock": "turn"}), 2, Seed(bytes(16)))
    told = list(tell(Record(match, (Event(match.state.turn, "timeout"),), ("Anna", "Ben")), catalogue("en")))
    assert any(done in line for line in told), told
