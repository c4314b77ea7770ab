"""Clients that flood the server or do not read are cut off; the others notice nothing."""

import json
import socket
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from tablee.core.errors import TableeError
from tablee.server.rate_limits import Limits, RateLimits, address_of
from tablee.server.visitors import Visitor
from tablee.table.loop import rate_limit
from tablee.table.loop.rate_limit import Rate, RateLimitByAddress
from tests.server.helpers.addresses import at_address
from tests.server.helpers.answers import check_problem, closed_with
from tests.server.helpers.server import Client, Server, at_table, play_on


def test_a_client_that_sends_too_much_is_answered_and_does_not_disturb_the_others(strict_server: Server) -> None:
    server, anna = strict_server, strict_server.new_table()
    with at_table(server, anna["code"], anna["token"], None) as (one, flood):
        for number in range(260):
            flood.tell({"type": "leave", "id": str(number)})
        one.accepted("start", fill="careful")
        assert {flood.answer(str(number))["code"] for number in range(260)} == {"seat.none"}


def test_a_client_that_does_not_read_is_cut_off_and_the_others_play_on(server: Server) -> None:
    anna = server.new_table()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = server.address.removeprefix("http://").partition(":")
    deaf.connect((host, int(port)))
    with (
        at_table(server, anna["code"], anna["token"]) as (one,),
        server.socket(anna["code"], sock=deaf, max_queue=1, close_timeout=0.1) as unread,
    ):
        unread.send(json.dumps({"type": "hello", "token": None}))
        one.until(lambda table: table["spectators"] == 1)
        one.accepted("start", fill="careful")
        play_on([one], moves=5)
        coming_and_going = 0
        while one.table["spectators"]:
            with at_table(server, anna["code"], anna["token"]):
                coming_and_going += 1
            one.until(lambda table, last=one.table: table is not last)
            assert coming_and_going < 1_500  # much later, unanswered pings would end it too
        play_on([one])
        assert one.table["phase"] == "match_over"


def test_too_many_devices_are_refused_but_players_always_come_in(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], *[None] * 100):
        with server.socket(anna["code"]) as late:
            late.send(json.dumps({"type": "hello"}))
            assert json.loads(late.recv())["code"] == "table.crowded"
            assert closed_with(late) == 1013
        with server.socket(anna["code"]) as player:
            assert Client(player, anna["token"]).table["me"] == 0


BODY = {"game": "zoo-domino", "players": 2, "name": "Anna"}


def use_up(server: Server, method: str, path: str, address: str, most: int, body: object = None) -> int:
    """Ask again and again until the address is refused; return how often it was answered."""
    for count in range(most):
        answer = server.http.request(method, path, json=body, headers=at_address(address))
        if answer.status_code == 429:
            check_problem(answer, 429, "message.too_fast")
            return count
    raise AssertionError(f"{path} was never refused")


def test_one_address_cannot_make_tables_without_end(strict_server: Server) -> None:
    use_up(strict_server, "POST", "/api/tables", "192.0.2.1", 150, BODY)
    assert strict_server.http.post("/api/tables", json=BODY, headers=at_address("192.0.2.2")).status_code == 201
    assert strict_server.http.get("/api/games", headers=at_address("192.0.2.1")).status_code == 200


def test_one_address_cannot_take_seats_without_end(strict_server: Server) -> None:
    code = strict_server.new_table()["code"]
    use_up(strict_server, "POST", f"/api/tables/{code}/seats", "192.0.2.3", 300, {"name": "Ben"})


def test_one_address_cannot_ask_for_best_turns_without_end(strict_server: Server) -> None:
    path, position = "/api/solve/photo-rummy", {"hand": ["D-church"], "table": [["D-dish", "D-sight", "D-emblem"]]}
    use_up(strict_server, "POST", path, "192.0.2.5", 150, position)
    assert strict_server.http.post(path, json=position, headers=at_address("192.0.2.6")).status_code == 200
    assert strict_server.http.get("/api/games", headers=at_address("192.0.2.5")).status_code == 200


def test_one_address_cannot_call_without_end(strict_server: Server) -> None:
    use_up(strict_server, "GET", "/api/games", "192.0.2.4", 3000)
    assert strict_server.http.get("/api/health", headers=at_address("192.0.2.4")).status_code == 200


def test_an_ipv6_household_is_one_address(strict_server: Server) -> None:
    use_up(strict_server, "POST", "/api/tables", "2001:db8:1:2::1", 150, BODY)

    def status(address: str) -> int:
        return strict_server.http.post("/api/tables", json=BODY, headers=at_address(address)).status_code

    assert status("2001:db8:1:2:ffff::9") == 429
    assert status("2001:db8:1:3::1") == 201


@pytest.mark.parametrize("path", ["", "/record"])
def test_codes_cannot_be_tried_out(strict_server: Server, path: str) -> None:
    code = strict_server.new_table()["code"]
    address = f"192.0.2.{10 + len(path)}"
    tried = iter(range(10**6))

    def status(code: str) -> int:
        return strict_server.http.get(f"/api/tables/{code}{path}", headers=at_address(address)).status_code

    while status(f"ABCDEF{next(tried):04d}") == 404:
        pass
    assert status(code) == 429  # right and wrong answers look the same
    assert status("short") == 429
    assert strict_server.http.get(f"/api/tables/{code}", headers=at_address("192.0.2.30")).status_code == 200
    with pytest.raises(InvalidStatus) as refused, strict_server.socket(code, additional_headers=at_address(address)):
        pass
    assert refused.value.response.status_code == 429
    assert "handshake" not in strict_server.log  # or anybody could fill the log


def test_seat_tokens_cannot_be_tried_out(strict_server: Server) -> None:
    seated = strict_server.new_table()
    headers = at_address("192.0.2.31")
    with pytest.raises(InvalidStatus) as refused:  # noqa: PT012
        for number in range(300):
            with strict_server.socket(seated["code"], additional_headers=headers) as socket:
                assert Client(socket, f"guess {number}").told[0]["code"] == "seat.unknown_token"
    assert refused.value.response.status_code == 429


def test_one_address_cannot_hold_sockets_without_end(strict_server: Server) -> None:
    code = strict_server.new_table()["code"]
    headers = at_address("192.0.2.32")
    with ExitStack() as held:
        with pytest.raises(InvalidStatus) as refused:  # noqa: PT012
            for _ in range(1000):
                held.enter_context(strict_server.socket(code, additional_headers=headers))
        assert refused.value.response.status_code == 429
        with strict_server.socket(code, additional_headers=at_address("192.0.2.33")) as other:
            assert Client(other).table["me"] is None


def test_only_a_trusted_proxy_is_believed_about_addresses(server: Server) -> None:
    """The other server trusts no proxy: whatever headers say, all clients have the same address."""
    answer = server.http.post("/api/tables", json=BODY, headers={"x-forwarded-proto": "https"})
    assert "secure" not in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.1", 1), "192.0.2.1"),
        (("::ffff:192.0.2.1", 1), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("fe80::1%eth0", 1), "fe80::"),
        (("unix", 0), "unix"),
        (("x" * 1000, 0), "x" * 64),
        (None, ""),
    ],
)
def test_a_household_is_counted_by_its_address(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of(client) == counted


def test_what_is_remembered_of_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_ADDRESSES", 3)
    calls = RateLimitByAddress(Rate(1, 0.001))
    for number in range(50):
        calls.spend(str(number))
    with pytest.raises(TableeError):
        calls.spend("49")
    calls.spend("0")  # forgotten long ago
    assert len(calls) == 3


def test_what_is_open_is_counted_down_again_and_then_forgotten() -> None:
    opened = RateLimits(Limits()._replace(connections=1)).connections
    for _ in range(3):
        with opened.one_more("here"), opened.one_more("there"), pytest.raises(TableeError), opened.one_more("here"):
            pass
    assert len(opened) == 0


@pytest.mark.parametrize("guest", [None, b"guest"])
def test_sockets_are_counted_down_again_and_then_forgotten(guest: bytes | None) -> None:
    sockets = RateLimits(Limits()._replace(sockets=1)).sockets
    here, there = Visitor("here", guest), Visitor("there", None)
    for _ in range(3):
        with sockets.one_more(here), sockets.one_more(there), pytest.raises(TableeError), sockets.one_more(here):
            pass
    assert len(sockets) == 0


def test_a_greater_factor_is_more_of_everything() -> None:
    usual, tripled = Limits(), Limits().times(3)
    for one, other in zip(usual, tripled, strict=True):
        if isinstance(one, Rate):
            assert other == (3 * one.burst, 3 * one.per_second)
        else:
            assert isinstance(one, int | float)
            assert other == 3 * one


def test_with_a_small_factor_one_at_a_time_is_left() -> None:
    assert Limits().times(0.001).sockets == 1
