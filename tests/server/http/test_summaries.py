"""Tables in short over HTTP: bounded, counted, and no way to guess codes or tokens faster than elsewhere."""

from typing import Any

import httpx
import pytest

from tests.server.helpers.addresses import at_address
from tests.server.helpers.answers import check_problem
from tests.server.helpers.browsers import table_of
from tests.server.helpers.server import Server

PATH = "/api/tables/summaries"


def ask(client: httpx.Client, *tables: dict[str, Any], **how: Any) -> httpx.Response:
    return client.post(PATH, json={"tables": list(tables)}, **how)


def test_a_visitor_sees_their_tables_in_short(server: Server) -> None:
    body = {"game": "zoo-domino", "players": 2, "name": "Anna"}
    made = [server.http.post("/api/tables", json=body).json() for _ in range(2)]
    one, other = made
    beside = server.http.post(f"/api/tables/{one['code']}/seats", json={"name": "Ben"}).json()
    told = ask(
        server.http,
        {"code": other["code"]},
        {"code": one["code"].lower(), "tokens": [beside["token"], one["token"]]},
        {"code": "NOSUCHCODE", "tokens": [one["token"]]},
    ).json()
    assert [(table["code"], table["mine"]) for table in told["tables"]] == [(other["code"], []), (one["code"], [1, 0])]
    assert told["gone"] == ["NOSUCHCODE"]
    seats = told["tables"][1]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Anna", None), ("Ben", None)]
    assert seats[0]["face"] != seats[1]["face"]
    assert not any(secret in str(told) for secret in (one["token"], other["token"], beside["token"]))


def test_the_cookie_of_a_guest_opens_their_seats_without_a_token(server: Server) -> None:
    with server.browser() as anna, server.browser() as eve:
        code = table_of(anna)
        table_of(eve)
        assert ask(anna, {"code": code}).json()["tables"][0]["mine"] == [0]
        ben = server.http.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).json()
        both = ask(anna, {"code": code, "tokens": [ben["token"], None]}).json()
        assert both["tables"][0]["mine"] == [1, 0]
        assert ask(eve, {"code": code}).json()["tables"][0]["mine"] == []


@pytest.mark.parametrize(
    "body",
    [
        {"tables": [{"code": f"C{number}"} for number in range(51)]},
        {"tables": [{"code": "C" * 21}]},
        {"tables": [{"code": "CODE", "tokens": ["token"] * 9}]},
        {"tables": [{"code": "CODE", "tokens": ["t" * 101]}]},
        {"tables": [{"code": "CODE", "seat": 0}]},
        {"tables": [{"code": 7}]},
        {"tables": "CODE"},
        {},
    ],
)
def test_more_than_a_visitor_needs_is_refused(server: Server, body: dict[str, Any]) -> None:
    check_problem(server.http.post(PATH, json=body), 422, "request.invalid")


@pytest.mark.parametrize("what", ["codes", "tokens"])
def test_whoever_guesses_is_refused_here_and_everywhere(strict_server: Server, what: str) -> None:
    server, here = strict_server, at_address(f"192.0.2.{70 + len(what)}")
    made = server.http.post("/api/tables", json={"game": "zoo-domino", "players": 2, "name": "Anna"}, headers=here)
    code = made.json()["code"]
    codes = [{"code": f"ZZZZZZ{number:04d}"} for number in range(8)]
    tokens = [{"code": code, "tokens": [f"guessed{number}" for number in range(8)]}]
    answers = [ask(server.http, *(codes if what == "codes" else tokens), headers=here) for _ in range(12)]
    allowed = sum(answer.status_code == 200 for answer in answers)
    assert allowed == 8  # 60 guesses, 8 at a time
    assert answers[-1].status_code == 429
    assert ask(server.http, {"code": code}, headers=here).status_code == 429  # right and wrong alike
    assert server.http.get(f"/api/tables/{code}", headers=here).status_code == 429


def test_tables_are_counted_one_by_one(strict_server: Server) -> None:
    server, here = strict_server, at_address("192.0.2.90")
    made = server.http.post("/api/tables", json={"game": "zoo-domino", "players": 2, "name": "Anna"}, headers=here)
    many = [{"code": made.json()["code"]}] * 50
    answers = [ask(server.http, *many, headers=here).status_code for _ in range(20)]
    assert answers[0] == 200
    assert 429 in answers
    assert server.http.get(f"/api/tables/{made.json()['code']}", headers=here).status_code == 200
