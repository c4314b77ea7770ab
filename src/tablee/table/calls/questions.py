"""Questions that need no table: the referee, the solver, lessons and records."""

from typing import Any

from tablee.core.positions.reading import read_options
from tablee.table.bots import tasks
from tablee.table.bots.client import BotClient
from tablee.table.messages.answers import Judged, Verdict
from tablee.table.messages.requests import Attempt, RecordToReplay
from tablee.table.rendering.lessons import check_attempt, judge_attempt
from tablee.table.rendering.replays import Wanted, replay_record
from tablee.table.rendering.verification import verify


async def referee(bot_client: BotClient, address: str, game: str, position: dict[str, Any]) -> Verdict:
    """Judge a proposed move in a position on a real table."""
    return Verdict.of(await bot_client.ask(address, tasks.referee, game, read_options(position), position))


async def solve(
    bot_client: BotClient, address: str, game: str, position: dict[str, Any], objective: str | None
) -> dict[str, Any]:
    """Find the best turn in a position on a real table; the form of the answer depends on the game."""
    return await bot_client.ask(address, tasks.solve, game, read_options(position), position, objective)


async def attempt(bot_client: BotClient, game: str, scene: int, tried: Attempt) -> Judged:
    """Judge a learner's action in a scene of a lesson, counted from 0. Nothing is stored: the next scene is fixed."""
    judgement = await bot_client.aside(judge_attempt, game, scene, tried.action)
    return Judged.of(judgement.refusal, wanted=judgement.wanted)


async def check_lesson(bot_client: BotClient, game: str, scene: int, tried: Attempt) -> bytes:
    """Judge the draft of a learner's turn in a scene of a lesson; the verdict is encoded."""
    return await bot_client.aside(check_attempt, game, scene, tried.action)


async def verify_record(bot_client: BotClient, address: str, record: str) -> bytes:
    """Replay a record, and return the encoded `Verified`."""
    return await bot_client.ask(address, verify, record)


async def replay_file(bot_client: BotClient, address: str, given: RecordToReplay) -> bytes:
    """Replay steps of a record; the `Replay` is encoded and compressed."""
    wanted = Wanted(given.seat, given.hands, given.first, given.count)
    return await bot_client.ask(address, replay_record, given.record, wanted)
