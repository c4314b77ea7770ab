"""Analyses are made once, as far as somebody asks for them, and never in the way of bots' turns."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tablee.bots.standing import Standing
from tablee.core.errors import TableeError
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.table.analysing import parts
from tablee.table.analysing.analyst import Analyst
from tablee.table.bots.client import BotClient
from tablee.table.refusals import REFUSALS, refusal_of
from tablee.table.workers import InPlaceWorkers, WorkFailed
from tests.table.analysing.records import finished

Result = TypeVar("Result")
RECORD = finished("zoo-domino")


class Counting(InPlaceWorkers):
    """Workers that count, and may be held up or fail."""

    def __init__(self) -> None:
        self.works: list[str] = []
        self.gate: asyncio.Event | None = None
        self.fails = 0

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        self.works.append(work.__name__)
        if self.gate is not None:
            await self.gate.wait()
        await asyncio.sleep(0)  # others come in between
        if self.fails:
            self.fails -= 1
            raise WorkFailed("lost")
        return work(*args)


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MAX_DECISIONS", 3)
    monkeypatch.setattr(parts, "MAX_S", float("inf"))


@pytest.fixture
def questions() -> Counting:
    return Counting()


@pytest.fixture
def analyst(questions: Counting) -> Analyst:
    return Analyst(BotClient(Counting(), questions))


def nothing() -> None:
    """Let every part be made."""


async def whole(analyst: Analyst, text: str = RECORD) -> list[Any]:
    """Ask for a whole analysis as the page does."""
    told = [await analyst.find("home", text, "quick", 0, nothing)]
    while told[-1].next is not None:
        told.append(await analyst.find("home", text, "quick", told[-1].next, nothing))
    return told


def test_only_what_is_asked_for_is_analysed(analyst: Analyst, questions: Counting) -> None:
    told = asyncio.run(analyst.find("home", RECORD, "quick", 0, nothing))
    assert questions.works == ["analyse_part"]
    assert told.next is not None


def test_a_second_reader_gets_everything_at_once_and_makes_no_work(analyst: Analyst, questions: Counting) -> None:
    async def run() -> None:
        told = await whole(analyst)
        made = len(questions.works)
        assert made == len(told) > 2
        again = await analyst.find("elsewhere", RECORD, "quick", 0, nothing)
        assert len(questions.works) == made
        assert again.next is None
        assert again.choices == [choice for part in told for choice in part.choices]
        assert again.chances == [point for part in told for point in part.chances]
        assert again.luck == [draw for part in told for draw in part.luck]
        assert again.players == told[-1].players

    asyncio.run(run())


def test_two_readers_at_once_share_the_work(analyst: Analyst, questions: Counting) -> None:
    async def run() -> None:
        one, two = await asyncio.gather(whole(analyst), whole(analyst))
        assert one[-1] == two[-1]
        assert len(questions.works) == len(one)

    asyncio.run(run())


def test_another_process_makes_what_it_does_not_have(analyst: Analyst, questions: Counting) -> None:
    async def run() -> None:
        told = await whole(analyst)
        other = Analyst(BotClient(Counting(), questions))
        questions.works.clear()
        last = await other.find("home", RECORD, "quick", told[-1].first, nothing)
        assert last == told[-1]
        assert len(questions.works) == len(told)

    asyncio.run(run())


def test_every_part_is_counted_and_a_limit_ends_it(analyst: Analyst) -> None:
    left = 2

    def count() -> None:
        nonlocal left
        if left == 0:
            raise REFUSALS("message.too_fast")
        left -= 1

    async def run() -> None:
        with pytest.raises(TableeError) as refused:
            await analyst.find("home", RECORD, "quick", 10_000, count)
        assert refusal_of(refused.value).code == "message.too_fast"
        known = await analyst.find("home", RECORD, "quick", 0, count)  # what was made is kept
        assert known.next is not None

    asyncio.run(run())


def test_a_lost_worker_loses_one_part(analyst: Analyst, questions: Counting) -> None:
    async def run() -> None:
        first = await analyst.find("home", RECORD, "quick", 0, nothing)
        questions.fails = 1
        with pytest.raises(TableeError) as refused:
            await analyst.find("home", RECORD, "quick", first.next or 0, nothing)
        assert refusal_of(refused.value).code == "server.busy"
        second = await analyst.find("home", RECORD, "quick", first.next or 0, nothing)
        assert second.first == first.next
        assert questions.works == ["analyse_part"] * 3

    asyncio.run(run())


def test_a_reader_who_leaves_ends_the_work_and_others_go_on(analyst: Analyst, questions: Counting) -> None:
    async def run() -> None:
        questions.gate = asyncio.Event()
        leaving = asyncio.create_task(analyst.find("home", RECORD, "quick", 10_000, nothing))
        staying = asyncio.create_task(analyst.find("elsewhere", RECORD, "quick", 0, nothing))
        while not questions.works:
            await asyncio.sleep(0)
        leaving.cancel()
        questions.gate.set()
        told = await staying
        assert leaving.cancelled()
        assert told.next is not None
        assert (
            questions.works == ["analyse_part"] * 2
        )  # the one that was given up, and the one for the reader who stayed

    asyncio.run(run())


def test_analyses_nobody_has_read_for_longest_are_forgotten(questions: Counting) -> None:
    async def run() -> None:
        texts = [finished(game) for game in ("zoo-domino", "romi-rami")]
        analyst = Analyst(BotClient(Counting(), questions))
        await whole(analyst, texts[0])
        size = analyst.size
        small = Analyst(BotClient(Counting(), questions), most_bytes=size + 100)
        for text in (*texts, texts[0]):
            await whole(small, text)
            assert small.size <= size + 100
        before = len(questions.works)
        await small.find("home", texts[0], "quick", 0, nothing)
        assert len(questions.works) == before

    asyncio.run(run())


def test_no_analysis_holds_up_a_bots_turn(questions: Counting) -> None:
    async def run() -> None:
        turns = Counting()
        client = BotClient(turns, questions)
        questions.gate = asyncio.Event()  # every worker for questions is busy
        analyses = [
            asyncio.create_task(Analyst(client).find(f"house {number}", RECORD, "quick", 0, nothing))
            for number in range(8)
        ]
        match = read_record(RECORD, find_game).match
        assert match.turn is not None
        for _ in range(5):
            await client.choose(match.game, match.view(match.turn), Standing.of(match), "casual")
        assert turns.works == ["think"] * 5
        assert not any(analysis.done() for analysis in analyses)
        questions.gate.set()
        await asyncio.gather(*analyses)
        assert turns.works == ["think"] * 5
        assert questions.works == ["analyse_part"] * 8

    asyncio.run(run())
