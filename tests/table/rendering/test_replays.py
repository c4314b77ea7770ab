"""Replays: while a match is played, what a seat saw then and nothing else; afterwards everything, for everyone."""

import asyncio
import gzip
import json
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import httpx
import pytest

from tablee.games import GAMES
from tablee.games.bots import BOTS
from tablee.table.events import Dealt, Played, Started
from tablee.table.rendering.replays import PlayedMatch, _step
from tests.server.helpers.answers import check_problem
from tests.server.helpers.leaks.comparison import load
from tests.server.helpers.leaks.variants import otherwise
from tests.server.helpers.server import Server, at_table
from tests.server.helpers.short_games import SHORT, wait_for_someone
from tests.table.helpers.replays import play, replay, whole
from tests.table.helpers.situations import situations


def steps_of(server: Server, code: str) -> dict[int, int]:
    """Return which version of the table is which step of the match."""
    _, entries = asyncio.run(load(server.database, code))
    versions = [entry.number for entry in entries if isinstance(entry.event, Started | Played | Dealt)]
    return {version: step for step, version in enumerate(versions)}


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_is_replayed_as_each_seat_saw_it(server: Server, game: str) -> None:
    anna = server.new_table(3, game=game, **SHORT[game])
    code, ben = anna["code"], server.sit(anna["code"])
    tokens = [anna["token"], ben["token"], None]
    with at_table(server, code, *tokens) as clients:
        clients[0].accepted("start", fill=next(iter(BOTS[game])))
        play(clients[:2], 6)
        wait_for_someone(clients[:2])
        clients[2].until(lambda table: table["version"] >= clients[0].table["version"])
        heard = [{table["version"]: table for table in client.told if table["type"] == "table"} for client in clients]
    step_at = steps_of(server, code)
    for me, token, tables in zip((0, 1, None), tokens, heard, strict=True):
        told = whole(partial(replay, server, code, token))
        assert (told["mine"], told["seat"], told["table"]["me"]) == (me, me, me)
        assert len(told["acted"]) == len(step_at)
        compared = 0
        for version, table in tables.items():
            if version not in step_at:
                continue
            step = told["steps"][step_at[version]]
            assert all(step[name] == table[name] for name in step.keys() - {"fresh", "hands"})
            assert step["hands"] == []
            compared += 1
        assert compared > 6
        for seat in range(3):
            if seat != me:
                check_problem(replay(server, code, token, seat=seat), 403, "replay.hidden")
        check_problem(replay(server, code, token, hands=True), 403, "replay.hidden")
    check_problem(replay(server, code, "no such token"), 409, "seat.unknown_token")


@pytest.mark.parametrize("me", [0, 1, 2, None])
def test_a_step_does_not_depend_on_what_could_not_be_seen_then(me: int | None) -> None:
    rng, different = Random(8), 0
    for before, now in pairwise(situations("draw")):
        other = otherwise(now, me, rng)
        different += other.played.state != now.played.state
        told = [
            _step(PlayedMatch(now, [before.played, moment.played], [None, 0], [1, 2]), 1, me, False)
            for moment in (now, other)
        ]
        assert told[0] == told[1]
    assert different > 10


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A table whose match of two rounds is over."""
    anna = server.new_table(3, rounds=2)
    with at_table(server, anna["code"], anna["token"]) as people:
        people[0].accepted("start", fill="careful")
        play(people, 99)
        people[0].accepted("next_round", version=people[0].table["version"])
        play(people, 99)
    return anna


def test_a_match_that_is_over_is_open_to_everyone_from_every_seat(server: Server, finished: dict[str, Any]) -> None:
    told = whole(partial(replay, server, finished["code"]))
    assert (told["mine"], told["seat"], told["table"]["me"]) == (None, 0, None)
    assert [told["acted"].count(None), told["acted"][0]] == [2, None]
    assert told["began"] > 1_500_000_000
    last = told["steps"][-1]
    assert (last["phase"], last["sheet"], last["totals"]) == (
        "match_over",
        told["table"]["sheet"],
        told["table"]["totals"],
    )
    assert sum(step["fresh"] for step in told["steps"]) >= len(told["steps"]) - 2
    for seat in range(3):
        seen = whole(partial(replay, server, finished["code"], seat=seat, hands=False))
        for open_step, step in zip(told["steps"], seen["steps"], strict=True):
            assert step["view"]["me"] == seat
            assert open_step["hands"][seat] == step["view"]["hand"]
            assert step["hands"] == []
    mine = replay(server, finished["code"], finished["token"], count=1).json()
    assert (mine["mine"], mine["seat"], len(mine["steps"])) == (0, 0, 1)


def test_an_uploaded_record_is_replayed_like_its_table(server: Server, finished: dict[str, Any]) -> None:
    record = server.http.get(f"/api/tables/{finished['code']}/record").text

    def ask(**wanted: Any) -> httpx.Response:
        return server.http.post("/api/replay", json={"record": record, **wanted})

    kept, told = whole(ask), whole(partial(replay, server, finished["code"]))
    assert (kept["steps"], kept["acted"], kept["seat"]) == (told["steps"], told["acted"], 0)
    assert kept["table"]["seats"][0]["name"] == "Anna"
    assert (kept["table"]["code"], kept["began"], kept["mine"]) == ("", None, None)
    assert ask(seat=2, hands=False, count=1).json()["steps"][0]["view"]["me"] == 2
    check_problem(ask(record=record.replace("Anna", "Anne")), 422, "record.changed")
    check_problem(ask(count=51), 422, "request.invalid")
    check_problem(ask(first=999), 422, "replay.no_step")


def test_a_guest_is_known_by_the_cookie(server: Server) -> None:
    with server.browser() as browser:
        body = {"game": "zoo-domino", "players": 2, "name": "Anna"}
        anna = browser.post("/api/tables", json=body).json()
        with at_table(server, anna["code"], anna["token"]) as (one,):
            one.accepted("start", fill="careful")
        assert browser.get(f"/api/tables/{anna['code']}/replay").json()["mine"] == 0
        assert replay(server, anna["code"]).json()["mine"] is None


def test_a_client_that_cannot_decompress_gets_plain_files(server: Server, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['code']}/replay"
    with server.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as squeezed:
        assert squeezed.headers["content-encoding"] == "gzip"
        raw = b"".join(squeezed.iter_raw())
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(raw)) == plain.json()
    assert len(raw) * 5 < len(plain.content)


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"first": 999}, 422, "replay.no_step"),
        ({"first": -1}, 422, "replay.no_step"),
        ({"seat": 3}, 409, "seat.unknown"),
        ({"seat": -1}, 409, "seat.unknown"),
        ({"seat": "x"}, 422, "request.invalid"),
        ({"seat": 2**31}, 422, "request.invalid"),
        ({"first": 10**300}, 422, "request.invalid"),
        ({"count": 0}, 422, "request.invalid"),
        ({"count": 51}, 422, "request.invalid"),
        ({"hands": "perhaps"}, 422, "request.invalid"),
    ],
)
def test_bad_input_gets_a_clear_answer(
    server: Server, finished: dict[str, Any], wanted: dict[str, Any], status: int, code: str
) -> None:
    check_problem(replay(server, finished["code"], **wanted), status, code)


def test_there_is_no_replay_of_an_unknown_table_or_before_the_start(server: Server) -> None:
    check_problem(replay(server, "NOSUCHCODE"), 404, "table.unknown")
    check_problem(replay(server, server.new_table()["code"]), 409, "table.not_started")


def test_asking_for_replay_steps_without_end_is_rate_limited(strict_server: Server) -> None:
    me = {"x-forwarded-for": "192.0.2.78"}
    answers = [strict_server.http.post("/api/replay", json={"record": ""}, headers=me) for _ in range(140)]
    check_problem(answers[0], 422, "record.unreadable")
    check_problem(answers[-1], 429, "message.too_fast")
