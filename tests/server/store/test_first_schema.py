"""A database of the first schema, filled by the servers of its time, is opened, read and played on by today's.

The rows of `first_schema.json` were written by those servers themselves: zoo-domino before there was another game,
words in the seed, guests who were removed, came back or took over a seat, clocks and rests. They are never regenerated.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import get_args

from tools.archive import FOLDER

from tablee.bots import Seat
from tablee.games.bots import find_bot
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Agreed, Asked, Clocked, Event, Faced, Joined, Paced, Reserved, Ruled, Withdrawn
from tablee.table.lobby import Lobby
from tablee.table.people.tokens import Proof
from tablee.table.rendering.verification import verify
from tablee.table.table import Table
from tablee.table.transitions import recall
from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.server import Server
from tests.server.helpers.stores.databases import opened, run_sql
from tests.server.helpers.stores.first_schema import CODES, ROWS


def with_a_lobby(database: str, story: Callable[[Lobby], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(database) as store:
            await story(Lobby(store, Bots(0), Timers()))

    asyncio.run(told())


async def phases(lobby: Lobby) -> dict[str, list[str]]:
    """Return how far each match has come: phase -> tables."""
    found: dict[str, list[str]] = {}
    for code in CODES:
        setup, entries = await lobby.history(code)
        now = recall(setup, (entry.event for entry in entries))
        found.setdefault(now.phase, []).append(code)
    return found


async def move(table: Table) -> None:
    """Let the person on turn play a bot's choice."""
    now = table.state
    (seat,) = now.to_act
    assert now.chairs[seat].is_human
    game = now.played.game
    action = find_bot(game.name, "beginner")(Seat(game, game.view_for(now.played.state, seat), Random(1))).action
    assert await table.play(seat, game.write_action(action), now.version) == now.version + 1


def told_of(record: str) -> list[str]:
    """Return the parts of a record that must not change: games gained options, and bots gained names."""
    return [line for line in record.splitlines() if not line.startswith(("options: ", "name: ", "sha256: "))]


def test_every_kind_of_event_of_those_days_is_in_the_database() -> None:
    events = [json.loads(row[2]) for row in ROWS["events"]]
    kinds = {kind.__struct_config__.tag for kind in get_args(Event)}
    added = (Paced, Faced, Reserved, Withdrawn, Agreed, Ruled, Joined, Clocked)
    later = {kind.__struct_config__.tag for kind in added}
    assert {event["type"] for event in events} == kinds - later
    lacking = {
        (event["type"], field)
        for event in events
        for field in ("guest", "name", "removed", "took")
        if field not in event
    }
    assert lacking >= {
        ("sat", "guest"),
        ("bot_sat", "name"),
        ("freed", "removed"),
        ("left", "removed"),
        ("played", "took"),
    }


@on_every_store
def test_every_table_comes_back_as_it_was_left(old_database: str) -> None:
    async def story(lobby: Lobby) -> None:
        for code in CODES:
            table = await lobby.find(code)
            rows = [row for row in ROWS["events"] if row[0] == code]
            assert table.state.version >= len(rows)  # a bot may have moved since
            assert all(chair.name for chair in table.state.chairs if not chair.is_free)
            for _, number, _, seat, said, _ in rows:
                if table.state.rematch is None and said is not None:
                    assert await table.play(seat, "pass", 0, said) == number  # the first answer, again
        found = await phases(lobby)
        assert {phase: len(codes) for phase, codes in found.items()} == {"match_over": 5, "waiting": 2, "playing": 4}

    with_a_lobby(old_database, story)
    assert run_sql(old_database, "SELECT version_num FROM alembic_version") != [("0001",)]
    assert run_sql(old_database, "SELECT count(*) FROM tables") == [(len(CODES),)]


@on_every_store
def test_tables_of_those_days_are_played_on(old_database: str) -> None:
    async def play_on(lobby: Lobby) -> None:
        found = await phases(lobby)
        for code in found["playing"]:
            await move(await lobby.find(code))
        table = await lobby.find(found["playing"][0])
        while not table.state.played.over:
            await move(table)
        told = json.loads(verify(await lobby.record(table.code)))
        assert (told["game"], told["over"]) == ("zoo-domino", True)
        for code in found["waiting"]:
            waiting = await lobby.find(code)
            assert waiting.state.host == 0
            await waiting.do(commands.start, 0, "careful", asked=Asked(0, "start"))

    async def look_again(lobby: Lobby) -> None:
        assert {phase: len(codes) for phase, codes in (await phases(lobby)).items()} == {"match_over": 6, "playing": 5}

    with_a_lobby(old_database, play_on)
    with_a_lobby(old_database, look_again)


@on_every_store
def test_a_player_who_was_there_is_known_again(old_database: str) -> None:
    def cookie(name: str) -> Proof:
        return Proof(None, sha256(name.encode()).digest())

    async def story(lobby: Lobby) -> None:
        found = await phases(lobby)
        (table,) = [table for code in found["waiting"] if (table := await lobby.find(code)).state.setup.players == 4]
        now = table.state
        assert now.seat_of(cookie("anna")) == 0
        assert now.seat_of(cookie("emil")) == 2  # took over what the host offered
        assert now.is_barred(cookie("ben"))
        assert now.is_barred(cookie("carl"))
        assert not now.is_barred(cookie("dora"))

    with_a_lobby(old_database, story)


@on_every_store
def test_records_of_those_days_tell_the_same_match_as_then(old_database: str) -> None:
    records = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*/*.txt")]
    archive = {re.findall(r"^seed: (.*)$", record, re.MULTILINE)[0]: record for record in records}

    async def story(lobby: Lobby) -> None:
        for code in (await phases(lobby))["match_over"]:
            record = await lobby.record(code)
            assert json.loads(verify(record))["over"]
            (secret,) = [row[5] for row in ROWS["tables"] if row[0] == code]
            assert told_of(record) == told_of(archive[secret])

    with_a_lobby(old_database, story)


@on_every_store
def test_a_server_shows_every_table_of_those_days(old_database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database=old_database, keep_unstarted_days=0, keep_abandoned_days=0)
    try:
        for code in CODES:
            answer = server.http.get(f"/api/tables/{code}")
            assert answer.status_code == 200, answer.text
            if answer.json()["phase"] == "match_over":
                replay = server.http.get(f"/api/tables/{code}/replay")
                assert replay.status_code == 200, replay.text
        assert server.log == ""
    finally:
        server.end()
