"""The bot client of a server: its work is done in processes and threads."""

import asyncio

from tablee.server.workers.pool import ProcessWorkers
from tablee.table.bots.client import BotClient
from tablee.table.metrics import NO_METRICS, Metrics

MAX_ANSWER_S = 5.0  # for a question, which usually takes less than a second
TURNS_NICE, QUESTIONS_NICE = 5, 10  # with few cores, the event loop comes first and questions last


def make_bot_client(workers: int = 1, seconds: float = 10.0, metrics: Metrics = NO_METRICS) -> BotClient:
    """Return a client with this many workers for bots' turns, half as many for questions, and a time limit."""
    turns = ProcessWorkers(workers, seconds, TURNS_NICE)
    questions = ProcessWorkers(max(1, workers // 2), min(seconds, MAX_ANSWER_S), QUESTIONS_NICE)
    return BotClient(turns, questions, asyncio.to_thread, metrics)
