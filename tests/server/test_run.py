"""Starting the server."""

import signal
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tablee.core.errors import TableeError
from tablee.server import listening
from tablee.server.listening import listen
from tablee.server.run import serve
from tests.server.helpers.programs import PROGRAM
from tests.server.helpers.server import TIMEOUT_S, Server


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(TableeError, match=f"cannot listen at '127.0.0.1', port {port}: Address already in use"):
            serve(port=port, database=f"sqlite:///{tmp_path / 'tables.db'}")


def test_without_a_choice_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(listening, "USUAL_PORT", port)
        with listening.listen_at_some_port("127.0.0.1") as found:
            assert port < found.getsockname()[1] < port + listening.PORTS_TRIED
        monkeypatch.setattr(listening, "PORTS_TRIED", 1)
        with listening.listen_at_some_port("127.0.0.1") as found:
            assert found.getsockname()[1] not in (0, port)


def test_an_address_in_the_local_network_is_no_loopback() -> None:
    assert not (listening.find_lan_address() or "").startswith("127.")


@pytest.mark.parametrize(
    ("host", "port", "told"),
    [
        ("127.0.0.1", 70_000, "a port is a number from 0 to 65535, not 70000"),
        ("127.0.0.1", -1, "a port is a number"),
        ("no such host", 0, "cannot listen at 'no such host'"),
        ("192.0.2.1", 0, "cannot listen at '192.0.2.1'"),
    ],
)
def test_an_impossible_address_is_reported_in_one_line(host: str, port: int, told: str, tmp_path: Path) -> None:
    with pytest.raises(TableeError, match=told) as refused:
        serve(host=host, port=port, database=f"sqlite:///{tmp_path / 'tables.db'}")
    assert "\n" not in str(refused.value)


def test_a_bad_database_frees_the_port_again() -> None:
    with pytest.raises(TableeError, match="unknown kind of database"):
        serve(port=0, database="mysql://host/db")


def test_a_page_at_the_public_address_or_a_friendly_one_may_open_sockets(tmp_path: Path) -> None:
    ours, friendly = "https://play.example.org", "http://friends.example:8080"
    running = Server(tmp_path, public_address=ours, origins=[friendly])
    code = running.new_table()["code"]
    for origin in (ours, friendly, running.address):
        with running.socket(code, origin=origin) as welcome:
            welcome.send('{"type": "hello", "token": null}')
            assert welcome.recv(TIMEOUT_S)
    with pytest.raises(InvalidStatus), running.socket(code, origin="https://elsewhere.example.org"):
        pass
    running.end()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_server_ends_quietly(how: signal.Signals, tmp_path: Path) -> None:
    running = Server(tmp_path, program=("-c", PROGRAM))
    code = running.new_table()["code"]
    with running.socket(code):
        running.end(how)
    assert running.log == ""
    assert running.process.returncode in (0, -how)
