"""What one guest can ask for is bounded: hostile requests to a real server, and the work that they cause."""

import asyncio
import json
import socket
from random import Random

import pytest
from msgspec.structs import replace

from tablee.core.chance import Seed
from tablee.core.errors import InvalidRecord
from tablee.core.match import Match
from tablee.core.record import Event, Record
from tablee.games import find_game
from tablee.games.tile_rummy import TileRummy
from tablee.server.http.problems import problem
from tablee.table.events import MAX_EVENTS, Played, Sat, Setup, Started
from tablee.table.events import Event as StoredEvent
from tablee.table.refusals import REFUSALS
from tablee.table.rendering import verification
from tablee.table.rendering.records import KeptRecords
from tablee.table.state import TableState
from tablee.table.transitions import SLICE_EVENTS, apply_event, recall, recall_in_slices
from tests.server.helpers.answers import check_problem
from tests.server.helpers.records import resealed
from tests.server.helpers.server import Server, at_table, play_on


def exchanges(turns: int) -> str:
    """Return the record of a match in which people only exchange tiles: each time the pool is shuffled."""
    match = first = Match.start(TileRummy(blocked_after=100, clock="none"), 2, Seed(bytes(16)))
    events: list[Event] = []
    while len(events) < turns and not match.round_over:
        seat = match.state.turn
        assert seat is not None
        event = Event(seat, f"exchange {next(tile for tile in match.state.racks[seat] if tile != '*')}")
        match = match.play(event.text, seat)
        events.append(event)
    return Record(first, tuple(events), ("Anna", "Ben")).write()


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay"])
def test_a_record_with_too_many_events_is_refused_before_it_is_played(server: Server, path: str) -> None:
    long = exchanges(3)
    body, _, _ = long.rpartition("sha256: ")
    long = resealed(body + "p0 exchange R1\n" * MAX_EVENTS + "sha256: \n")
    check_problem(server.http.post(path, json={"record": long}), 422, "record.too_long")


def test_the_list_of_shuffles_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    record = exchanges(60)
    told = json.loads(verification.verify(record))
    assert len(told["shuffles"]) > 60
    size = sum(len(shuffle[part]) for shuffle in told["shuffles"] for part in ("path", "before", "after"))
    monkeypatch.setattr(verification, "MAX_SHUFFLED_ITEMS", size)
    verification.verify(record)
    monkeypatch.setattr(verification, "MAX_SHUFFLED_ITEMS", size - 1)
    with pytest.raises(InvalidRecord) as refused:
        verification.verify(record)
    assert refused.value.code == "record.too_long"


@pytest.mark.parametrize("depth", [500, 900])
def test_nested_json_stops_no_bot(server: Server, depth: int) -> None:
    body = '{"rack": ' + "[" * depth + "]" * depth + "}"
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="careful")
        for game in ("tile-rummy", "photo-rummy", "romi-rami", "zoo-domino"):
            answer = server.http.post(f"/api/solve/{game}", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422), answer.text
        play_on([one])
        assert one.table["phase"] == "match_over"


def test_a_busy_answer_says_when_to_ask_again() -> None:
    assert problem(REFUSALS("server.busy")).headers["retry-after"] == "5"
    assert "retry-after" not in problem(REFUSALS("table.full")).headers


def test_a_client_that_hangs_up_leaves_no_work_behind(server: Server) -> None:
    record = exchanges(150)
    body = json.dumps({"record": record}).encode()
    host, _, port = server.address.removeprefix("http://").partition(":")
    head = (
        f"POST /api/verify HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\n\r\n"
    )
    for _ in range(60):  # more than may wait
        with socket.create_connection((host, int(port))) as client:
            client.sendall(head.encode() + body)
    assert server.http.post("/api/verify", json={"record": record}).status_code == 200
    assert "Traceback" not in server.log


def test_records_are_kept_as_far_as_there_is_room() -> None:
    kept = KeptRecords(most=100)
    for number in range(10):
        kept.keep(f"T{number}", 1, "x" * 30)
        kept.keep(f"T{number}", 1, "x" * 30)
    assert kept.size == 90
    assert [number for number in range(10) if kept.get(f"T{number}", 1)] == [7, 8, 9]
    assert kept.get("T9", 2) is None


def test_a_long_table_is_recalled_in_slices() -> None:
    setup = Setup("CODE", TileRummy(blocked_after=100, clock="none"), 2, Seed(bytes(16)))
    now = recall(setup, ())
    events: list[StoredEvent] = [Sat(0, "Anna", b"a"), Sat(1, "Ben", b"b"), Started()]
    for event in events:
        now = apply_event(now, event)
    rng = Random(1)
    while len(events) < 3 * SLICE_EVENTS + 1:
        seat = now.played.state.turn
        tile = rng.choice([tile for tile in now.played.state.racks[seat] if tile != "*"])
        events.append(Played(seat, f"exchange {tile}"))
        now = apply_event(now, events[-1])
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run() -> TableState:
        others = asyncio.create_task(count())
        recalled = await recall_in_slices(setup, events)
        others.cancel()
        return recalled

    assert asyncio.run(run()) == now
    assert turns >= 3


def test_a_table_takes_a_bounded_number_of_events() -> None:
    now = recall(Setup("CODE", find_game("zoo-domino")(), 2, Seed(bytes(16))), ())
    assert not replace(now, version=MAX_EVENTS - 1).is_full
    full = replace(now, version=MAX_EVENTS, has_bots=True)
    assert full.is_full
    assert full.bot_to_act() is None
