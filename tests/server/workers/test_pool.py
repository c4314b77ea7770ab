"""A pool of real processes, asked directly."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tablee.core.errors import IllegalAction, InvalidOption
from tablee.server.store.sqlite import SqliteStore
from tablee.server.workers import bot_client, pool
from tablee.server.workers.bot_client import make_bot_client
from tablee.table import commands
from tablee.table.bots.client import MAX_WAITING_QUESTIONS, BotClient
from tablee.table.bots.tasks import solve
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked
from tablee.table.lobby import Lobby
from tablee.table.workers import WorkFailed
from tests.server.helpers.server import TIMEOUT_S

LONG = 600  # seconds that no test waits


def ask(story: Callable[[BotClient], Awaitable[None]], seconds: float = LONG) -> None:
    async def run() -> None:
        bot_client = make_bot_client(workers=1, seconds=seconds)
        try:
            await story(bot_client)
        finally:
            await bot_client.close()

    asyncio.run(run())


def test_a_workers_refusal_is_passed_on_and_slow_work_is_reported() -> None:
    async def story(bot_client: BotClient) -> None:
        with pytest.raises(InvalidOption, match="objective cannot be"):
            await bot_client.ask("", solve, "zoo-domino", {}, {}, "tiles")
        with pytest.raises(WorkFailed) as failed:
            await bot_client.turns.run(time.sleep, LONG)
        assert failed.value.why == "too long"
        position = {"hand": ["D-church"], "table": [["D-dish", "D-sight", "D-emblem"]]}
        assert (await bot_client.ask("", solve, "photo-rummy", {}, position, None))["optimal"]
        with pytest.raises(IllegalAction) as busy:
            await bot_client.ask("", os._exit, 7)
        assert busy.value.refusal.code == "server.busy"

    ask(story, seconds=1)


def test_a_caller_that_stops_waiting_frees_the_worker() -> None:
    async def story(bot_client: BotClient) -> None:
        dreaming = asyncio.create_task(bot_client.turns.run(time.sleep, LONG))
        waiting = asyncio.create_task(bot_client.turns.run(os.getpid))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        dreaming.cancel()
        assert await waiting != os.getpid()
        with pytest.raises(asyncio.CancelledError):
            await dreaming

    ask(story)


def wait_for(gate: Path) -> str:
    """Keep a worker busy until the gate is there."""
    while not gate.exists():
        time.sleep(0.01)
    return gate.name


async def refused(question: Awaitable[object]) -> str:
    with pytest.raises(IllegalAction) as refusal:
        await question
    return refusal.value.refusal.code


async def let_others_go_on() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_bot_moves_however_many_questions_came_earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_client, "MAX_ANSWER_S", LONG)
    first, others = tmp_path / "first", tmp_path / "others"

    async def story(bot_client: BotClient) -> None:
        store = SqliteStore(tmp_path / "tables.db")
        bots = Bots(0.0, bot_client)
        lobby = Lobby(store, bots, Timers())
        code, _, _ = await lobby.create("zoo-domino", 2, {}, "Anna")
        table = await lobby.find(code)
        asked = [
            asyncio.create_task(bot_client.ask("here", wait_for, gate))
            for gate in [first] + [others] * MAX_WAITING_QUESTIONS
        ]
        await let_others_go_on()
        assert await refused(bot_client.ask("here", wait_for, others)) == "server.busy"
        version = await table.do(commands.start, 0, "careful", asked=Asked(0, "start"))
        if table.bot_to_act() is None:
            match = table.state.played
            version = await table.play(0, match.game.view_for(match.state, 0).actions[0], version)
        await let_others_go_on()
        async with asyncio.timeout(TIMEOUT_S):
            while table.state.version == version:
                await asyncio.sleep(0.01)
        assert not any(question.done() for question in asked)
        first.touch()
        others.touch()
        assert await asyncio.gather(*asked) == ["first", *["others"] * MAX_WAITING_QUESTIONS]
        await bots.close()
        await store.close()

    ask(story)


def test_a_question_is_not_worked_on_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_client, "MAX_ANSWER_S", 0.2)
    never = tmp_path / "never"

    async def story(bot_client: BotClient) -> None:
        question = asyncio.create_task(bot_client.ask("here", wait_for, never))
        await let_others_go_on()
        async with asyncio.timeout(TIMEOUT_S):
            assert await bot_client.turns.run(os.getpid) != os.getpid()
        assert await refused(question) == "server.busy"

    ask(story)


def nested(depth: int) -> list[object]:
    """Return a list in a list in a list, deeper than can be pickled."""
    document: list[object] = []
    for _ in range(depth):
        document = [document]
    return document


def test_what_is_nested_too_deeply_is_refused_and_the_pool_lives_on() -> None:
    async def story(bot_client: BotClient) -> None:
        first = await bot_client.questions.run(os.getpid)
        with pytest.raises(InvalidOption, match="nested too deeply"):
            await bot_client.ask("here", len, nested(5_000))
        assert await bot_client.questions.run(os.getpid) == first

    ask(story)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_pool_whose_thread_died_is_replaced_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_pickled", lambda work, args: (work, nested(5_000)))  # as if we did not look

    async def story(bot_client: BotClient) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            with pytest.raises(WorkFailed) as failed:
                await bot_client.turns.run(os.getpid)
            assert failed.value.why == "lost"
            monkeypatch.undo()
            assert await bot_client.turns.run(os.getpid) != os.getpid()

    ask(story)


def hoard(size: int) -> int:
    """Use memory."""
    return len(bytearray(size))


@pytest.mark.skipif(sys.platform != "linux", reason="where the size of a process can be looked up")
def test_a_worker_gets_a_bounded_part_of_the_memory() -> None:
    async def story(bot_client: BotClient) -> None:
        assert await bot_client.turns.run(hoard, pool.MAX_WORKER_BYTES // 4)
        with pytest.raises(WorkFailed) as failed:
            await bot_client.turns.run(hoard, 2 * pool.MAX_WORKER_BYTES)
        assert failed.value.why == "too large"
        assert await bot_client.questions.run(os.getpid)

    ask(story)


def test_questions_are_broken_off_when_the_server_ends(tmp_path: Path) -> None:
    never = tmp_path / "never"

    async def story(bot_client: BotClient) -> None:
        asked = [asyncio.create_task(bot_client.ask("here", wait_for, never)) for _ in range(5)]
        await asyncio.sleep(0.2)
        bot_client.stop_questions()
        async with asyncio.timeout(TIMEOUT_S):
            assert {await refused(question) for question in asked} == {"server.busy"}

    ask(story)
