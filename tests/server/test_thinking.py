"""Bots think in processes of their own; whatever happens to these, the table goes on."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.odd_bots import GATE, THINKER
from tests.server.processes import descendants, until_gone, workers
from tests.server.server import PATIENCE, Client, Server, at_table, play_on

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

ODD = ("-m", "tests.server.odd_bots")


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Server]]:
    monkeypatch.setenv("ODD_BOTS", str(tmp_path))
    started: list[Server] = []

    def start(**settings: object) -> Server:
        started.append(Server(tmp_path, program=ODD, workers=1, **settings))
        return started[-1]

    yield start
    (tmp_path / GATE.name).touch()
    for server in started:
        if server.process.poll() is None:
            server.end()


def against(client: Client, bot: str) -> None:
    """Start a game against a bot and play until it is the bot's turn."""
    client.accepted("start", fill=bot)
    if client.my_turn:
        client.accepted("play", action=client.table["view"]["actions"][0], version=client.table["version"])


def wait_for(file: Path) -> str:
    give_up = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < give_up, f"no {file.name}"
        time.sleep(0.01)
    return file.read_text()


def test_a_bot_whose_worker_is_killed_in_the_middle_of_a_thought_thinks_again(
    odd: Callable[..., Server], tmp_path: Path
) -> None:
    server = odd()
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, "dreamer")
        thinker = int(wait_for(tmp_path / THINKER.name))
        assert thinker in workers(server.process.pid)
        version = one.table["version"]
        (tmp_path / GATE.name).touch()
        (tmp_path / THINKER.name).unlink()
        os.kill(thinker, signal.SIGKILL)
        one.until(lambda table: table["version"] > version)
        again = int(wait_for(tmp_path / THINKER.name))
        assert again != thinker
        play_on([one])
    assert "Traceback" not in server.log


def test_the_server_answers_while_a_bot_thinks(odd: Callable[..., Server], tmp_path: Path) -> None:
    server = odd()
    anna, eva = server.new_table(), server.new_table(name="Eva")
    ben = server.sit(eva["code"])
    with (
        at_table(server, anna["code"], anna["token"]) as (one,),
        at_table(server, eva["code"], eva["token"], ben["token"]) as others,
    ):
        against(one, "dreamer")
        wait_for(tmp_path / THINKER.name)
        version = one.table["version"]
        others[0].accepted("start")
        play_on(others)
        assert server.http.get("/api/health").status_code == 200
        assert server.http.get(f"/api/tables/{anna['code']}").json()["version"] == version
        (tmp_path / GATE.name).touch()
        one.until(lambda table: table["version"] > version)


@pytest.mark.parametrize(
    ("bot", "told"), [("mortal", "lost"), ("stumbler", "failed"), ("dreamer", "too long"), ("cheat", "forbidden")]
)
def test_a_bot_that_cannot_think_plays_plainly_and_the_table_goes_on(
    bot: str, told: str, odd: Callable[..., Server], tmp_path: Path
) -> None:
    server = odd(think_seconds=0.2)
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, bot)
        version = one.table["version"]
        one.until(lambda table: table["version"] > version)
    assert told in server.log
    assert anna["token"] not in server.log
    assert anna["code"] not in server.log


def test_workers_that_are_killed_while_they_wait_are_replaced(odd: Callable[..., Server]) -> None:
    server = odd()
    anna = server.new_table(rounds=3)
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, "careful")
        play_on([one], moves=2)
        before = descendants(server.process.pid)
        for pid in workers(server.process.pid):
            os.kill(pid, signal.SIGKILL)
        play_on([one])
        for pid, how in before.items():
            if "forkserver" in how and Path(f"/proc/{pid}").exists():
                os.kill(pid, signal.SIGKILL)
        for pid in workers(server.process.pid):
            os.kill(pid, signal.SIGKILL)
        one.accepted("next_round", version=one.table["version"])
        play_on([one])
        assert one.table["phase"] == "round_over"
        assert workers(server.process.pid)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_outlives_the_server(how: signal.Signals, odd: Callable[..., Server], tmp_path: Path) -> None:
    server = odd()
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, "dreamer")
        thinker = int(wait_for(tmp_path / THINKER.name))
        started = descendants(server.process.pid)
        assert thinker in started
        server.end(how)
    assert until_gone(started) == {}
    assert "Traceback" not in server.log


def test_ctrl_c_reaches_the_whole_group_and_everything_ends_quietly(odd: Callable[..., Server], tmp_path: Path) -> None:
    server = odd()
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, "dreamer")
        wait_for(tmp_path / THINKER.name)
        started = descendants(server.process.pid)
        for pid in started:
            os.kill(pid, signal.SIGINT)
        server.end(signal.SIGINT)
    assert until_gone(started) == {}
    assert server.log == ""
