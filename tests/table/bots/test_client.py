"""Bots think in their own processes; whatever happens to these, the table goes on."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers.odd_bots import GATE, THINKER
from tests.server.helpers.processes import descendants, until_gone, workers
from tests.server.helpers.server import TIMEOUT_S, Client, Server, at_table, play_on

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


class OddServer(Server):
    """A server with odd bots and one worker."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.gate, self.thinker = folder / GATE.name, folder / THINKER.name
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("ODD_BOTS", str(folder))
            super().__init__(folder, program=("-m", "tests.server.helpers.odd_bots"), workers=1, **settings)

    def wait_for_thinker(self) -> int:
        """Return the process in which a dreamer thinks."""
        give_up = time.monotonic() + TIMEOUT_S
        while not self.thinker.exists():
            assert time.monotonic() < give_up, "nobody thinks"
            time.sleep(0.01)
        return int(self.thinker.read_text())


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OddServer]:
    """A server with a short time limit for bots."""
    running = OddServer(tmp_path_factory.mktemp("hasty"), think_seconds=0.2)
    yield running
    running.end()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OddServer]:
    """A server without a short time limit."""
    running = OddServer(tmp_path_factory.mktemp("patient"), think_seconds=600)
    yield running
    running.end()


@pytest.fixture
def patient(shared: OddServer) -> Iterator[OddServer]:
    """Where the gate is closed and nobody thinks yet."""
    for trace in (shared.gate, shared.thinker):
        trace.unlink(missing_ok=True)
    yield shared
    shared.gate.touch()


def against(client: Client, bot: str) -> None:
    """Start a game against a bot and play until it is the bot's turn."""
    client.accepted("start", fill=bot)
    if client.my_turn:
        client.accepted("play", action=client.table["view"]["actions"][0], version=client.table["version"])


def test_a_bot_whose_worker_is_killed_in_the_middle_of_a_thought_thinks_again(patient: OddServer) -> None:
    anna = patient.new_table()
    with at_table(patient, anna["code"], anna["token"]) as (one,):
        against(one, "dreamer")
        first = patient.wait_for_thinker()
        assert first in workers(patient.process.pid)
        version = one.table["version"]
        patient.gate.touch()
        patient.thinker.unlink()
        os.kill(first, signal.SIGKILL)
        one.until(lambda table: table["version"] > version)
        assert patient.wait_for_thinker() != first
        play_on([one])
    assert "Traceback" not in patient.log


def test_the_server_answers_while_a_bot_thinks(patient: OddServer) -> None:
    anna, eva = patient.new_table(), patient.new_table(name="Eva")
    ben = patient.sit(eva["code"])
    with (
        at_table(patient, anna["code"], anna["token"]) as (one,),
        at_table(patient, eva["code"], eva["token"], ben["token"]) as others,
    ):
        against(one, "dreamer")
        patient.wait_for_thinker()
        version = one.table["version"]
        others[0].accepted("start")
        play_on(others)
        assert patient.http.get("/api/health").status_code == 200
        assert patient.http.get(f"/api/tables/{anna['code']}").json()["version"] == version
        patient.gate.touch()
        one.until(lambda table: table["version"] > version)


@pytest.mark.parametrize(
    ("bot", "told"), [("mortal", "lost"), ("stumbler", "failed"), ("dreamer", "too long"), ("cheat", "forbidden")]
)
def test_a_bot_that_cannot_think_plays_plainly_and_the_table_goes_on(bot: str, told: str, hasty: OddServer) -> None:
    anna = hasty.new_table()
    with at_table(hasty, anna["code"], anna["token"]) as (one,):
        against(one, bot)
        version = one.table["version"]
        one.until(lambda table: table["version"] > version)
    assert any(f"bot={bot}" in line and told in line for line in hasty.log.splitlines())
    assert anna["token"] not in hasty.log
    assert anna["code"] not in hasty.log


def test_workers_that_are_killed_while_they_wait_are_replaced(patient: OddServer) -> None:
    anna = patient.new_table(rounds=3)
    with at_table(patient, anna["code"], anna["token"]) as (one,):
        against(one, "careful")
        play_on([one], moves=2)
        for pid in workers(patient.process.pid):
            os.kill(pid, signal.SIGKILL)
        play_on([one])
        for pid, how in descendants(patient.process.pid).items():  # what workers are forked from, too
            if "forkserver" in how:
                os.kill(pid, signal.SIGKILL)
        one.accepted("next_round", version=one.table["version"])
        play_on([one])
        assert one.table["phase"] == "round_over"
        assert workers(patient.process.pid)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_server(how: signal.Signals, tmp_path: Path) -> None:
    server = OddServer(tmp_path)
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, "dreamer")
        thinker = server.wait_for_thinker()
        started = descendants(server.process.pid)
        assert thinker in started
        server.end(how)
    assert until_gone(started) == {}
    assert "Traceback" not in server.log


def test_ctrl_c_reaches_the_whole_group_and_everything_ends_quietly(tmp_path: Path) -> None:
    server = OddServer(tmp_path)
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        against(one, "dreamer")
        server.wait_for_thinker()
        started = descendants(server.process.pid)
        for pid in started:
            os.kill(pid, signal.SIGINT)
        server.end(signal.SIGINT)
    assert until_gone(started) == {}
    assert server.log == ""
