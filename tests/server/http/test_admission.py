"""What every request must pass: a known host, an unambiguous length, and limits that distinguish guests from
neighbours."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tablee.core.errors import TableeError
from tablee.server.app import Tablee
from tablee.server.http.hosts import host_policy, is_local
from tablee.server.http.problems import answer_problems
from tablee.server.http.security_headers import SecurityHeaders
from tablee.server.observability.request_metrics import RequestMetrics
from tablee.server.settings import Settings
from tablee.server.visitors import GUESTS_SHARE, RateByVisitor, Visitor
from tablee.table.loop.rate_limit import Rate
from tests.server.helpers.addresses import at_address
from tests.server.helpers.answers import check_problem
from tests.server.helpers.browsers import NAME, table_of
from tests.server.helpers.server import TIMEOUT_S, Client, Server

# --- neighbours -------------------------------------------------------------------------------------------------------


def guess_until_refused(server: Server, headers: dict[str, str]) -> int:
    for number in range(1000):
        if server.http.get(f"/api/tables/ZZZZZZ{number:04d}", headers=headers).status_code == 429:
            return number
    raise AssertionError("was never refused")


def test_a_guest_is_not_locked_out_by_a_neighbours_guesses(strict_server: Server) -> None:
    server, here = strict_server, at_address("192.0.2.60")
    with server.browser(headers=here) as anna:
        code = table_of(anna)
        cookie = {"cookie": f"{NAME}={anna.cookies[NAME]}"}
        ben = server.http.post(f"/api/tables/{code}/seats", json={"name": "Ben"}, headers=here).json()
        assert guess_until_refused(server, here) >= 60
        assert anna.get(f"/api/tables/{code}").status_code == 200
        with server.socket(code, additional_headers=here | cookie) as own:
            assert Client(own).table["me"] == 0
        shown = [Subprotocol("tablee"), Subprotocol(f"seat.{ben['token']}")]
        with server.socket(code, additional_headers=here, subprotocols=shown) as by_token:
            assert Client(by_token, ben["token"]).table["me"] == 1
        wrong = [Subprotocol("tablee"), Subprotocol("seat.guessed")]
        for names in (None, wrong):  # a stranger
            with (
                pytest.raises(InvalidStatus) as refused,
                server.socket(code, additional_headers=here, subprotocols=names),
            ):
                pass
            assert refused.value.response.status_code == 429
        assert server.http.get(f"/api/tables/{code}", headers=here).status_code == 429
        assert guess_until_refused(server, here | cookie) >= 60  # who guesses with a cookie is refused, too
        assert anna.get(f"/api/tables/{code}").status_code == 429


def refused(limit: RateByVisitor, visitor: Visitor) -> bool:
    try:
        limit.spend(visitor)
    except TableeError:
        return True
    return False


def test_collecting_cookies_multiplies_a_limit_by_ten_at_most() -> None:
    limit = RateByVisitor(Rate(5, 0.0001))
    answered = sum(not refused(limit, Visitor("here", bytes([guest]))) for guest in range(100) for _ in range(10))
    assert answered == 5 * GUESTS_SHARE
    assert not refused(limit, Visitor("here"))
    assert not refused(limit, Visitor("there", bytes([99])))


def test_a_guest_who_never_guessed_is_let_in_whatever_others_did() -> None:
    guesses = RateByVisitor(Rate(5, 0.0001))
    for guest in range(100):
        guesses.take(Visitor("here", bytes([guest])))
    guesses.check(Visitor("here", b"honest"))
    with pytest.raises(TableeError):
        guesses.check(Visitor("here", bytes([0])))


# --- every route is counted -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("impatient"), rate_limit_factor=0.1, trusted_proxies=["127.0.0.1"])
    yield running
    running.end()


@pytest.mark.parametrize(
    ("path", "least"),
    [("/api/openapi.json", 30), ("/api/docs", 30), ("/api/nothing", 30), ("/", 400), ("/assets/none.js", 400)],
)
def test_every_route_is_counted(impatient_server: Server, path: str, least: int) -> None:
    headers = at_address(f"192.0.2.{70 + len(path)}")
    answers = (impatient_server.http.get(path, headers=headers) for _ in range(3 * least))
    count, last = next((count, answer) for count, answer in enumerate(answers) if answer.status_code == 429)
    assert count >= least
    check_problem(last, 429, "message.too_fast")
    assert impatient_server.http.get("/api/health", headers=headers).status_code == 200


# --- failures and odd requests ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "a" * 300 + ".js", "/" + "a/" * 2500])
def test_an_overlong_file_name_is_not_found(own_server: Server, path: str) -> None:
    answer = own_server.http.get(path)
    assert answer.status_code in (
        200,
        404,
    )  # 200 if no file is looked up, since the page is not built or is its own
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert own_server.log == ""


async def _fail(path: str) -> httpx.Response:
    app = Tablee(openapi_url=None)
    app.around = lambda layers: RequestMetrics(SecurityHeaders(layers, lambda _: False))
    answer_problems(app)

    @app.get("/fail")
    async def fail() -> None:
        raise RuntimeError

    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return await client.get(path)


def test_our_own_failures_carry_the_headers_and_an_id() -> None:
    answer = asyncio.run(_fail("/fail"))
    check_problem(answer, 500, "server.failed")
    assert answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"]


def test_two_lengths_are_refused(server: Server) -> None:
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname, where.port), TIMEOUT_S) as line, line.makefile("rb") as answer:
        # In one piece: bytes that arrive after the server has closed reset the connection, and the answer is lost.
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: here\r\n\r\n"
        )
        said = answer.read()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b"message.unreadable" in said
    assert said.count(b"HTTP/1.1") == 1  # what follows is not answered


# --- hosts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.7:8000", True),
        ("[fe80::1]:8000", True),
        ("localhost:8000", True),
        ("my-pc", True),
        ("my-pc.local:8000", True),
        ("MY-PC.LOCAL.", True),
        ("evil.example.com", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example:8000", False),
        ("evil.example@localhost", False),
        ("[nothing]", False),
        ("", False),
    ],
)
def test_names_that_nobody_can_own_are_local(host: str, local: bool) -> None:
    assert is_local(host) is local


def test_a_host_is_refused_where_the_operator_named_one_or_only_this_machine_plays() -> None:
    public = host_policy(Settings(public_address="https://play.example.org"))
    assert [public(host) for host in ("play.example.org", "127.0.0.1:8000", "evil.example", None)] == [
        *(True, True, False, True)
    ]
    at_home = host_policy(Settings())
    assert [at_home(host) for host in ("localhost:8000", "evil.example")] == [True, False]
    for elsewhere in (Settings(host="0.0.0.0"), Settings(trusted_proxies=("127.0.0.1",))):
        assert host_policy(elsewhere)("anything.example")


def test_another_host_gets_nothing_but_its_health(tmp_path: Path) -> None:
    server = Server(tmp_path, public_address="https://play.example.org")
    try:
        code = server.new_table()["code"]
        evil, ours = {"host": "evil.example"}, {"host": "play.example.org"}
        for path in ("/", "/api/games", f"/api/tables/{code}"):
            check_problem(server.http.get(path, headers=evil), 421, "request.wrong_host")
            assert server.http.get(path, headers=ours).status_code == 200
        for path in ("/api/health", "/api/ready"):
            assert server.http.get(path, headers=evil).status_code == 200
        line = f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        line += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        where = urlsplit(server.address)
        with socket.create_connection((where.hostname, where.port), TIMEOUT_S) as bare:
            bare.sendall((line + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
            assert bare.recv(100).startswith(b"HTTP/1.1 421 ")
    finally:
        server.end()
