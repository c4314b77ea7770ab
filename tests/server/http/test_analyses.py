"""Analyses over HTTP: of matches that are over and of no others, in parts, within limits."""

from typing import Any

import httpx
import pytest

from tests.server.helpers.answers import check_problem
from tests.server.helpers.server import Server, at_table, play_on
from tests.table.analysing.records import finished, unfinished


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """The code of a table whose match is over."""
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="casual")
        play_on([one])
        assert one.table["phase"] == "match_over"
    code: str = anna["code"]
    return code


def ask(server: Server, path: str = "", **body: Any) -> httpx.Response:
    return server.http.post(f"/api/analysis{path}", json=body)


def whole(server: Server, **match: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = [ask(server, depth="quick", **match).json()]
    while told[-1]["next"] is not None:
        told.append(ask(server, depth="quick", first=told[-1]["next"], **match).json())
    return told


def test_the_match_of_a_table_is_analysed_like_its_record(server: Server, over: str) -> None:
    record = server.http.get(f"/api/tables/{over}/record").text
    by_code, by_record = whole(server, code=over.lower()), whole(server, record=record)
    assert by_code[-1]["players"] == by_record[-1]["players"]
    assert sum(player["decisions"] for player in by_code[-1]["players"]) == sum(
        len(part["choices"]) for part in by_code
    )
    assert {player["result"] for player in by_code[-1]["players"]} <= {0.0, 0.5, 1.0}
    assert by_record[0]["first"] == 0
    assert len(by_record) == 1  # it is the same text: all was known


def test_nothing_of_a_running_match_is_analysed(server: Server) -> None:
    anna = server.new_table()
    check_problem(ask(server, code=anna["code"]), 409, "table.not_over")
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="casual")
        play_on([one], moves=2)
        for path, more in (
            ("", {}),
            ("/try", {"step": 0, "action": "pass"}),
            ("/show", {"step": 0, "action": "pass"}),
            ("/check", {"step": 0, "action": "pass"}),
        ):
            check_problem(ask(server, path, code=anna["code"], **more), 409, "table.not_over")
            check_problem(ask(server, path, record=unfinished(), **more), 409, "table.not_over")


def test_another_action_is_tried_shown_and_checked(server: Server) -> None:
    match = {"record": finished("zoo-domino")}
    tried = ask(server, "/try", step=0, action="pass", **match).json()
    assert tried["refusal"]["rule"].startswith("ZD-")
    event = next(line for line in match["record"].splitlines() if line.startswith("p1 lay")).partition(" ")[2]
    step = ask(server, "/show", step=0, action=event, **match).json()
    assert step["view"]["me"] is not None
    assert ask(server, "/check", step=0, action=event, **match).json()["refusal"] is None
    check_problem(ask(server, "/show", step=0, action="pass", **match), 409, "pass.chain_empty")
    check_problem(ask(server, "/try", step=0, action="fly", **match), 422, "invalid.notation")
    check_problem(ask(server, "/try", step=999, action="pass", **match), 422, "analysis.no_turn")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "request.invalid"),
        ({"code": "AAAAAAAAAA", "record": "x"}, 422, "request.invalid"),
        ({"code": "AAAAAAAAAA"}, 404, "table.unknown"),
        ({"code": "A" * 21}, 422, "request.invalid"),
        ({"record": "x"}, 422, "record.unreadable"),
        ({"record": "x", "depth": "deep"}, 422, "request.invalid"),
        ({"record": "x", "first": -(2**40)}, 422, "request.invalid"),
        ({"record": "x", "what": 1}, 422, "request.invalid"),
        ({"record": "x" * 1024 * 1024}, 413, "message.too_large"),
    ],
)
def test_bad_requests_are_refused(server: Server, body: dict[str, Any], status: int, code: str) -> None:
    check_problem(ask(server, **body), status, code)


def test_a_record_may_be_larger_than_other_bodies(server: Server) -> None:
    check_problem(ask(server, "/try", record="x" * 100_000, step=0, action="pass"), 422, "record.unreadable")


def test_second_tries_are_limited_by_address(strict_server: Server) -> None:
    def answer() -> httpx.Response:
        body = {"record": "x", "step": 0, "action": "pass"}
        return strict_server.http.post("/api/analysis/try", json=body, headers={"x-forwarded-for": "203.0.113.77"})

    answers = [answer() for _ in range(130)]
    check_problem(answers[0], 422, "record.unreadable")
    check_problem(answers[-1], 429, "message.too_fast")


def test_games_say_whether_they_can_be_analysed(server: Server) -> None:
    assert all(game["analysis"] for game in server.http.get("/api/games").json())
