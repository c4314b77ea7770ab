"""Whatever comes over HTTP or a socket gets a clear answer, and the server lives on."""

import json
from contextlib import suppress
from typing import Any
from unicodedata import normalize

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.helpers.answers import check_problem, closed_with
from tests.server.helpers.server import TIMEOUT_S, Client, Server, at_table

ANNA = {"game": "zoo-domino", "players": 2, "options": {}, "name": "Anna"}


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        ({"players": 7}, "invalid.option", "zoo-domino is for 2 to 6 players, not 7"),
        ({"players": 1}, "invalid.option", "not 1"),
        ({"players": 10**30}, "invalid.option", "not 1000000"),
        ({"players": "2"}, "request.invalid", "players: "),
        ({"players": 2.0}, "request.invalid", "players: "),
        ({"players": True}, "request.invalid", "players: "),
        ({"players": None}, "request.invalid", "players: "),
        ({"game": "zoo-dominoes"}, "invalid.option", "unknown game 'zoo-dominoes'; did you mean 'zoo-domino'?"),
        ({"game": "chess"}, "invalid.option", "unknown game 'chess'"),
        ({"game": 3}, "request.invalid", "game: "),
        ({"options": {"wya": "draw"}}, "invalid.option", "unknown option 'wya'; did you mean 'way'?"),
        ({"options": {"way": "drwa"}}, "invalid.option", "did you mean 'draw'?"),
        ({"options": {"rounds": 0}}, "invalid.option", "rounds is a number from 1 to 20, not 0"),
        ({"options": {"rounds": [1]}}, "request.invalid", "options.rounds"),
        ({"options": {"first": "5"}}, "invalid.option", "first is seat 5, but there are 2 players"),
        ({"options": []}, "request.invalid", "options: "),
        ({"name": ""}, "seat.bad_name", "1 to 24"),
        ({"name": "   "}, "seat.bad_name", "1 to 24"),
        ({"name": "x" * 25}, "seat.bad_name", "1 to 24"),
        ({"name": "x" * 60_000}, "seat.bad_name", "1 to 24"),
        ({"name": "a\nb"}, "seat.bad_name", "1 to 24"),
        ({"name": "a\u202eb"}, "seat.bad_name", "1 to 24"),
        ({"name": "\u200d"}, "seat.bad_name", "1 to 24"),
        ({"name": "\u3164\u2800"}, "seat.bad_name", "1 to 24"),
        ({"name": "a\u200fb"}, "seat.bad_name", "1 to 24"),
        ({"name": "Z" + "\u0301\u0316" * 4}, "seat.bad_name", "1 to 24"),
        ({"name": None}, "request.invalid", "name: "),
        ({"colour": "red"}, "request.invalid", "colour: "),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(
    server: Server, change: dict[str, Any], code: str, told: str
) -> None:
    answer = server.http.post("/api/tables", json=ANNA | change)
    check_problem(answer, 422, code)
    assert told in answer.json()["detail"]


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Zoe\u0308",
        "Đặng Thị Ánh",
        "שָׁלוֹם",
        "น้ำผึ้ง",
        "<img src=x onerror=a()>",
        "👩‍👩‍👧‍👦",
        "😀" * 24,
        "; DROP TABLE--",
    ],
)
def test_people_keep_their_names(server: Server, name: str) -> None:
    code = server.new_table(name=name)["code"]
    assert server.http.get(f"/api/tables/{code}").json()["seats"][0]["name"] == normalize("NFC", name)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "request.invalid"),
        (b"{", 400, "message.unreadable"),
        (b"\xff\xfe", 400, "message.unreadable"),
        (b"[]", 422, "request.invalid"),
        (b"null", 422, "request.invalid"),
        (b"[" * 60_000, 400, "message.unreadable"),
        (b'{"players": ' + b"9" * 5000 + b"}", 400, "message.unreadable"),
        (b'{"game": "zoo-domino", "players": 2, "name": "\\ud800"}', 422, "seat.bad_name"),
        (b'{"game": "zoo-domino", "players": NaN, "name": "A"}', 400, "message.unreadable"),
        (b" " * 70_000, 413, "message.too_large"),
    ],
)
def test_a_body_that_cannot_be_read_is_a_problem(server: Server, body: bytes, status: int, code: str) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    check_problem(answer, status, code)


def test_a_large_body_without_a_length_is_cut_off(server: Server) -> None:
    answer = server.http.post("/api/tables", content=(b" " * 1000 for _ in range(100)))
    check_problem(answer, 413, "message.too_large")


def test_addresses_and_methods_that_do_not_exist_are_problems(server: Server) -> None:
    code = server.new_table()["code"]
    for method in ("GET", "POST", "PUT", "DELETE"):
        check_problem(server.http.request(method, "/api/nothing"), 404, "request.not_found")
    check_problem(server.http.get("/api"), 404, "request.not_found")
    check_problem(server.http.get("/api/tables/ABCDEFGHJK"), 404, "table.unknown")
    check_problem(server.http.get("/api/tables/ABCDEFGHJK/record"), 404, "table.unknown")
    check_problem(server.http.post("/api/tables/ABCDEFGHJK/seats", json={"name": "Ben"}), 404, "table.unknown")
    check_problem(server.http.delete("/api/tables"), 405, "request.wrong_method")
    check_problem(server.http.post("/"), 405, "request.wrong_method")
    check_problem(server.http.get(f"/api/tables/{code}/record"), 409, "table.not_over")
    check_problem(server.http.post("/api/referee/chess", json={}), 422, "invalid.option")


def test_the_referee_judges_over_http(server: Server) -> None:
    position = {
        "chain": ["lion-zebra"],
        "hand": ["zebra-monkey", "penguin-flamingo"],
        "action": "lay zebra-monkey right",
    }
    answer = server.http.post("/api/referee/zoo-domino", json=position)
    assert (answer.status_code, answer.json()["verdict"]) == (200, "legal")
    wrong = server.http.post("/api/referee/zoo-domino", json=position | {"action": "lay penguin-flamingo left"}).json()
    assert (wrong["verdict"], wrong["rule"], wrong["code"]) == ("refused", "ZD-12", "lay.does_not_fit")
    assert wrong["pieces"] == ["penguin-flamingo"]
    check_problem(server.http.post("/api/referee/zoo-domino", json={}), 422, "invalid.position")
    check_problem(server.http.post("/api/referee/zoo-domino", json=[]), 422, "request.invalid")
    unusual: list[Any] = [[], "way", {"way": ["draw"]}]
    for options in unusual:
        answer = server.http.post("/api/referee/zoo-domino", json=position | {"options": options})
        assert answer.status_code in (200, 422), answer.text


ELSEWHERE = ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"]
# And what is no address at all.
NOWHERE = [
    "%%%",
    "http://[",
    "http://]",
    "http://[x]",
    "http://[::1",
    "://",
    "http://\xff:99999999",
]


@pytest.mark.parametrize("origin", ELSEWHERE + NOWHERE)
def test_a_page_from_elsewhere_is_turned_away_before_the_socket_opens(server: Server, origin: str) -> None:
    code = server.new_table()["code"]
    with pytest.raises(InvalidStatus) as turned_away, server.socket(code, origin=origin):
        pass
    assert turned_away.value.response.status_code == 403
    with server.socket(code, origin=server.address) as welcome:
        assert Client(welcome, None).table["me"] is None


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1, 10**1000])
def test_a_number_that_nobody_could_mean_is_not_read(server: Server, number: int) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        assert one.refused("remove_seat", seat=number) == "message.unreadable"
        assert one.refused("play", action="pass", version=number) == "message.unreadable"
        assert one.refused("remove_seat", seat=2**31 - 1) == "seat.unknown"


def test_a_message_of_ten_megabytes_closes_its_socket_only(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"], None) as (one, other):
        with suppress(ConnectionClosed):  # the server may close before all of it is sent
            other.socket.send("x" * 10_000_000)
        one.until(lambda table: table["spectators"] == 1)
        one.until(lambda table: table["spectators"] == 0)
        with server.socket(anna["code"]) as socket:
            Client(socket, None)
            socket.send("x" * 4097)
            assert closed_with(socket) == 1009
        one.accepted("start", fill="careful")
        assert server.http.get("/api/health").json() == {"status": "ok"}


def test_a_socket_without_hello_is_closed(server: Server) -> None:
    code = server.new_table()["code"]
    for first in ("{}", json.dumps({"type": "start", "id": "1"}), json.dumps({"type": "hello", "token": 7})):
        with server.socket(code) as socket:
            socket.send(first)
            assert json.loads(socket.recv(timeout=TIMEOUT_S))["code"] == "message.no_hello"
            assert closed_with(socket) == 1008
    with server.socket(code) as silent:
        assert json.loads(silent.recv(timeout=TIMEOUT_S))["code"] == "message.no_hello"
        assert closed_with(silent) == 1008


def test_a_socket_at_no_table_gets_an_error(server: Server) -> None:
    with server.socket("ABCDEFGHJK") as socket:
        assert json.loads(socket.recv(timeout=TIMEOUT_S))["code"] == "table.unknown"
        assert closed_with(socket) == 4404
