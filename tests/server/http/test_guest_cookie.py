"""A player who comes back in the same browser has the seat; cookies that we did not sign are ignored."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.server.http import guest_cookie
from tablee.server.http.guest_cookie import COOKIE_LIFETIME_S, SECURE_NAME, Guests
from tests.server.helpers.browsers import NAME, table_of
from tests.server.helpers.fixtures import ELSEWHERE
from tests.server.helpers.server import Client, Server


@contextmanager
def come_with(server: Server, code: str, cookie: str | None, token: str | None = None) -> Iterator[Client]:
    """Come to a table as a browser does: with the cookie that it has, from a page of ours."""
    headers = {} if cookie is None else {"cookie": f"{NAME}={cookie}"}
    with server.socket(code, additional_headers=headers, origin=server.address) as socket:
        yield Client(socket, token)


def test_a_player_who_takes_a_seat_gets_a_cookie_that_no_script_can_read(server: Server) -> None:
    with server.browser() as browser:
        answer = browser.post("/api/tables", json={"game": "zoo-domino", "players": 2, "name": "Anna"})
        (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
        assert (cookie.key, cookie["path"], cookie["samesite"], cookie["max-age"]) == (
            NAME,
            "/",
            "lax",
            str(COOKIE_LIFETIME_S),
        )
        assert cookie["httponly"]
        assert not cookie["secure"]
        assert answer.json()["token"] not in cookie.value
        for path in ("/", "/api/games", f"/api/tables/{answer.json()['code']}"):
            assert "set-cookie" not in browser.get(path).headers  # who only looks is not known


def test_over_https_the_cookie_is_for_https_and_this_host_only(strict_server: Server) -> None:
    https = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.10"}
    body = {"game": "zoo-domino", "players": 2, "name": "Anna"}
    answer = strict_server.http.post("/api/tables", json=body, headers=https)
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert cookie.key == SECURE_NAME
    assert cookie["secure"]
    assert cookie["path"] == "/"
    assert not cookie["domain"]


def test_a_player_who_comes_back_in_the_same_browser_has_the_seat(server: Server) -> None:
    with server.browser() as browser:
        code = table_of(browser)
        cookie = browser.cookies[NAME]
        with come_with(server, code, cookie) as anna:
            assert anna.table["me"] == 0
            anna.accepted("start", fill="careful")
        another = table_of(browser)  # one guest, many tables
        with come_with(server, another, browser.cookies[NAME]) as anna:
            assert anna.table["me"] == 0
        with come_with(server, code, None) as stranger:
            assert stranger.table["me"] is None


def test_a_seat_link_counts_before_the_cookie_and_a_wrong_one_does_not_harm_it(server: Server) -> None:
    with server.browser() as browser:
        code = table_of(browser)
        ben = server.sit(code)
        with come_with(server, code, browser.cookies[NAME], ben["token"]) as device:
            assert device.table["me"] == 1
        with come_with(server, code, browser.cookies[NAME], "A" * 22) as device:
            assert device.table["me"] == 0


def test_several_people_on_one_device_are_told_apart_by_their_tokens(server: Server) -> None:
    """They share the device's cookie, which belongs to the first of them: a known token counts alone."""
    with server.browser() as browser:
        code = table_of(browser, players=3)
        cookie = browser.cookies[NAME]
        ben, carl = server.sit(code, "Ben"), server.sit(code, "Carl")  # asked for without the cookie
        with (
            come_with(server, code, cookie) as one,
            come_with(server, code, cookie, ben["token"]) as two,
            come_with(server, code, cookie, carl["token"]) as three,
        ):
            assert [client.table["me"] for client in (one, two, three)] == [0, 1, 2]
            one.accepted("start")
            two.accepted("leave")
            two.until(lambda table: table["left"] == 1)
            assert two.table["me"] is None  # not the seat of the cookie
            assert {"type": "gone", "code": "seat.left"} in two.told
            two.accepted("come_back")
            two.until(lambda table: table["me"] == 1)
            one.accepted("remove_seat", seat=2)
            three.until(lambda table: table["me"] is None)
            assert {"type": "gone", "code": "seat.removed"} in three.told
        with come_with(server, code, cookie, carl["token"]) as three:
            assert three.told[0] == {"type": "gone", "code": "seat.removed"}
            assert three.table["me"] is None


def test_a_player_who_shares_a_device_with_someone_who_was_removed_stays(server: Server) -> None:
    anna = server.new_table(players=3)
    with server.browser() as browser:
        browser.post(f"/api/tables/{anna['code']}/seats", json={"name": "Ben"})
        carl = server.sit(anna["code"], "Carl")
        with (
            come_with(server, anna["code"], None, anna["token"]) as host,
            come_with(server, anna["code"], browser.cookies[NAME], carl["token"]) as beside,
        ):
            host.accepted("remove_seat", seat=1)
            beside.until(lambda table: table["seats"][1]["name"] is None)
            assert beside.table["me"] == 2
        with come_with(server, anna["code"], browser.cookies[NAME], carl["token"]) as beside:
            assert beside.table["me"] == 2
            assert beside.told[0]["type"] == "table"


def test_a_device_is_notified_when_its_seat_is_opened_on_another(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    elsewhere = {"type": "elsewhere", "code": "seat.elsewhere"}
    with (
        come_with(server, anna["code"], None, anna["token"]) as desk,
        come_with(server, anna["code"], None, ben["token"]) as other,
        come_with(server, anna["code"], None, anna["token"]) as phone,
    ):
        assert desk.until_told("elsewhere") == elsewhere
        desk.accepted("start")  # and both may play
        phone.until(lambda table: table["phase"] == "playing")
        other.until(lambda table: table["phase"] == "playing")
        assert elsewhere not in other.told + phone.told


def test_one_guest_has_one_seat(server: Server) -> None:
    with server.browser() as browser:
        code = table_of(browser, players=3)
        again = browser.post(f"/api/tables/{code}/seats", json={"name": "Anna"})
        assert (again.status_code, again.json()["code"]) == (409, "seat.yours")


def test_the_cookie_of_a_page_elsewhere_does_not_count(strict_server: Server) -> None:
    with strict_server.browser() as browser:
        code = table_of(browser)
        headers = {"cookie": f"{NAME}={browser.cookies[NAME]}"}
        for origin, seat in ((ELSEWHERE, None), (strict_server.address, 0), (None, 0)):
            with strict_server.socket(code, additional_headers=headers, origin=origin) as socket:
                assert Client(socket).table["me"] == seat, origin


def other(letter: str) -> str:
    return "B" if letter == "A" else "A"


def test_a_forged_or_altered_cookie_opens_no_seat(server: Server) -> None:
    with server.browser() as browser:
        code = table_of(browser)
        true = browser.cookies[NAME]
        guest, time, mark = true.split(".")
        forged = [
            "",
            guest,
            f"{guest}.{time}",
            f"{guest}.{time}.{other(mark[0])}{mark[1:]}",
            f"{other(guest[0])}{guest[1:]}.{time}.{mark}",
            f"{guest}.AAAAAA.{mark}",
            TimestampSigner("guessed", salt="tablee.guest").sign(guest).decode(),
            "x" * 3000,
            '"\\377\\000"',
        ]
        for cookie in forged:
            with come_with(server, code, cookie) as stranger:
                assert stranger.table["me"] is None, cookie
        with come_with(server, code, true) as anna:
            assert anna.table["me"] == 0
    assert "Traceback" not in server.log


def test_the_seats_outlive_a_restart_and_a_change_of_keys(tmp_path: Path) -> None:
    server = Server(tmp_path, secret_keys=[])  # it makes one, and keeps it
    try:
        with server.browser() as browser:
            code = table_of(browser)
            cookie = browser.cookies[NAME]
        (key,) = tmp_path.glob("*.key")
        assert key.stat().st_mode & 0o077 == 0
        for keys in (["new" * 12, key.read_text()], []):
            server.end()
            server.settings["secret_keys"] = keys
            server.start()
            with come_with(server, code, cookie) as anna:
                assert anna.table["me"] == 0, keys
        assert server.log == ""
    finally:
        server.end()


def test_at_the_rematch_the_cookie_is_as_good_as_at_the_table_before(server: Server) -> None:
    with server.browser() as browser:
        code = table_of(browser)
        with come_with(server, code, browser.cookies[NAME]) as anna:
            anna.accepted("start", fill="careful")
            anna.accepted("leave")
            anna.until(lambda table: table["phase"] == "match_over")
            anna.accepted("come_back")
            anna.accepted("rematch")
            again = anna.table["rematch"]
        with come_with(server, again, browser.cookies[NAME]) as anna:
            assert anna.table["me"] == 0
            assert anna.table["seats"][0]["host"]


def came(cookie: str | None = None, scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", b"tablee.example")]
    if cookie is not None:
        headers.append((b"cookie", cookie.encode("latin-1")))
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": headers})


def signed(book: Guests, scheme: str = "http") -> tuple[str, bytes]:
    """Return a cookie as a browser would send it, and the guest behind it."""
    answer = Response()
    guest = book.welcome(came(scheme=scheme), answer)
    return answer.headers["set-cookie"].partition(";")[0], guest


def test_a_cookie_is_read_by_the_keys_that_count() -> None:
    cookie, guest = signed(Guests(["old"]))
    assert Guests(["old"]).read(came(cookie)) == guest
    assert Guests(["new", "old"]).read(came(cookie)) == guest
    assert Guests(["old", "new"]).read(came(cookie)) == guest
    assert Guests(["new"]).read(came(cookie)) is None
    newer, _ = signed(Guests(["new", "old"]))
    assert Guests(["old"]).read(came(newer)) is None  # the first key signs


def test_an_expired_cookie_opens_no_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    book = Guests(["key"])
    cookie, guest = signed(book)
    monkeypatch.setattr(guest_cookie, "COOKIE_LIFETIME_S", -1)
    assert book.read(came(cookie)) is None
    monkeypatch.undo()
    assert book.read(came(cookie)) == guest


@pytest.mark.parametrize(("ahead_s", "is_known"), [(290, True), (310, False)])
def test_a_cookie_of_a_machine_whose_clock_is_a_little_ahead_counts(
    ahead_s: int, is_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Guests(["key"])
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now(signer) + ahead_s)
    cookie, guest = signed(book)
    monkeypatch.undo()
    assert (book.read(came(cookie)) == guest) is is_known


def test_a_cookie_of_plain_http_does_not_count_over_https() -> None:
    book = Guests(["key"])
    cookie, _ = signed(book)
    assert book.read(came(cookie, "https")) is None
    secure, guest = signed(book, "https")
    assert book.read(came(secure, "https")) == book.read(came(secure, "wss")) == guest
    assert Guests(["key"], secure=True).read(came(secure)) == guest  # the operator said that people come by https


@pytest.mark.parametrize("cookie", [NAME, f"{NAME}=", f"{NAME}=\xff.\xfe.\x01", f'{NAME}="', f"{NAME}=a.b.c; {NAME}=d"])
def test_whatever_stands_in_the_cookie_is_read_safely(cookie: str) -> None:
    assert Guests(["key"]).read(came(cookie)) is None


def test_identity_never_comes_from_what_a_message_says(server: Server) -> None:
    with server.browser() as browser:
        code = table_of(browser)
        with server.socket(code) as socket:
            stranger = Client(socket)
            for said in (
                {"type": "start", "id": "1", "fill": "careful", "seat": 0},
                {"type": "hello", "token": browser.cookies[NAME]},
                {"type": "start", "id": "2", "guest": browser.cookies[NAME]},
            ):
                stranger.tell(said)
                assert stranger.hear()["code"] == "message.unreadable", said
        with server.socket(code) as socket:
            socket.send(json.dumps({"type": "hello", "token": browser.cookies[NAME]}))
            assert json.loads(socket.recv())["code"] == "seat.unknown_token"
