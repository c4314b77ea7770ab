"""Analyses of finished matches, and second tries at their turns."""

from collections.abc import Callable

from tablee.table.analysing.analyst import Analyst
from tablee.table.analysing.tries import check_turn, show_turn, try_turn
from tablee.table.bots.client import BotClient
from tablee.table.lobby import Lobby
from tablee.table.messages.analysis import Analysis
from tablee.table.messages.requests import AnalysisWanted, FinishedMatch, TurnTried


async def record_of(lobby: Lobby, wanted: FinishedMatch, address: str = "") -> str:
    """Return the record of the match; that of a table exists only when the match is over."""
    return wanted.record if wanted.record is not None else await lobby.record(wanted.code or "", address)


async def analyse(
    analyst: Analyst, address: str, record: str, wanted: AnalysisWanted, count: Callable[[], None] = lambda: None
) -> Analysis:
    """Analyse a match from a step on: one part, or all that is known; `count` is called before each part is made."""
    return await analyst.find(address, record, wanted.depth, wanted.first, count)


async def try_again(bot_client: BotClient, address: str, record: str, tried: TurnTried) -> bytes:
    """Judge another action in the place of one that was played; the `Tried` is encoded."""
    return await bot_client.ask(address, try_turn, record, tried.depth, tried.step, tried.action)


async def show(bot_client: BotClient, address: str, record: str, tried: TurnTried) -> bytes:
    """Show the table after another action, from the seat of the player; the `Step` is encoded."""
    return await bot_client.ask(address, show_turn, record, tried.step, tried.action)


async def check(bot_client: BotClient, address: str, record: str, tried: TurnTried) -> bytes:
    """Judge the draft of another action; the verdict is encoded."""
    return await bot_client.ask(address, check_turn, record, tried.step, tried.action)
